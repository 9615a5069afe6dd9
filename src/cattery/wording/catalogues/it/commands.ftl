### La riga di comando: il suo aiuto, che cosa raccontano i comandi, e che cosa non si può.
### Un comando ha un messaggio: che cosa fa; poi .more, e un attributo per ogni parametro che è solo suo.

## Aiuto

command-cattery = Due giochi di carte con gatti e informazioni nascoste.
command-play = Gioca qui una partita contro i gatti di casa.
    .more = Ciò che non è indicato viene chiesto; Invio da solo sceglie il valore proposto.
    .players = In quante persone si gioca, contando te.
    .seat = Il tuo posto, a partire da 1; 0 per guardare i gatti giocare.
    .bots = Quali gatti giocano con te: random, kitten, yardstick o house-cat.
    .plain = Righe semplici, come per ora è sempre.
    .record = Aggiunge la partita a questo file, senza chiedere.
command-puzzle = Risolvere il rompicapo del giorno: una risposta è chiaramente la migliore.
    .more = Uguale per tutti; i giochi si alternano. Il coach dice quanto vale la tua risposta, e perché.
    .day = Un giorno diverso da oggi, come 2026-11-18.
    .number = Un altro rompicapo, per numero.
command-serve = Apre tavoli per gli amici nel browser.
    .more = Restano aperti fino a Ctrl-C.
    .port = La porta su cui ascoltare; 0 ne trova una libera.
    .lan = Anche per gli altri computer della rete; l’indirizzo per loro appare con il codice QR.
    .data = La cartella che conserva i tavoli; altrimenti la tua cartella dei dati.
    .database = L’indirizzo di un database PostgreSQL che conserva i tavoli: postgresql://…
    .bots = Quanti processi pensano per i bot; 0 vuol dire uno per ogni processore meno uno.
    .keep = Dopo quanti giorni senza risposte un tavolo viene messo via.
    .forget = Non conserva le partite dei tavoli messi via.
    .disk = Quanti megabyte possono occupare i tavoli; oltre, non se ne aprono di nuovi.
    .proxy = Gli indirizzi dei proxy davanti a questo server, con virgole in mezzo; solo a loro si crede quando dicono per chi chiedono.
    .contact = A chi rivolgersi per questo server: un nome, un indirizzo, un link. Appare nella pagina.
    .debug = Scrive di più nel registro, ma mai nulla di segreto.
command-rules = Cerca una regola, per numero o per parole.
    .more = Senza nulla da cercare si leggono tutte le regole.
    .words = Il numero di una regola ({ $rule }), o parole da cercare.
command-replay = Racconta partite registrate, frase per frase.
    .file = Un file di partite registrate, un oggetto JSON per riga.
    .seat = Solo ciò che ha visto questo posto (si conta da 1); 0 per ciò che vedevano tutti. Altrimenti si racconta tutto.
    .game = Solo la partita in questa riga del file.
    .step = Scorri una partita passo per passo: frecce o semplici righe.
command-review = Rivedere una partita registrata con il coach: quanto valeva ogni scelta di un posto.
    .more = Giudica da ciò che il posto poteva sapere allora, e distingue la sorte dalle scelte.
    .file = Un file di partite registrate, un oggetto JSON per riga.
    .seat = Il posto di cui si rivedono le scelte, a partire da 1.
    .game = Solo la partita in questa riga del file.
command-check = Verifica partite registrate.
    .more = Ogni risposta, ogni esito del caso e, dove c’è, il mazzo onesto. Lo stato di uscita è 0 se tutto è valido, 2 altrimenti; una frase dice dove e perché.
    .files = File di partite registrate, un oggetto JSON per riga.
command-simulate = Gioca in fretta molte partite a caso.
    .more = Lo stesso seme casuale dà le stesse partite, per quanti processi si dividano il lavoro.
    .players = In quante persone si gioca.
    .games = Quante partite.
    .out = Scrive ogni partita in questo file, una per riga.
command-arena = Fa giocare i bot fra loro, e li misura.
    .more = Si incontrano sulle stesse smazzate e cambiano posto. Lo stesso seme casuale dà le stesse cifre, per quanti processi si dividano il lavoro. Una serie interrotta riprende quando si indica di nuovo la sua cartella.
    .players = Chi gioca, con virgole in mezzo (house-cat,yardstick,yardstick).
    .games = Almeno tante partite per ogni numero di posti; ogni smazzata si gioca una volta per ogni rotazione dei posti.
    .seats = Gioca con questi numeri di posti, uno dopo l’altro, 2-6 oppure 3,5; l’ultimo bot indicato riempie il tavolo.
    .out = La cartella per le partite, results.json e report.html; altrimenti prende il nome dalla serie.
    .records = Conserva anche le partite registrate, in records.jsonl.
command-operate = Bada a un server che gira su questo computer.
    .more = Senza parole: tavoli, connessioni e carico. close TAVOLO chiude un tavolo e ne conserva le partite finite, remove TAVOLO non ne conserva nulla; block INDIRIZZO tiene fuori un indirizzo, unblock INDIRIZZO lo fa rientrare; reports mostra che cosa è stato segnalato, done SEGNALAZIONE ne cancella una.
    .words = Che cosa fare, e con che cosa.
    .data = La cartella che il server usa; altrimenti la tua cartella dei dati.
