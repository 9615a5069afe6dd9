### Crazy Mistigri in the arena.

arena-penalty = penalty
report-penalty = Penalty points more than the others
