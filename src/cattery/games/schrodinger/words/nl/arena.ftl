### Schrödingers katten in de arena.

report-by-physicat = Per fysikat
