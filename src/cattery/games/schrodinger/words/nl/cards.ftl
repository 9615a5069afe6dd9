### Schrödingers katten: dooskaarten, en stellingen erover.

schrodinger-cards-alive =
    { $count ->
        [one] { $count } levende kat
       *[other] { $count } levende katten
    }
schrodinger-cards-dead =
    { $count ->
        [one] { $count } dode kat
       *[other] { $count } dode katten
    }
schrodinger-cards-empty =
    { $count ->
        [one] { $count } lege doos
       *[other] { $count } lege dozen
    }
schrodinger-cards-heisenberg =
    { $count ->
        [one] { $count } Heisenberg
       *[other] { $count } Heisenbergs
    }
schrodinger-cards-none = geen kaarten
# Zoveel kaarten die je niet ziet.
schrodinger-cards-hidden =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
schrodinger-physicat-hidden = een gedekte fysikat

## Een stelling, en de korte vorm die het klembord gebruikt.

schrodinger-claim =
    { $state ->
        [alive] minstens { schrodinger-cards-alive }
        [dead] minstens { schrodinger-cards-dead }
        [empty] minstens { schrodinger-cards-empty }
       *[heisenberg] minstens { schrodinger-cards-heisenberg }
    }
schrodinger-claim-short =
    { $state ->
        [alive] { $count } levend
        [dead] { $count } dood
        [empty] { $count } leeg
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
