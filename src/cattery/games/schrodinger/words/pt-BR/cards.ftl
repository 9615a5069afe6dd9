### Os Gatos de Schrödinger: cartas de caixa e afirmações sobre elas.

schrodinger-cards-alive =
    { $count ->
        [one] { $count } gato vivo
       *[other] { $count } gatos vivos
    }
schrodinger-cards-dead =
    { $count ->
        [one] { $count } gato morto
       *[other] { $count } gatos mortos
    }
schrodinger-cards-empty =
    { $count ->
        [one] { $count } caixa vazia
       *[other] { $count } caixas vazias
    }
schrodinger-cards-heisenberg =
    { $count ->
        [one] { $count } Heisenberg
       *[other] { $count } Heisenbergs
    }
schrodinger-cards-none = nenhuma carta
# Tantas cartas que não se veem.
schrodinger-cards-hidden =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
schrodinger-physicat-hidden = um Fisigato, virado para baixo

## Uma afirmação, e a forma curta que a prancheta usa.

schrodinger-claim =
    { $state ->
        [alive] pelo menos { schrodinger-cards-alive }
        [dead] pelo menos { schrodinger-cards-dead }
        [empty] pelo menos { schrodinger-cards-empty }
       *[heisenberg] pelo menos { schrodinger-cards-heisenberg }
    }
schrodinger-claim-short =
    { $state ->
        [alive]
            { $count ->
                [one] { $count } vivo
               *[other] { $count } vivos
            }
        [dead]
            { $count ->
                [one] { $count } morto
               *[other] { $count } mortos
            }
        [empty]
            { $count ->
                [one] { $count } vazia
               *[other] { $count } vazias
            }
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
