### Os Gatos de Schrödinger na arena.

report-by-physicat = Por Fisigato
