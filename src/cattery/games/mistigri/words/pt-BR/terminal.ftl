### Crazy Mistigri no terminal.

## Perguntas e respostas

terminal-give-what = Dar { $card }
terminal-give-to-whom = Para quem?
terminal-give-to = Para { $name }

## O que se pode perguntar: a palavra a digitar, e o que ela conta

terminal-command-effects = efeitos
    .help = o que fazem os pares de um só valor

## Mão, mesa, prancheta, descarte, fila e placar

terminal-player-out = { $who }: fora da rodada.
terminal-player-passed = Passou depois do último par.
terminal-player-known = Você sabe que há: { $cards }.
terminal-player-no-ones = Nenhum 1 entre elas.
terminal-pile = O descarte: { $cards }.
terminal-round-mistigri =
    { $arrow ->
        [1] Rodada { $round }, turno { $turn }, em sentido horário.
       *[other] Rodada { $round }, turno { $turn }, em sentido anti-horário.
    }
terminal-chosen = Você escolheu a próxima carta a ser sacada: { $card }.
terminal-score-round = Rodada { $round }: { $scores }.
terminal-score-total = No total: { $scores }.
terminal-score-none = Ninguém tem pontos de penalidade ainda.

## Notação

terminal-notation-pair = { $short }: descartar estas duas cartas. A letra é a cor, o número é o valor.
terminal-notation-mistigri = { $short }: o Mistigri.
terminal-notation-pass = { $short }: passar, ou não descartar outro par.
terminal-notation-effect = { $short }: aplicar o efeito.
terminal-notation-reverse = { $short }: inverter o sentido do jogo.
terminal-notation-card = { $short }: escolher esta carta.
terminal-notation-give = { $short }: dar esta carta ao lugar 3.
