### Les Chats de Schrödinger : les cartes Boîte, et les annonces à leur sujet.

schrodinger-cards-alive =
    { $count ->
        [one] { $count } chat vivant
       *[other] { $count } chats vivants
    }
schrodinger-cards-dead =
    { $count ->
        [one] { $count } chat mort
       *[other] { $count } chats morts
    }
schrodinger-cards-empty =
    { $count ->
        [one] { $count } boîte vide
       *[other] { $count } boîtes vides
    }
schrodinger-cards-heisenberg =
    { $count ->
        [one] { $count } Heisenberg
       *[other] { $count } Heisenbergs
    }
schrodinger-cards-none = aucune carte
# Tant de cartes que l’on ne voit pas.
schrodinger-cards-hidden =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
schrodinger-physicat-hidden = un Physichat, face cachée

## Une annonce, et la forme courte qu’utilise le plateau.

schrodinger-claim =
    { $state ->
        [alive] au moins { schrodinger-cards-alive }
        [dead] au moins { schrodinger-cards-dead }
        [empty] au moins { schrodinger-cards-empty }
       *[heisenberg] au moins { schrodinger-cards-heisenberg }
    }
schrodinger-claim-short =
    { $state ->
        [alive]
            { $count ->
                [one] { $count } vivant
               *[other] { $count } vivants
            }
        [dead]
            { $count ->
                [one] { $count } mort
               *[other] { $count } morts
            }
        [empty]
            { $count ->
                [one] { $count } vide
               *[other] { $count } vides
            }
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
