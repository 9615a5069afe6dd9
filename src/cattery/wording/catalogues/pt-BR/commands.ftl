### A linha de comando: sua ajuda, o que os comandos contam, e o que não dá.
### Um comando tem uma mensagem: o que ele faz; depois .more, e um atributo para cada parâmetro que é só dele.

## Ajuda

command-cattery = Dois jogos de cartas com gatos e informação oculta.
command-play = Jogar uma partida aqui, contra os gatos da casa.
    .more = O que não for indicado será perguntado; só Enter aceita o valor proposto.
    .players = Quantas pessoas à mesa, contando você.
    .seat = Seu lugar, a partir de 1; 0 para assistir aos gatos.
    .bots = Que gatos jogam com você: random, kitten, yardstick ou house-cat.
    .plain = Linhas simples, como é sempre por enquanto.
    .record = Acrescentar o registro da partida a este arquivo, sem perguntar.
command-puzzle = Resolver o desafio do dia: uma resposta é claramente a melhor.
    .more = O mesmo para todo mundo; os jogos se alternam. O treinador diz quanto vale sua resposta, e por quê.
    .day = Outro dia que não hoje, como 2026-11-18.
    .number = Outro desafio, pelo número.
command-serve = Abrir mesas para jogar entre amigos no navegador.
    .more = Elas ficam abertas até Ctrl-C.
    .port = A porta em que escutar; 0 acha uma livre.
    .lan = Também para as outras máquinas da rede; o endereço para elas aparece com o código QR.
    .data = A pasta que guarda as mesas; senão, a sua própria pasta de dados.
    .database = O endereço de um banco de dados PostgreSQL que guarda as mesas: postgresql://…
    .bots = Quantos processos pensam pelos robôs; 0 quer dizer um por processador, menos um.
    .keep = Depois de quantos dias sem resposta uma mesa é arquivada.
    .forget = Não guardar registros das partidas de mesas arquivadas.
    .disk = Quantos megabytes as mesas podem ocupar; depois disso não se abrem novas.
    .proxy = Os endereços dos proxies na frente deste servidor, com vírgulas no meio; só neles se acredita quando dizem por quem perguntam.
    .contact = Com quem falar sobre este servidor: um nome, um endereço, um link. Aparece na página.
    .debug = Dizer mais no log, mas nunca nada secreto.
command-rules = Consultar uma regra, pelo número ou por palavras.
    .more = Sem nada a procurar, todas as regras são lidas.
    .words = O número de uma regra ({ $rule }), ou palavras a procurar.
command-replay = Contar partidas registradas, frase por frase.
    .file = Um arquivo de registros, um objeto JSON por linha.
    .seat = Só o que este lugar viu (contando de 1); 0 para o que todo mundo podia ver. Senão, conta-se tudo.
    .game = Só a partida nesta linha do arquivo.
    .step = Percorrer uma partida passo a passo: setas ou linhas simples.
command-review = Rever uma partida registrada com o treinador: quanto valia cada decisão de um lugar.
    .more = Julga pelo que o lugar podia saber na hora, e separa a sorte das decisões.
    .file = Um arquivo de registros, um objeto JSON por linha.
    .seat = O lugar cujas decisões são revistas, a partir de 1.
    .game = Só a partida nesta linha do arquivo.
command-check = Conferir partidas registradas.
    .more = Cada resposta, cada sorteio e, onde houver, a distribuição justa. O código de saída é 0 se tudo confere e 2 se algo não confere; uma frase diz onde e por quê.
    .files = Arquivos de registros, um objeto JSON por linha.
command-simulate = Jogar depressa muitas partidas ao acaso.
    .more = A mesma semente dá as mesmas partidas, com qualquer número de processos.
    .players = Quantas pessoas à mesa.
    .games = Quantas partidas.
    .out = Escrever o registro de cada partida neste arquivo, um por linha.
command-arena = Pôr robôs para jogar entre si, e medir todos.
    .more = Eles se enfrentam com as mesmas cartas e trocam de lugar. A mesma semente dá os mesmos números, com qualquer número de processos. Uma série interrompida continua quando sua pasta é indicada de novo.
    .players = Quem joga, com vírgulas no meio (house-cat,yardstick,yardstick).
    .games = Pelo menos tantas partidas para cada número de lugares; cada distribuição é jogada uma vez por rodízio dos lugares.
    .seats = Jogar com estes números de lugares, um após o outro, 2-6 ou 3,5; o último robô indicado completa a mesa.
    .out = A pasta para as partidas, results.json e report.html; senão, ela leva o nome da série.
    .records = Guardar também o registro de cada partida, em records.jsonl.
command-operate = Cuidar de um servidor que roda nesta máquina.
    .more = Sem palavras: mesas, conexões e carga. close MESA encerra uma mesa e guarda as partidas terminadas, remove MESA não guarda nada dela; block ENDEREÇO barra um endereço, unblock ENDEREÇO o deixa entrar de novo; reports mostra o que as pessoas denunciaram, done DENÚNCIA risca uma.
    .words = O que fazer, e com o quê.
    .data = A pasta que o servidor usa; senão, a sua própria pasta de dados.
