### As palavras do terminal: perguntas antes de uma partida, o que se pode perguntar durante, e o que se diz no fim.
### $help é o sinal que pede ajuda; $short é a forma curta de uma resposta, como pode ser digitada.

## Antes da partida

terminal-which-game = Qual jogo?
terminal-how-many = Quantas pessoas jogam?
terminal-how-many-range = De { $least } a { $most }, contando você. Só Enter: { $default }.
terminal-how-many-watched = De { $least } a { $most }. Só Enter: { $default }.
terminal-which-bots = Que gatos jogam com você?
terminal-which-bots-watched = Que gatos jogam?
terminal-default = Só Enter: { $number }.
terminal-level-random = Gatos de rua: qualquer resposta serve
terminal-level-kitten = Filhotes: jogam para se divertir
terminal-level-yardstick = Gatos calculistas: seguem as probabilidades
terminal-level-house-cat = Gatos de casa: conhecem bem o jogo
terminal-seats = Ao redor da mesa, em sentido horário:
terminal-watching = Você está assistindo: cartas ocultas não são reveladas.
terminal-begin = Responda a cada pergunta com um número, ou com a forma curta entre parênteses. Para ajuda, digite { $help }

## O que não dá, antes de uma partida

terminal-seat-numbers = Os lugares vão de 1 até o número de pessoas; 0 é para assistir.
terminal-unknown-bots = Não há gatos assim. Há: { $known }.
terminal-name-the-game = Diga também qual é o jogo.
terminal-option-form = Escreva assim: nome=valor.
terminal-bad-seed = Este texto não pode ser usado.
terminal-no-record = Não há nenhuma partida em { $path }.
terminal-no-record-there = Não há nenhuma partida nessa linha de { $path }.
terminal-name-a-file = Indique pelo menos um arquivo de registros.
terminal-seats-form = Escreva 2-6, ou 3,5.
terminal-other-run = Esta pasta guarda outra série de partidas: escolha outra com { $option }.
terminal-at-line = { $path }, linha { $number }: { $reason }

## Quem é quem, no início de uma linha ou em uma lista

terminal-who-you = Lugar { $number }, você
terminal-who-other = Lugar { $number }, { $name }

## Perguntas e respostas

terminal-prompt = Sua resposta:
terminal-more =
    { $count ->
        [one] Há mais 1 resposta: “{ terminal-command-more }” diz qual é.
       *[other] Há mais { $count } respostas: “{ terminal-command-more }” lista todas.
    }
terminal-no-more = Essas são todas as respostas.
terminal-out-of-range =
    { $most ->
        [one] Aqui só existe o número 1.
       *[other] Aqui os números vão de 1 a { $most }.
    }
terminal-not-understood = “{ $text }” não quer dizer nada aqui. Para saber o que digitar, digite { $help }
terminal-doubt = duvido
terminal-yes-or-no = Sim ou não? Só Enter: não.
terminal-yes = sim

## O que se pode perguntar: a palavra a digitar, e o que ela conta

terminal-help = Digite o número de uma resposta, a forma curta dela, ou uma destas palavras:
terminal-help-again = Só Enter: a pergunta de novo.
terminal-explained = { $word }: { $meaning }
terminal-command-help = ajuda
    .help = o que você pode digitar, como { $help }
terminal-command-hand = mão
    .help = suas próprias cartas
terminal-command-table = mesa
    .help = o que todo mundo vê, e o que você sabe
terminal-command-pile = descarte
    .help = o descarte
terminal-command-score = placar
    .help = como está o jogo
terminal-command-log = diário
    .help = o que aconteceu nesta rodada
terminal-command-rule = regra
    .help = uma regra pelo número, como “{ terminal-command-rule } { $number }”, ou regras por uma palavra
terminal-command-notation = notação
    .help = as formas curtas de todas as respostas
terminal-command-advice = conselho
    .help = o que o treinador faria, e por quê
terminal-command-more = mais
    .help = todas as respostas a esta pergunta
terminal-command-quit = sair
    .help = sair da partida

## Mão, mesa e descarte

terminal-hand = Sua mão: { $cards }.
terminal-player-hand =
    { $count ->
        [0] { $who }: nenhuma carta na mão.
        [one] { $who }: { $count } carta na mão.
       *[other] { $who }: { $count } cartas na mão.
    }
terminal-pile-empty = O descarte está vazio.

## Regras

terminal-rules-found =
    { $count ->
        [one] { $count } regra contém “{ $words }”. Procure-a pelo número.
       *[other] { $count } regras contêm “{ $words }”. Procure uma pelo número.
    }
terminal-rules-none = Nenhuma regra contém “{ $words }”.

## O fim

terminal-others-play-on = O jogo continua sem você.
terminal-skip-to-the-end = Pular para o fim da partida?
terminal-over = O jogo acabou.
terminal-leave = Você sai da partida.
terminal-save = Salvar o registro desta partida em { $path }?
terminal-saved = O registro está em { $path }
terminal-how-to-replay = Para ouvir a partida de novo: { $command }
terminal-not-saved = O registro não foi salvo.
terminal-how-to-save = O registro não foi salvo. Da próxima vez, { $option } e um nome de arquivo o salvam.
terminal-cannot-save = O registro não pode ser salvo em { $path }: { $reason }

## Partidas registradas

terminal-replay = Linha { $line }: { $game }, { $players } pessoas.
terminal-replay-seat = Contada como o lugar { $seat } a viu.
terminal-replay-spectator = Contada como todo mundo podia ver.
terminal-replay-unfinished = O registro termina aqui; a partida não tinha acabado.

## Mesas

terminal-serve-open = O Cattery está aberto em { $address }
terminal-serve-port = Não dá para escutar na porta { $port }: { $reason }.
terminal-serve-folder = Não dá para usar a pasta { $folder }: { $reason }.
terminal-missing-extra = Para isso falta { $library }. Instale com: { $command }

## Uma partida passo a passo

terminal-step-help = Enter ou a seta para a direita avança, a seta para a esquerda ou “{ terminal-step-back }” volta, para baixo e para cima vão à rodada seguinte e à anterior. Um número leva a esse lance. “{ terminal-step-seat } 2” olha pelos olhos do lugar 2, “{ terminal-step-seat } 0” pelos da plateia, “{ terminal-step-all }” pelos de todo mundo. “{ terminal-command-quit }” termina, { $help } diz isto de novo.
terminal-step-ply = Lance { $ply } de { $last }.
terminal-step-prompt = Adiante:
terminal-step-no-further = A partida tem os lances 0 a { $last }.
terminal-step-back = voltar
terminal-step-seat = lugar
terminal-step-all = tudo
