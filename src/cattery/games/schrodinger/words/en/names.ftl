### Schrödinger’s Cats: names of the game, its physicats and the sections of its rules.

game-schrodinger = Schrödinger’s Cats
    .about = Bluff about what is in everybody’s boxes.

## The physicats, as terms for sentences and as messages for code

-cecilia = Cecilia Pounce-Gaposchkin
-maria = Maria Goeppert-Meower
-purrie = Marie Purrie
-felidae = Michael Felidæ
-feyncat = Richard Feyncat
-prride = Sally Prride
-mewton = Sir Isaac Mewton
-felinestein = Albert Felinestein
-pawking = Stephen Pawking
-tabby = Neil deGrasse Tabby

physicat-cecilia = { -cecilia }
physicat-maria = { -maria }
physicat-purrie = { -purrie }
physicat-felidae = { -felidae }
physicat-feyncat = { -feyncat }
physicat-prride = { -prride }
physicat-mewton = { -mewton }
physicat-felinestein = { -felinestein }
physicat-pawking = { -pawking }
physicat-tabby = { -tabby }

## The sections of the rules

section-schrodinger-material = Material
section-schrodinger-setup = Setup
section-schrodinger-round = A round
section-schrodinger-proof = Proof and swap
section-schrodinger-doubt = Doubt and check
section-schrodinger-physicats = Physicats
section-schrodinger-rulings = Rulings on powers
