### Os Gatos de Schrödinger no terminal.

## Perguntas e respostas

terminal-first-claim = Sua vez: o que você afirma?
terminal-lowest-next = As mais baixas possíveis: { $claims }.
terminal-any-higher =
    { $count ->
        [one] Você também pode digitar uma afirmação mais alta: { $short }
       *[other] Você também pode digitar { $count } afirmações mais altas, como { $short }. “{ terminal-command-more }” lista todas.
    }

## O que se pode perguntar: a palavra a digitar, e o que ela conta

terminal-help-doubt = Para duvidar, digite o número, { $doubt }, ou “{ terminal-doubt }”. Um { $help } sozinho nunca duvida: ele pede esta ajuda.
terminal-command-board = prancheta
    .help = todas as afirmações em ordem, e o marcador
terminal-command-row = fila
    .help = os Fisigatos da fila, e o que eles fazem

## Mão, mesa, prancheta, descarte, fila e placar

terminal-proof = Sua prova, virada para cima: { $cards }.
terminal-physicat = Seu Fisigato: { $physicat }.
terminal-no-physicat = Você não tem Fisigato para usar.
terminal-power = Regra { $rule }: { $power }
terminal-round-schrodinger = Rodada { $round }. No baralho de compra: { $deck }. No descarte: { $discard }.
terminal-claim =
    { $claimer ->
        [you] Na prancheta: { $claim }, afirmação sua. Cartas em jogo: { $in-play }.
       *[other] Na prancheta: { $claim }, afirmação de { $claimer-name }. Cartas em jogo: { $in-play }.
    }
terminal-no-claim = Ainda não há afirmação na prancheta. Cartas em jogo: { $in-play }.
terminal-player-proof = Viradas para cima: { $cards }.
terminal-player-front = Fisigato na mesa: { $physicat }.
terminal-player-unused = Fisigato ainda não usado.
terminal-player-eliminated = { $who }: fora do jogo.
terminal-lives =
    { $lives ->
        [one] { $who }: { $lives } vida.
       *[other] { $who }: { $lives } vidas.
    }
terminal-board-key = As afirmações seguem uma espiral a partir do canto superior esquerdo. A: vivo, D: morto, E: vazia. Entre colchetes: o marcador.
terminal-board-line = Todas as afirmações em ordem. A: vivo, D: morto, E: vazia. O marcador, entre colchetes: { $claims }.
terminal-board-end = O marcador está na última afirmação: não há outra mais alta.
terminal-row = Na fila: { $physicats }.
terminal-row-empty = A fila está vazia.
terminal-pile-known =
    { $count ->
        [one]
            { $known ->
                [0] { $count } carta no descarte. Você não a conhece.
               *[other] { $count } carta no descarte. Você a conhece: { $cards }.
            }
       *[other]
            { $known ->
                [0] { $count } cartas no descarte. Você não conhece nenhuma.
               *[other] { $count } cartas no descarte. Você conhece { $cards }.
            }
    }

## Notação

terminal-notation-claim = { $short }: afirmar 8 gatos vivos, 8 gatos mortos, 4 caixas vazias.
terminal-notation-doubt = { $short }: duvidar da afirmação.
terminal-notation-proof = { $short }: mostrar 2 gatos vivos e 1 Heisenberg, ou nada.
terminal-notation-swap = { $short }: trocar 1 gato morto e 1 caixa vazia, ou nada.
terminal-notation-power = { $short }: usar seu Fisigato.
terminal-notation-take = { $short }: com { $tabby }, pegar { $mewton }.
terminal-notation-end = { $short }: terminar o turno.
