### De pagina: woorden van de browser die bij geen spel horen.

## Overal

close = Sluiten
home = Begin
menu = Menu
settings = Instellingen
language = Taal
night = Nacht
day = Dag
sound = Geluid
mild = Lieve plaatjes
mild-hint = De dode kat slaapt alleen maar.
direct = Stelling met één tik
direct-hint = Een tik op een stelling verstuurt die meteen.
details = Details
wait = Een moment
go-on = Verder
harder-game = Een moeilijker spel
new-game = Nieuw spel
name-too-long = Te lang: { $count } van hoogstens { $most }.
waits-for-reader = { $name } leest nog
waits-for-you = De tafel wacht op je:
skip-ahead = Vooruitspoelen (nog { $count })
you-name = Jij
guest = Gast

## Begin

play-now = Nu spelen
invite-friends = Vrienden uitnodigen
got-a-code = Een code gekregen?
join = Meedoen
continue = Verder
game-waits = Er wacht een spel op je
game-waits-with = { $game }, met { $name }
no-server = De server antwoordt niet. Probeer het zo nog eens.
nowhere = Hier is niets
nowhere-hint = Dit adres leidt nergens heen. Misschien is er onderweg een stukje van de link verloren gegaan.
game-not-here = Deze pagina kan ‘{ $name }’ niet laten zien
game-not-here-hint = De tafel is er wel, maar deze pagina heeft geen tekeningen voor dat spel. Laad de pagina opnieuw: misschien is er een nieuwere.

## Een tafel dekken

set-table = Tafel klaarzetten
how-many = Met hoeveel spelen jullie?
open-table = Tafel openen
turn-clock = Tijd per beurt
clock-none = Geen limiet
clock-seconds = { $count } s
clock-off = Neem alle tijd die je nodig hebt.
clock-on = Is de tijd om, dan maakt een bot de beurt af.
clock-seconds-each = { $count } seconden per beurt; daarna maakt een bot die af.

## Wachtkamer

invitation = Uitnodiging
join-with-code = Vrienden doen mee met deze code
copy-link = Link kopiëren
copied = Gekopieerd
qr = QR-code van de uitnodiging
only-here = Alleen deze computer kan bij deze tafel. Start Cattery voor het hele netwerk om anderen binnen te laten.
at-the-table =
    { $count ->
        [0] Nog niemand
       *[other] { $count } aan tafel
    }
this-is-you = dit ben jij
host = host
is-here = is er
a-bot = bot
free-seat = vrij
add-bot = Bot erbij
remove-bot = { $name } weghalen
bots-play = Bots spelen als
level =
    { $level ->
        [random] zwerfkatten: elk antwoord is goed
        [kitten] kittens: gewoon voor hun plezier
        [yardstick] rekenkatten: ze gaan af op de kansen
        [house-cat] huiskatten: ze kennen het spel
       *[other] { $level }
    }
bot-level =
    { $level ->
        [random] zwerfkat
        [kitten] kitten
        [yardstick] rekenkat
        [house-cat] huiskat
       *[other] { $level }
    }
change = Wijzigen
house-rules = Huisregels
fair-deal = Eerlijk gedeeld
fair-deal-promise = Elk apparaat brengt eigen toeval mee. Na afloop kan iedereen de kaarten controleren.
your-name = Je naam
sit-down = Aanschuiven
table-full = Alle plaatsen zijn bezet. Je kunt toekijken.
deal = Delen voor { $count }
fill-and-deal =
    { $count ->
        [one] { $count } bot erbij en delen
       *[other] { $count } bots erbij en delen
    }
host-starts = { $name } start het spel.
dealing = De kaarten worden gedeeld…

## De tafel

connecting = Op weg naar de tafel…
connection-lost = De verbinding is weg. Je plaats blijft bewaard; dit herstelt zich vanzelf.
title-turn = Jouw beurt! Cattery
title-table = { $game }, Cattery
players = Spelers
rules = Regels
rules-of = Regels: { $game }
in-a-minute = In één minuut
all-rules = Alle regels
search-rules = Zoek in de regels
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] { $count } regel gevonden.
       *[other] { $count } regels gevonden.
    }
read-rule = Lees regel { $rule }
forbidden-by = Regel { $rule } staat dat nu niet toe.
why = Waarom?
why-cant-i = Waarom mag dat niet?
why-cant-i-do = Waarom mag ik niet…?
why-wait = Waarom ben ik niet aan de beurt?
hurry-bots = Jaag de bots op
hurry-wished = Genoteerd. Iedereen die nog meespeelt moet dit willen.
hurry-granted = De bots spelen nu snel.
hurry-asked = { $name } wil de bots graag opjagen.
not-now = Nu niet
what-happened = Wat er gebeurde
chat = Chat
chat-new =
    { $count ->
        [one] Chat, { $count } nieuw bericht
       *[other] Chat, { $count } nieuwe berichten
    }
