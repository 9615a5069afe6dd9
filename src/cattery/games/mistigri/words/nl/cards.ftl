### Crazy Mistigri: kaarten, één voor één en per kleur.

# $values: één waarde, of meer met spaties ertussen: Pruim 4, Pruim 4 4 7.
mistigri-cards-of-colour = { $colour } { $values }
mistigri-card-mistigri = de { card-mistigri }
mistigri-cards-none = geen kaarten
# Kaarten die je niet ziet.
mistigri-card-hidden = een kaart
mistigri-cards-hidden =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
# Eén stukje van de puntenlijst: ‘Nadia 11, Ben 23’.
mistigri-score =
    { $seat ->
        [you] { $points } voor jou
       *[other] { $points } voor { $seat-name }
    }
