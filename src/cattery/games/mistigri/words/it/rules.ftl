### Crazy Mistigri: le regole, un messaggio per numero. Valore: la regola intera. Title: il titolo.
### Una riga per valore: un a capo si vedrebbe. “Decisione:” segna ciò che il regolamento lascia aperto e che questo progetto ha deciso.

## Componenti

M1 = Il mazzo ha 46 carte Gatto: nove di valore 1, otto di valore 2, sette di valore 3, sei di valore 4, cinque di valore 5, quattro di valore 6, tre di valore 7, due di valore 8, una di valore 9, più il Mistigri. Il Mistigri vale 10. Nessun’altra carta ha il suo colore e nessun’altra il suo valore: non può mai far parte di una coppia.
    .title = Le carte Gatto
M2 = Decisione: il testo del regolamento non elenca i colori; dice solo che due carte possono avere sia lo stesso colore sia lo stesso valore. Qui perciò ci sono 5 colori di 9 carte: si mettono le carte in ordine di valore e si assegnano ai colori a rotazione. Colore A ({ colour-a }): 1 1 2 2 3 4 5 6 7. Colore B ({ colour-b }): 1 1 2 2 3 4 5 6 7. Colore C ({ colour-c }): 1 1 2 3 3 4 5 6 8. Colore D ({ colour-d }): 1 1 2 3 3 4 5 6 8. Colore E ({ colour-e }): 1 2 2 3 4 4 5 7 9. Cattery tiene questo elenco in un solo posto, così si può correggere.
    .title = I cinque colori
M3 = In 5 si usano tutte le 46 carte. In 4 si tolgono gli 1: restano 37 carte. In 3 si tolgono gli 1, i 2 e il 9: restano 28 carte. Decisione: le carte tolte tornano nella scatola. Non fanno mai parte del mazzo degli scarti, quindi M23 e M25 non possono riportarle in gioco.
    .title = In 3, 4 o 5

## Manche

M4 = Chi inizia distribuisce tutte le carte: 9 a testa. La persona alla destra di chi inizia riceve anche l’ultima carta, che avanza, e ne ha quindi 10.
    .title = La distribuzione
M5 = Nella manche 1 inizia la persona più giovane. Decisione: è un posto estratto a sorte, oppure quello indicato da chi ospita il tavolo. Nelle manche successive inizia chi ha più punti di penalità fino a quel momento. Decisione: in caso di parità si tira a sorte.
    .title = Chi inizia
M6 = Ogni manche parte in senso orario, e una freccia mostra il senso del gioco. Guarda contro la freccia: la persona più vicina che ha ancora carte è la persona precedente. Guarda nel verso della freccia: la persona più vicina che ha ancora carte è la persona successiva.
    .title = Il senso del gioco

## Turno

M7 = Comincia il turno pescando: devi prendere una carta a caso dalla mano della persona precedente.
    .title = Prima si pesca
M8 = Dopo aver pescato puoi scartare una coppia, scoperta. Se le due carte hanno lo stesso colore, la coppia non ha effetto. Se hanno lo stesso valore, la coppia ha un effetto e devi applicarlo (da M21 a M28). Se sono uguali sia nel colore sia nel valore, contano come coppia dello stesso valore: l’effetto si applica. La coppia non deve per forza comprendere la carta appena pescata.
    .title = Poi una coppia
M9 = All’inizio di ogni manche tutti gli aiutini sono scoperti. Se non scarti nulla, passi: gira il tuo aiutino, che resta coperto. Lo scopri di nuovo quando scarti una coppia in un turno successivo. Decisione: passi anche se potresti scartare e preferisci non farlo, perché nessuno può controllare una mano nascosta.
    .title = Quando passi
M10 = Una coppia si scarta sempre scoperta. Decisione: nel mazzo degli scarti non c’è nulla di segreto. Chiunque può sfogliarlo tutto in qualsiasi momento.
    .title = Scarti visibili
