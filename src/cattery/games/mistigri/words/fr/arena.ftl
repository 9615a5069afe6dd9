### Crazy Mistigri dans l’arène.

arena-penalty = pénalité
report-penalty = Points de pénalité de plus que les autres
