### I gatti di Schrödinger: le carte scatola, e le affermazioni su di esse.

schrodinger-cards-alive =
    { $count ->
        [one] { $count } gatto vivo
       *[other] { $count } gatti vivi
    }
schrodinger-cards-dead =
    { $count ->
        [one] { $count } gatto morto
       *[other] { $count } gatti morti
    }
schrodinger-cards-empty =
    { $count ->
        [one] { $count } scatola vuota
       *[other] { $count } scatole vuote
    }
schrodinger-cards-heisenberg = { $count } Heisenberg
schrodinger-cards-none = nessuna carta
# Tante carte che non si vedono.
schrodinger-cards-hidden =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
schrodinger-physicat-hidden = un Fisigatto coperto

## Un’affermazione, e la forma breve che usa il tabellone.

schrodinger-claim =
    { $state ->
        [alive] almeno { schrodinger-cards-alive }
        [dead] almeno { schrodinger-cards-dead }
        [empty] almeno { schrodinger-cards-empty }
       *[heisenberg] almeno { schrodinger-cards-heisenberg }
    }
schrodinger-claim-short =
    { $state ->
        [alive]
            { $count ->
                [one] { $count } vivo
               *[other] { $count } vivi
            }
        [dead]
            { $count ->
                [one] { $count } morto
               *[other] { $count } morti
            }
        [empty]
            { $count ->
                [one] { $count } vuota
               *[other] { $count } vuote
            }
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