command-tidy = Arquivar mesas em que há muito nada acontece.
    .more = Mesas em que nunca se jogou somem depois de um dia. Das outras, as partidas terminadas ficam, como registros. Um servidor faz tudo isso sozinho; se há um rodando, pede-se que o faça agora, com as configurações dele.
    .data = A pasta que guarda as mesas; senão, a sua própria pasta de dados.
    .keep = Depois de quantos dias parados uma mesa é arquivada.
    .forget = Não guardar nem os registros.
command-backup = Copiar todas as mesas para um só arquivo, mesmo com o servidor rodando.
    .file = A nova cópia; uma anterior com este nome é substituída.
    .data = A pasta que guarda as mesas; senão, a sua própria pasta de dados.
command-restore = Voltar a uma cópia.
    .more = O que estava lá é posto de lado, não apagado.
    .file = Uma cópia feita por cattery backup.
    .data = A pasta que vai guardar as mesas; senão, a sua própria pasta de dados.
parameter-game = Qual jogo: { $games }.
parameter-language = en, pt-BR, fr, nl ou it; senão, a língua do seu sistema.
parameter-seed = Um texto qualquer: o mesmo texto dá as mesmas cartas.
parameter-jobs = Quantos processos dividem o trabalho.
parameter-option = Uma opção da mesa, escrita nome=valor; pode ser indicada várias vezes.
help-usage = Uso: { $line }
help-commands = Comandos:
help-parameters = O que se pode indicar:
help-help = Esta ajuda.
help-version = A versão deste programa.
help-further = Mais sobre um comando: { $command }
help-default = Senão: { $value }.
help-required = É obrigatório.

# No lugar de uma palavra que alguém digita.
placeholder-command = COMANDO
placeholder-options = OPÇÕES
placeholder-game = JOGO
placeholder-words = PALAVRAS
placeholder-file = ARQUIVO
placeholder-files = ARQUIVO
placeholder-number = NÚMERO
placeholder-text = TEXTO
placeholder-path = CAMINHO

## O que não se entende. $name é um parâmetro, $given o que foi digitado.

usage-unknown-command = Não há comando “{ $given }”. Há: { $known }.
usage-unknown-option = Aqui não há { $given }.
usage-nearest = { $sentence } Seria { $nearest }?
usage-help = Ajuda: { $command }
usage-missing = Falta { $name }.
usage-missing-value = { $name }: falta o valor que segue.
usage-whole-number = { $name } { $given }: precisa ser um número inteiro.
usage-number-range = { $name } { $given }: precisa ser um número de { $least } a { $most }.
usage-number-least = { $name } { $given }: precisa ser um número a partir de { $least }.
usage-bad-value = { $name } { $given }: isto não pode ser usado.
usage-too-much = Isto está sobrando: { $given }.
usage-twice = { $name }: uma vez basta.
usage-not-understood = Não dá para entender isto: { $given }.

## O que uma opção da mesa pode ser

lawful-range = De { $least } a { $most }.
lawful-at-most = No máximo: { $most }.
lawful-known = Há: { $known }.
lawful-once = Cada um uma vez, do mais baixo ao mais alto.
lawful-too-few = As cartas são poucas demais: { $cards }.

## O que o sistema diz, por seus próprios códigos: o fim de uma frase.

system-eacces = acesso negado
system-eperm = operação não permitida
system-enoent = arquivo ou pasta inexistente
system-eexist = o arquivo já existe
system-enotdir = não é uma pasta
system-eisdir = é uma pasta
system-enospc = não há mais espaço no disco
system-erofs = aqui só dá para ler
system-enametoolong = nome de arquivo longo demais
system-eaddrinuse = endereço já em uso
system-eaddrnotavail = endereço não disponível

## Por que um registro não confere: o fim de uma frase.

record-ply = lance { $ply }: { $reason }
record-unreadable = isto não é o registro de uma partida.
record-unreadable-at = isto não é o registro de uma partida; a falha está em { $where }.
record-format = o formato { $format } não é o conhecido aqui ({ $known }).
record-rules = a versão { $version } das regras do jogo { $game } não é a que se joga aqui ({ $known }).
record-after-the-end = “{ $answer }” vem depois do fim da partida.
record-illegal = “{ $answer }” não é uma resposta possível. { $why }
record-spelling = “{ $right }” não se escreve “{ $answer }”.
record-digest = a impressão digital não confere: a partida não foi assim.
record-unfinished = a partida não acabou, e até lá ninguém assiste a ela.
record-dice = não há dados “{ $dice }”.
record-chance = o acaso respondeu “{ $answer }” onde seus dados dão “{ $right }”.
record-fair-dice = distribuição justa: só dados do tipo hmac servem.
record-fair-secret = distribuição justa: o segredo não é o que foi prometido.
record-fair-nonce = distribuição justa: o número do lugar { $seat } não é o que foi prometido.
record-fair-seats = distribuição justa: os números não são um por lugar, na ordem dos lugares.
record-fair-seed = distribuição justa: os dados não vêm deste segredo e destes números.
record-fair-spelling = distribuição justa: um segredo ou número não é hexadecimal em minúsculas.

