### La pagina: parole del browser che non sono di nessun gioco.

## Ovunque

close = Chiudi
home = Inizio
menu = Menu
settings = Impostazioni
language = Lingua
night = Notte
day = Giorno
sound = Suoni
mild = Immagini gentili
mild-hint = Il gatto morto sta solo dormendo.
direct = Afferma con un tocco
direct-hint = Basta toccare un’affermazione per inviarla.
details = Dettagli
wait = Un momento
go-on = Avanti
harder-game = Una partita più difficile
new-game = Nuova partita
name-too-long = Troppo lungo: { $count } su { $most } al massimo.
waits-for-reader = { $name } sta ancora leggendo
waits-for-you = Il tavolo ti aspetta:
skip-ahead = Salta avanti (altre { $count })
you-name = Tu
guest = Ospite

## Inizio

play-now = Gioca subito
invite-friends = Invita amici
got-a-code = Hai un codice?
join = Entra
continue = Continua
game-waits = Una partita ti aspetta
game-waits-with = { $game }, con { $name }
no-server = Il server non risponde. Riprova tra poco.
nowhere = Qui non c’è niente
nowhere-hint = Questo indirizzo non porta da nessuna parte. Forse un pezzo del link si è perso per strada.
game-not-here = Questa pagina non sa mostrare «{ $name }»
game-not-here-hint = Il tavolo c’è, ma questa pagina non ha disegni per il suo gioco. Ricaricala: forse ce n’è una più nuova.

## Preparare un tavolo

set-table = Prepara il tavolo
how-many = In quante persone giocate?
open-table = Apri il tavolo
turn-clock = Tempo per turno
clock-none = Senza limite
clock-seconds = { $count } s
clock-off = Prenditi tutto il tempo che vuoi.
clock-on = A tempo scaduto, un bot finisce il turno.
clock-seconds-each = { $count } secondi per turno; poi lo finisce un bot.

## Sala d’attesa

invitation = Invito
join-with-code = Gli amici entrano con questo codice
copy-link = Copia il link
copied = Copiato
qr = Codice QR dell’invito
only-here = Solo questo computer raggiunge questo tavolo. Avvia Cattery per tutta la rete per far entrare altri.
at-the-table =
    { $count ->
        [0] Ancora nessuno
       *[other] { $count } al tavolo
    }
this-is-you = sei tu
host = chi ospita
is-here = è qui
a-bot = bot
free-seat = libero
add-bot = Aggiungi un bot
remove-bot = Togli { $name }
bots-play = I bot giocano come
level =
    { $level ->
        [random] gatti randagi: una risposta vale l’altra
        [kitten] gattini: solo per divertirsi
        [yardstick] gatti calcolatori: seguono le probabilità
        [house-cat] gatti di casa: conoscono il gioco
       *[other] { $level }
    }
bot-level =
    { $level ->
        [random] gatto randagio
        [kitten] gattino
        [yardstick] gatto calcolatore
        [house-cat] gatto di casa
       *[other] { $level }
    }
change = Modifica
house-rules = Regole della casa
fair-deal = Mazzo onesto
fair-deal-promise = Ogni dispositivo ci mette la sua parte di caso. Alla fine chiunque può controllare le carte.
your-name = Il tuo nome
sit-down = Siediti
table-full = Tutti i posti sono occupati. Puoi guardare.
deal = Dai le carte a { $count }
fill-and-deal =
    { $count ->
        [one] Aggiungi { $count } bot e dai le carte
       *[other] Aggiungi { $count } bot e dai le carte
    }
host-starts = { $name } darà inizio alla partita.
dealing = Si danno le carte…

## Il tavolo

connecting = Arrivo al tavolo…
connection-lost = La connessione è caduta. Il tuo posto resta tuo e tutto riprende da sé.
title-turn = Tocca a te! Cattery
title-table = { $game }, Cattery
players = Al tavolo
rules = Regole
rules-of = Regole: { $game }
in-a-minute = In un minuto
all-rules = Tutte le regole
search-rules = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessun risultato.
        [one] { $count } regola trovata.
       *[other] { $count } regole trovate.
    }
read-rule = Leggi la regola { $rule }
forbidden-by = La regola { $rule } ora non lo permette.
why = Perché?
why-cant-i = Perché non posso?
why-cant-i-do = Perché non posso…?
why-wait = Perché non tocca a me?
hurry-bots = Metti fretta ai bot
hurry-wished = Annotato. Devono volerlo tutte le persone ancora in gioco.
hurry-granted = Ora i bot giocano in fretta.
hurry-asked = { $name } vorrebbe mettere fretta ai bot.
not-now = Non ora
what-happened = Che cosa è successo
chat = Chat
chat-new =
    { $count ->
        [one] Chat, { $count } nuovo messaggio
       *[other] Chat, { $count } nuovi messaggi
    }
