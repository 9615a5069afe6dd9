### Les Chats de Schrödinger : noms du jeu, de ses Physichats et des parties de sa règle.

game-schrodinger = Les Chats de Schrödinger
    .about = Bluffe sur ce que cachent les boîtes de tous.

## Les Physichats, comme termes pour les phrases et comme messages pour le code

-cecilia = Cecilia Payne-Matouschkin
-maria = Maria Croquette-Mayer
-purrie = Miaou Curie
-felidae = Michael Charaday
-feyncat = Richard Félinman
-prride = Chally Ride
-mewton = Sir Isaac Mewton
-felinestein = Albert Félinstein
-pawking = Stefeule Hawking
-tabby = Neil deGriffe Tyson

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

## Les parties de la règle

section-schrodinger-material = Matériel
section-schrodinger-setup = Mise en place
section-schrodinger-round = Une manche
section-schrodinger-proof = Preuve et échange
section-schrodinger-doubt = Doute et vérification
section-schrodinger-physicats = Physichats
section-schrodinger-rulings = Arbitrages sur les capacités
