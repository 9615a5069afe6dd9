### A página: palavras do navegador que não são de nenhum jogo.

## Em toda parte

close = Fechar
home = Início
menu = Menu
settings = Configurações
language = Idioma
night = Noite
day = Dia
sound = Som
mild = Imagens suaves
mild-hint = O gato morto está só dormindo.
direct = Afirmar com um toque
direct-hint = Um toque na afirmação já a envia.
details = Detalhes
wait = Um momento
go-on = Continuar
harder-game = Um jogo mais difícil
new-game = Novo jogo
name-too-long = Longo demais: { $count } de no máximo { $most }.
waits-for-reader = { $name } ainda está lendo
waits-for-you = A mesa espera por você:
skip-ahead = Pular adiante (mais { $count })
you-name = Você
guest = Visitante

## Início

play-now = Jogar agora
invite-friends = Convidar amigos
got-a-code = Tem um código?
join = Entrar
continue = Continuar
game-waits = Uma partida espera por você
game-waits-with = { $game }, com { $name }
no-server = O servidor não responde. Tente de novo daqui a pouco.
nowhere = Não há nada aqui
nowhere-hint = Este endereço não leva a lugar nenhum. Talvez um pedaço do link tenha se perdido.
game-not-here = Esta página não sabe mostrar “{ $name }”
game-not-here-hint = A mesa existe, mas esta página não tem desenhos para o jogo dela. Recarregue a página: talvez haja uma mais nova.

## Montar uma mesa

set-table = Montar a mesa
how-many = Quantas pessoas jogam?
open-table = Abrir a mesa
turn-clock = Tempo por turno
clock-none = Sem limite
clock-seconds = { $count } s
clock-off = Pense o tempo que quiser.
clock-on = Quando o tempo acaba, um robô termina o turno.
clock-seconds-each = { $count } segundos por turno; depois um robô termina.

## Sala de espera

invitation = Convite
join-with-code = Amigos entram com este código
copy-link = Copiar o link
copied = Copiado
qr = Código QR do convite
only-here = Só este computador alcança esta mesa. Para receber mais gente, abra o Cattery para toda a rede.
at-the-table =
    { $count ->
        [0] Ninguém ainda
       *[other] { $count } à mesa
    }
this-is-you = é você
host = abriu a mesa
is-here = está aqui
a-bot = robô
free-seat = livre
add-bot = Adicionar um robô
remove-bot = Tirar { $name }
bots-play = Os robôs jogam como
level =
    { $level ->
        [random] gatos de rua: qualquer resposta serve
        [kitten] filhotes: só por diversão
        [yardstick] gatos calculistas: pelas probabilidades
        [house-cat] gatos de casa: conhecem o jogo
       *[other] { $level }
    }
bot-level =
    { $level ->
        [random] gato de rua
        [kitten] filhote
        [yardstick] gato calculista
        [house-cat] gato de casa
       *[other] { $level }
    }
change = Mudar
house-rules = Regras da casa
fair-deal = Distribuição justa
fair-deal-promise = Cada aparelho põe a sua parte do acaso. No fim, qualquer pessoa pode conferir as cartas.
your-name = Seu nome
sit-down = Sentar
table-full = Todos os lugares estão ocupados. Você pode assistir.
deal = Dar as cartas para { $count }
fill-and-deal =
    { $count ->
        [one] Adicionar { $count } robô e dar as cartas
       *[other] Adicionar { $count } robôs e dar as cartas
    }
host-starts = { $name } vai dar início ao jogo.
dealing = As cartas estão sendo dadas…

## A mesa

connecting = Chegando à mesa…
connection-lost = A conexão caiu. Seu lugar está guardado e tudo volta sozinho.
title-turn = Sua vez! Cattery
title-table = { $game }, Cattery
players = À mesa
rules = Regras
rules-of = Regras: { $game }
in-a-minute = Em um minuto
all-rules = Todas as regras
search-rules = Buscar nas regras
rules-found =
    { $count ->
        [0] Nada encontrado.
        [one] { $count } regra encontrada.
       *[other] { $count } regras encontradas.
    }
read-rule = Ler a regra { $rule }
forbidden-by = A regra { $rule } não permite isso agora.
why = Por quê?
why-cant-i = Por que não posso?
why-cant-i-do = Por que não posso…?
why-wait = Por que não é a minha vez?
hurry-bots = Apressar os robôs
hurry-wished = Anotado. Falta todo mundo que ainda joga querer o mesmo.
hurry-granted = Agora os robôs jogam depressa.
hurry-asked = { $name } gostaria de apressar os robôs.
not-now = Agora não
what-happened = O que aconteceu
chat = Conversa
chat-new =
    { $count ->
        [one] Conversa, { $count } linha nova
       *[other] Conversa, { $count } linhas novas
    }
