### Schrödinger’s Cats: box cards, and claims about them.

schrodinger-cards-alive =
    { $count ->
        [one] { $count } alive cat
       *[other] { $count } alive cats
    }
schrodinger-cards-dead =
    { $count ->
        [one] { $count } dead cat
       *[other] { $count } dead cats
    }
schrodinger-cards-empty =
    { $count ->
        [one] { $count } empty box
       *[other] { $count } empty boxes
    }
schrodinger-cards-heisenberg =
    { $count ->
        [one] { $count } Heisenberg
       *[other] { $count } Heisenbergs
    }
schrodinger-cards-none = no cards
# So many cards whose faces are hidden.
schrodinger-cards-hidden =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
schrodinger-physicat-hidden = a physicat, face down

## A claim, and the short form that the board uses.

schrodinger-claim =
    { $state ->
        [alive] at least { schrodinger-cards-alive }
        [dead] at least { schrodinger-cards-dead }
        [empty] at least { schrodinger-cards-empty }
       *[heisenberg] at least { schrodinger-cards-heisenberg }
    }
schrodinger-claim-short =
    { $state ->
        [alive] { $count } alive
        [dead] { $count } dead
        [empty] { $count } empty
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
