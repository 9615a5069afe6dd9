### Os Gatos de Schrödinger: o que vem a seguir: uma pergunta a quem lê, ou o que outra pessoa está fazendo.

## Perguntas

schrodinger-step-take-turn =
    { $seat ->
        [you] É a sua vez.
       *[other] { $seat-name } está pensando.
    }
schrodinger-step-prove =
    { $seat ->
        [you] Você mostra uma prova?
       *[other] { $seat-name } está pensando na prova.
    }
schrodinger-step-swap =
    { $seat ->
        [you]
            { $shown-cards ->
                [one] Você troca uma carta?
               *[other] Você troca cartas? No máximo { $shown-cards }.
            }
       *[other] { $seat-name } está pensando na troca.
    }
schrodinger-step-last-word =
    { $seat ->
        [you] Terminar o turno ou usar seu Fisigato antes?
       *[other] { $seat-name } ainda pode usar um Fisigato.
    }

## O que o acaso faz, ou o que acontece sozinho

schrodinger-step-new-game = Uma nova partida está sendo preparada.
schrodinger-step-deal-physicat =
    { $seat ->
        [you] Você vai receber um Fisigato.
       *[other] { $seat-name } vai receber um Fisigato.
    }
schrodinger-step-turn-up-physicat = Um Fisigato vai dar início à fila.
schrodinger-step-choose-starter = A sorte escolhe quem começa.
schrodinger-step-next-round = Depois vem a próxima rodada.
schrodinger-step-deal-hand =
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
schrodinger-step-go-on = O turno continua.
schrodinger-step-draw-from-deck =
    { $seat ->
        [you]
            { $count ->
                [one] Você vai sacar { $count } carta.
               *[other] Você vai sacar { $count } cartas.
            }
       *[other]
            { $count ->
                [one] { $seat-name } vai sacar { $count } carta.
               *[other] { $seat-name } vai sacar { $count } cartas.
            }
    }
schrodinger-step-check-claim = A afirmação é verificada.