chat-empty = Ninguém disse nada ainda.
quote = “{ $text }”
say-something = Diga algo
send = Enviar
reactions = Reações rápidas
reaction-purr = Ronronar
reaction-hiss = Bufar
reaction-meow = Miar
reaction-applause = Aplausos
reaction-surprise = Surpresa
reaction-hurry = Anda logo
pause = Pausar
resume = Voltar a jogar
paused-by = { $name } pausou o jogo.
seconds-left =
    { $count ->
        [one] Falta { $count } segundo
       *[other] Faltam { $count } segundos
    }
away = { $name } se ausentou.
away-short = ausente
stand-in-short = um robô joga
hand-over = Deixar um robô jogar
hand-over-vote = Votar para um robô jogar (até agora: { $votes })
bot-plays-for-you = Um robô está jogando por você.
reclaim = Retomar meu lugar
kick = Tirar { $name } da mesa
seat-is-bot = Um robô ocupa este lugar: { $level }.
seat-is-here = { $name } está à mesa.
seat-is-away = { $name } está ausente há algum tempo. O lugar está guardado.
stand-in-left = { $name } se levantou; um robô continua.
stand-in-away = { $name } se ausentou; um robô joga em seu lugar.
stand-in-clock = O tempo de { $name } acabou; um robô joga em seu lugar.
other-device = Passar para outro aparelho
other-device-hint = Abra este link no outro aparelho em até cinco minutos. Só vale uma vez.
report = Denunciar algo
report-hint = Quem cuida deste servidor lê o que você escreve, com os nomes desta mesa e as últimas linhas da conversa. Mais ninguém lê.
report-text = O que aconteceu?
report-sent = Agradecemos. Quem cuida deste servidor vai ler.
about-server = O que este servidor guarda
leave = Sair da mesa
leave-sure = Sair desta mesa?
leave-playing = Sair agora? Um robô assume seu lugar na hora; você pode voltar.
leave-yes = Sim, sair
stay = Ficar
watching = Você está assistindo

## Fim de jogo

you-win = Você venceu!
wins = { $name } vence!
how-it-happened = Como foi
rematch = Revanche
next-dealt = Os outros começaram mais um jogo. Um robô guarda o seu lugar até você jogar também.
rematch-offered = { $name } quer jogar de novo.
rematch-waits = Esperando { $names }.
join-next = Jogar também
download-record = Baixar o registro
deal-fair = A distribuição foi justa.
deal-fair-why = Selada antes da rodada 1, aberta e conferida aqui agora.
deal-unknown = Esta distribuição não pode ser conferida.
deal-unknown-why = O registro não diz nada sobre ela.
deal-secret = A distribuição não confere.
deal-secret-why = O segredo não é o que foi prometido.
deal-nonce = A distribuição não confere.
deal-nonce-why = Um dos números não é o prometido.
deal-mine = A distribuição não confere.
deal-mine-why = O seu número ficou de fora.
deal-other = A distribuição não confere.
deal-other-why = As cartas não vêm dos números prometidos.
deal-the-promise = Prometido antes de dar as cartas
deal-the-secret = O segredo do servidor
deal-the-nonce = Número de { $name }
deal-left-out = chegou tarde, ficou de fora

## Ver uma partida de novo

replay-watch = Ver de novo
replay-opening = Buscando a partida …
replay-not-shown = Não dá para ver esta partida
replay-bad-link = Este link não está inteiro: um pedaço se perdeu ou mudou no caminho. Peça o link de novo.
replay-no-record = Isto não é o registro de uma partida.
replay-other-rules = Esta partida foi jogada com regras diferentes das conhecidas aqui.
replay-unknown-game = Este jogo, ou sua mesa, não é conhecido aqui.
replay-unfinished = Esta partida ainda não acabou. Até lá ninguém assiste a ela.
replay-wrong-at = Este registro não confere: dá errado no lance { $ply }.
replay-controls = Ver a partida
replay-timeline = Ponto da partida
replay-ply = Lance { $ply } de { $last }
replay-play = Reproduzir
replay-pause = Pausar
replay-step = Um passo à frente
replay-step-back = Um passo atrás
replay-jump = Saltar à frente
replay-jump-back = Saltar para trás
replay-jump-by = Saltar por
replay-speed = Velocidade
replay-times = { $speed }×
replay-mark-turn = vezes
replay-mark-round = rodadas
replay-eyes = Olhos de quem
replay-eyes-spectator = A plateia
replay-hands = Todas as mãos
replay-share = Mostrar este momento
replay-share-hint = O link contém a partida inteira e abre neste momento. Ele não convida ninguém para a sua mesa.
replay-with-names = Com nomes
replay-link = Link para este momento
replay-too-long = Esta partida é longa demais para um link. Mande como arquivo.
replay-open-file = Ver uma partida registrada
replay-keys = Setas: esquerda e direita para um passo, acima e abaixo para uma vez. Page Up e Page Down para uma rodada, espaço para reproduzir e pausar. No celular, deslize.
