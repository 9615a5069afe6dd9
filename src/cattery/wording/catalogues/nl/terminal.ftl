### De eigen woorden van de terminal: vragen vóór een spel, wat je tijdens een spel kunt vragen, en wat er aan het eind gezegd wordt.
### $help is het teken dat om hulp vraagt; $short is de korte vorm van een antwoord, zoals je die kunt typen.

## Vóór het spel

terminal-which-game = Welk spel?
terminal-how-many = Hoeveel spelers?
terminal-how-many-range = Van { $least } tot en met { $most }, jij meegeteld. Alleen Enter: { $default }.
terminal-how-many-watched = Van { $least } tot en met { $most }. Alleen Enter: { $default }.
terminal-which-bots = Welke katten spelen met je mee?
terminal-which-bots-watched = Welke katten spelen er?
terminal-default = Alleen Enter: { $number }.
terminal-level-random = Zwerfkatten: elk antwoord is goed
terminal-level-kitten = Kittens: ze spelen voor hun plezier
terminal-level-yardstick = Rekenkatten: ze gaan af op de kansen
terminal-level-house-cat = Huiskatten: ze kennen het spel goed
terminal-seats = Rond de tafel, met de klok mee:
terminal-watching = Je kijkt toe: verborgen kaarten worden niet verteld.
terminal-begin = Beantwoord elke vraag met een nummer, of met de korte vorm tussen haakjes. Voor hulp typ je { $help }

## Wat niet kan, vóór een spel

terminal-seat-numbers = De plaatsen lopen van 1 tot en met het aantal spelers; 0 is om toe te kijken.
terminal-unknown-bots = Zulke katten zijn er niet. Er zijn: { $known }.
terminal-name-the-game = Noem ook het spel.
terminal-option-form = Schrijf het als naam=waarde.
terminal-bad-seed = Deze tekst is niet te gebruiken.
terminal-no-record = Er staat geen spel in { $path }.
terminal-no-record-there = Er staat geen spel op die regel van { $path }.
terminal-name-a-file = Noem minstens één bestand met bewaarde spellen.
terminal-seats-form = Schrijf 2-6, of 3,5.
terminal-other-run = In deze map staat een andere reeks spellen: kies een andere met { $option }.
terminal-at-line = { $path }, regel { $number }: { $reason }

## Wie is wie, aan het begin van een regel of in een opsomming

terminal-who-you = Plaats { $number }, jij
terminal-who-other = Plaats { $number }, { $name }

## Vragen en antwoorden

terminal-prompt = Jouw antwoord:
terminal-first-claim = Jouw beurt: welke stelling poneer je?
terminal-lowest-next = Laagste mogelijkheden: { $claims }.
terminal-any-higher =
    { $count ->
        [one] Je kunt ook één hogere stelling typen: { $short }
       *[other] Je kunt ook { $count } hogere stellingen typen, zoals { $short }. ‘{ terminal-command-more }’ noemt ze.
    }
terminal-more =
    { $count ->
        [one] Er is nog 1 antwoord: ‘{ terminal-command-more }’ noemt het.
       *[other] Er zijn nog { $count } antwoorden: ‘{ terminal-command-more }’ noemt ze.
    }
terminal-no-more = Dat zijn alle antwoorden.
terminal-give-what = Geef { $card }
terminal-give-to-whom = Aan wie?
terminal-give-to = Aan { $name }
terminal-out-of-range =
    { $most ->
        [one] Het enige nummer hier is 1.
       *[other] De nummers gaan hier van 1 tot en met { $most }.
    }
terminal-not-understood = ‘{ $text }’ betekent hier niets. Wil je weten wat je kunt typen, typ dan { $help }
terminal-doubt = betwijfel
terminal-yes-or-no = Ja of nee? Alleen Enter: nee.
terminal-yes = ja

## Wat je kunt vragen: het woord om te typen, en wat het vertelt

terminal-help = Typ het nummer van een antwoord, de korte vorm ervan, of een van deze woorden:
terminal-help-again = Alleen Enter: de vraag opnieuw.
terminal-help-doubt = Om te betwijfelen typ je het nummer, { $doubt }, of ‘{ terminal-doubt }’. Met alleen { $help } betwijfel je nooit iets: dat vraagt om deze hulp.
terminal-explained = { $word }: { $meaning }
terminal-command-help = hulp
    .help = wat je kunt typen, net als { $help }
terminal-command-hand = hand
    .help = je eigen kaarten
terminal-command-table = tafel
    .help = wat iedereen kan zien, en wat jij weet
terminal-command-board = klembord
    .help = alle stellingen op volgorde, en de markeerring
terminal-command-pile = stapel
    .help = de aflegstapel
terminal-command-row = rij
    .help = de fysikatten in de rij, en wat ze kunnen
terminal-command-effects = effecten
    .help = wat paren van één waarde doen
terminal-command-score = stand
    .help = hoe het ervoor staat
terminal-command-log = verloop
    .help = wat er deze ronde gebeurd is
terminal-command-rule = regel
    .help = een regel op nummer, zoals ‘{ terminal-command-rule } { $number }’, of regels waarin een woord staat
terminal-command-notation = notatie
    .help = de korte vormen van alle antwoorden
terminal-command-more = meer
    .help = alle antwoorden op deze vraag
terminal-command-quit = stop
    .help = het spel verlaten

## Hand, tafel, klembord, stapel, rij en stand

