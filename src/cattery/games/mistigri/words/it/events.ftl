### Crazy Mistigri: che cosa è successo. $seat è “you” per chi legge; $card e $cards dicono solo ciò che chi legge può sapere.

## La distribuzione

mistigri-event-round-began = Comincia la manche { $number }.
mistigri-event-first-player =
    { $seat ->
        [you] Dai le carte e cominci.
       *[other] { $seat-name } distribuisce le carte e comincia.
    }
mistigri-event-hand-dealt =
    { $seat ->
        [you] Ti danno { $cards }.
       *[other] { $seat-name } riceve { $cards }.
    }

## Pescare e scartare

mistigri-event-turn-began =
    { $seat ->
        [you]
            { $draws ->
                [1] Tocca a te.
               *[other] Tocca a te: peschi { $draws } carte.
            }
       *[other]
            { $draws ->
                [1] Gioca { $seat-name }.
               *[other] Gioca { $seat-name }, che pesca { $draws } carte.
            }
    }
mistigri-event-card-drawn =
    { $seat ->
        [you] Peschi { $card } da { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } pesca { $card } da te.
               *[other] { $seat-name } pesca { $card } da { $giver-name }.
            }
    }
mistigri-event-pair-discarded =
    { $seat ->
        [you] Scarti { $cards }.
       *[other] { $seat-name } scarta { $cards }.
    }
mistigri-event-passed =
    { $seat ->
        [you] Passi.
       *[other] { $seat-name } passa.
    }
mistigri-event-declined =
    { $seat ->
        [you] Non scarti un’altra coppia.
       *[other] { $seat-name } non scarta un’altra coppia.
    }
mistigri-event-went-out =
    { $seat ->
        [you] Miaoooo! Sei fuori dalla manche.
       *[other] Miaoooo! { $seat-name } esce dalla manche.
    }

## Effetti

mistigri-event-effect-taken =
    { $value ->
        [1]
            { $seat ->
                [you] 1 + 1: scarti gli altri 1 che hai.
               *[other] 1 + 1: { $seat-name } scarta gli altri 1.
            }
        [2]
            { $seat ->
                [you] 2 + 2: la carta che si pescherà da te la scegli tu.
               *[other] 2 + 2: { $seat-name } decide quale carta si pescherà.
            }
        [3]
            { $seat ->
                [you] 3 + 3: dopo la prossima pesca scambi con gli scarti.
               *[other] 3 + 3: dopo la prossima pesca { $seat-name } scambia con gli scarti.
            }
        [4]
            { $seat ->
                [you] 4 + 4: regali una carta.
               *[other] 4 + 4: { $seat-name } regala una carta.
            }
        [5]
            { $seat ->
                [you] 5 + 5: assegni carte dagli scarti.
               *[other] 5 + 5: { $seat-name } assegna carte dagli scarti.
            }
        [6]
            { $seat ->
                [you] 6 + 6: puoi scartare un’altra coppia.
               *[other] 6 + 6: { $seat-name } può scartare un’altra coppia.
            }
        [7]
            { $seat ->
                [you] 7 + 7: si pescheranno due carte da te.
               *[other] 7 + 7: si pescheranno due carte da { $seat-name }.
            }
       *[8]
            { $seat ->
                [you] 8 + 8: si pescheranno tre carte da te.
               *[other] 8 + 8: si pescheranno tre carte da { $seat-name }.
            }
    }
mistigri-event-effect-lapsed = L’effetto di { $value } + { $value } va perso.
mistigri-event-reversed =
    { $seat ->
        [you]
            { $arrow ->
                [1] Cambi il senso del gioco: ora orario.
               *[other] Cambi il senso del gioco: ora antiorario.
            }
       *[other]
            { $arrow ->
                [1] { $seat-name } cambia il senso del gioco: ora orario.
               *[other] { $seat-name } cambia il senso del gioco: ora antiorario.
            }
    }
mistigri-event-ones-discarded =
    { $seat ->
        [you]
            { $count ->
                [0] Non hai altri 1.
               *[other] Scarti anche { $cards }.
            }
       *[other]
            { $count ->
                [0] { $seat-name } non ha altri 1.
               *[other] { $seat-name } scarta anche { $cards }.
            }
    }
mistigri-event-card-chosen =
    { $seat ->
        [you] La tua scelta per la prossima pesca: { $card }.
       *[other] { $seat-name } sceglie { $card } per la prossima pesca.
    }
mistigri-event-card-discarded =
    { $seat ->
        [you] Scarti { $card }.
       *[other] { $seat-name } scarta { $card }.
    }
mistigri-event-card-taken =
    { $seat ->
        [you]
            { $to ->
                [same] Recuperi { $card } dagli scarti.
               *[other] Dagli scarti assegni { $card } a { $to-name }.
            }
       *[other]
            { $to ->
                [you] Dagli scarti { $seat-name } ti dà { $card }.
                [same] { $seat-name } recupera { $card } dagli scarti.
               *[other] Dagli scarti { $seat-name } assegna { $card } a { $to-name }.
            }
    }
mistigri-event-card-given =
    { $seat ->
        [you] { $to-name } riceve da te { $card }.
       *[other]
            { $to ->
                [you] { $seat-name } ti dà { $card }.
               *[other] { $to-name } riceve { $card } da { $seat-name }.
            }
    }

## Fine della manche e della partita

mistigri-event-round-ended =
    { $rule ->
        [M40] La manche è finita: una sola persona ha carte.
        [M41] La manche è finita: hanno passato tutti.
        [M43] La manche è finita: era il 300º turno.
       *[M46] La manche è finita: nessuno ha più carte.
    }
# Una riga per mano rimasta, e quanto costa.
mistigri-hand-shown =
    { $seat ->
        [you]
            { $points ->
                [one] Tu: { $points } punto di penalità per { $cards }.
               *[other] Tu: { $points } punti di penalità per { $cards }.
            }
       *[other]
            { $points ->
                [one] { $seat-name }: { $points } punto di penalità per { $cards }.
               *[other] { $seat-name }: { $points } punti di penalità per { $cards }.
            }
    }
# $winner: “you”, o “shared” se la vittoria è condivisa; $winners: i nomi.
mistigri-event-game-ended =
    { $winner ->
        [you]
            { $points ->
                [one] Hai vinto con { $points } punto di penalità!
               *[other] Hai vinto con { $points } punti di penalità!
            }
        [shared]
            { $points ->
                [one] Vittoria condivisa, con { $points } punto di penalità: { $winners }.
               *[other] Vittoria condivisa, con { $points } punti di penalità: { $winners }.
            }
       *[other]
            { $points ->
                [one] { $winners } vince con { $points } punto di penalità.
               *[other] { $winners } vince con { $points } punti di penalità.
            }
    }
mistigri-totals = Punti di penalità in tutto: { $scores }.
