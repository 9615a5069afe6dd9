### Crazy Mistigri nella pagina.

## Ingresso e sala d’attesa

room-mistigri = Scarta i gatti a coppie. Non restare con quello nero.
room-mistigri-facts = Da 3 a 5 persone, 20 minuti
deck-agreed =
    { $players ->
        [5] Tutte le 46 carte sono in gioco.
        [4] 37 carte: gli 1 restano nella scatola.
       *[3] 28 carte: gli 1, i 2 e il 9 restano nella scatola.
    }
two-rounds = Due manche; una terza in caso di parità sul totale più basso.
rounds = Manche
cards = Carte

## Il tavolo

arrow-clockwise = Si gioca in senso orario
arrow-back = Si gioca in senso antiorario
you-draw-here = tu peschi qui
you-drew-here = hai pescato qui
draws-from-you = pesca da te
has-passed = ha passato
their-turn = gioca
on-the-roof = Fuori dalla manche, sul tetto
miaow = Miaoooo!
seat-safe = in salvo
you-are-safe = Sei in salvo!
safe-told = Non hai più carte: nessun punto di penalità in questa manche.
pile = scarti { $count }
pile-look = Mazzo degli scarti: { $count }
the-pile = Carte degli scarti
pile-order = Prima le più recenti.
pile-empty = Non è ancora stato scartato nulla.
you-hold =
    { $count ->
        [one] Tu, { $count } carta
       *[other] Tu, { $count } carte
    }
you-hold-turn =
    { $count ->
        [one] Tocca a te, { $count } carta
       *[other] Tocca a te, { $count } carte
    }
sort-by-colour = Per colore
sort-by-value = Per valore
penalty-points = Punti di penalità
score-sheet = Punti
in-all = in tutto
mistigri-costs = 10 punti se il Mistigri resta
you-know = Le carte che conosci in mano a { $name }
tie-short = la manche di spareggio

## Domande

ask-pair-or-pass = Scarti una coppia?
ask-another-pair = Un’altra coppia?
ask-effect-or-reverse = Quale dei due?
ask-choose-drawn = Scegli tu
ask-swap-out = Una carta via
ask-swap-in = Una carta in cambio
ask-give-away = Regala una carta
ask-feed = Una a testa
tap-a-card = Tocca una delle tue carte.
to-whom = Per chi?
pick-a-card = Scegli una carta
pick-who = Scegli chi la riceve
pick-one = Scegli uno dei due
why-pass = … passare?
why-reverse = … invertire il senso del gioco?
why-pair = … scartare una coppia adesso?
why-pair-mistigri = … scartare il Mistigri in una coppia?
why-give = … dare via una carta?
why-give-to = … dare una carta a { $name }?
why-pile = … prendere una carta dagli scarti?
reversed-next = Nell’altro senso: poi { $name } pesca da te.

## Coppie

possible-pairs = Coppie possibili
pick-a-pair = Scegli una coppia
pick-to-see = Scegli una coppia per vedere che cosa fa.
discard-it = Scarta { $pair }
colour-pair = Due carte dello stesso colore: escono e non succede altro.
no-pairs = Stavolta nessuna coppia
no-pairs-told = Non hai due carte dello stesso colore o dello stesso valore.
no-pair = Queste due non fanno coppia.
pair-short-1 = via anche gli altri 1, o inverti
pair-short-2 = scegli tu la carta pescata, o inverti
pair-short-3 = scambia con gli scarti, o inverti
pair-short-4 = regala una carta
pair-short-5 = una carta degli scarti a testa
pair-short-6 = subito un’altra coppia
pair-short-7 = ne pescano 2 da te
pair-short-8 = ne pescano 3 da te
pair-short-none = nessun effetto
more-pairs = altre { $count }

## La pesca e il Mistigri

draw-from = Pesca da { $name }
draw-any = Tocca una carta qualsiasi: sono mescolate e coperte.
draw-many = Tocca { $count } carte: sono mescolate e coperte.
# 2 + 2: la carta è scelta da chi la dà.
draw-held-out = Tocca la carta che ti porgono.
take-card = Prendi la carta { $number } di { $count }
you-drew = Hai pescato { $card }.
dread = Oh no! Non fa coppia con niente. Sbarazzatene!
relief = Fiuu! Il Mistigri se n’è andato.

## Fine della manche e della partita

round-over = Fine della manche { $round }
stuck = A { $name } resta il Mistigri: 10 punti.
stuck-you = A te resta il Mistigri: 10 punti.
tie-round = Parità sul totale più basso: decide una terza manche.
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
win-shared = Vittoria condivisa!
story-first-out = Primo miao sul tetto
story-first-out-told = Manche { $round }: { $name } resta senza carte prima di tutti. Miaoooo!
story-first-out-you = Manche { $round }: resti senza carte prima di tutti. Miaoooo!
story-worst = La mano più pesante
story-worst-told =
    { $points ->
        [one] Manche { $round }: a { $name } resta { $points } punto.
       *[other] Manche { $round }: a { $name } restano { $points } punti.
    }
story-worst-you =
    { $points ->
        [one] Manche { $round }: ti resta { $points } punto.
       *[other] Manche { $round }: ti restano { $points } punti.
    }
story-worst-mistigri = Manche { $round }: a { $name } resta il Mistigri, con { $points } punti.
story-worst-mistigri-you = Manche { $round }: ti resta il Mistigri, con { $points } punti.

## The game in a minute

primer-mistigri-goal = Liberati delle tue carte, due alla volta. Ciò che ti resta in mano alla fine costa punti. Il Mistigri non fa coppia con nessuna carta e ne costa dieci.
primer-mistigri-draw = Il tuo turno comincia con una pescata: una carta coperta dalla mano di chi gioca prima di te.
primer-mistigri-pair = Poi puoi scartare una coppia: due carte dello stesso colore o con lo stesso numero. Se non lo fai, passi.
primer-mistigri-effect = Una coppia con lo stesso numero ha un effetto. Dai via una carta, fai pescare di più, scegli che cosa si pesca o inverti il senso.
primer-mistigri-out = Finite le carte? Miaoooo! Sei fuori dalla manche, e non ti costa nulla.
primer-mistigri-end = La manche finisce quando una sola persona ha ancora carte, o quando tutti passano di seguito. Si somma ciò che resta. Dopo due manche vince il totale più basso.

## Rivedere una partita

replay-mark-pair = coppie
replay-mark-effect = effetti
replay-mark-points = punti
