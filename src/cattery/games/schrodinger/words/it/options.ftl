### I gatti di Schrödinger: ciò che il tavolo concorda. Le ultime quattro creano piccole varianti, per studio.

option-schrodinger-players = Persone
    .help = Da 2 a 6
option-schrodinger-physicats = Fisigatti
    .help = Senza, è il gioco semplice, il migliore per imparare
option-schrodinger-starter = Chi comincia
    .help = Un posto, a partire da 1; altrimenti decide il caso
option-schrodinger-hand = Carte nella manche 1
    .help = 6 nel gioco completo, o meno
option-schrodinger-pack = Carte scatola
    .help = Quanti gatti vivi, gatti morti, scatole vuote e Heisenberg
option-schrodinger-track = Lunghezza del percorso
    .help = In gruppi di cinque affermazioni: 13 nel gioco completo
option-schrodinger-lives = Vite
    .help = Quante volte si può avere torto, al posto di quanto dice il numero di persone
