### Crazy Mistigri na arena.

arena-penalty = penalidade
report-penalty = Pontos de penalidade a mais que os outros
