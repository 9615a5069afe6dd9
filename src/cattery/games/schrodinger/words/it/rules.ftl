### I gatti di Schrödinger: il testo di ogni regola, sotto il suo numero. I nomi dei Fisigatti sono termini di names-schrodinger.ftl.

## Componenti

S1 = Giochi con 52 carte scatola: 20 gatti vivi, 20 gatti morti, 8 scatole vuote e 4 Heisenberg.
    .title = Le carte scatola
S2 = Ogni Heisenberg è un jolly: vale sempre come lo stato quantico nominato dall’affermazione in corso. Ma nessuno può fare un’affermazione sugli Heisenberg stessi.
    .title = Heisenberg, il jolly
S3 = Il tabellone è un percorso di 65 affermazioni, sempre nello stesso ordine. Comincia con 1 vivo, 1 morto, 2 vivi, 2 morti, 1 vuota, poi 3 vivi, 3 morti, 4 vivi, 4 morti, 2 vuote, e va avanti così: ogni numero viene prima per i vivi e poi per i morti, e dopo ogni numero pari viene la sua metà per le vuote. Finisce con 26 vivi, 26 morti, 13 vuote. Nel disegno il percorso è una spirale in senso orario su una griglia di 6 righe e 11 colonne, una casella per quadretto, dall’angolo in alto a sinistra fino al gomitolo, riga 4, colonna 3. Verde vuol dire vivo, grigio morto, marrone vuota. Un esempio: dopo 8 vivi, il minimo che puoi affermare è 8 morti, 4 vuote o 9 vivi.
    .title = Il tabellone
S4 = Ci sono 10 Fisigatti, ognuno con un’abilità speciale (da S40 a S49), e 6 vite per le partite in 2 o 3. Ci sono anche 4 aiutini, che chiunque può consultare per tutta la partita: uno riassume il turno e la distribuzione delle carte (S1), gli altri tre le abilità dei Fisigatti.
    .title = Fisigatti, vite e aiutini

## Preparazione

S5 = In 4, 5 o 6, chi ha torto una volta esce dal gioco. In 2 avete 3 vite a testa; in 3 ne avete 2 a testa.
    .title = Persone e vite
S6 = Il gioco normale usa i Fisigatti. Ne ricevi uno a caso, coperto, ed è tuo per tutta la partita. Guardalo quando vuoi; nessun altro può farlo. Un altro Fisigatto viene scoperto e dà inizio alla fila. I rimanenti tornano nella scatola del gioco senza che nessuno li veda. Il gioco semplice lascia fuori i Fisigatti: è un’opzione del tavolo, la migliore per imparare.
    .title = Con o senza Fisigatti
S7 = Comincia la prima manche chi ha visto più di recente un gatto in una scatola. Decisione: qui comincia chi siede a un posto estratto a sorte, o a quello indicato da chi ospita il tavolo.
    .title = Chi comincia la partita

## Una manche

S8 = Mescola tutte le 52 carte. Nella manche 1 ogni persona ne riceve 6, qualunque sia il numero di persone. In ogni manche successiva, chi è ancora in partita ne riceve una in meno: 6, 5, 4, 3, 2. Nessuna partita può richiedere una sesta manche. Le carte che restano formano il mazzo di pesca, coperto; accanto cresce il mazzo degli scarti, coperto anch’esso. Fino alla prima affermazione, il segnalino aspetta accanto al tabellone.
    .title = Distribuire le carte
S9 = Se cominci tu la manche, di’ prima ad alta voce quante carte scatola sono in gioco: tutte quelle in mano e tutte quelle scoperte davanti a chi gioca. (Qui è il tavolo a dirlo e a mostrarlo per te.) Poi devi fare la prima affermazione o saltare il turno (S52).
    .title = Aprire la manche
S10 = Si gioca in senso orario, tra chi è ancora in partita. Nel tuo turno fai un’affermazione (S11) o dubiti di quella sul tabellone (S20). Finché non c’è un’affermazione sul tabellone, non puoi dubitare.
    .title = Affermare o dubitare
S11 = Con un’affermazione dici che in gioco c’è almeno un certo numero di carte di uno stato. La prima affermazione può essere qualsiasi casella del percorso; ognuna delle successive, qualsiasi casella più avanti. Salta quante caselle vuoi, ma il segnalino non resta mai fermo e non torna mai indietro. Puoi persino affermare l’impossibile: è un bluff.
    .title = Fare un’affermazione
S12 = A ogni affermazione scegli liberamente lo stato. Non deve essere per forza quello dell’affermazione precedente.
    .title = Lo stato che vuoi
S13 = Decisione: con il segnalino sull’ultima casella (13 vuote) non esiste un’affermazione più alta. Se tocca a te, devi dubitare, o saltare il turno (S48) se S25 lo permette.
    .title = L’ultima casella

## Prova e scambio

