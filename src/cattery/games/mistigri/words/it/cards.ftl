### Crazy Mistigri: le carte, una per una e per colore.

# $values: un valore, o più d’uno separati da spazi: Prugna 4, Prugna 4 4 7.
mistigri-cards-of-colour = { $colour } { $values }
mistigri-card-mistigri = il { card-mistigri }
mistigri-cards-none = nessuna carta
# Carte che non si vedono.
mistigri-card-hidden = una carta
mistigri-cards-hidden =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
# Una voce dell’elenco dei punti: “Nadia 11, Ben 23”.
mistigri-score =
    { $seat ->
        [you] { $points } per te
       *[other] { $points } per { $seat-name }
    }
