### Rifiuti: ciò che non si può fare, e perché.

## Risposte al gioco

refusal-illegal = Non si può: { $rule }, { $title }.
refusal-bad-notation = “{ $text }” non è una risposta a questa domanda.
refusal-over = La partita è finita.
refusal-not-your-turn = Non tocca a te.
refusal-stale = Troppo tardi: il gioco è già andato avanti.
refusal-other-game = Quella risposta era per un’altra partita.
refusal-no-game = Qui ora non si gioca.
refusal-time-up = Tempo scaduto: un bot finisce questo turno.
refusal-paused = La partita è in pausa.
refusal-not-paused = La partita non è in pausa.

## Opzioni, giochi, lingue, regole e registrazioni

refusal-bad-option = { $option }: qui non si può scegliere.
refusal-bad-option-by-rule = { $option }: non si può per { $rule }, { $title }.
refusal-unknown-game = Questo gioco non c’è. Ci sono: { $known }.
refusal-unknown-language = Qui non c’è la lingua “{ $asked }”. Ci sono: { $known }.
refusal-unknown-rule = Non c’è una regola “{ $asked }”.
refusal-bad-record = Questa partita registrata non è valida: { $reason }
refusal-no-hints = Qui niente consigli: giocano più persone, e il tavolo è stato aperto senza.
refusal-record-refused = Questa partita non si può rivedere: non è valida.

## Il tavolo

refusal-unknown-table = Questo tavolo non esiste.
refusal-unknown-code = Nessun tavolo ha questo codice.
refusal-no-such-seat = Questo posto non esiste.
refusal-seat-taken = Questo posto è occupato.
refusal-table-full = A questo tavolo non ci sono più posti.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-not-seated = Prima prendi un posto.
refusal-no-token = Da qui puoi solo guardare.
refusal-barred = Chi ospita il tavolo non ti fa più entrare.
refusal-not-host = Può farlo solo chi ospita il tavolo.
refusal-no-bot-there = A quel posto non c’è un bot.
refusal-no-person-there = A quel posto non c’è nessuno.
refusal-not-yourself = Non vale per il tuo stesso posto: piuttosto alzati.
refusal-seats-open = Per cominciare tutti i posti devono essere occupati.
refusal-game-running = Non durante una partita.
refusal-handed-over = Un bot gioca per te: prima riprendi il tuo posto.
refusal-not-handed-over = Nessun bot gioca per te.
refusal-still-here = Quella persona non manca da abbastanza tempo.
refusal-unknown-level = Questo bot non esiste.
refusal-link-spent = Questo link è già stato usato o è troppo vecchio.

## Nomi e chat

refusal-name-length = Un nome ha da 1 a 24 caratteri.
refusal-name-characters = Questo nome contiene caratteri non ammessi.
refusal-name-taken = Qualcuno a questo tavolo ha già questo nome.
refusal-chat-length = Un messaggio ha da 1 a 300 caratteri.
refusal-chat-characters = Questo messaggio contiene caratteri non ammessi.

## Il mazzo onesto

refusal-promise-broken = Questo numero non è quello promesso.
refusal-not-dealing = In questo momento non si distribuiscono carte.

## Il server

refusal-malformed = Il tavolo non ha capito.
refusal-too-large = È troppo lungo.
refusal-too-fast = Più piano: riprova tra un momento.
refusal-protocol = Questa versione non è aggiornata: ricarica.
refusal-blocked = Chi gestisce questo server tiene fuori questo indirizzo.
refusal-foreign-page = Una pagina di un altro sito non può giocare qui.
refusal-server-full = Ora non c’è spazio per altri tavoli.
refusal-server-stopping = Il server si riavvia: torna tra un momento.
