### Le parole del terminale: domande prima di una partita, ciò che si può chiedere durante, e ciò che si dice alla fine.
### $help è il segno che chiede aiuto; $short è la forma breve di una risposta, come si può digitare.

## Prima della partita

terminal-which-game = Quale gioco?
terminal-how-many = In quante persone giocate?
terminal-how-many-range = Da { $least } a { $most }, contando te. Solo Invio: { $default }.
terminal-how-many-watched = Da { $least } a { $most }. Solo Invio: { $default }.
terminal-which-bots = Quali gatti giocano con te?
terminal-which-bots-watched = Quali gatti giocano?
terminal-default = Solo Invio: { $number }.
terminal-level-random = Gatti randagi: una risposta vale l’altra
terminal-level-kitten = Gattini: giocano per divertirsi
terminal-level-yardstick = Gatti calcolatori: seguono le probabilità
terminal-level-house-cat = Gatti di casa: conoscono bene il gioco
terminal-seats = Intorno al tavolo, in senso orario:
terminal-watching = Stai guardando: le carte nascoste non ti vengono dette.
terminal-begin = Rispondi a ogni domanda con un numero, o con la forma breve tra parentesi. Per un aiuto digita { $help }

## Che cosa non si può, prima di una partita

terminal-seat-numbers = I posti vanno da 1 al numero di persone; 0 è per guardare.
terminal-unknown-bots = Gatti così non ce ne sono. Ci sono: { $known }.
terminal-name-the-game = Indica anche il gioco.
terminal-option-form = Si scrive così: nome=valore.
terminal-bad-seed = Questo testo non si può usare.
terminal-no-record = Non c’è nessuna partita in { $path }.
terminal-no-record-there = Non c’è nessuna partita in quella riga di { $path }.
terminal-name-a-file = Indica almeno un file di partite registrate.
terminal-seats-form = Si scrive così: 2-6, oppure 3,5.
terminal-other-run = In questa cartella c’è un’altra serie di partite: scegli un’altra cartella con { $option }.
terminal-at-line = { $path }, riga { $number }: { $reason }

## Chi è chi, all’inizio di una riga o in un elenco

terminal-who-you = Posto { $number }, tu
terminal-who-other = Posto { $number }, { $name }

## Domande e risposte

terminal-prompt = La tua risposta:
terminal-more =
    { $count ->
        [one] C’è ancora 1 risposta: “{ terminal-command-more }” la elenca.
       *[other] Ci sono ancora { $count } risposte: “{ terminal-command-more }” le elenca.
    }
terminal-no-more = Queste sono tutte le risposte.
terminal-out-of-range =
    { $most ->
        [one] Qui c’è solo il numero 1.
       *[other] Qui i numeri vanno da 1 a { $most }.
    }
terminal-not-understood = “{ $text }” qui non vuol dire nulla. Per sapere che cosa digitare, digita { $help }
terminal-doubt = dubito
terminal-yes-or-no = Sì o no? Solo Invio: no.
terminal-yes = sì

## Che cosa si può chiedere: la parola da digitare, e che cosa dice

terminal-help = Digita il numero di una risposta, la sua forma breve, o una di queste parole:
terminal-help-again = Solo Invio: di nuovo la domanda.
terminal-explained = { $word }: { $meaning }
terminal-command-help = aiuto
    .help = che cosa puoi digitare, come { $help }
terminal-command-hand = mano
    .help = le tue carte
terminal-command-table = tavolo
    .help = che cosa vedono tutti, e che cosa sai tu
terminal-command-pile = scarti
    .help = il mazzo degli scarti
terminal-command-score = punti
    .help = a che punto è la partita
terminal-command-log = diario
    .help = che cosa è successo in questa manche
terminal-command-rule = regola
    .help = una regola con il suo numero, come “{ terminal-command-rule } { $number }”, o più regole con una parola
terminal-command-notation = notazione
    .help = le forme brevi di tutte le risposte
terminal-command-advice = consiglio
    .help = che cosa farebbe il coach, e perché
terminal-command-more = altro
    .help = tutte le risposte a questa domanda
terminal-command-quit = esci
    .help = lascia la partita

## Mano, tavolo e scarti

terminal-hand = La tua mano: { $cards }.
terminal-player-hand =
    { $count ->
        [0] { $who }: nessuna carta in mano.
        [one] { $who }: { $count } carta in mano.
       *[other] { $who }: { $count } carte in mano.
    }
terminal-pile-empty = Il mazzo degli scarti è vuoto.

## Regole

terminal-rules-found =
    { $count ->
        [one] { $count } regola contiene “{ $words }”. Cercala con il suo numero.
       *[other] { $count } regole contengono “{ $words }”. Cercane una con il suo numero.
    }
terminal-rules-none = Nessuna regola contiene “{ $words }”.

## La fine

terminal-others-play-on = La partita continua senza di te.
terminal-skip-to-the-end = Saltare alla fine della partita?
terminal-over = La partita è finita.
terminal-leave = Lasci la partita.
terminal-save = Salvare questa partita in { $path }?
terminal-saved = La partita è in { $path }
terminal-how-to-replay = Per riascoltare la partita: { $command }
terminal-not-saved = La partita non è stata salvata.
terminal-how-to-save = La partita non è stata salvata. La prossima volta { $option } e il nome di un file la salvano.
terminal-cannot-save = Non si può salvare la partita in { $path }: { $reason }

## Partite registrate

terminal-replay = Riga { $line }: { $game }, { $players } persone.
terminal-replay-seat = Raccontata come l’ha vista il posto { $seat }.
terminal-replay-spectator = Raccontata come la vedevano tutti.
terminal-replay-unfinished = La partita registrata si ferma qui: non era finita.

## Tavoli

terminal-serve-open = Cattery è aperto all’indirizzo { $address }
terminal-serve-port = Impossibile ascoltare sulla porta { $port }: { $reason }.
terminal-serve-folder = Impossibile usare la cartella { $folder }: { $reason }.
terminal-missing-extra = Per questo manca { $library }. Si installa con: { $command }

## Una partita passo per passo

terminal-step-help = Invio o la freccia destra va avanti, la freccia sinistra o “{ terminal-step-back }” torna indietro, giù e su portano alla manche seguente e alla precedente. Un numero porta a quella mossa. “{ terminal-step-seat } 2” guarda con gli occhi del posto 2, “{ terminal-step-seat } 0” con quelli del pubblico, “{ terminal-step-all }” con quelli di tutti. “{ terminal-command-quit }” termina, { $help } lo ripete.
terminal-step-ply = Mossa { $ply } di { $last }.
terminal-step-prompt = Avanti:
terminal-step-no-further = La partita va dalla mossa 0 alla mossa { $last }.
terminal-step-back = indietro
terminal-step-seat = posto
terminal-step-all = tutto
