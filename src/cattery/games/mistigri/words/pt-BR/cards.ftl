### Crazy Mistigri: as cartas, uma a uma e por cor.

# $values: um valor, ou vários com espaços: Ameixa 4, Ameixa 4 4 7.
mistigri-cards-of-colour = { $colour } { $values }
mistigri-card-mistigri = o { card-mistigri }
mistigri-cards-none = nenhuma carta
# Cartas que não se veem.
mistigri-card-hidden = uma carta
mistigri-cards-hidden =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
# Um item da lista de pontos: “Nadia 11, Ben 23”.
mistigri-score =
    { $seat ->
        [you] { $points } para você
       *[other] { $points } para { $seat-name }
    }
