### Recusas: o que não pode ser feito, e por quê.

## Respostas ao jogo

refusal-illegal = Não vale: { $rule }, { $title }.
refusal-bad-notation = “{ $text }” não é uma resposta a esta pergunta.
refusal-over = O jogo acabou.
refusal-not-your-turn = Não é a sua vez.
refusal-stale = Tarde demais: o jogo já continuou.
refusal-other-game = Essa resposta era para outra partida.
refusal-no-game = Ninguém está jogando aqui agora.
refusal-time-up = O tempo acabou: um robô termina este turno.
refusal-paused = O jogo está em pausa.
refusal-not-paused = O jogo não está em pausa.

## Opções, jogos, idiomas, regras e registros

refusal-bad-option = { $option }: isso não pode ser escolhido aqui.
refusal-bad-option-by-rule = { $option }: contraria { $rule }, { $title }.
refusal-unknown-game = Esse jogo não existe. Existem: { $known }.
refusal-unknown-language = Não há o idioma “{ $asked }” aqui. Há: { $known }.
refusal-unknown-rule = Não há uma regra “{ $asked }”.
refusal-bad-record = Este registro não confere: { $reason }
refusal-no-hints = Aqui não há dicas: várias pessoas jogam, e a mesa foi aberta sem elas.
refusal-record-refused = Esta partida não pode ser vista de novo: o registro não confere.

## A mesa

refusal-unknown-table = Essa mesa não existe.
refusal-unknown-code = Nenhuma mesa tem esse código.
refusal-no-such-seat = Esse lugar não existe.
refusal-seat-taken = Este lugar já está ocupado.
refusal-table-full = Não há mais lugar nesta mesa.
refusal-already-seated = Você já tem um lugar nesta mesa.
refusal-not-seated = Primeiro escolha um lugar.
refusal-no-token = Daqui você só pode assistir.
refusal-barred = Quem abriu a mesa não deixa mais você entrar.
refusal-not-host = Só quem abriu a mesa pode fazer isso.
refusal-no-bot-there = Não há robô nesse lugar.
refusal-no-person-there = Não há ninguém nesse lugar.
refusal-not-yourself = Isso não vale para o seu próprio lugar: levante-se.
refusal-seats-open = Para começar, todos os lugares precisam estar ocupados.
refusal-game-running = Não durante uma partida.
refusal-handed-over = Um robô joga por você: primeiro retome seu lugar.
refusal-not-handed-over = Nenhum robô joga por você.
refusal-still-here = Essa pessoa ainda não se ausentou o bastante.
refusal-unknown-level = Esse robô não existe.
refusal-link-spent = Este link já foi usado ou é antigo demais.

## Nomes e conversa

refusal-name-length = Um nome tem de 1 a 24 caracteres.
refusal-name-characters = Este nome tem caracteres que não podem ser usados.
refusal-name-taken = Alguém nesta mesa já tem esse nome.
refusal-chat-length = Uma mensagem tem de 1 a 300 caracteres.
refusal-chat-characters = Esta mensagem tem caracteres que não podem ser usados.

## A distribuição justa

refusal-promise-broken = Este número não é o que foi prometido.
refusal-not-dealing = Neste momento não há distribuição de cartas.

## O servidor

refusal-malformed = A mesa não entendeu isso.
refusal-too-large = Isso é longo demais.
refusal-too-fast = Mais devagar: tente de novo daqui a pouco.
refusal-protocol = Esta versão está desatualizada: carregue de novo.
refusal-blocked = Quem cuida deste servidor barrou este endereço.
refusal-foreign-page = Uma página de outro site não pode jogar aqui.
refusal-server-full = No momento não cabem mais mesas.
refusal-server-stopping = O servidor vai reiniciar: volte daqui a pouco.