chat-empty = Nessuno ha ancora detto niente.
quote = «{ $text }»
say-something = Di’ qualcosa
send = Invia
reactions = Reazioni rapide
reaction-purr = Fusa
reaction-hiss = Soffio
reaction-meow = Miao
reaction-applause = Applauso
reaction-surprise = Sorpresa
reaction-hurry = Sbrigati
pause = Pausa
resume = Riprendi
paused-by = { $name } ha messo in pausa la partita.
seconds-left =
    { $count ->
        [one] Resta { $count } secondo
       *[other] Restano { $count } secondi
    }
away = { $name } non c’è.
away-short = assente
stand-in-short = gioca un bot
hand-over = Fai giocare un bot
hand-over-vote = Vota per far giocare un bot (finora: { $votes })
bot-plays-for-you = Un bot sta giocando per te.
reclaim = Riprendi il tuo posto
kick = Allontana { $name } dal tavolo
seat-is-bot = Qui siede un bot: { $level }.
seat-is-here = { $name } è al tavolo.
seat-is-away = { $name } non c’è da un po’. Il posto resta suo.
stand-in-left = { $name } ha lasciato il tavolo; un bot continua.
stand-in-away = { $name } non c’è; un bot gioca al suo posto.
stand-in-clock = Il tempo di { $name } è scaduto; un bot gioca al suo posto.
other-device = Passa a un altro dispositivo
other-device-hint = Apri questo link sull’altro dispositivo entro cinque minuti. Vale una volta sola.
report = Segnala qualcosa
report-hint = Chi gestisce questo server legge ciò che scrivi, con i nomi di questo tavolo e le ultime righe della chat. Nessun altro lo legge.
report-text = Che cosa è successo?
report-sent = Grazie. Chi gestisce questo server lo leggerà.
about-server = Che cosa conserva questo server
leave = Lascia il tavolo
leave-sure = Lasciare questo tavolo?
leave-playing = Lasciare il tavolo ora? Un bot prende subito il tuo posto; puoi tornare.
leave-yes = Sì, me ne vado
stay = Resta
watching = Stai guardando

## Fine della partita

you-win = Hai vinto!
wins = { $name } vince!
how-it-happened = Com’è andata
rematch = Rivincita
next-dealt = È cominciata un’altra partita. Un bot tiene il tuo posto finché non giochi anche tu.
rematch-offered = { $name } vorrebbe un’altra partita.
rematch-waits = Si aspetta { $names }.
join-next = Gioca anche tu
download-record = Scarica la partita
deal-fair = Il mazzo era onesto.
deal-fair-why = Sigillato prima della manche 1, aperto e controllato qui in questo momento.
deal-unknown = Questo mazzo non si può controllare.
deal-unknown-why = La partita non ne dice nulla.
deal-secret = Il mazzo non risulta onesto.
deal-secret-why = Il segreto non è quello promesso.
deal-nonce = Il mazzo non risulta onesto.
deal-nonce-why = Uno dei numeri non è quello promesso.
deal-mine = Il mazzo non risulta onesto.
deal-mine-why = Il tuo numero è rimasto fuori.
deal-other = Il mazzo non risulta onesto.
deal-other-why = Le carte non vengono dai numeri promessi.
deal-the-promise = Promesso prima di dare le carte
deal-the-secret = Il segreto del server
deal-the-nonce = Numero di { $name }
deal-left-out = arrivato tardi, rimasto fuori

## Rivedere una partita

replay-watch = Rivedi la partita
replay-opening = La partita sta arrivando …
replay-not-shown = Questa partita non si può rivedere
replay-bad-link = Questo link non è intero: un pezzo si è perso o è cambiato per strada. Fattelo rimandare.
replay-no-record = Questa non è una partita registrata.
replay-other-rules = Questa partita è stata giocata con regole diverse da quelle conosciute qui.
replay-unknown-game = Questo gioco, o il suo tavolo, non è conosciuto qui.
replay-unfinished = Questa partita non è finita. Fino ad allora nessuno la guarda.
replay-wrong-at = Questa partita registrata non è valida: qualcosa non va alla mossa { $ply }.
replay-controls = Rivedere
replay-timeline = Punto della partita
replay-ply = Mossa { $ply } di { $last }
replay-play = Riproduci
replay-pause = Pausa
replay-step = Un passo avanti
replay-step-back = Un passo indietro
replay-jump = Salta avanti
replay-jump-back = Salta indietro
replay-jump-by = Salta per
replay-speed = Velocità
replay-times = { $speed }×
replay-mark-turn = turni
replay-mark-round = manche
replay-eyes = Con gli occhi di
replay-eyes-spectator = Il pubblico
replay-hands = Tutte le mani
replay-share = Mostra questo momento
replay-share-hint = Il link contiene tutta la partita e si apre in questo momento. Non invita nessuno al tuo tavolo.
replay-with-names = Con i nomi
replay-link = Link a questo momento
replay-too-long = Questa partita è troppo lunga per un link. Mandala come file.
replay-open-file = Rivedi una partita registrata
replay-keys = Frecce: sinistra e destra per un passo, su e giù per un turno. Pagina su e pagina giù per una manche, spazio per riprodurre e mettere in pausa. Sul telefono, scorri.