chat-empty = Nog niemand heeft iets gezegd.
quote = ‘{ $text }’
say-something = Zeg iets
send = Verstuur
reactions = Snelle reacties
reaction-purr = Spinnen
reaction-hiss = Blazen
reaction-meow = Miauw
reaction-applause = Applaus
reaction-surprise = Verrassing
reaction-hurry = Schiet op
pause = Pauze
resume = Verder spelen
paused-by = { $name } heeft het spel gepauzeerd.
seconds-left =
    { $count ->
        [one] Nog { $count } seconde
       *[other] Nog { $count } seconden
    }
away = { $name } is even weg.
away-short = weg
stand-in-short = een bot speelt
hand-over = Laat een bot spelen
hand-over-vote = Stem om een bot te laten spelen (tot nu toe: { $votes })
bot-plays-for-you = Een bot speelt voor jou.
reclaim = Mijn plaats terug
kick = { $name } van tafel sturen
seat-is-bot = Hier zit een bot: { $level }.
seat-is-here = { $name } zit aan tafel.
seat-is-away = { $name } is al een tijdje weg. De plaats blijft bewaard.
stand-in-left = { $name } is van tafel gegaan; een bot speelt verder.
stand-in-away = { $name } is weg; een bot valt in.
stand-in-clock = De tijd van { $name } was om; een bot valt in.
other-device = Naar een ander apparaat
other-device-hint = Open deze link binnen vijf minuten op het andere apparaat. De link werkt één keer.
report = Iets melden
report-hint = Wie deze server beheert, leest wat je schrijft, met de namen aan deze tafel en de laatste regels van de chat. Niemand anders leest het.
report-text = Wat is er gebeurd?
report-sent = Dank je. Wie deze server beheert, zal het lezen.
about-server = Wat deze server bewaart
leave = Van tafel gaan
leave-sure = Van deze tafel gaan?
leave-playing = Nu van tafel gaan? Een bot neemt meteen je plaats in; je kunt terugkomen.
leave-yes = Ja, ik ga
stay = Blijven
watching = Je kijkt toe

## Einde van het spel

you-win = Jij wint!
wins = { $name } wint!
how-it-happened = Hoe het ging
rematch = Revanche
next-dealt = Er is een nieuw spel begonnen. Een bot houdt je plaats vrij tot je meespeelt.
rematch-offered = { $name } wil nog een spel.
rematch-waits = We wachten op { $names }.
join-next = Meespelen
download-record = Spel downloaden
deal-fair = Er is eerlijk gedeeld.
deal-fair-why = Verzegeld vóór ronde 1, zojuist hier geopend en gecontroleerd.
deal-unknown = Deze kaartverdeling is niet te controleren.
deal-unknown-why = In het bewaarde spel staat er niets over.
deal-secret = De kaartverdeling klopt niet.
deal-secret-why = Het geheim is niet wat er was beloofd.
deal-nonce = De kaartverdeling klopt niet.
deal-nonce-why = Een van de getallen is niet wat er was beloofd.
deal-mine = De kaartverdeling klopt niet.
deal-mine-why = Je eigen getal is weggelaten.
deal-other = De kaartverdeling klopt niet.
deal-other-why = De kaarten komen niet uit de beloofde getallen.
deal-the-promise = Beloofd vóór het delen
deal-the-secret = Het geheim van de server
deal-the-nonce = Getal van { $name }
deal-left-out = kwam te laat, weggelaten

## Een spel terugkijken

replay-watch = Terugkijken
replay-opening = Het spel wordt opgehaald …
replay-not-shown = Dit spel kan niet worden teruggekeken
replay-bad-link = Deze link is niet heel: onderweg is er iets verloren gegaan of veranderd. Vraag er nog eens om.
replay-no-record = Dit is geen bewaard spel.
replay-other-rules = Dit spel is met andere regels gespeeld dan hier bekend zijn.
replay-unknown-game = Dit spel, of deze tafel, is hier niet bekend.
replay-unfinished = Dit spel is nog niet afgelopen. Tot dan kijkt niemand terug.
replay-wrong-at = Dit bewaarde spel klopt niet: het gaat mis bij zet { $ply }.
replay-controls = Terugkijken
replay-timeline = Plek in het spel
replay-ply = Zet { $ply } van { $last }
replay-play = Afspelen
replay-pause = Pauze
replay-step = Een stap verder
replay-step-back = Een stap terug
replay-jump = Verder springen
replay-jump-back = Terugspringen
replay-jump-by = Spring per
replay-speed = Snelheid
replay-times = { $speed }×
replay-mark-turn = beurt
replay-mark-round = ronde
replay-eyes = Door wiens ogen
replay-eyes-spectator = Het publiek
replay-hands = Alle handen
replay-share = Dit moment delen
replay-share-hint = De link bevat het hele spel en opent op dit moment. Niemand wordt ermee aan jouw tafel genodigd.
replay-with-names = Met namen
replay-link = Link naar dit moment
replay-too-long = Dit spel is te lang voor een link. Stuur het als bestand.
replay-open-file = Bewaard spel terugkijken
replay-keys = Pijltjes: links en rechts voor een stap, omhoog en omlaag voor een beurt. Page Up en Page Down voor een ronde, spatie om af te spelen en te pauzeren. Op een telefoon: vegen.