command-tidy = Mette via i tavoli dove da tempo non succede nulla.
    .more = I tavoli dove nessuno ha mai giocato spariscono dopo un giorno. Degli altri restano le partite finite. Un server fa tutto questo da solo; se ne gira uno, lo fa subito, con le sue impostazioni.
    .data = La cartella che conserva i tavoli; altrimenti la tua cartella dei dati.
    .keep = Dopo quanti giorni fermi un tavolo viene messo via.
    .forget = Non conserva nemmeno le partite.
command-backup = Copia tutti i tavoli in un solo file, anche mentre il server gira.
    .file = La nuova copia; una più vecchia con questo nome viene sostituita.
    .data = La cartella che conserva i tavoli; altrimenti la tua cartella dei dati.
command-restore = Torna a una copia.
    .more = Ciò che c’era viene messo da parte, non cancellato.
    .file = Una copia fatta con cattery backup.
    .data = La cartella che conserverà i tavoli; altrimenti la tua cartella dei dati.
parameter-game = Quale gioco: { $games }.
parameter-language = en, pt-BR, fr, nl o it; altrimenti la lingua del tuo sistema.
parameter-seed = Un testo qualsiasi: lo stesso testo dà le stesse carte.
parameter-jobs = Quanti processi si dividono il lavoro.
parameter-option = Un’opzione del tavolo, scritta nome=valore; si può indicare più volte.
help-usage = Uso: { $line }
help-commands = Comandi:
help-parameters = Che cosa si può indicare:
help-help = Questo aiuto.
help-version = La versione di questo programma.
help-further = Di più su un comando: { $command }
help-default = Altrimenti: { $value }.
help-required = Va indicato.

# Al posto di una parola che qualcuno digita.
placeholder-command = COMANDO
placeholder-options = OPZIONI
placeholder-game = GIOCO
placeholder-words = PAROLE
placeholder-file = FILE
placeholder-files = FILE
placeholder-number = NUMERO
placeholder-text = TESTO
placeholder-path = PERCORSO

## Che cosa non si capisce. $name è un parametro, $given ciò che è stato digitato.

usage-unknown-command = Il comando “{ $given }” non c’è. Ci sono: { $known }.
usage-unknown-option = Qui { $given } non c’è.
usage-nearest = { $sentence } Forse { $nearest }?
usage-help = Aiuto: { $command }
usage-missing = Manca { $name }.
usage-missing-value = { $name }: manca il valore che segue.
usage-whole-number = { $name } { $given }: ci vuole un numero intero.
usage-number-range = { $name } { $given }: ci vuole un numero da { $least } a { $most }.
usage-number-least = { $name } { $given }: ci vuole un numero non inferiore a { $least }.
usage-bad-value = { $name } { $given }: questo non si può usare.
usage-too-much = Questo è di troppo: { $given }.
usage-twice = { $name }: basta una volta.
usage-not-understood = Questo non si capisce: { $given }.

## Che cosa può essere un’opzione del tavolo

lawful-range = Da { $least } a { $most }.
lawful-at-most = Al massimo: { $most }.
lawful-known = Ci sono: { $known }.
lawful-once = Ciascuno una volta, dal più basso al più alto.
lawful-too-few = Le carte sono troppo poche: { $cards }.

## Che cosa dice il sistema, secondo i suoi codici: la fine di una frase.

system-eacces = permesso negato
system-eperm = operazione non permessa
system-enoent = file o cartella inesistente
system-eexist = il file esiste già
system-enotdir = non è una cartella
system-eisdir = è una cartella
system-enospc = non c’è più spazio sul disco
system-erofs = qui si può solo leggere
system-enametoolong = nome di file troppo lungo
system-eaddrinuse = indirizzo già in uso
system-eaddrnotavail = indirizzo non disponibile

## Perché una partita registrata non è valida: la fine di una frase.

record-ply = mossa { $ply }: { $reason }
record-unreadable = questa non è una partita registrata.
record-unreadable-at = questa non è una partita registrata; il difetto è in { $where }.
record-format = il formato { $format } non è quello conosciuto qui ({ $known }).
record-rules = la versione { $version } delle regole del gioco { $game } non è quella che si gioca qui ({ $known }).
record-after-the-end = “{ $answer }” viene dopo la fine della partita.
record-illegal = “{ $answer }” non è una risposta possibile. { $why }
record-spelling = “{ $right }” non si scrive “{ $answer }”.
record-digest = l’impronta non corrisponde: la partita non è andata così.
record-unfinished = la partita non è finita, e fino ad allora nessuno la guarda.
record-dice = dadi “{ $dice }” non ce ne sono.
record-chance = il caso ha risposto “{ $answer }” dove i suoi dadi danno “{ $right }”.
record-fair-dice = mazzo onesto: vale solo con dadi di tipo hmac.
record-fair-secret = mazzo onesto: il segreto non è quello promesso.
record-fair-nonce = mazzo onesto: il numero del posto { $seat } non è quello promesso.
record-fair-seats = mazzo onesto: i numeri non sono uno per posto, nell’ordine dei posti.
record-fair-seed = mazzo onesto: i dadi non vengono da questo segreto e da questi numeri.
record-fair-spelling = mazzo onesto: un segreto o un numero non è esadecimale in lettere minuscole.

