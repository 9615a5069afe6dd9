### I gatti di Schrödinger nell’arena.

report-by-physicat = Per Fisigatto
