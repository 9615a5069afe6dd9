### I gatti di Schrödinger sulla pagina.

## Inizio e sala d’attesa

room-schrodinger-small = I gatti di
room-schrodinger-large = Schrödinger
room-schrodinger = Bluffa su ciò che sta nelle scatole. Finché qualcuno non guarda.
room-schrodinger-facts = Da 2 a 6 persone, 20 minuti
lives = Vite
lives-agreed =
    { $players ->
        [2] Tre vite a testa: il terzo errore è l’ultimo.
        [3] Due vite a testa: il secondo errore è l’ultimo.
       *[other] Chi sbaglia una volta è fuori.
    }
physicats-on = Un’abilità segreta a testa. Per la prima partita lasciale fuori.
physicats-off = Niente abilità segrete: il gioco semplice, il migliore per imparare.

## Stati e carte: lettere, parole, nomi

letter-alive = V
letter-dead = M
letter-empty = Ø
letter-heisenberg = H
gentle-letter-dead = Z
state-alive = vivi
state-dead = morti
state-empty = vuote
gentle-state-dead = addormentati
card-alive = Gatto vivo
card-dead = Gatto morto
card-empty = Scatola vuota
card-heisenberg = Heisenberg
gentle-card-dead = Gatto addormentato
kind-alive = gatti vivi
kind-dead = gatti morti
kind-empty = scatole vuote
kind-heisenberg = Heisenberg
gentle-kind-dead = gatti addormentati
gentle-schrodinger-cards-dead =
    { $count ->
        [one] { $count } gatto addormentato
       *[other] { $count } gatti addormentati
    }

## Il tavolo

round = Manche { $round }
boxes-in-play =
    { $count ->
        [one] { $count } scatola in gioco
       *[other] { $count } scatole in gioco
    }
clipboard = Tabellone
clipboard-marker = Il tabellone, 65 affermazioni a spirale. Il segnalino è su { $claim }.
clipboard-start = Il tabellone, 65 affermazioni a spirale. Il segnalino aspetta accanto.
says-at-least =
    { $who ->
        [you] Tu dici almeno
       *[other] { $name } dice almeno
    }
no-claim-yet = Ancora nessuna affermazione: il segnalino aspetta accanto al tabellone.
you-see = Ciò che vedi
you-see-short = Vedi
seen-of =
    { $kind ->
        [alive] Gatti vivi: { $seen } su { $all }
        [dead] Gatti morti: { $seen } su { $all }
        [empty] Scatole vuote: { $seen } su { $all }
       *[heisenberg] Heisenberg: { $seen } su { $all }
    }
gentle-seen-of =
    { $kind ->
        [alive] Gatti vivi: { $seen } su { $all }
        [dead] Gatti addormentati: { $seen } su { $all }
        [empty] Scatole vuote: { $seen } su { $all }
       *[heisenberg] Heisenberg: { $seen } su { $all }
    }
whole-pack = Tutto il mazzo. Piene: quelle che vedi.
your-box = La tua scatola
your-hand =
    { $count ->
        [one] La tua mano: { $count } carta
       *[other] La tua mano: { $count } carte
    }
your-physicat = Il tuo Fisigatto: { $name }
your-physicat-usable = Il tuo Fisigatto: { $name }. Puoi usarlo ora.
deck = mazzo { $count }
discard = scarti { $count }
discard-pile = Gli scarti
discard-known =
    { $all ->
        [0] Non c’è ancora niente.
        [one]
            { $known ->
                [0] C’è una carta. Non la conosci.
               *[other] C’è una carta. La conosci.
            }
       *[other] Conosci { $known } delle { $all } carte che ci sono.
    }
discard-by =
    { $who ->
        [you] Hai scartato { schrodinger-cards-hidden }.
       *[other] { $name } ha scartato { schrodinger-cards-hidden }.
    }
