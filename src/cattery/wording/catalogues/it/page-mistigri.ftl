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
pair-short-1 = gli 1
pair-short-2 = scegli
pair-short-3 = scambia
pair-short-4 = regala
pair-short-5 = a testa
pair-short-6 = ancora
pair-short-7 = pesca 2
pair-short-8 = pesca 3
pair-short-none = nulla

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
