### Schrödingers katten op de pagina.

## Begin en wachtkamer

room-schrodinger-small = Schrödingers
room-schrodinger-large = katten
room-schrodinger = Bluf over wat er in de dozen zit. Tot iemand kijkt.
room-schrodinger-facts = 2 tot 6 spelers, 20 minuten
lives = Levens
lives-agreed =
    { $players ->
        [2] Elk drie levens: de derde fout is de laatste.
        [3] Elk twee levens: de tweede fout is de laatste.
       *[other] Wie zich één keer vergist, ligt eruit.
    }
physicats-on = Iedereen krijgt een geheime eigenschap. Laat ze weg bij een eerste spel.
physicats-off = Geen geheime eigenschappen: het eenvoudige spel, het beste om te leren.

## Toestanden en kaarten: letters, woorden, namen

letter-alive = L
letter-dead = D
letter-empty = Ø
letter-heisenberg = H
gentle-letter-dead = Z
state-alive = levend
state-dead = dood
state-empty = leeg
gentle-state-dead = slapend
card-alive = Levende kat
card-dead = Dode kat
card-empty = Lege doos
card-heisenberg = Heisenberg
gentle-card-dead = Slapende kat
kind-alive = levende katten
kind-dead = dode katten
kind-empty = lege dozen
kind-heisenberg = Heisenbergs
gentle-kind-dead = slapende katten
gentle-schrodinger-cards-dead =
    { $count ->
        [one] { $count } slapende kat
       *[other] { $count } slapende katten
    }

## De tafel

round = Ronde { $round }
boxes-in-play =
    { $count ->
        [one] { $count } doos in het spel
       *[other] { $count } dozen in het spel
    }
clipboard = Klembord
clipboard-marker = Het klembord, 65 stellingen in een spiraal. De markeerring staat op { $claim }.
clipboard-start = Het klembord, 65 stellingen in een spiraal. De markeerring ligt ernaast.
says-at-least =
    { $who ->
        [you] Jij zegt minstens
       *[other] { $name } zegt minstens
    }
no-claim-yet = Nog geen stelling: de markeerring ligt naast het klembord.
you-see = Wat je ziet
you-see-short = Je ziet
seen-of =
    { $kind ->
        [alive] Levende katten: { $seen } van { $all }
        [dead] Dode katten: { $seen } van { $all }
        [empty] Lege dozen: { $seen } van { $all }
       *[heisenberg] Heisenbergs: { $seen } van { $all }
    }
gentle-seen-of =
    { $kind ->
        [alive] Levende katten: { $seen } van { $all }
        [dead] Slapende katten: { $seen } van { $all }
        [empty] Lege dozen: { $seen } van { $all }
       *[heisenberg] Heisenbergs: { $seen } van { $all }
    }
whole-pack = Het hele pak. Gevuld: wat je ziet.
your-box = Jouw doos
your-hand =
    { $count ->
        [one] Je hand: { $count } kaart
       *[other] Je hand: { $count } kaarten
    }
your-physicat = Jouw fysikat: { $name }
your-physicat-usable = Jouw fysikat: { $name }. Die kun je nu gebruiken.
deck = trekstapel { $count }
discard = aflegstapel { $count }
discard-pile = De aflegstapel
discard-known =
    { $all ->
        [0] Er ligt nog niets.
        [one]
            { $known ->
                [0] Er ligt één kaart. Je kent die niet.
               *[other] Er ligt één kaart. Je kent die.
            }
       *[other] Je kent { $known } van de { $all } kaarten die er liggen.
    }
discard-by =
    { $who ->
        [you] Jij legde { schrodinger-cards-hidden } af.
       *[other] { $name } legde { schrodinger-cards-hidden } af.
    }
discard-power = Een fysikat stuurde { schrodinger-cards-hidden } hierheen.
row = De rij
row-short = rij
seat-out = ligt eruit
seat-asked = denkt na
seat-cards =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
seat-lives =
    { $count ->
        [one] { $count } leven
       *[other] { $count } levens
    }
