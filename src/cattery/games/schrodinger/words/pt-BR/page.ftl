### Os Gatos de Schrödinger na página.

## Início e sala de espera

room-schrodinger-small = Os gatos de
room-schrodinger-large = Schrödinger
room-schrodinger = Blefe sobre o que há nas caixas. Até alguém olhar.
room-schrodinger-facts = 2 a 6 pessoas, 20 minutos
lives = Vidas
lives-agreed =
    { $players ->
        [2] Três vidas para cada pessoa: o terceiro erro é o último.
        [3] Duas vidas para cada pessoa: o segundo erro é o último.
       *[other] Quem erra uma vez está fora.
    }
physicats-on = Uma habilidade secreta para cada pessoa. Deixe-as de fora na primeira partida.
physicats-off = Sem habilidades secretas: o jogo simples, o melhor para aprender.

## Estados e cartas: letras, palavras, nomes

letter-alive = V
letter-dead = M
letter-empty = Ø
letter-heisenberg = H
gentle-letter-dead = Z
state-alive = vivos
state-dead = mortos
state-empty = vazias
gentle-state-dead = dormindo
card-alive = Gato vivo
card-dead = Gato morto
card-empty = Caixa vazia
card-heisenberg = Heisenberg
gentle-card-dead = Gato dormindo
kind-alive = gatos vivos
kind-dead = gatos mortos
kind-empty = caixas vazias
kind-heisenberg = Heisenbergs
gentle-kind-dead = gatos dormindo
gentle-schrodinger-cards-dead =
    { $count ->
        [one] { $count } gato dormindo
       *[other] { $count } gatos dormindo
    }

## A mesa

round = Rodada { $round }
boxes-in-play =
    { $count ->
        [one] { $count } caixa em jogo
       *[other] { $count } caixas em jogo
    }
clipboard = Prancheta
clipboard-marker = A prancheta, 65 afirmações em espiral. O marcador está em { $claim }.
clipboard-start = A prancheta, 65 afirmações em espiral. O marcador espera ao lado.
says-at-least =
    { $who ->
        [you] Você diz pelo menos
       *[other] { $name } diz pelo menos
    }
no-claim-yet = Nenhuma afirmação ainda: o marcador espera ao lado da prancheta.
you-see = O que você vê
you-see-short = Você vê
seen-of =
    { $kind ->
        [alive] Gatos vivos: { $seen } de { $all }
        [dead] Gatos mortos: { $seen } de { $all }
        [empty] Caixas vazias: { $seen } de { $all }
       *[heisenberg] Heisenbergs: { $seen } de { $all }
    }
gentle-seen-of =
    { $kind ->
        [alive] Gatos vivos: { $seen } de { $all }
        [dead] Gatos dormindo: { $seen } de { $all }
        [empty] Caixas vazias: { $seen } de { $all }
       *[heisenberg] Heisenbergs: { $seen } de { $all }
    }
whole-pack = O baralho todo. Cheias: as que você vê.
your-box = Sua caixa
your-hand =
    { $count ->
        [one] Sua mão: { $count } carta
       *[other] Sua mão: { $count } cartas
    }
your-physicat = Seu Fisigato: { $name }
your-physicat-usable = Seu Fisigato: { $name }. Você pode usá-lo agora.
deck = baralho { $count }
discard = descarte { $count }
discard-pile = O descarte
discard-known =
    { $all ->
        [0] Está vazio.
        [one]
            { $known ->
                [0] Há uma carta. Você não a conhece.
               *[other] Há uma carta. Você a conhece.
            }
       *[other] Você conhece { $known } das { $all } cartas que estão ali.
    }
discard-by =
    { $who ->
        [you] Você descartou { schrodinger-cards-hidden }.
       *[other] { $name } descartou { schrodinger-cards-hidden }.
    }