S14 = Dopo la tua affermazione, nello stesso turno, puoi mostrare una prova. Metti davanti a te, scoperte, quante carte della tua mano vuoi, purché ognuna corrisponda allo stato che hai affermato o sia un Heisenberg. Restano in gioco e scoperte fino alla fine della manche, a meno che S42 o S43 non le tolga. Non peschi nulla per sostituirle. Decisione: puoi mostrare una prova solo una volta per turno.
    .title = Mostrare una prova
S15 = Se in questo turno hai mostrato almeno una carta, poi puoi scambiare carte. Dal resto della tua mano metti sul mazzo degli scarti, coperte, al massimo tante carte quante ne hai mostrate, poi pescane altrettante dal mazzo di pesca. Decisione: puoi scambiare solo una volta per turno e, dopo, in questo turno non mostri altre prove. Le carte che hai pescato in questo turno con S46 o S47 fanno parte della mano e puoi scambiarle. La prova mostrata in questo turno vale per lo scambio anche se nel frattempo S42 o S43 l’ha tolta.
    .title = Scambiare carte
S16 = Con il mazzo di pesca vuoto nessuno può scambiare. Decisione: non puoi scambiare più carte di quante ne restino nel mazzo di pesca, e gli scarti non si rimescolano mai durante una manche.
    .title = Quando il mazzo finisce
S17 = Né la prova né lo scambio cambiano il numero di carte in gioco.
    .title = Stesso numero in gioco
S18 = Un Fisigatto posato come una prova (S40, S41, S44) non è una carta mostrata dalla mano, quindi non dà diritto a uno scambio. Decisione: non è necessario che corrisponda alla tua affermazione; anzi, non serve nemmeno che tu ne abbia fatta una.
    .title = Nessuno scambio coi Fisigatti
S19 = Decisione: dopo la tua affermazione il turno dura finché non lo chiudi tu. Prova, scambio e abilità sono facoltativi, e chi viene dopo può agire solo quando hai finito. Se dubiti (S20) o salti il turno (S48), il turno finisce subito.
    .title = Chiudere il turno

## Dubbio e verifica

S20 = Puoi dubitare di un’affermazione solo nel tuo turno. Appena lo fai, la manche finisce.
    .title = Dubitare di un’affermazione
S21 = Si rivelano tutte le mani. Ora conta tutte le carte in gioco che corrispondono all’affermazione: le carte di quello stato, in mano e scoperte, più tutti gli Heisenberg (a meno che S44 non lo vieti), più i Fisigatti che si aggiungono a quello stato. S40 si aggiunge solo a un’affermazione di gatti vivi, S41 solo a una di scatole vuote.
    .title = Verificare l’affermazione
S22 = Se le carte sono meno del numero affermato, ha torto chi ha fatto l’affermazione. Se sono altrettante o di più, ha torto chi ha dubitato.
    .title = Chi ha torto
S23 = Se hai torto in una partita in 4, 5 o 6, esci dal gioco. In una partita in 2 o 3 perdi una vita e, quando perdi l’ultima, esci dal gioco. Decide il numero di persone all’inizio, e vale per tutta la partita.
    .title = Il prezzo dell’errore
S24 = Se hai ragione, cominci la manche successiva. Quando in partita non resta nessun altro, vinci.
    .title = Nuova manche e vittoria
S25 = Decisione: non puoi dubitare della tua stessa affermazione; potresti solo perdere. L’affermazione torna a te quando tutte le altre persone hanno saltato il turno, come succede in due dopo S48. Allora devi rilanciare; saltare a tua volta non è permesso. Perché rilanciare sia sempre possibile, nessuno può saltare il turno (S48) quando il segnalino è sull’ultima casella e subito dopo tocca a chi ce l’ha messo.
    .title = La tua stessa affermazione

## Fisigatti

S30 = Puoi usare la tua abilità speciale una sola volta in tutta la partita, nel tuo turno, nel momento che preferisci: prima di affermare o dubitare, o dopo la tua affermazione (prima della prova e dello scambio, in mezzo o dopo). Mai dopo un dubbio, mai durante la verifica, mai nel turno di qualcun altro.
    .title = Quando usare l’abilità
S31 = Appena usi il tuo Fisigatto, entra nella fila, scoperto. Quelli che funzionano come una prova (S40, S41, S44) restano dapprima davanti a te. Entrano nella fila quando finisce la manche, anche se quella manche ti fa uscire dal gioco, o quando un’altra abilità li toglie.
    .title = I Fisigatti usati
S32 = Se esci dal gioco senza aver usato la tua abilità, il tuo Fisigatto viene rivelato ed entra subito nella fila.
    .title = Abilità rimasta inutilizzata
S40 = { -cecilia } vale come 2 gatti vivi in più per questa manche. Metti questa carta davanti a te come una prova.
    .title = Due gatti vivi in più
S41 = { -maria } vale come 1 scatola vuota in più per questa manche. Metti questa carta davanti a te come una prova.
    .title = Una scatola vuota in più
