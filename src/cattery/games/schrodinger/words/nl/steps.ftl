### Schrödingers katten: wat er nu moet gebeuren: een vraag aan wie dit leest, of waar een ander mee bezig is.

## Vragen

schrodinger-step-take-turn =
    { $seat ->
        [you] Jij bent aan de beurt.
       *[other] { $seat-name } denkt na.
    }
schrodinger-step-prove =
    { $seat ->
        [you] Toon je bewijs?
       *[other] { $seat-name } denkt na over bewijs.
    }
schrodinger-step-swap =
    { $seat ->
        [you]
            { $shown-cards ->
                [one] Ruil je een kaart?
               *[other] Ruil je kaarten? Hoogstens { $shown-cards }.
            }
       *[other] { $seat-name } denkt na over een ruil.
    }
schrodinger-step-last-word =
    { $seat ->
        [you] Je beurt beëindigen, of eerst je fysikat gebruiken?
       *[other] { $seat-name } kan nog een fysikat gebruiken.
    }

## Wat het toeval doet, of wat vanzelf gebeurt

schrodinger-step-new-game = Er wordt een nieuw spel klaargezet.
schrodinger-step-deal-physicat =
    { $seat ->
        [you] Je krijgt zo een fysikat.
       *[other] { $seat-name } krijgt zo een fysikat.
    }
schrodinger-step-turn-up-physicat = Zo begint een fysikat de rij.
schrodinger-step-choose-starter = Het lot kiest wie begint.
schrodinger-step-next-round = Daarna komt de volgende ronde.
schrodinger-step-deal-hand =
    { $seat ->
        [you]
            { $count ->
                [one] Je krijgt zo { $count } kaart.
               *[other] Je krijgt zo { $count } kaarten.
            }
       *[other]
            { $count ->
                [one] { $seat-name } krijgt zo { $count } kaart.
               *[other] { $seat-name } krijgt zo { $count } kaarten.
            }
    }
schrodinger-step-go-on = De beurt gaat verder.
schrodinger-step-draw-from-deck =
    { $seat ->
        [you]
            { $count ->
                [one] Je trekt zo { $count } kaart.
               *[other] Je trekt zo { $count } kaarten.
            }
       *[other]
            { $count ->
                [one] { $seat-name } trekt zo { $count } kaart.
               *[other] { $seat-name } trekt zo { $count } kaarten.
            }
    }
schrodinger-step-check-claim = De stelling wordt gecontroleerd.
