### I gatti di Schrödinger: nomi del gioco, dei suoi Fisigatti e delle sezioni delle regole.

game-schrodinger = I gatti di Schrödinger
    .about = Bluffa su ciò che c’è nelle scatole di tutti.

## I Fisigatti, come termini per le frasi e come messaggi per il codice

-cecilia = Cecilia Payne-Gattoschkin
-maria = Maria Goeppert-Miauer
-purrie = Marie Miaurie
-felidae = Michael Felinday
-feyncat = Richard Feyngatto
-prride = Sally Miaide
-mewton = Sir Isaac Miauton
-felinestein = Albert Gattstein
-pawking = Stephen Zampking
-tabby = Neil deGatt Tyson

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

## Le sezioni delle regole

section-schrodinger-material = Componenti
section-schrodinger-setup = Preparazione
section-schrodinger-round = Una manche
section-schrodinger-proof = Prova e scambio
section-schrodinger-doubt = Dubbio e verifica
section-schrodinger-physicats = Fisigatti
section-schrodinger-rulings = Decisioni sulle abilità