seat-proof =
    { $count ->
        [one] { $count } kaart open
       *[other] { $count } kaarten open
    }
seat-physicat = fysikat gedekt
seat-physicat-used = fysikat gebruikt
seat-stand-in = een bot valt in
seat-away = weg
you-are-out = Je ligt eruit
keep-watching = Blijf kijken: van hieruit zie je wat iedereen ziet.
your-lives =
    { $count ->
        [one] Nog { $count } leven
       *[other] Nog { $count } levens
    }
your-proof = Je open kaarten

## Jouw beurt

your-turn = Jouw beurt
turn-hint = verhoog of betwijfel
turn-hint-first = poneer de eerste stelling
turn-hint-raise = je eigen stelling is terug bij jou: verhoog
turn-hint-doubt = hoger kan niet: betwijfel
lowest-claims = De laagste volgende stellingen
higher-claims = Alle hogere stellingen, op volgorde
doubt-it = Betwijfel { $claim }
claim-it = Stelling: { $claim }
pick-claim = Kies een stelling
claim-and-prove = Stelling, met bewijs
steps-of-turn = Stappen van je beurt
why-doubt = … betwijfelen?
why-claim = … een stelling poneren?
why-claim-less = … minder zeggen dan { $claim }?
why-proof = … bewijs tonen?
why-swap = … kaarten ruilen?
why-proof-more = … hier meer van tonen: { $kind }?
why-swap-more = … hier meer van ruilen: { $kind }?
why-power = … mijn fysikat gebruiken?
why-take = … { $name } nemen?
why-end = … mijn beurt afsluiten?
claim-step = Stelling
proof-step = Bewijs
swap-step = Ruil
proof-hint =
    { $state ->
        [alive] Levende katten tonen? Ze blijven open liggen, en voor elk mag je een andere kaart ruilen.
        [dead] Dode katten tonen? Ze blijven open liggen, en voor elk mag je een andere kaart ruilen.
       *[empty] Lege dozen tonen? Ze blijven open liggen, en voor elk mag je een andere kaart ruilen.
    }
gentle-proof-hint =
    { $state ->
        [alive] Levende katten tonen? Ze blijven open liggen, en voor elk mag je een andere kaart ruilen.
        [dead] Slapende katten tonen? Ze blijven open liggen, en voor elk mag je een andere kaart ruilen.
       *[empty] Lege dozen tonen? Ze blijven open liggen, en voor elk mag je een andere kaart ruilen.
    }
proof-nothing = Je hebt niets om te tonen. Niemand die het weet.
proof-none = Geen bewijs
proof-some =
    { $count ->
        [0] Bewijs tonen
        [one] Toon { $count } kaart
       *[other] Toon { $count } kaarten
    }
swap-hint =
    { $count ->
        [one] Leg hoogstens { $count } kaart gedekt af en trek een nieuwe.
       *[other] Leg hoogstens { $count } kaarten gedekt af en trek er evenveel bij.
    }
swap-nothing = Je hebt niets om te ruilen. Niemand die het weet.
swap-none = Alles houden
swap-some =
    { $count ->
        [0] Ruilen
        [one] Ruil { $count } kaart
       *[other] Ruil { $count } kaarten
    }
of-most = van { $most }
one-more = Eén erbij: { $kind }
one-fewer = Eén minder: { $kind }

## Eigenschappen

