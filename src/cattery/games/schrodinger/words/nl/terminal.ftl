### Schrödingers katten in de terminal.

## Vragen en antwoorden

terminal-first-claim = Jouw beurt: welke stelling poneer je?
terminal-lowest-next = Laagste mogelijkheden: { $claims }.
terminal-any-higher =
    { $count ->
        [one] Je kunt ook één hogere stelling typen: { $short }
       *[other] Je kunt ook { $count } hogere stellingen typen, zoals { $short }. ‘{ terminal-command-more }’ noemt ze.
    }

## Wat je kunt vragen: het woord om te typen, en wat het vertelt

terminal-help-doubt = Om te betwijfelen typ je het nummer, { $doubt }, of ‘{ terminal-doubt }’. Met alleen { $help } betwijfel je nooit iets: dat vraagt om deze hulp.
terminal-command-board = klembord
    .help = alle stellingen op volgorde, en de markeerring
terminal-command-row = rij
    .help = de fysikatten in de rij, en wat ze kunnen

## Hand, tafel, klembord, stapel, rij en stand

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
terminal-player-proof = Open: { $cards }.
terminal-player-front = Neergelegd: { $physicat }.
terminal-player-unused = Fysikat nog niet gebruikt.
terminal-player-eliminated = { $who }: uitgeschakeld.
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

## Notatie

terminal-notation-claim = { $short }: poneer 8 levende katten, 8 dode katten, 4 lege dozen.
terminal-notation-doubt = { $short }: betwijfel de stelling.
terminal-notation-proof = { $short }: toon 2 levende katten en 1 Heisenberg, of niets.
terminal-notation-swap = { $short }: ruil 1 dode kat en 1 lege doos, of niets.
terminal-notation-power = { $short }: gebruik je fysikat.
terminal-notation-take = { $short }: pak { $mewton } met { $tabby }.
terminal-notation-end = { $short }: beëindig je beurt.
