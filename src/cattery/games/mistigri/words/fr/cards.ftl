### Crazy Mistigri : les cartes, une par une et par couleur.

# $values : une valeur, ou plusieurs séparées par des espaces : Prune 4, Prune 4 4 7.
mistigri-cards-of-colour = { $colour } { $values }
mistigri-card-mistigri = le { card-mistigri }
mistigri-cards-none = aucune carte
# Des cartes que l’on ne voit pas.
mistigri-card-hidden = une carte
mistigri-cards-hidden =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
# Un élément de la liste des points : « Nadia 11, Ben 23 ».
mistigri-score =
    { $seat ->
        [you] { $points } pour toi
       *[other] { $points } pour { $seat-name }
    }
