### Crazy Mistigri: ciò che il tavolo concorda. Le ultime due creano piccole varianti, per studio.

option-mistigri-players = Persone
    .help = Da 3 a 5
option-mistigri-starter = Chi comincia
    .help = Un posto, a partire da 1; altrimenti decide il caso
option-mistigri-values = Valori nel mazzo
    .help = Al posto di quelli che dice il numero di persone
option-mistigri-hand = Carte a testa
    .help = Invece di distribuire tutto il mazzo
