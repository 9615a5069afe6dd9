### Crazy Mistigri in de arena.

arena-penalty = strafpunten
report-penalty = Strafpunten meer dan de anderen
