### Crazy Mistigri op de pagina.

## Begin en wachtkamer

room-mistigri = Leg je katten in paren af. Blijf niet met de zwarte zitten.
room-mistigri-facts = 3 tot 5 spelers, 20 minuten
deck-agreed =
    { $players ->
        [5] Alle 46 kaarten doen mee.
        [4] 37 kaarten: de enen blijven in de doos.
       *[3] 28 kaarten: de enen, de tweeën en de 9 blijven in de doos.
    }
two-rounds = Twee rondes; een derde bij gelijke stand op het laagste totaal.
rounds = Rondes
cards = Kaarten

## De tafel

arrow-clockwise = Het spel gaat met de klok mee
arrow-back = Het spel gaat tegen de klok in
you-draw-here = hier trek jij
you-drew-here = hier trok jij
draws-from-you = trekt van jou
has-passed = gepast
their-turn = aan de beurt
on-the-roof = Uit de ronde, op het dak
miaow = Miauw!
seat-safe = is uit
you-are-safe = Je bent uit!
safe-told = Je hebt geen kaarten meer: deze ronde krijg je geen strafpunten.
pile = stapel { $count }
pile-look = Aflegstapel: { $count }
the-pile = Kaarten van de aflegstapel
pile-order = De nieuwste eerst.
pile-empty = Er is nog niets afgelegd.
you-hold =
    { $count ->
        [one] Jij, { $count } kaart
       *[other] Jij, { $count } kaarten
    }
you-hold-turn =
    { $count ->
        [one] Jouw beurt, { $count } kaart
       *[other] Jouw beurt, { $count } kaarten
    }
sort-by-colour = Op kleur
sort-by-value = Op waarde
penalty-points = Strafpunten
score-sheet = Stand
in-all = in totaal
mistigri-costs = 10 punten als de Mistigri blijft
you-know = Kaarten waarvan je weet dat { $name } ze heeft
tie-short = de beslissende ronde

## Vragen

ask-pair-or-pass = Een paar afleggen?
ask-another-pair = Nog een paar?
ask-effect-or-reverse = Welke van de twee?
ask-choose-drawn = Jij kiest
ask-swap-out = Een kaart weg
ask-swap-in = Een kaart terug
ask-give-away = Geef een kaart
ask-feed = Voor ieder één
tap-a-card = Tik op een van je kaarten.
to-whom = Voor wie?
pick-a-card = Kies een kaart
pick-who = Kies wie de kaart krijgt
pick-one = Kies een van de twee
why-pass = … passen?
why-reverse = … de speelrichting omkeren?
why-pair = … nu een paar afleggen?
why-pair-mistigri = … de Mistigri in een paar afleggen?
why-give = … een kaart weggeven?
why-give-to = … een kaart aan { $name } geven?
why-pile = … een kaart van de aflegstapel nemen?
reversed-next = Andersom: dan trekt { $name } van jou.

## Paren

possible-pairs = Mogelijke paren
pick-a-pair = Kies een paar
pick-to-see = Kies een paar om te zien wat het doet.
discard-it = Leg { $pair } af
colour-pair = Twee van één kleur: ze gaan weg, verder gebeurt er niets.
no-pairs = Deze keer geen paar
no-pairs-told = Je hebt geen twee kaarten met dezelfde kleur of waarde.
no-pair = Deze twee zijn geen paar.
pair-short-1 = je andere enen ook weg, of omkeren
pair-short-2 = jij kiest wat getrokken wordt, of omkeren
pair-short-3 = ruil met de stapel, of omkeren
pair-short-4 = een kaart weggeven
pair-short-5 = ieder een kaart van de stapel
pair-short-6 = meteen nog een paar
pair-short-7 = ze trekken er 2 van je
pair-short-8 = ze trekken er 3 van je
pair-short-none = geen effect
more-pairs = nog { $count }

## Trekken en de Mistigri

draw-from = Trek van { $name }
draw-any = Tik op een kaart: ze zijn geschud en gedekt.
draw-many = Tik op { $count } kaarten: ze zijn geschud en gedekt.
# 2 + 2: wie de kaart geeft, heeft die gekozen.
draw-held-out = Tik op de kaart die je wordt voorgehouden.
take-card = Neem kaart { $number } van { $count }
you-drew = Je trok { $card }.
dread = O nee! Die past bij niets. Weg ermee!
relief = Pfoe! De Mistigri is weg.

## Einde van de ronde en van het spel

round-over = Ronde { $round } is afgelopen
stuck = { $name } blijft zitten met de Mistigri: 10 punten.
stuck-you = Je blijft zitten met de Mistigri: 10 punten.
tie-round = Gelijk op het laagste totaal: een derde ronde beslist.
points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
win-shared = Gedeelde winst!
story-first-out = Als eerste op het dak
story-first-out-told = Ronde { $round }: { $name } was als eerste zonder kaarten. Miauw!
story-first-out-you = Ronde { $round }: jij was als eerste zonder kaarten. Miauw!
story-worst = De zwaarste hand
story-worst-told =
    { $points ->
        [one] Ronde { $round }: { $name } bleef zitten met { $points } punt.
       *[other] Ronde { $round }: { $name } bleef zitten met { $points } punten.
    }
story-worst-you =
    { $points ->
        [one] Ronde { $round }: je bleef zitten met { $points } punt.
       *[other] Ronde { $round }: je bleef zitten met { $points } punten.
    }
story-worst-mistigri = Ronde { $round }: { $name } bleef zitten met de Mistigri, en { $points } punten.
story-worst-mistigri-you = Ronde { $round }: je bleef zitten met de Mistigri, en { $points } punten.

## The game in a minute

primer-mistigri-goal = Raak je kaarten kwijt, twee aan twee. Wat je aan het eind nog in je hand hebt, kost punten. De Mistigri past bij geen enkele kaart en kost er tien.
primer-mistigri-draw = Je beurt begint met trekken: één kaart, blind, uit de hand van je buur.
primer-mistigri-pair = Daarna mag je één paar afleggen: twee kaarten van dezelfde kleur of met hetzelfde getal. Doe je dat niet, dan pas je.
primer-mistigri-effect = Een paar met hetzelfde getal doet iets. Je geeft een kaart weg, laat de volgende speler meer trekken, kiest wat die trekt of keert de richting om.
primer-mistigri-out = Geen kaarten meer? Miauw! Je bent uit de ronde, en dat kost je niets.
primer-mistigri-end = Een ronde eindigt als nog maar één speler kaarten heeft, of als iedereen na elkaar past. Tel op wat er over is. Na twee rondes wint het laagste totaal.

## Een spel terugkijken

replay-mark-pair = paar
replay-mark-effect = effect
replay-mark-points = punten
