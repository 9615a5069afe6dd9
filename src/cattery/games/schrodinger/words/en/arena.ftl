### Schrödinger’s Cats in the arena.

report-by-physicat = By physicat
