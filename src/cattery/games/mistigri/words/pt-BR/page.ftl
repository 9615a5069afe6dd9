### Crazy Mistigri na página.

## Entrada e sala de espera

room-mistigri = Forme pares e livre-se dos gatos. Não fique com o preto.
room-mistigri-facts = 3 a 5 pessoas, 20 minutos
deck-agreed =
    { $players ->
        [5] Todas as 46 cartas estão em jogo.
        [4] 37 cartas: os 1 ficam na caixa.
       *[3] 28 cartas: os 1, os 2 e o 9 ficam na caixa.
    }
two-rounds = Duas rodadas; uma terceira em caso de empate no menor total.
rounds = Rodadas
cards = Cartas

## A mesa

arrow-clockwise = Joga-se em sentido horário
arrow-back = Joga-se em sentido anti-horário
you-draw-here = você saca aqui
you-drew-here = você sacou aqui
draws-from-you = saca de você
has-passed = passou
their-turn = está jogando
on-the-roof = Fora da rodada, no telhado
miaow = Miaaau!
seat-safe = a salvo
you-are-safe = Você se salvou!
safe-told = Você não tem mais cartas: nenhum ponto de penalidade nesta rodada.
pile = descarte { $count }
pile-look = Descarte: { $count }
the-pile = Cartas do descarte
pile-order = As mais recentes primeiro.
pile-empty = Nada foi descartado ainda.
you-hold =
    { $count ->
        [one] Você, { $count } carta
       *[other] Você, { $count } cartas
    }
you-hold-turn =
    { $count ->
        [one] Sua vez, { $count } carta
       *[other] Sua vez, { $count } cartas
    }
sort-by-colour = Por cor
sort-by-value = Por valor
penalty-points = Pontos de penalidade
score-sheet = Placar
in-all = total
mistigri-costs = 10 pontos se o Mistigri ficar
you-know = Cartas que você sabe que estão com { $name }
tie-short = a rodada de desempate

## Perguntas

ask-pair-or-pass = Descartar um par?
ask-another-pair = Mais um par?
ask-effect-or-reverse = Qual dos dois?
ask-choose-drawn = Você escolhe
ask-swap-out = Uma carta sai
ask-swap-in = Uma carta entra
ask-give-away = Dê uma carta
ask-feed = Uma para cada pessoa
tap-a-card = Toque numa das suas cartas.
to-whom = Para quem?
pick-a-card = Escolha uma carta
pick-who = Escolha quem recebe
pick-one = Escolha um dos dois
why-pass = … passar?
why-reverse = … inverter o sentido do jogo?
why-pair = … descartar um par agora?
why-pair-mistigri = … descartar o Mistigri num par?
why-give = … dar uma carta?
why-give-to = … dar uma carta a { $name }?
why-pile = … pegar uma carta do descarte?
reversed-next = No outro sentido: em seguida { $name } saca de você.

## Pares

possible-pairs = Pares possíveis
pick-a-pair = Escolha um par
pick-to-see = Escolha um par para ver o que ele faz.
discard-it = Descartar { $pair }
colour-pair = Duas da mesma cor: elas saem e nada mais acontece.
no-pairs = Nenhum par desta vez
no-pairs-told = Você não tem duas cartas da mesma cor ou do mesmo valor.
no-pair = Estas duas não formam par.
pair-short-1 = seus outros 1 também saem, ou inverter
pair-short-2 = você escolhe a que vão sacar, ou inverter
pair-short-3 = trocar com o descarte, ou inverter
pair-short-4 = dar uma carta
pair-short-5 = uma do descarte para cada um
pair-short-6 = mais um par já
pair-short-7 = sacam 2 de você
pair-short-8 = sacam 3 de você
pair-short-none = sem efeito
more-pairs = mais { $count }

## O saque e o Mistigri

draw-from = Saque de { $name }
draw-any = Toque em qualquer carta: estão embaralhadas e viradas para baixo.
draw-many = Toque em { $count } cartas: estão embaralhadas e viradas para baixo.
# 2 + 2: quem dá a carta a escolheu.
draw-held-out = Toque na carta que oferecem a você.
take-card = Pegar a carta { $number } de { $count }
you-drew = Você sacou { $card }.
dread = Ah, não! Não faz par com nada. Livre-se dele!
relief = Ufa! O Mistigri foi embora.

## Fim da rodada e do jogo

round-over = Fim da rodada { $round }
stuck = { $name } ficou com o Mistigri: 10 pontos.
stuck-you = Você ficou com o Mistigri: 10 pontos.
tie-round = Empate no menor total: uma terceira rodada decide.
points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
win-shared = Vitória dividida!
story-first-out = Primeiro miado no telhado
story-first-out-told = Rodada { $round }: { $name } ficou sem cartas antes de todo mundo. Miaaau!
story-first-out-you = Rodada { $round }: você ficou sem cartas antes de todo mundo. Miaaau!
story-worst = A mão mais pesada
story-worst-told =
    { $points ->
        [one] Rodada { $round }: { $name } ficou com { $points } ponto.
       *[other] Rodada { $round }: { $name } ficou com { $points } pontos.
    }
story-worst-you =
    { $points ->
        [one] Rodada { $round }: você ficou com { $points } ponto.
       *[other] Rodada { $round }: você ficou com { $points } pontos.
    }
story-worst-mistigri = Rodada { $round }: { $name } ficou com o Mistigri e { $points } pontos.
story-worst-mistigri-you = Rodada { $round }: você ficou com o Mistigri e { $points } pontos.

## The game in a minute

primer-mistigri-goal = Livre-se das suas cartas, duas a duas. O que sobra na mão no fim custa pontos. O Mistigri não combina com nenhuma carta e custa dez.
primer-mistigri-draw = Sua vez começa com uma compra: uma carta, virada para baixo, da mão de quem joga antes.
primer-mistigri-pair = Depois você pode descartar um par: duas cartas da mesma cor ou com o mesmo número. Se não descartar, você passa.
primer-mistigri-effect = Um par do mesmo número faz alguma coisa. Você dá uma carta, faz quem vem depois comprar mais, escolhe a carta comprada ou inverte o sentido.
primer-mistigri-out = Acabaram as cartas? Miaaau! Você saiu da rodada, e isso não custa nada.
primer-mistigri-end = A rodada termina quando só uma pessoa ainda tem cartas, ou quando todos passam em seguida. Some o que sobrou. Depois de duas rodadas, vence o menor total.

## Ver uma partida de novo

replay-mark-pair = pares
replay-mark-effect = efeitos
replay-mark-points = pontos