use-power = Nu gebruiken
use-named = { $name } gebruiken
power-not-now = Dat kan op dit moment niet.
take-which = Welke neem je uit de rij?
take-it = Neem { $name }
power-cecilia = Eén keer per spel: telt deze ronde als 2 levende katten extra.
power-maria = Eén keer per spel: telt deze ronde als 1 lege doos extra.
power-purrie = Eén keer per spel: alle open levende katten gaan naar de aflegstapel.
power-felidae = Eén keer per spel: alle open dode katten gaan naar de aflegstapel.
power-feyncat = Eén keer per spel: Heisenbergs tellen deze ronde niet.
power-prride = Eén keer per spel: bekijk de hele aflegstapel.
power-mewton = Eén keer per spel: trek 2 dooskaarten in je hand.
power-felinestein = Eén keer per spel: leg je hele hand af en trek evenveel kaarten.
power-pawking = Eén keer per spel: sla je beurt over, zonder stelling of twijfel.
power-tabby = Eén keer per spel: ruil deze kaart voor een uit de rij en gebruik die eigenschap.
gentle-power-felidae = Eén keer per spel: alle open slapende katten gaan naar de aflegstapel.

## De controle en het einde

the-check = De controle
doubt-cry = Dat betwijfel ik!
of-at-least = minstens { $count } nodig
skip-verdict = Naar de uitslag
enough = Genoeg!
not-enough = Te weinig!
over-facts =
    { $rounds ->
        [one] { $game }, { $players } spelers, { $rounds } ronde
       *[other] { $game }, { $players } spelers, { $rounds } rondes
    }
story-bluff = De brutaalste bluf
story-doubt = De duurste twijfel
story-close = Op het nippertje
story-end = Het slot
story-check =
    { $you ->
        [claimer]
            { $wrong ->
                [you] Ronde { $round }: jouw stelling was { $claim }, { $doubter-name } twijfelde. Het waren er { $found }, en jij had ongelijk.
               *[other] Ronde { $round }: jouw stelling was { $claim }, { $doubter-name } twijfelde. Het waren er { $found }, en { $wrong-name } had ongelijk.
            }
        [doubter]
            { $wrong ->
                [you] Ronde { $round }: de stelling van { $claimer-name } was { $claim }, jij twijfelde. Het waren er { $found }, en jij had ongelijk.
               *[other] Ronde { $round }: de stelling van { $claimer-name } was { $claim }, jij twijfelde. Het waren er { $found }, en { $wrong-name } had ongelijk.
            }
       *[other] Ronde { $round }: de stelling van { $claimer-name } was { $claim }, { $doubter-name } twijfelde. Het waren er { $found }, en { $wrong-name } had ongelijk.
    }
gentle-schrodinger-claim-short =
    { $state ->
        [alive] { $count } levend
        [dead] { $count } slapend
        [empty] { $count } leeg
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
in-play =
    { $count ->
        [one] doos in het spel
       *[other] dozen in het spel
    }

rank-winner = gewonnen
rank-out = eruit in ronde { $round }

## The game in a minute

primer-schrodinger-goal = Iedereen heeft dozen met een kat erin en ziet alleen de eigen dozen. Hoeveel katten leven er, hoeveel zijn er dood en hoeveel dozen zijn leeg, in alle handen samen?
primer-schrodinger-claim = In je beurt zeg je dat er minstens zoveel van één soort zijn. Elke stelling ligt verder langs de rode draad dan de vorige. Bluffen mag.
primer-schrodinger-proof = Na je stelling mag je dozen tonen die erbij passen. Voor elke getoonde doos mag je er één ruilen die je nog verborgen houdt.
primer-schrodinger-wild = Een Heisenberg is een joker en telt als wat er gezegd is.
primer-schrodinger-doubt = In plaats van een stelling mag je ook de laatste stelling betwijfelen. Alle dozen gaan open en worden geteld. Te weinig? Dan zat wie het zei fout. Genoeg? Dan jij.
primer-schrodinger-end = Wie fout zat, verliest een leven, of ligt eruit als iedereen er maar één heeft. Daarna wordt er opnieuw gedeeld, met voor elk een kaart minder. Wie overblijft, wint.
track-drawn = Het spoor van de stellingen, van 1 levend in de hoek tot het bolletje wol

## Een spel terugkijken

replay-mark-claim = stelling
replay-mark-doubt = twijfel
replay-mark-fall = wie afvalt