discard-power = Un Fisigatto ha mandato qui { schrodinger-cards-hidden }.
row = La fila
row-short = fila
seat-out = fuori
seat-asked = sta pensando
seat-cards =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
seat-lives =
    { $count ->
        [one] { $count } vita
       *[other] { $count } vite
    }
seat-proof =
    { $count ->
        [one] { $count } carta scoperta
       *[other] { $count } carte scoperte
    }
seat-physicat = Fisigatto coperto
seat-physicat-used = Fisigatto usato
seat-stand-in = un bot gioca al suo posto
seat-away = assente
you-are-out = Sei fuori
keep-watching = Resta a guardare: da qui vedi ciò che vedono tutti.
your-lives =
    { $count ->
        [one] Ti resta { $count } vita
       *[other] Ti restano { $count } vite
    }
your-proof = Le tue carte scoperte

## Il tuo turno

your-turn = Tocca a te
turn-hint = rilancia o dubita
turn-hint-first = fai la prima affermazione
turn-hint-raise = la tua affermazione è tornata a te: rilancia
turn-hint-doubt = più in alto non si va: dubita
lowest-claims = Le affermazioni più basse possibili
higher-claims = Tutte le affermazioni più alte, in ordine
doubt-it = Dubita: { $claim }
claim-it = Afferma: { $claim }
pick-claim = Scegli un’affermazione
claim-and-prove = Afferma e mostra prova
steps-of-turn = Fasi del tuo turno
why-doubt = … dubitare?
why-claim = … fare un’affermazione?
why-claim-less = … affermare meno di { $claim }?
why-proof = … mostrare una prova?
why-swap = … scambiare carte?
why-proof-more = … mostrarne di più: { $kind }?
why-swap-more = … scambiarne di più: { $kind }?
why-power = … usare il mio Fisigatto?
why-take = … prendere { $name }?
why-end = … finire il mio turno?
claim-step = Affermazione
proof-step = Prova
swap-step = Scambio
proof-hint =
    { $state ->
        [alive] Mostrare gatti vivi? Restano scoperti e, per ognuno, puoi scambiare un’altra carta.
        [dead] Mostrare gatti morti? Restano scoperti e, per ognuno, puoi scambiare un’altra carta.
       *[empty] Mostrare scatole vuote? Restano scoperte e, per ognuna, puoi scambiare un’altra carta.
    }
gentle-proof-hint =
    { $state ->
        [alive] Mostrare gatti vivi? Restano scoperti e, per ognuno, puoi scambiare un’altra carta.
        [dead] Mostrare gatti addormentati? Restano scoperti e, per ognuno, puoi scambiare un’altra carta.
       *[empty] Mostrare scatole vuote? Restano scoperte e, per ognuna, puoi scambiare un’altra carta.
    }
proof-nothing = Non hai nulla da mostrare. Nessuno può saperlo.
proof-none = Nessuna prova
proof-some =
    { $count ->
        [0] Mostra una prova
        [one] Mostra { $count } carta
       *[other] Mostra { $count } carte
    }
swap-hint =
    { $count ->
        [one] Scarta al massimo { $count } carta, coperta, e pescane un’altra.
       *[other] Scarta al massimo { $count } carte, coperte, e pescane altrettante.
    }
swap-nothing = Non hai nulla da scambiare. Nessuno può saperlo.
swap-none = Tieni tutto
swap-some =
    { $count ->
        [0] Scambia
        [one] Scambia { $count } carta
       *[other] Scambia { $count } carte
    }
of-most = su { $most }
one-more = 1 in più: { $kind }
one-fewer = 1 in meno: { $kind }

## Abilità

