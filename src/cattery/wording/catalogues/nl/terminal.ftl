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
terminal-more =
    { $count ->
        [one] Er is nog 1 antwoord: ‘{ terminal-command-more }’ noemt het.
       *[other] Er zijn nog { $count } antwoorden: ‘{ terminal-command-more }’ noemt ze.
    }
terminal-no-more = Dat zijn alle antwoorden.
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
terminal-explained = { $word }: { $meaning }
terminal-command-help = hulp
    .help = wat je kunt typen, net als { $help }
terminal-command-hand = hand
    .help = je eigen kaarten
terminal-command-table = tafel
    .help = wat iedereen kan zien, en wat jij weet
terminal-command-pile = stapel
    .help = de aflegstapel
terminal-command-score = stand
    .help = hoe het ervoor staat
terminal-command-log = verloop
    .help = wat er deze ronde gebeurd is
terminal-command-rule = regel
    .help = een regel op nummer, zoals ‘{ terminal-command-rule } { $number }’, of regels waarin een woord staat
terminal-command-notation = notatie
    .help = de korte vormen van alle antwoorden
terminal-command-advice = advies
    .help = wat de coach zou doen, en waarom
terminal-command-more = meer
    .help = alle antwoorden op deze vraag
terminal-command-quit = stop
    .help = het spel verlaten

## Hand, tafel en stapel

terminal-hand = Jouw hand: { $cards }.
terminal-player-hand =
    { $count ->
        [0] { $who }: geen kaarten in de hand.
        [one] { $who }: { $count } kaart in de hand.
       *[other] { $who }: { $count } kaarten in de hand.
    }
terminal-pile-empty = De aflegstapel is leeg.

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
terminal-missing-extra = Hiervoor ontbreekt { $library }. Installeer het met: { $command }

## Stap voor stap door een spel

terminal-step-help = Enter of het pijltje naar rechts gaat verder, het pijltje naar links of ‘{ terminal-step-back }’ gaat terug, omlaag en omhoog gaan naar de volgende ronde en de vorige. Een getal gaat naar die zet. ‘{ terminal-step-seat } 2’ kijkt door de ogen van plaats 2, ‘{ terminal-step-seat } 0’ door die van het publiek, ‘{ terminal-step-all }’ door die van iedereen. ‘{ terminal-command-quit }’ stopt, { $help } zegt dit nog eens.
terminal-step-ply = Zet { $ply } van { $last }.
terminal-step-prompt = Verder:
terminal-step-no-further = Het spel heeft de zetten 0 tot en met { $last }.
terminal-step-back = terug
terminal-step-seat = plaats
terminal-step-all = alles
