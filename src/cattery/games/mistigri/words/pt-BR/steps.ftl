### Crazy Mistigri: o que vem a seguir: uma pergunta a quem lê, ou o que outra pessoa está fazendo.

## Perguntas

mistigri-step-pair-or-pass =
    { $seat ->
        [you] Você descarta um par ou passa?
       *[other] { $seat-name } está pensando: um par ou passar?
    }
mistigri-step-another-pair =
    { $seat ->
        [you] Você descarta outro par?
       *[other] { $seat-name } está pensando em outro par.
    }
mistigri-step-effect-or-reverse =
    { $seat ->
        [you] O efeito de { $value } + { $value } ou inverter o sentido?
       *[other] { $seat-name } está pensando: o efeito de { $value } + { $value } ou inverter?
    }
mistigri-step-choose-drawn =
    { $seat ->
        [you] Qual carta vão sacar de você?
       *[other] { $seat-name } está escolhendo a carta do próximo saque.
    }
mistigri-step-swap-out =
    { $seat ->
        [you] Qual carta você descarta na troca?
       *[other] { $seat-name } vai trocar com o descarte.
    }
mistigri-step-swap-in =
    { $seat ->
        [you] Qual carta você pega do descarte?
       *[other] { $seat-name } está escolhendo uma carta do descarte.
    }
mistigri-step-give-away =
    { $seat ->
        [you] Qual carta você dá, e para quem?
       *[other] { $seat-name } está escolhendo uma carta para dar.
    }
mistigri-step-feed =
    { $seat ->
        [you]
            { $to ->
                [same] Qual carta do descarte você pega?
               *[other] Qual carta do descarte vai para { $to-name }?
            }
       *[other]
            { $to ->
                [you] { $seat-name } está escolhendo uma carta do descarte para você.
                [same] { $seat-name } está escolhendo uma carta do descarte.
               *[other] { $seat-name } está escolhendo uma carta do descarte para { $to-name }.
            }
    }

## O que o acaso faz, ou o que acontece sozinho

mistigri-step-begin-round = A rodada { $number } vai começar.
mistigri-step-name-first = Decide-se quem começa.
mistigri-step-deal-hand =
    { $seat ->
        [you]
            { $count ->
                [one] Você vai receber { $count } carta.
               *[other] Você vai receber { $count } cartas.
            }
       *[other]
            { $count ->
                [one] { $seat-name } vai receber { $count } carta.
               *[other] { $seat-name } vai receber { $count } cartas.
            }
    }
mistigri-step-take-turn =
    { $seat ->
        [you] Seu turno vai começar.
       *[other] O turno de { $seat-name } vai começar.
    }
mistigri-step-draw-card =
    { $seat ->
        [you] Você vai sacar de { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } vai sacar de você.
               *[other] { $seat-name } vai sacar de { $giver-name }.
            }
    }
mistigri-step-swap =
    { $seat ->
        [you] Depois você troca com o descarte.
       *[other] Depois { $seat-name } troca com o descarte.
    }
mistigri-step-apply-effect = O efeito de { $value } + { $value } vai ser aplicado.
mistigri-step-feed-next =
    { $seat ->
        [you]
            { $to ->
                [same] Você recebe a próxima carta do descarte.
               *[other] { $to-name } recebe a próxima carta do descarte.
            }
       *[other]
            { $to ->
                [you] Você recebe a próxima carta do descarte.
                [same] { $to-name } recebe a próxima carta do descarte.
               *[other] { $to-name } recebe a próxima carta do descarte.
            }
    }
mistigri-step-end-turn = O turno vai terminar.
mistigri-step-score-round = As mãos vão ser pontuadas.
mistigri-step-tie-round = Se houver empate no menor total, vem uma terceira rodada.
mistigri-step-end-game = Depois o jogo acaba.
