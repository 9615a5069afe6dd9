### Crazy Mistigri: risposte, come sono proposte a chi deve rispondere. $step: la domanda a cui rispondono.

# $value: il valore che hanno entrambe, o 0.
mistigri-choice-discard-pair =
    { $value ->
        [0] Scarta { $cards }
       *[other] Scarta { $cards }, con l’effetto di { $value } + { $value }
    }
mistigri-choice-pass =
    { $step ->
        [another-pair] Nessun’altra coppia
       *[other] Passa
    }
mistigri-choice-take-effect =
    { $step-value ->
        [1] Scarta anche gli altri 1 che hai
        [2] Scegli la carta che si pescherà da te
        [3] Scambia con gli scarti dopo la prossima pesca
       *[other] Applica l’effetto
    }
mistigri-choice-reverse = Inverti il senso del gioco
mistigri-choice-choose-card =
    { $step ->
        [choose-drawn] Fai pescare { $card }
        [swap-out] Scarta { $card }
        [swap-in] Prendi { $card }
       *[other]
            { $step-to ->
                [same] Prendi { $card }
               *[other] Per { $step-to-name }: { $card }
            }
    }
mistigri-choice-give-card = Regala { $card } a { $to-name }

## Il caso

mistigri-choice-first =
    { $seat ->
        [you] Sorte: cominci tu
       *[other] Sorte: comincia { $seat-name }
    }
mistigri-choice-deal = Sorte: { $cards }
mistigri-choice-draw = Sorte: { $card }