## Conferir, contar e simular

check-holds =
    { $games ->
        [one] { $path }: { $games } partida confere ({ $notes })
       *[other] { $path }: { $games } partidas conferem ({ $notes })
    }
check-answers =
    { $count ->
        [one] { $count } resposta
       *[other] { $count } respostas
    }
check-fair = { $count } com distribuição justa
check-given = { $count } sem dados para conferir o acaso
check-unfinished =
    { $count ->
        [one] { $count } inacabada
       *[other] { $count } inacabadas
    }
replay-data = Linha { $line }: { $game }, { $options }
replay-chance = o acaso
simulate-games =
    { $games ->
        [one] { $games } partida, { $game }, { $options }, semente { $seed }
       *[other] { $games } partidas, { $game }, { $options }, semente { $seed }
    }
simulate-answers =
    { $answers ->
        [one] { $answers } resposta, { $mean } por partida; rodadas por partida: { $rounds }
       *[other] { $answers } respostas, { $mean } por partida; rodadas por partida: { $rounds }
    }
simulate-wins = vitórias por lugar: { $shares }
simulate-speed = { $seconds } s; partidas por segundo: { $games }; respostas por segundo: { $answers }
simulate-records = registros em { $path }
simulate-progress = partidas

## Mesas

serve-in-use = { $folder }: outro servidor já usa esta pasta. Pare-o primeiro, ou escolha outra pasta com { $option }.
serve-newer = { $folder }: esta pasta foi escrita por uma versão mais nova do Cattery. Instale essa versão de novo, ou escolha outra pasta com { $option }.
serve-database-newer = { $database }: este banco de dados foi escrito por uma versão mais nova do Cattery. Instale essa versão de novo, ou indique outro com { $option }.
serve-database = Não dá para usar o banco de dados { $database }: { $reason }
serve-no-address = { $given } não é o endereço de um banco de dados PostgreSQL. Um endereço é assim: { $example }.
serve-proxy = { $option } { $given }: isto não são endereços. Escreva-os com vírgulas no meio, como 10.0.0.2,fd00::2.
store-torn =
    { $missing ->
        [0] { $file }: o banco de dados está danificado. Volte a uma cópia com “{ $command } ARQUIVO”; o que está lá agora fica guardado ao lado.
        [one] { $file }: falta a última mudança confirmada. Volte a uma cópia com “{ $command } ARQUIVO”; o que está lá agora fica guardado ao lado.
       *[other] { $file }: faltam as últimas { $missing } mudanças confirmadas. Volte a uma cópia com “{ $command } ARQUIVO”; o que está lá agora fica guardado ao lado.
    }

## Cuidar de um servidor

tidy-done =
    { $tables ->
        [one] { $tables } mesa arquivada; partidas guardadas como registros: { $records }
       *[other] { $tables } mesas arquivadas; partidas guardadas como registros: { $records }
    }
backup-done =
    { $tables ->
        [one] { $tables } mesa copiada para { $file }
       *[other] { $tables } mesas copiadas para { $file }
    }
restore-done =
    { $tables ->
        [one] { $tables } mesa recuperada em { $folder }
       *[other] { $tables } mesas recuperadas em { $folder }
    }
restore-moved = O que estava lá antes ficou em { $file }
operate-no-server = { $folder }: nenhum servidor usa esta pasta agora. Indique outra com { $option }.
operate-unknown = “{ $given }” não se pode fazer aqui. Há: { $known }.
operate-nothing = { $of }: não há nada assim aqui.
operate-close = { $of }: a mesa está encerrada; partidas guardadas como registros: { $records }
operate-remove = { $of }: a mesa foi apagada, com todas as partidas.
operate-block = { $of }: este endereço está barrado.
operate-unblock = { $of }: este endereço pode entrar de novo.
operate-done = { $of }: esta denúncia está riscada.
operate-house = Mesas na memória: { $tables }; conexões: { $connections }
operate-load = Respostas por segundo desde o início: { $answers }; o laço de eventos atrasa { $lag } ms; o banco de dados ocupa { $size } MB
operate-full = Não cabem mesas novas: o disco está quase cheio, ou chegou-se ao limite.
operate-table = { $table }: { $game }, { $phase }; pessoas: { $people }; conexões: { $connections }; fatos: { $facts }
operate-gathering = as pessoas estão chegando
operate-dealing = as cartas estão sendo dadas
operate-playing = uma partida está em jogo
operate-over = a partida acabou
operate-address = { $address }: conexões: { $connections }
operate-blocked = { $address }: barrado
operate-reports = Denúncias: { $reports } ({ $command })
operate-no-reports = Ninguém denunciou nada.
operate-report = { $report }: { $at }, mesa { $table }, com { $people }
