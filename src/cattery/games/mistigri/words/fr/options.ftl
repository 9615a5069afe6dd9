### Crazy Mistigri : ce dont la table convient. Les deux dernières font de petites variantes pour l’étude.

option-mistigri-players = Nombre de places
    .help = De 3 à 5
option-mistigri-starter = Qui commence
    .help = Une place, à partir de 1 ; sinon, le hasard décide
option-mistigri-values = Valeurs du paquet
    .help = Au lieu de celles que dit le nombre de places
option-mistigri-hand = Cartes par personne
    .help = Au lieu de distribuer tout le paquet