S42 = { -purrie } toglie tutti i gatti vivi scoperti, i tuoi e quelli delle altre persone. Vanno nel mazzo degli scarti, coperti, e non contano più. Se { -cecilia } è sul tavolo come una prova (S40), quella carta va nella fila e smette anch’essa di contare.
    .title = Via i gatti vivi
S43 = { -felidae } toglie tutti i gatti morti scoperti, i tuoi e quelli delle altre persone. Vanno nel mazzo degli scarti, coperti, e non contano più.
    .title = Via i gatti morti
S44 = { -feyncat } toglie gli Heisenberg dal conto: per questa manche non valgono nulla. Metti questa carta davanti a te come una prova.
    .title = Gli Heisenberg non contano
S45 = { -prride } ti permette di guardare le carte coperte del mazzo degli scarti.
    .title = Guardare gli scarti
S46 = { -mewton } ti permette di pescare 2 carte scatola e di aggiungerle alla mano. Così ci sono 2 carte in più in gioco.
    .title = Pescare due carte
S47 = { -felinestein } ti permette di scartare tutta la mano, coperta, e di pescare altrettante carte. La tua prova resta dov’è.
    .title = Una mano tutta nuova
S48 = { -pawking } ti permette di saltare il turno. Non affermi e non dubiti, e tocca subito alla persona alla tua sinistra. Se questa dubita, si verifica l’affermazione che è sul tabellone, e ne risponde chi l’ha fatta.
    .title = Saltare il turno
S49 = { -tabby } si scambia con una carta della fila, di cui usi subito l’abilità.
    .title = Scambio con la fila

## Decisioni sulle abilità

S50 = Decisione: S42 e S43 tolgono solo le carte dello stato in questione. Gli Heisenberg scoperti restano, qualunque sia lo stato per cui sono stati mostrati.
    .title = Gli Heisenberg restano
S51 = Decisione: se nel mazzo di pesca c’è una sola carta, con S46 peschi quella, e c’è 1 carta in più in gioco. Se il mazzo è vuoto, non puoi usare S46. Per usare S47 servono nel mazzo almeno tante carte quante ne hai in mano; con la mano vuota non puoi usarla.
    .title = Mazzo corto, mano vuota
S52 = Decisione: puoi usare S48 solo prima di aver fatto un’affermazione in quel turno. Puoi usarla anche prima della prima affermazione di una manche: allora la prima affermazione spetta a chi viene dopo.
    .title = Quando puoi saltare
S53 = Decisione: con S49 puoi prendere qualsiasi carta della fila la cui abilità si possa usare in quel momento. Se non ce n’è nessuna, non puoi usare S49. In cambio { -tabby } entra subito nella fila. La carta che hai preso segue S31.
    .title = Quale carta prendere
S54 = Decisione: S45 mostra le carte come sono in quel momento, a te e a nessun altro. Che hai guardato, invece, è pubblico.
    .title = Solo per i tuoi occhi
S55 = Decisione: il numero di carte scatola in gioco (S9) è sempre pubblico. Lo cambiano S42, S43 e S46. I Fisigatti di S40 e S41 non sono carte scatola e non rientrano nel numero.
    .title = Quante carte in gioco
S56 = Decisione: con S49 puoi prendere solo una carta già nella fila, mai un Fisigatto ancora davanti a qualcuno. La carta scoperta durante la preparazione non ha effetti propri; è lì per S49.
    .title = Soltanto dalla fila
S57 = Decisione: nonostante S44 puoi mostrare Heisenberg come prova, e ti danno comunque diritto allo scambio. Semplicemente, alla verifica non contano nulla.
    .title = Mostrare comunque gli Heisenberg
S58 = Decisione: non puoi usare un’abilità che non avrebbe alcun effetto. Quindi niente S42 se non c’è né un gatto vivo scoperto né { -cecilia } sul tavolo come una prova, niente S43 se non c’è un gatto morto scoperto, niente S45 se il mazzo degli scarti è vuoto. E nessuna abilità sposta il segnalino: anche se una di esse ha reso impossibile l’affermazione, l’affermazione resta.
    .title = Niente abilità a vuoto
S59 = Decisione: chiunque può sapere dov’è il segnalino e chi ce l’ha messo, quali carte sono scoperte, cosa c’è nella fila, le vite e quante carte ci sono in ogni mano, nel mazzo di pesca e nel mazzo degli scarti. È invece nascosto ciò che c’è nelle mani (fino alla verifica), nel mazzo di pesca e nel mazzo degli scarti, e lo sono i Fisigatti non ancora usati. Degli scarti conosci ciò che ci hai messo tu, ciò che S42 e S43 ci hanno mandato sotto gli occhi di tutto il tavolo e, naturalmente, ciò che S45 ti ha mostrato.
    .title = Pubblico e nascosto

## Decisioni aggiunte da questo progetto

rulings-schrodinger = Decisioni aggiunte da questo progetto
    .S59 = ciò che S45 ti ha mostrato degli scarti, puoi saperlo.
