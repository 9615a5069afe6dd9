### Crazy Mistigri: cards, one by one and by colour.

# $values: one value, or several with spaces between them: Plum 4, Plum 4 4 7.
mistigri-cards-of-colour = { $colour } { $values }
mistigri-card-mistigri = the { card-mistigri }
mistigri-cards-none = no cards
# Cards whose faces are hidden.
mistigri-card-hidden = a card
mistigri-cards-hidden =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# One entry of a list of scores: “Nadia 11, Ben 23”.
mistigri-score =
    { $seat ->
        [you] { $points } for you
       *[other] { $points } for { $seat-name }
    }
