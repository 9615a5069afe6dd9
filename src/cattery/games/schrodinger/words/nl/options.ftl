### Schrödingers katten: wat een tafel afspreekt. De laatste vier maken kleine varianten, voor onderzoek.

option-schrodinger-players = Spelers
    .help = Van 2 tot en met 6
option-schrodinger-physicats = Fysikatten
    .help = Zonder is het het eenvoudige spel, het beste om mee te leren
option-schrodinger-starter = Wie begint
    .help = Een plaats, vanaf 1; anders beslist het lot
option-schrodinger-hand = Kaarten in ronde 1
    .help = 6 in het volledige spel, of minder
option-schrodinger-pack = Dooskaarten
    .help = Hoeveel levende katten, dode katten, lege dozen en Heisenbergs
option-schrodinger-track = Lengte van het spoor
    .help = In groepen van vijf stellingen: 13 in het volledige spel
option-schrodinger-lives = Levens
    .help = Hoe vaak je ongelijk mag hebben, in plaats van wat het aantal spelers zegt
