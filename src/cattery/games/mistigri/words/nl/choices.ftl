### Crazy Mistigri: antwoorden, zoals ze worden aangeboden aan wie moet kiezen. $step: de vraag die gesteld is.

# $value: de waarde die ze allebei hebben, of 0.
mistigri-choice-discard-pair =
    { $value ->
        [0] Leg { $cards } af
       *[other] Leg { $cards } af, met het effect van { $value } + { $value }
    }
mistigri-choice-pass =
    { $step ->
        [another-pair] Leg geen paar meer af
       *[other] Pas
    }
mistigri-choice-take-effect =
    { $step-value ->
        [1] Leg ook je andere enen af
        [2] Kies welke kaart van jou getrokken wordt
        [3] Ruil met de aflegstapel na het volgende trekken
       *[other] Voer het effect uit
    }
mistigri-choice-reverse = Keer de speelrichting om
mistigri-choice-choose-card =
    { $step ->
        [choose-drawn] Kies { $card }
        [swap-out] Leg { $card } af
        [swap-in] Pak { $card }
       *[other]
            { $step-to ->
                [same] Pak { $card }
               *[other] Voor { $step-to-name }: { $card }
            }
    }
mistigri-choice-give-card = Geef { $card } aan { $to-name }

## Het toeval

mistigri-choice-first =
    { $seat ->
        [you] Toeval: jij begint
       *[other] Toeval: { $seat-name } begint
    }
mistigri-choice-deal = Toeval: { $cards }
mistigri-choice-draw = Toeval: { $card }
