### I gatti di Schrödinger: che cosa è successo. $seat è “you” per chi legge; $cards e $physicat dicono solo ciò che chi legge può sapere.

## Preparazione e distribuzione

schrodinger-event-physicat-dealt =
    { $seat ->
        [you] Il tuo Fisigatto: { $physicat }.
       *[other] { $seat-name } riceve { $physicat }.
    }
schrodinger-event-row-begun = { $physicat } apre la fila, a faccia in su.
schrodinger-event-starter-chosen =
    { $seat ->
        [you] Cominci tu la prima manche.
       *[other] { $seat-name } comincia la prima manche.
    }
schrodinger-event-round-began =
    { $starter ->
        [you]
            { $hand-size ->
                [one] Manche { $round }: { $hand-size } carta a testa, { $in-play } in gioco. Cominci tu.
               *[other] Manche { $round }: { $hand-size } carte a testa, { $in-play } in gioco. Cominci tu.
            }
       *[other]
            { $hand-size ->
                [one] Manche { $round }: { $hand-size } carta a testa, { $in-play } in gioco. Comincia { $starter-name }.
               *[other] Manche { $round }: { $hand-size } carte a testa, { $in-play } in gioco. Comincia { $starter-name }.
            }
    }
schrodinger-event-cards-dealt =
    { $seat ->
        [you] Ti danno { $cards }.
       *[other] { $seat-name } riceve { $cards }.
    }

## Un turno

schrodinger-event-claimed =
    { $seat ->
        [you] Affermi: { $claim }.
       *[other] { $seat-name } afferma: { $claim }.
    }
schrodinger-event-proof-shown =
    { $seat ->
        [you] Mostri come prova { $cards }.
       *[other] { $seat-name } mostra come prova { $cards }.
    }
schrodinger-event-cards-put-away =
    { $seat ->
        [you] Scarti { $cards }, a faccia in giù.
       *[other] { $seat-name } scarta { $cards }, a faccia in giù.
    }
schrodinger-event-cards-drawn =
    { $seat ->
        [you] Peschi { $cards }.
       *[other] { $seat-name } pesca { $cards }.
    }

## Fisigatti

schrodinger-event-power-used =
    { $seat ->
        [you] Usi { $physicat }.
       *[other] { $seat-name } usa { $physicat }.
    }
schrodinger-event-power-taken =
    { $seat ->
        [you] Recuperi { $physicat } dalla fila.
       *[other] { $seat-name } recupera { $physicat } dalla fila.
    }
schrodinger-event-proofs-removed = Dal tavolo agli scarti: { $cards }.
schrodinger-event-pile-looked-at =
    { $seat ->
        [you] Guardi gli scarti: { $cards }.
       *[other] { $seat-name } guarda gli scarti: { $cards }.
    }
schrodinger-event-turn-skipped =
    { $seat ->
        [you] Salti il turno.
       *[other] { $seat-name } salta il turno.
    }
schrodinger-event-physicat-sent-to-row = { $physicat } entra nella fila.

## Dubbio e verifica

schrodinger-event-doubted =
    { $seat ->
        [you] Dubiti: { $claimer-name } ha affermato { $claim }.
       *[other]
            { $claimer ->
                [you] { $seat-name } dubita: hai affermato { $claim }.
               *[other] { $seat-name } dubita: { $claimer-name } ha affermato { $claim }.
            }
    }
schrodinger-event-hands-revealed =
    { $wrong ->
        [you] Totale: { $found }. Affermazione: { $claim }. Hai torto.
       *[other] Totale: { $found }. Affermazione: { $claim }. { $wrong-name } ha torto.
    }
# Una riga per mano. $proof: ciò che era già scoperto; $proof-count: quante carte.
schrodinger-hand-shown =
    { $seat ->
        [you]
            { $proof-count ->
                [0] La tua mano: { $cards }.
               *[other] La tua mano: { $cards }. La tua prova: { $proof }.
            }
       *[other]
            { $proof-count ->
                [0] { $seat-name }: { $cards }.
               *[other] { $seat-name }: { $cards }. Prova: { $proof }.
            }
    }
schrodinger-physicat-shown =
    { $seat ->
        [you] Davanti a te: { $physicat }.
       *[other] Posato da { $seat-name }: { $physicat }.
    }
schrodinger-event-life-lost =
    { $seat ->
        [you]
            { $left ->
                [0] Perdi l’ultima vita.
                [one] Perdi una vita: te ne resta { $left }.
               *[other] Perdi una vita: te ne restano { $left }.
            }
       *[other]
            { $left ->
                [0] { $seat-name } perde l’ultima vita.
                [one] { $seat-name } perde una vita: gliene resta { $left }.
               *[other] { $seat-name } perde una vita: gliene restano { $left }.
            }
    }
schrodinger-event-eliminated =
    { $seat ->
        [you] Sei fuori dal gioco.
       *[other] { $seat-name } è fuori dal gioco.
    }
schrodinger-event-physicat-revealed =
    { $seat ->
        [you] Il tuo Fisigatto non usato entra nella fila: { $physicat }.
       *[other] { $seat-name } non ha usato { $physicat }: finisce nella fila.
    }
schrodinger-event-won =
    { $seat ->
        [you] Hai vinto la partita!
       *[other] { $seat-name } vince la partita!
    }
