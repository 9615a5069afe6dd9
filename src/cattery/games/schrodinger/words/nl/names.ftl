### Schrödingers katten: namen van het spel, zijn fysikatten en de delen van de regels.

game-schrodinger = Schrödingers katten
    .about = Bluf over wat er in ieders dozen zit.

## De fysikatten, als termen voor zinnen en als berichten voor de code

-cecilia = Cecilia Payne-Gapoeskin
-maria = Maria Goeppert-Mauwer
-purrie = Marie Snorrie
-felidae = Michael Faraday
-feyncat = Richard Velman
-prride = Velly Ride
-mewton = Sir Miesaac Newton
-felinestein = Albert Einstein
-pawking = Stephen Haarking
-tabby = Neil deKort Tyson

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

## De delen van de regels

section-schrodinger-material = Spelmateriaal
section-schrodinger-setup = Voorbereiding
section-schrodinger-round = Een ronde
section-schrodinger-proof = Bewijs en ruil
section-schrodinger-doubt = Twijfel en controle
section-schrodinger-physicats = Fysikatten
section-schrodinger-rulings = Afspraken over eigenschappen
