### Crazy Mistigri: wat een tafel afspreekt. De laatste twee maken kleine varianten, voor onderzoek.

option-mistigri-players = Spelers
    .help = Van 3 tot en met 5
option-mistigri-starter = Wie begint
    .help = Een plaats, vanaf 1; anders beslist het lot
option-mistigri-values = Waarden in het spel
    .help = In plaats van die bij het aantal spelers horen
option-mistigri-hand = Kaarten per speler
    .help = In plaats van alle kaarten te delen
