### Crazy Mistigri: respostas, como são oferecidas a quem deve responder. $step: a pergunta que respondem.

# $value: o valor que as duas têm, ou 0.
mistigri-choice-discard-pair =
    { $value ->
        [0] Descartar { $cards }
       *[other] Descartar { $cards }, com o efeito de { $value } + { $value }
    }
mistigri-choice-pass =
    { $step ->
        [another-pair] Nenhum outro par
       *[other] Passar
    }
mistigri-choice-take-effect =
    { $step-value ->
        [1] Descartar também seus outros 1
        [2] Escolher a carta que vão sacar de você
        [3] Trocar com o descarte após o próximo saque
       *[other] Aplicar o efeito
    }
mistigri-choice-reverse = Inverter o sentido do jogo
mistigri-choice-choose-card =
    { $step ->
        [choose-drawn] Escolher { $card }
        [swap-out] Descartar { $card }
        [swap-in] Pegar { $card }
       *[other]
            { $step-to ->
                [same] Pegar { $card }
               *[other] Para { $step-to-name }: { $card }
            }
    }
mistigri-choice-give-card = Dar { $card } para { $to-name }

## O acaso

mistigri-choice-first =
    { $seat ->
        [you] Sorte: você começa
       *[other] Sorte: { $seat-name } começa
    }
mistigri-choice-deal = Sorte: { $cards }
mistigri-choice-draw = Sorte: { $card }