## Verifica, racconto e simulazione

check-holds =
    { $games ->
        [one] { $path }: { $games } partita in regola ({ $notes })
       *[other] { $path }: { $games } partite in regola ({ $notes })
    }
check-answers =
    { $count ->
        [one] { $count } risposta
       *[other] { $count } risposte
    }
check-fair = { $count } con mazzo onesto
check-given = { $count } senza dadi con cui verificare il caso
check-unfinished =
    { $count ->
        [one] { $count } non finita
       *[other] { $count } non finite
    }
replay-data = Riga { $line }: { $game }, { $options }
replay-chance = il caso
simulate-games =
    { $games ->
        [one] { $games } partita, { $game }, { $options }, seme casuale { $seed }
       *[other] { $games } partite, { $game }, { $options }, seme casuale { $seed }
    }
simulate-answers =
    { $answers ->
        [one] { $answers } risposta, { $mean } a partita; { $rounds } manche a partita
       *[other] { $answers } risposte, { $mean } a partita; { $rounds } manche a partita
    }
simulate-wins = vittorie per posto: { $shares }
simulate-speed = { $seconds } s; partite al secondo: { $games }; risposte al secondo: { $answers }
simulate-records = partite registrate in { $path }
simulate-progress = partite

## Tavoli

serve-in-use = { $folder }: un altro server usa già questa cartella. Fermalo prima, o scegli un’altra cartella con { $option }.
serve-newer = { $folder }: questa cartella è stata scritta da una versione più recente di Cattery. Installa di nuovo quella versione, o scegli un’altra cartella con { $option }.
serve-database-newer = { $database }: questo database è stato scritto da una versione più recente di Cattery. Installa di nuovo quella versione, o indicane un altro con { $option }.
serve-database = Impossibile usare il database { $database }: { $reason }
serve-no-address = { $given } non è l’indirizzo di un database PostgreSQL. Un indirizzo è fatto così: { $example }.
serve-proxy = { $option } { $given }: questi non sono indirizzi. Scrivili con virgole in mezzo, come 10.0.0.2,fd00::2.
store-torn =
    { $missing ->
        [0] { $file }: il database è danneggiato. Torna a una copia con «{ $command } FILE»; quello che c’è ora resta accanto.
        [one] { $file }: manca l’ultima modifica confermata. Torna a una copia con «{ $command } FILE»; quello che c’è ora resta accanto.
       *[other] { $file }: mancano le ultime { $missing } modifiche confermate. Torna a una copia con «{ $command } FILE»; quello che c’è ora resta accanto.
    }

## Badare a un server

tidy-done =
    { $tables ->
        [one] { $tables } tavolo messo via; partite conservate: { $records }
       *[other] { $tables } tavoli messi via; partite conservate: { $records }
    }
backup-done =
    { $tables ->
        [one] { $tables } tavolo copiato in { $file }
       *[other] { $tables } tavoli copiati in { $file }
    }
restore-done =
    { $tables ->
        [one] { $tables } tavolo ripristinato in { $folder }
       *[other] { $tables } tavoli ripristinati in { $folder }
    }
restore-moved = Quello che c’era prima si trova in { $file }
operate-no-server = { $folder }: nessun server usa ora questa cartella. Indicane un’altra con { $option }.
operate-unknown = «{ $given }» non si può fare qui. Ci sono: { $known }.
operate-nothing = { $of }: qui non c’è nulla di simile.
operate-close = { $of }: il tavolo è chiuso; partite conservate: { $records }
operate-remove = { $of }: il tavolo non c’è più, e nemmeno le sue partite.
operate-block = { $of }: questo indirizzo resta fuori.
operate-unblock = { $of }: questo indirizzo può rientrare.
operate-done = { $of }: questa segnalazione è cancellata.
operate-house = Tavoli in memoria: { $tables }; connessioni: { $connections }
operate-load = Risposte al secondo dall’avvio: { $answers }; il ciclo degli eventi è in ritardo di { $lag } ms; il database occupa { $size } MB
operate-full = Non c’è spazio per nuovi tavoli: il disco è quasi pieno, o il limite è raggiunto.
operate-table = { $table }: { $game }, { $phase }; persone: { $people }; connessioni: { $connections }; fatti: { $facts }
operate-gathering = ci si sta radunando
operate-dealing = si danno le carte
operate-playing = si sta giocando
operate-over = la partita è finita
operate-address = { $address }: connessioni: { $connections }
operate-blocked = { $address }: fuori
operate-reports = Segnalazioni: { $reports } ({ $command })
operate-no-reports = Nessuno ha segnalato nulla.
operate-report = { $report }: { $at }, tavolo { $table }, con { $people }
