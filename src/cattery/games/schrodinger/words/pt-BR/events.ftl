### Os Gatos de Schrödinger: o que aconteceu. $seat é “you” para quem lê; $cards e $physicat só dizem o que quem lê pode saber.

## Preparação e distribuição

schrodinger-event-physicat-dealt =
    { $seat ->
        [you] Seu Fisigato: { $physicat }.
       *[other] { $seat-name } recebe { $physicat }.
    }
schrodinger-event-row-begun = { $physicat } começa a fila, com a face para cima.
schrodinger-event-starter-chosen =
    { $seat ->
        [you] Você começa a primeira rodada.
       *[other] { $seat-name } começa a primeira rodada.
    }
schrodinger-event-round-began =
    { $starter ->
        [you]
            { $hand-size ->
                [one] Rodada { $round }: { $hand-size } carta por pessoa, { $in-play } em jogo. Você começa.
               *[other] Rodada { $round }: { $hand-size } cartas por pessoa, { $in-play } em jogo. Você começa.
            }
       *[other]
            { $hand-size ->
                [one] Rodada { $round }: { $hand-size } carta por pessoa, { $in-play } em jogo. { $starter-name } começa.
               *[other] Rodada { $round }: { $hand-size } cartas por pessoa, { $in-play } em jogo. { $starter-name } começa.
            }
    }
schrodinger-event-cards-dealt =
    { $seat ->
        [you] Você recebe { $cards }.
       *[other] { $seat-name } recebe { $cards }.
    }

## Um turno

schrodinger-event-claimed =
    { $seat ->
        [you] Você afirma: { $claim }.
       *[other] { $seat-name } afirma: { $claim }.
    }
schrodinger-event-proof-shown =
    { $seat ->
        [you] Você mostra como prova { $cards }.
       *[other] { $seat-name } mostra como prova { $cards }.
    }
schrodinger-event-cards-put-away =
    { $seat ->
        [you] Você descarta { $cards }, sem mostrar.
       *[other] { $seat-name } descarta { $cards }, sem mostrar.
    }
schrodinger-event-cards-drawn =
    { $seat ->
        [you] Você saca { $cards }.
       *[other] { $seat-name } saca { $cards }.
    }

## Fisigatos

schrodinger-event-power-used =
    { $seat ->
        [you] Você usa { $physicat }.
       *[other] { $seat-name } usa { $physicat }.
    }
schrodinger-event-power-taken =
    { $seat ->
        [you] Você pega { $physicat } da fila.
       *[other] { $seat-name } pega { $physicat } da fila.
    }
schrodinger-event-proofs-removed = Da mesa para o descarte: { $cards }.
schrodinger-event-pile-looked-at =
    { $seat ->
        [you] Você olha o descarte: { $cards }.
       *[other] { $seat-name } olha o descarte: { $cards }.
    }
schrodinger-event-turn-skipped =
    { $seat ->
        [you] Você pula o seu turno.
       *[other] { $seat-name } pula o turno.
    }
schrodinger-event-physicat-sent-to-row = { $physicat } vai para a fila.

## Dúvida e verificação

schrodinger-event-doubted =
    { $seat ->
        [you] Você duvida: { $claimer-name } afirmou { $claim }.
       *[other]
            { $claimer ->
                [you] { $seat-name } duvida: você afirmou { $claim }.
               *[other] { $seat-name } duvida: { $claimer-name } afirmou { $claim }.
            }
    }
schrodinger-event-hands-revealed =
    { $wrong ->
        [you] Total: { $found }. Afirmação: { $claim }. Você errou.
       *[other] Total: { $found }. Afirmação: { $claim }. { $wrong-name } errou.
    }
# Uma linha por mão. $proof: o que já estava à vista; $proof-count: quantas cartas.
schrodinger-hand-shown =
    { $seat ->
        [you]
            { $proof-count ->
                [0] Sua mão: { $cards }.
               *[other] Sua mão: { $cards }. Sua prova: { $proof }.
            }
       *[other]
            { $proof-count ->
                [0] { $seat-name }: { $cards }.
               *[other] { $seat-name }: { $cards }. Prova: { $proof }.
            }
    }
schrodinger-physicat-shown =
    { $seat ->
        [you] À sua frente: { $physicat }.
       *[other] Na frente de { $seat-name }: { $physicat }.
    }
schrodinger-event-life-lost =
    { $seat ->
        [you]
            { $left ->
                [0] Você perde sua última vida.
               *[other] Você perde uma vida e fica com { $left }.
            }
       *[other]
            { $left ->
                [0] { $seat-name } perde a última vida.
               *[other] { $seat-name } perde uma vida e fica com { $left }.
            }
    }
schrodinger-event-eliminated =
    { $seat ->
        [you] Você está fora do jogo.
       *[other] { $seat-name } está fora do jogo.
    }
schrodinger-event-physicat-revealed =
    { $seat ->
        [you] Seu Fisigato não usado vai para a fila: { $physicat }.
       *[other] { $seat-name } não usou { $physicat }, que vai para a fila.
    }
schrodinger-event-won =
    { $seat ->
        [you] Você vence o jogo!
       *[other] { $seat-name } vence o jogo!
    }
