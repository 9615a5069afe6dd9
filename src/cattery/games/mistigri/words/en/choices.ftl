### Crazy Mistigri: answers, as they are offered to the player who is asked. $step: the question they answer.

# $value: the value that both have, or 0.
mistigri-choice-discard-pair =
    { $value ->
        [0] Discard { $cards }
       *[other] Discard { $cards }, with the effect of { $value } + { $value }
    }
mistigri-choice-pass =
    { $step ->
        [another-pair] No further pair
       *[other] Pass
    }
mistigri-choice-take-effect =
    { $step-value ->
        [1] Discard your other 1s too
        [2] Choose which card is drawn from you
        [3] Swap with the pile after the next draw
       *[other] Apply the effect
    }
mistigri-choice-reverse = Reverse the direction
mistigri-choice-choose-card =
    { $step ->
        [choose-drawn] Let { $card } be drawn
        [swap-out] Discard { $card }
        [swap-in] Take { $card }
       *[other]
            { $step-to ->
                [same] Take { $card }
               *[other] For { $step-to-name }: { $card }
            }
    }
mistigri-choice-give-card = Give { $to-name } { $card }

## Chance

mistigri-choice-first =
    { $seat ->
        [you] Chance: you go first
       *[other] Chance: { $seat-name } goes first
    }
mistigri-choice-deal = Chance: { $cards }
mistigri-choice-draw = Chance: { $card }