discard-power = Um Fisigato mandou { schrodinger-cards-hidden } para cá.
row = A fila
row-short = fila
seat-out = fora
seat-asked = está pensando
seat-cards =
    { $count ->
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
seat-lives =
    { $count ->
        [one] { $count } vida
       *[other] { $count } vidas
    }
seat-proof =
    { $count ->
        [one] { $count } carta virada para cima
       *[other] { $count } cartas viradas para cima
    }
seat-physicat = Fisigato virado para baixo
seat-physicat-used = Fisigato usado
seat-stand-in = um robô joga em seu lugar
seat-away = ausente
you-are-out = Você está fora
keep-watching = Fique e assista: daqui você vê o que todo mundo vê.
your-lives =
    { $count ->
        [one] Resta { $count } vida
       *[other] Restam { $count } vidas
    }
your-proof = Suas cartas viradas para cima

## Sua vez

your-turn = Sua vez
turn-hint = aumente ou duvide
turn-hint-first = faça a primeira afirmação
turn-hint-raise = sua afirmação voltou até você: aumente
turn-hint-doubt = não há nada acima: duvide
lowest-claims = As próximas afirmações mais baixas
higher-claims = Todas as afirmações acima, em ordem
doubt-it = Duvidar: { $claim }
claim-it = Afirmar: { $claim }
pick-claim = Escolha uma afirmação
claim-and-prove = Afirmar e mostrar prova
steps-of-turn = Etapas do seu turno
why-doubt = … duvidar?
why-claim = … fazer uma afirmação?
why-claim-less = … afirmar menos que { $claim }?
why-proof = … mostrar uma prova?
why-swap = … trocar cartas?
why-proof-more = … mostrar mais destas: { $kind }?
why-swap-more = … trocar mais destas: { $kind }?
why-power = … usar meu Fisigato?
why-take = … pegar { $name }?
why-end = … encerrar meu turno?
claim-step = Afirmação
proof-step = Prova
swap-step = Troca
proof-hint =
    { $state ->
        [alive] Mostrar gatos vivos? Ficam virados para cima e, para cada um, você pode trocar outra carta.
        [dead] Mostrar gatos mortos? Ficam virados para cima e, para cada um, você pode trocar outra carta.
       *[empty] Mostrar caixas vazias? Ficam viradas para cima e, para cada uma, você pode trocar outra carta.
    }
gentle-proof-hint =
    { $state ->
        [alive] Mostrar gatos vivos? Ficam virados para cima e, para cada um, você pode trocar outra carta.
        [dead] Mostrar gatos dormindo? Ficam virados para cima e, para cada um, você pode trocar outra carta.
       *[empty] Mostrar caixas vazias? Ficam viradas para cima e, para cada uma, você pode trocar outra carta.
    }
proof-nothing = Você não tem nada para mostrar. Ninguém fica sabendo.
proof-none = Sem prova
proof-some =
    { $count ->
        [0] Mostrar uma prova
        [one] Mostrar { $count } carta
       *[other] Mostrar { $count } cartas
    }
swap-hint =
    { $count ->
        [one] Descarte no máximo { $count } carta, sem mostrar, e saque outra.
       *[other] Descarte no máximo { $count } cartas, sem mostrar, e saque outras tantas.
    }
swap-nothing = Você não tem nada para trocar. Ninguém fica sabendo.
swap-none = Ficar com tudo
swap-some =
    { $count ->
        [0] Trocar
        [one] Trocar { $count } carta
       *[other] Trocar { $count } cartas
    }
of-most = de { $most }
one-more = Mais 1: { $kind }
one-fewer = Menos 1: { $kind }

## Habilidades

use-power = Usar agora
use-named = Usar { $name }
power-not-now = Você não pode usar isto neste momento.
take-which = Qual você pega da fila?
take-it = Pegar { $name }
power-cecilia = Uma vez por partida: conta como mais 2 gatos vivos nesta rodada.
power-maria = Uma vez por partida: conta como mais 1 caixa vazia nesta rodada.
power-purrie = Uma vez por partida: todos os gatos vivos virados para cima vão para o descarte.
power-felidae = Uma vez por partida: todos os gatos mortos virados para cima vão para o descarte.
power-feyncat = Uma vez por partida: os Heisenbergs não contam nesta rodada.
power-prride = Uma vez por partida: olhe todo o descarte.
power-mewton = Uma vez por partida: saque 2 cartas de caixa para a mão.
power-felinestein = Uma vez por partida: descarte a mão toda e saque outras tantas cartas.
power-pawking = Uma vez por partida: pule seu turno, sem afirmar nem duvidar.
power-tabby = Uma vez por partida: troque esta carta por uma da fila e use a habilidade dela.
gentle-power-felidae = Uma vez por partida: todos os gatos dormindo virados para cima vão para o descarte.

## A verificação e o fim

the-check = A verificação
doubt-cry = Duvido!
of-at-least = o mínimo é { $count }
skip-verdict = Ir ao veredito
enough = Deu!
not-enough = Não deu!
over-facts =
    { $rounds ->
        [one] { $game }, { $players } à mesa, { $rounds } rodada
       *[other] { $game }, { $players } à mesa, { $rounds } rodadas
    }
story-bluff = O maior blefe
story-doubt = A dúvida mais cara
story-close = Por um fio
story-end = Como acabou
story-check =
    { $you ->
        [claimer]
            { $wrong ->
                [you] Rodada { $round }: você afirmou { $claim }, { $doubter-name } duvidou. Havia { $found }, e você errou.
               *[other] Rodada { $round }: você afirmou { $claim }, { $doubter-name } duvidou. Havia { $found }, e { $wrong-name } errou.
            }
        [doubter]
            { $wrong ->
                [you] Rodada { $round }: { $claimer-name } afirmou { $claim }, você duvidou. Havia { $found }, e você errou.
               *[other] Rodada { $round }: { $claimer-name } afirmou { $claim }, você duvidou. Havia { $found }, e { $wrong-name } errou.
            }
       *[other] Rodada { $round }: { $claimer-name } afirmou { $claim }, { $doubter-name } duvidou. Havia { $found }, e { $wrong-name } errou.
    }
gentle-schrodinger-claim-short =
    { $state ->
        [alive]
            { $count ->
                [one] { $count } vivo
               *[other] { $count } vivos
            }
        [dead]
            { $count ->
                [one] { $count } dormindo
               *[other] { $count } dormindo
            }
        [empty]
            { $count ->
                [one] { $count } vazia
               *[other] { $count } vazias
            }
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
in-play =
    { $count ->
        [one] caixa em jogo
       *[other] caixas em jogo
    }

rank-winner = vitória
rank-out = saiu na rodada { $round }

## The game in a minute

primer-schrodinger-goal = Cada um tem caixas com um gato dentro e só vê as suas. Quantos gatos estão vivos, ou mortos, e quantas caixas estão vazias, somando as mãos de todos?
primer-schrodinger-claim = Na sua vez, afirme que há pelo menos tantos de um tipo. Cada afirmação fica mais adiante no fio vermelho do que a anterior. Você pode blefar.
primer-schrodinger-proof = Depois de afirmar, você pode mostrar caixas que combinam. Para cada uma mostrada, pode trocar uma que ainda esconde.
primer-schrodinger-wild = Um Heisenberg é curinga: vale como aquilo que foi afirmado.
primer-schrodinger-doubt = Em vez de afirmar, você pode duvidar da última afirmação. Todas as caixas são abertas e contadas. Faltou? Quem afirmou errou. Bastou? Foi você.
primer-schrodinger-end = Quem errou perde uma vida, ou sai do jogo se cada um só tem uma. Depois vem outra rodada, com uma carta a menos para cada um. Vence quem ficar por último.
track-drawn = A trilha das afirmações, de 1 vivo no canto até a bola de lã

## Ver uma partida de novo

replay-mark-claim = afirmações
replay-mark-doubt = dúvidas
replay-mark-fall = quem caiu
