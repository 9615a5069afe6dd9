### Les Chats de Schrödinger : ce dont la table convient. Les quatre dernières font de petites variantes pour l’étude.

option-schrodinger-players = Nombre de places
    .help = De 2 à 6
option-schrodinger-physicats = Physichats
    .help = Sans eux, c’est la partie simple, la meilleure pour apprendre
option-schrodinger-starter = Qui commence
    .help = Une place, à partir de 1 ; sinon, le hasard décide
option-schrodinger-hand = Cartes à la manche 1
    .help = 6 dans la partie complète, ou moins
option-schrodinger-pack = Cartes Boîte
    .help = Combien de chats vivants, de chats morts, de boîtes vides et de Heisenbergs
option-schrodinger-track = Longueur de la piste
    .help = En groupes de cinq annonces : 13 dans la partie complète
option-schrodinger-lives = Vies
    .help = Combien de fois on peut avoir tort, au lieu de ce que dit le nombre de places