use-power = Usalo ora
use-named = Usa { $name }
power-not-now = In questo momento non puoi usarlo.
take-which = Quale prendi dalla fila?
take-it = Prendi { $name }
power-cecilia = Una volta a partita: conta come 2 gatti vivi in più in questa manche.
power-maria = Una volta a partita: conta come 1 scatola vuota in più in questa manche.
power-purrie = Una volta a partita: tutti i gatti vivi scoperti vanno agli scarti.
power-felidae = Una volta a partita: tutti i gatti morti scoperti vanno agli scarti.
power-feyncat = Una volta a partita: gli Heisenberg non contano in questa manche.
power-prride = Una volta a partita: guarda tutti gli scarti.
power-mewton = Una volta a partita: pesca 2 carte scatola da tenere in mano.
power-felinestein = Una volta a partita: scarta tutta la mano e pesca altrettante carte.
power-pawking = Una volta a partita: salta il turno, senza affermare né dubitare.
power-tabby = Una volta a partita: scambia questa carta con una della fila e usa la sua abilità.
gentle-power-felidae = Una volta a partita: tutti i gatti addormentati scoperti vanno agli scarti.

## La verifica e la fine

the-check = La verifica
doubt-cry = Dubito!
of-at-least = ne servono almeno { $count }
skip-verdict = Vai al verdetto
enough = Bastano!
not-enough = Non bastano!
over-facts = { $game }, { $players } al tavolo, { $rounds } manche
story-bluff = Il bluff più audace
story-doubt = Il dubbio più caro
story-close = Sul filo
story-end = Il finale
story-check =
    { $you ->
        [claimer]
            { $wrong ->
                [you] Manche { $round }: tu affermi { $claim }, { $doubter-name } dubita. Erano { $found }, e avevi torto tu.
               *[other] Manche { $round }: tu affermi { $claim }, { $doubter-name } dubita. Erano { $found }, e { $wrong-name } aveva torto.
            }
        [doubter]
            { $wrong ->
                [you] Manche { $round }: { $claimer-name } afferma { $claim }, tu dubiti. Erano { $found }, e avevi torto tu.
               *[other] Manche { $round }: { $claimer-name } afferma { $claim }, tu dubiti. Erano { $found }, e { $wrong-name } aveva torto.
            }
       *[other] Manche { $round }: { $claimer-name } afferma { $claim }, { $doubter-name } dubita. Erano { $found }, e { $wrong-name } aveva torto.
    }
gentle-schrodinger-claim-short =
    { $state ->
        [alive]
            { $count ->
                [one] { $count } vivo
               *[other] { $count } vivi
            }
        [dead]
            { $count ->
                [one] { $count } addormentato
               *[other] { $count } addormentati
            }
        [empty]
            { $count ->
                [one] { $count } vuota
               *[other] { $count } vuote
            }
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
in-play =
    { $count ->
        [one] scatola in gioco
       *[other] scatole in gioco
    }

rank-winner = vittoria
rank-out = fuori nella manche { $round }

## The game in a minute

primer-schrodinger-goal = Ognuno ha scatole con dentro un gatto e vede solo le proprie. Quanti gatti sono vivi, o morti, e quante scatole sono vuote, contando le mani di tutti?
primer-schrodinger-claim = Al tuo turno afferma che ce ne sono almeno tanti di un tipo. Ogni affermazione sta più avanti della precedente lungo il filo rosso. Puoi bluffare.
primer-schrodinger-proof = Dopo l’affermazione puoi mostrare scatole che le corrispondono. Per ognuna mostrata puoi cambiarne una che tieni ancora nascosta.
primer-schrodinger-wild = Un Heisenberg è un jolly: vale come ciò che è stato affermato.
primer-schrodinger-doubt = Invece di affermare, puoi dubitare dell’ultima affermazione. Si aprono e si contano tutte le scatole. Non bastano? Ha sbagliato chi l’ha fatta. Bastano? Hai sbagliato tu.
primer-schrodinger-end = Chi sbaglia perde una vita, o esce dal gioco se ognuno ne ha una sola. Poi si ridanno le carte, una in meno a testa. Vince chi resta per ultimo.
track-drawn = Il percorso delle affermazioni, da 1 vivo nell’angolo fino al gomitolo

## Rivedere una partita

replay-mark-claim = affermazioni
replay-mark-doubt = dubbi
replay-mark-fall = chi cade
