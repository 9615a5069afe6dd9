### Crazy Mistigri nell’arena.

arena-penalty = penalità
report-penalty = Punti di penalità in più degli altri
