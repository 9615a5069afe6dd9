### Crazy Mistigri nel terminale.

## Domande e risposte

terminal-give-what = Regala { $card }
terminal-give-to-whom = A chi?
terminal-give-to = A { $name }

## Che cosa si può chiedere: la parola da digitare, e che cosa dice

terminal-command-effects = effetti
    .help = che cosa fanno le coppie dello stesso valore

## Mano, tavolo, tabellone, scarti, fila e punti

terminal-player-out = { $who }: fuori dalla manche.
terminal-player-passed = Dopo l’ultima coppia ha passato.
terminal-player-known = Conosci: { $cards }.
terminal-player-no-ones = Tra queste nessun 1.
terminal-pile = Il mazzo degli scarti: { $cards }.
terminal-round-mistigri =
    { $arrow ->
        [1] Manche { $round }, turno { $turn }, in senso orario.
       *[other] Manche { $round }, turno { $turn }, in senso antiorario.
    }
terminal-chosen = Hai scelto la carta che ti sarà pescata: { $card }.
terminal-score-round = Nella manche { $round }: { $scores }.
terminal-score-total = In tutto: { $scores }.
terminal-score-none = Non ci sono ancora punti di penalità.

## Notazione

terminal-notation-pair = { $short }: scartare queste due carte. La lettera è il colore, il numero il valore.
terminal-notation-mistigri = { $short }: il Mistigri.
terminal-notation-pass = { $short }: passare, o non scartare un’altra coppia.
terminal-notation-effect = { $short }: applicare l’effetto.
terminal-notation-reverse = { $short }: invertire il senso del gioco.
terminal-notation-card = { $short }: scegliere questa carta.
terminal-notation-give = { $short }: regalare questa carta al posto 3.
