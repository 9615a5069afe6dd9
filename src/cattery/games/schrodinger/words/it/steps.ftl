### I gatti di Schrödinger: che cosa viene ora: una domanda a chi legge, o ciò che gli altri stanno facendo.

## Domande

schrodinger-step-take-turn =
    { $seat ->
        [you] Tocca a te.
       *[other] { $seat-name } sta pensando.
    }
schrodinger-step-prove =
    { $seat ->
        [you] Mostri una prova?
       *[other] { $seat-name } sta pensando alla prova.
    }
schrodinger-step-swap =
    { $seat ->
        [you]
            { $shown-cards ->
                [one] Scambi una carta?
               *[other] Scambi carte? Al massimo { $shown-cards }.
            }
       *[other] { $seat-name } sta pensando allo scambio.
    }
schrodinger-step-last-word =
    { $seat ->
        [you] Chiudere il turno, o prima usare il tuo Fisigatto?
       *[other] { $seat-name } può ancora usare un Fisigatto.
    }

## Ciò che fa il caso, o che succede da sé

schrodinger-step-new-game = Si prepara una nuova partita.
schrodinger-step-deal-physicat =
    { $seat ->
        [you] Stai per ricevere un Fisigatto.
       *[other] { $seat-name } sta per ricevere un Fisigatto.
    }
schrodinger-step-turn-up-physicat = Un Fisigatto sta per iniziare la fila.
schrodinger-step-choose-starter = La sorte decide chi comincia.
schrodinger-step-next-round = Poi viene la prossima manche.
schrodinger-step-deal-hand =
    { $seat ->
        [you]
            { $count ->
                [one] Stai per ricevere { $count } carta.
               *[other] Stai per ricevere { $count } carte.
            }
       *[other]
            { $count ->
                [one] { $seat-name } sta per ricevere { $count } carta.
               *[other] { $seat-name } sta per ricevere { $count } carte.
            }
    }
schrodinger-step-go-on = Il turno continua.
schrodinger-step-draw-from-deck =
    { $seat ->
        [you]
            { $count ->
                [one] Stai per pescare { $count } carta.
               *[other] Stai per pescare { $count } carte.
            }
       *[other]
            { $count ->
                [one] { $seat-name } sta per pescare { $count } carta.
               *[other] { $seat-name } sta per pescare { $count } carte.
            }
    }
schrodinger-step-check-claim = Si verifica l’affermazione.