M11 = Non hai più carte? Esci subito dalla manche, che tu abbia scartato l’ultima carta, che tu l’abbia data via o che te l’abbiano pescata. Grida “Miaoooo!” In questa manche non segni punti, e il gioco continua senza di te.
    .title = Fuori: Miaoooo!
M12 = Decisione: la pesca è puro caso. Forse vedi un ventaglio di carte da cui scegliere, ma è solo scena: non decidi nulla.
    .title = Sceglie il caso

## Effetti

M21 = 1 + 1: scegli tu. O scarti anche tutti gli altri 1 che hai (se non ne hai, non succede nulla), oppure inverti il senso del gioco.
    .title = 1 + 1: tutti gli 1
M22 = 2 + 2: scegli tu. O decidi quale carta la persona successiva pescherà da te, oppure inverti il senso del gioco.
    .title = 2 + 2: decidi la carta
M23 = 3 + 3: scegli tu. O aspetti che la persona successiva abbia pescato da te e poi scarti una carta e ne prendi una a tua scelta dal mazzo degli scarti, oppure inverti il senso del gioco.
    .title = 3 + 3: scambio con scarti
M24 = 4 + 4: scegli una delle tue carte e dalla a chi vuoi tra le persone ancora nella manche.
    .title = 4 + 4: un regalo
M25 = 5 + 5: conta le persone ancora nella manche e scegli altrettante carte dal mazzo degli scarti. Ognuna di loro ne riceve una.
    .title = 5 + 5: una a testa
M26 = 6 + 6: puoi scartare subito un’altra coppia. Se le carte hanno lo stesso valore, si applica anche il suo effetto.
    .title = 6 + 6: un’altra coppia
M27 = 7 + 7: invece di una carta, la persona successiva ne pesca da te due a caso. Se ne hai di meno, le pesca tutte.
    .title = 7 + 7: due carte
M28 = 8 + 8: invece di una carta, la persona successiva ne pesca da te tre a caso. Se ne hai di meno, le pesca tutte.
    .title = 8 + 8: tre carte
M30 = Decisione: quando inverti il senso, la persona da cui hai pescato diventa la successiva e pesca da te. Le hai preso l’ultima carta? Allora è la persona più vicina oltre lei che ha ancora carte. Quindi, finché hai carte, chi gioca dopo di te pesca sempre dalla tua mano, ovunque punti la freccia. Se sei fuori dalla manche, chi gioca dopo di te pesca dalla persona più vicina, contro la freccia, che ha ancora carte (M6).
    .title = Dopo un’inversione
M31 = Decisione: la coppia scartata era tutta la tua mano (con M21, insieme agli altri tuoi 1)? Allora esci subito dalla manche. M22, M23, M24, M27 e M28 vanno persi. Puoi ancora scegliere di invertire il senso. M25 dà comunque una carta a ogni altra persona nella manche, anche se ne resta una sola (M40). Con M26 non hai più nulla da scartare.
    .title = La tua ultima coppia
M32 = Decisione: M23 si svolge appena la persona successiva ha pescato, prima che scarti. Non puoi rinunciarvi (potevi invertire il senso). L’effetto va perso solo se in quel momento la tua mano è vuota. Non puoi prendere la carta che hai appena scartato per questo effetto, ma puoi prendere uno dei due 3.
    .title = Il momento del 3 + 3
M33 = Decisione: non puoi rinunciare a M24 finché hai una carta e c’è qualcun altro nella manche. Se dai via l’ultima carta, esci dalla manche.
    .title = Un regalo obbligatorio
M34 = Decisione: con M25 decidi tu a chi va ogni carta. Comincia dalla persona successiva e segui l’ordine di gioco; la tua carta è l’ultima, se sei ancora nella manche. Non puoi scegliere i due 5 che hai appena scartato, altrimenti la stessa coppia potrebbe girare all’infinito. Se le carte tra cui scegliere sono troppo poche, vanno alle prime persone in quest’ordine. Se non ce n’è nessuna, nessuno ne riceve.
    .title = Come divide il 5 + 5
