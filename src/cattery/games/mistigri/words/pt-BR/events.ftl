### Crazy Mistigri: o que aconteceu. $seat é “you” para quem lê; $card e $cards só dizem o que quem lê pode saber.

## Distribuição

mistigri-event-round-began = Começa a rodada { $number }.
mistigri-event-first-player =
    { $seat ->
        [you] Você distribui as cartas e começa.
       *[other] { $seat-name } distribui as cartas e começa.
    }
mistigri-event-hand-dealt =
    { $seat ->
        [you] Você recebe { $cards }.
       *[other] { $seat-name } recebe { $cards }.
    }

## Sacar e descartar

mistigri-event-turn-began =
    { $seat ->
        [you]
            { $draws ->
                [1] Sua vez.
               *[other] Sua vez: você saca { $draws } cartas.
            }
       *[other]
            { $draws ->
                [1] Vez de { $seat-name }.
               *[other] Vez de { $seat-name }, que saca { $draws } cartas.
            }
    }
mistigri-event-card-drawn =
    { $seat ->
        [you] Você saca { $card } de { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } saca { $card } de você.
               *[other] { $seat-name } saca { $card } de { $giver-name }.
            }
    }
mistigri-event-pair-discarded =
    { $seat ->
        [you] Você descarta { $cards }.
       *[other] { $seat-name } descarta { $cards }.
    }
mistigri-event-passed =
    { $seat ->
        [you] Você passa.
       *[other] { $seat-name } passa.
    }
mistigri-event-declined =
    { $seat ->
        [you] Você não descarta outro par.
       *[other] { $seat-name } não descarta outro par.
    }
mistigri-event-went-out =
    { $seat ->
        [you] Miaaau! Você sai da rodada.
       *[other] Miaaau! { $seat-name } sai da rodada.
    }

## Efeitos

mistigri-event-effect-taken =
    { $value ->
        [1]
            { $seat ->
                [you] 1 + 1: você descarta seus outros 1.
               *[other] 1 + 1: { $seat-name } descarta os outros 1.
            }
        [2]
            { $seat ->
                [you] 2 + 2: você escolhe a próxima carta a ser sacada.
               *[other] 2 + 2: { $seat-name } escolhe a próxima carta a ser sacada.
            }
        [3]
            { $seat ->
                [you] 3 + 3: após o próximo saque, você troca com o descarte.
               *[other] 3 + 3: após o próximo saque, { $seat-name } troca com o descarte.
            }
        [4]
            { $seat ->
                [you] 4 + 4: você dá uma carta.
               *[other] 4 + 4: { $seat-name } dá uma carta.
            }
        [5]
            { $seat ->
                [you] 5 + 5: você reparte cartas do descarte.
               *[other] 5 + 5: { $seat-name } reparte cartas do descarte.
            }
        [6]
            { $seat ->
                [you] 6 + 6: você pode descartar outro par.
               *[other] 6 + 6: { $seat-name } pode descartar outro par.
            }
        [7]
            { $seat ->
                [you] 7 + 7: vão sacar duas cartas de você.
               *[other] 7 + 7: vão sacar duas cartas de { $seat-name }.
            }
       *[8]
            { $seat ->
                [you] 8 + 8: vão sacar três cartas de você.
               *[other] 8 + 8: vão sacar três cartas de { $seat-name }.
            }
    }
mistigri-event-effect-lapsed = O efeito de { $value } + { $value } deixa de valer.
mistigri-event-reversed =
    { $seat ->
        [you]
            { $arrow ->
                [1] Você inverte o sentido: agora horário.
               *[other] Você inverte o sentido: agora anti-horário.
            }
       *[other]
            { $arrow ->
                [1] { $seat-name } inverte o sentido: agora horário.
               *[other] { $seat-name } inverte o sentido: agora anti-horário.
            }
    }
mistigri-event-ones-discarded =
    { $seat ->
        [you]
            { $count ->
                [0] Você não tem outros 1.
               *[other] Você descarta também { $cards }.
            }
       *[other]
            { $count ->
                [0] { $seat-name } não tem outros 1.
               *[other] { $seat-name } descarta também { $cards }.
            }
    }
mistigri-event-card-chosen =
    { $seat ->
        [you] Você escolhe { $card } para o próximo saque.
       *[other] { $seat-name } escolhe { $card } para o próximo saque.
    }
mistigri-event-card-discarded =
    { $seat ->
        [you] Você descarta { $card }.
       *[other] { $seat-name } descarta { $card }.
    }
mistigri-event-card-taken =
    { $seat ->
        [you]
            { $to ->
                [same] Você pega { $card } do descarte.
               *[other] Do descarte, você dá { $card } para { $to-name }.
            }
       *[other]
            { $to ->
                [you] Do descarte, { $seat-name } dá { $card } para você.
                [same] { $seat-name } pega { $card } do descarte.
               *[other] Do descarte, { $seat-name } dá { $card } para { $to-name }.
            }
    }
mistigri-event-card-given =
    { $seat ->
        [you] Você dá { $card } para { $to-name }.
       *[other]
            { $to ->
                [you] { $seat-name } dá { $card } para você.
               *[other] { $seat-name } dá { $card } para { $to-name }.
            }
    }

## Fim da rodada e do jogo

mistigri-event-round-ended =
    { $rule ->
        [M40] A rodada acabou: só uma pessoa tem cartas.
        [M41] A rodada acabou: todo mundo passou.
        [M43] A rodada acabou: este foi o 300º turno.
       *[M46] A rodada acabou: ninguém tem cartas.
    }
# Uma linha por mão que sobrou, e quanto ela custa.
mistigri-hand-shown =
    { $seat ->
        [you]
            { $points ->
                [one] Você: { $points } ponto de penalidade, com { $cards }.
               *[other] Você: { $points } pontos de penalidade, com { $cards }.
            }
       *[other]
            { $points ->
                [one] { $seat-name }: { $points } ponto de penalidade, com { $cards }.
               *[other] { $seat-name }: { $points } pontos de penalidade, com { $cards }.
            }
    }
# $winner: “you”, ou “shared” quando vencem várias pessoas; $winners: os nomes.
mistigri-event-game-ended =
    { $winner ->
        [you]
            { $points ->
                [one] Você vence com { $points } ponto de penalidade!
               *[other] Você vence com { $points } pontos de penalidade!
            }
        [shared]
            { $points ->
                [one] Vitória compartilhada, com { $points } ponto de penalidade: { $winners }.
               *[other] Vitória compartilhada, com { $points } pontos de penalidade: { $winners }.
            }
       *[other]
            { $points ->
                [one] { $winners } vence com { $points } ponto de penalidade.
               *[other] { $winners } vence com { $points } pontos de penalidade.
            }
    }
mistigri-totals = Pontos de penalidade no total: { $scores }.