terminal-hand = Jouw hand: { $cards }.
terminal-proof = Jouw bewijs, open: { $cards }.
terminal-physicat = Jouw fysikat: { $physicat }.
terminal-no-physicat = Je hebt geen ongebruikte fysikat.
terminal-power = Regel { $rule }: { $power }
terminal-round-schrodinger = Ronde { $round }. Op de trekstapel: { $deck }. Op de aflegstapel: { $discard }.
terminal-claim =
    { $claimer ->
        [you] Op het klembord: { $claim }, van jou. Kaarten in het spel: { $in-play }.
       *[other] Op het klembord: { $claim }, van { $claimer-name }. Kaarten in het spel: { $in-play }.
    }
terminal-no-claim = Er ligt nog geen stelling op het klembord. Kaarten in het spel: { $in-play }.
terminal-player-hand =
    { $count ->
        [0] { $who }: geen kaarten in de hand.
        [one] { $who }: { $count } kaart in de hand.
       *[other] { $who }: { $count } kaarten in de hand.
    }
terminal-player-proof = Open: { $cards }.
terminal-player-front = Neergelegd: { $physicat }.
terminal-player-unused = Fysikat nog niet gebruikt.
terminal-player-eliminated = { $who }: uitgeschakeld.
terminal-player-out = { $who }: uit.
terminal-player-passed = Gepast sinds het laatste paar.
terminal-player-known = Bekend bij jou: { $cards }.
terminal-player-no-ones = Geen enen erbij.
terminal-lives =
    { $lives ->
        [one] { $who }: { $lives } leven.
       *[other] { $who }: { $lives } levens.
    }
terminal-board-key = De stellingen lopen in een spiraal vanaf linksboven. A: levend, D: dood, E: leeg. Tussen haken: de markeerring.
terminal-board-line = Alle stellingen op volgorde. A: levend, D: dood, E: leeg. De markeerring, tussen haken: { $claims }.
terminal-board-end = De markeerring ligt op de laatste stelling: hoger kan niet.
terminal-row = In de rij: { $physicats }.
terminal-row-empty = De rij is leeg.
terminal-pile = De aflegstapel: { $cards }.
terminal-pile-empty = De aflegstapel is leeg.
terminal-pile-known =
    { $count ->
        [one]
            { $known ->
                [0] { $count } kaart op de aflegstapel. Je kent die niet.
               *[other] { $count } kaart op de aflegstapel. Je kent die: { $cards }.
            }
       *[other]
            { $known ->
                [0] { $count } kaarten op de aflegstapel. Je kent er geen.
               *[other] { $count } kaarten op de aflegstapel. Bekend bij jou: { $cards }.
            }
    }
terminal-round-mistigri =
    { $arrow ->
        [1] Ronde { $round }, beurt { $turn }, met de klok mee.
       *[other] Ronde { $round }, beurt { $turn }, tegen de klok in.
    }
terminal-chosen = Je hebt gekozen welke kaart nu getrokken wordt: { $card }.
terminal-score-round = Ronde { $round }: { $scores }.
terminal-score-total = In totaal: { $scores }.
terminal-score-none = Nog niemand heeft strafpunten.

## Notatie

terminal-notation-claim = { $short }: poneer 8 levende katten, 8 dode katten, 4 lege dozen.
terminal-notation-doubt = { $short }: betwijfel de stelling.
terminal-notation-proof = { $short }: toon 2 levende katten en 1 Heisenberg, of niets.
terminal-notation-swap = { $short }: ruil 1 dode kat en 1 lege doos, of niets.
terminal-notation-power = { $short }: gebruik je fysikat.
terminal-notation-take = { $short }: pak { $mewton } met { $tabby }.
terminal-notation-end = { $short }: beëindig je beurt.
terminal-notation-pair = { $short }: leg deze twee kaarten af. De letter is de kleur, het cijfer de waarde.
terminal-notation-mistigri = { $short }: de Mistigri.
terminal-notation-pass = { $short }: pas, of leg geen paar meer af.
terminal-notation-effect = { $short }: voer het effect uit.
terminal-notation-reverse = { $short }: keer de speelrichting om.
terminal-notation-card = { $short }: kies deze kaart.
terminal-notation-give = { $short }: geef deze kaart aan plaats 3.

## Regels

terminal-rules-found =
    { $count ->
        [one] In { $count } regel staat ‘{ $words }’. Zoek die op met het nummer.
       *[other] In { $count } regels staat ‘{ $words }’. Zoek er een op met het nummer.
    }
terminal-rules-none = In geen enkele regel staat ‘{ $words }’.

## Het einde

terminal-others-play-on = De anderen spelen verder zonder jou.
terminal-skip-to-the-end = Meteen naar het einde van het spel?
terminal-over = Het spel is afgelopen.
terminal-leave = Je verlaat het spel.
terminal-save = Dit spel bewaren in { $path }?
terminal-saved = Het spel is bewaard in { $path }
terminal-how-to-replay = Om het spel nog eens te horen: { $command }
terminal-not-saved = Het spel is niet bewaard.
terminal-how-to-save = Het spel is niet bewaard. Volgende keer bewaar je het met { $option } en een bestandsnaam.
terminal-cannot-save = Het spel kan niet bewaard worden in { $path }: { $reason }

## Bewaarde spellen

terminal-replay = Regel { $line }: { $game }, { $players } spelers.
terminal-replay-seat = Verteld zoals plaats { $seat } het zag.
terminal-replay-spectator = Verteld zoals iedereen het kon zien.
terminal-replay-unfinished = Hier houdt het op; het spel was nog niet afgelopen.

## Tafels

terminal-serve-open = Cattery is open op { $address }
terminal-serve-port = Kan niet luisteren op poort { $port }: { $reason }.
terminal-serve-folder = Kan de map { $folder } niet gebruiken: { $reason }.