M35 = Decisione: M26 può fare catena. Se la seconda coppia è ancora 6 + 6, puoi scartarne una terza. Puoi anche fermarti. Non è un passo, perché una coppia l’hai scartata.
    .title = Catene di 6 + 6
M36 = Decisione: quando con M23 o M25 si sceglie una carta dal mazzo degli scarti, tutti sanno qual è.
    .title = Scelte in pubblico
M37 = Decisione: solo le due persone interessate vedono una carta pescata (M7, M22, M27, M28) o data (M24). Finché non viene pescata, la carta scelta con M22 la conosce solo chi l’ha scelta. Tutti possono sapere quante carte ci sono in ogni mano, che cosa c’è nel mazzo degli scarti, dove punta la freccia, come sono girati gli aiutini e che cosa è stato scelto: quale effetto, oppure l’inversione. Quando qualcuno sceglie di scartare con M21, da lì in poi tutti sanno anche che in quella mano non c’è nessun 1.
    .title = Chi sa che cosa
M38 = Decisione: oltre a M26, un turno ha al massimo un effetto, perché solo 6 + 6 permette un’altra coppia. M22, M23, M27 e M28 aspettano solo la pesca immediatamente successiva, che avviene dalla tua mano. Perciò non c’è mai più di un effetto in attesa. Quando la persona successiva scarta, è già stato usato o è andato perso.
    .title = Un solo effetto attende

## Fine della manche

M40 = La manche finisce quando una sola persona ha ancora carte. Se è il suo turno, prima lo completa: può ancora scartare una coppia e applicarne l’effetto. Poi rivela la mano, somma i valori rimasti e segna il totale come punti di penalità (0 se non resta nulla). Decisione: se non è il suo turno, non gioca più. E l’effetto di una coppia si applica sempre per intero prima di guardare chi ha ancora carte.
    .title = L’ultima mano
M41 = La manche finisce anche quando tutte le persone ancora in gioco passano una dopo l’altra, e così tutti i loro aiutini sono coperti. Ognuna rivela la mano, somma i valori rimasti e segna il totale come punti di penalità.
    .title = Passano tutti
M42 = Se il Mistigri ti resta in mano, ti costa 10 punti: il suo valore, come ogni altra carta.
    .title = Il Mistigri in mano
M43 = Decisione: ogni partita deve finire. Se una manche non è finita al termine del suo 300º turno, finisce lì e si contano i punti come in M41.
    .title = Il 300º turno
M44 = Decisione: M41 si controlla solo quando qualcuno passa, e solo per le persone ancora nella manche. La manche è finita se ognuna di loro ha passato dopo l’ultima coppia scartata, non importa da chi (o dopo la distribuzione, se nessuno ha scartato una coppia). Quindi tutti gli aiutini possono essere coperti mentre la manche continua, ma solo quando l’ultima persona che ha scartato è già uscita dalla manche.
    .title = Chi ha passato
M45 = Decisione: se nella manche resti soltanto tu, M21 e M26 funzionano come sempre. M25 dà una carta a te, o nessuna se sei fuori dalla manche. Invertire il senso non cambia nulla. M22, M23, M24, M27 e M28 hanno bisogno di un’altra persona, quindi vanno persi.
    .title = Resti soltanto tu
M46 = Se dopo un effetto nessuno ha più carte, la manche finisce senza punti per nessuno.
    .title = Tutte le mani vuote

## Fine della partita

M50 = Si giocano due manche. Vince il totale più basso di punti di penalità. In caso di parità si gioca una terza manche. Decisione: conta solo la parità per il totale più basso. Tutti giocano la terza manche, decide il totale delle tre e chiunque può vincere. Se c’è ancora parità, la vittoria è condivisa.
    .title = Chi vince
