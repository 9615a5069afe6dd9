### Crazy Mistigri: che cosa viene ora: una domanda a chi legge, o ciò che gli altri stanno facendo.

## Domande

mistigri-step-pair-or-pass =
    { $seat ->
        [you] Scarti una coppia o passi?
       *[other] { $seat-name } sta pensando: una coppia o passare?
    }
mistigri-step-another-pair =
    { $seat ->
        [you] Scarti un’altra coppia?
       *[other] { $seat-name } sta pensando a un’altra coppia.
    }
mistigri-step-effect-or-reverse =
    { $seat ->
        [you] L’effetto di { $value } + { $value }, o invertire il senso?
       *[other] { $seat-name } sta pensando: l’effetto di { $value } + { $value }, o invertire?
    }
mistigri-step-choose-drawn =
    { $seat ->
        [you] Quale carta si pescherà da te?
       *[other] { $seat-name } sta scegliendo la prossima carta da pescare.
    }
mistigri-step-swap-out =
    { $seat ->
        [you] Quale carta scarti per lo scambio?
       *[other] { $seat-name } sta per scambiare con gli scarti.
    }
mistigri-step-swap-in =
    { $seat ->
        [you] Quale carta prendi dagli scarti?
       *[other] { $seat-name } sta scegliendo una carta dagli scarti.
    }
mistigri-step-give-away =
    { $seat ->
        [you] Quale carta regali, e a chi?
       *[other] { $seat-name } sta scegliendo una carta da regalare.
    }
mistigri-step-feed =
    { $seat ->
        [you]
            { $to ->
                [same] Quale carta degli scarti prendi?
               *[other] Quale carta degli scarti è per { $to-name }?
            }
       *[other]
            { $to ->
                [you] { $seat-name } sta scegliendo per te una carta degli scarti.
                [same] { $seat-name } sta scegliendo una carta degli scarti.
               *[other] { $seat-name } sta scegliendo una carta degli scarti per { $to-name }.
            }
    }

## Ciò che fa il caso, o che succede da sé

mistigri-step-begin-round = Sta per cominciare la manche { $number }.
mistigri-step-name-first = Si decide chi comincia.
mistigri-step-deal-hand =
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
mistigri-step-take-turn =
    { $seat ->
        [you] Sta per toccare a te.
       *[other] Sta per giocare { $seat-name }.
    }
mistigri-step-draw-card =
    { $seat ->
        [you] Stai per pescare da { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } sta per pescare da te.
               *[other] { $seat-name } sta per pescare da { $giver-name }.
            }
    }
mistigri-step-swap =
    { $seat ->
        [you] Poi scambi con gli scarti.
       *[other] Poi { $seat-name } scambia con gli scarti.
    }
mistigri-step-apply-effect = Sta per applicarsi l’effetto di { $value } + { $value }.
mistigri-step-feed-next =
    { $seat ->
        [you]
            { $to ->
                [same] La prossima carta degli scarti è per te.
               *[other] La prossima carta degli scarti è per { $to-name }.
            }
       *[other]
            { $to ->
                [you] La prossima carta degli scarti è per te.
                [same] La prossima carta degli scarti è per { $to-name }.
               *[other] La prossima carta degli scarti è per { $to-name }.
            }
    }
mistigri-step-end-turn = Il turno sta per finire.
mistigri-step-score-round = Si stanno per contare i punti.
mistigri-step-tie-round = Se il totale più basso è in parità, segue una terza manche.
mistigri-step-end-game = Poi la partita è finita.
