### De opdrachtregel: de hulp, wat de opdrachten vertellen, en wat niet kan.
### Een opdracht heeft één bericht: wat ze doet; dan .more, en een attribuut voor elke parameter die alleen van haar is.

## Hulp

command-cattery = Twee kattenkaartspellen met verborgen informatie.
command-play = Speel hier een spel, tegen de katten van het huis.
    .more = Wat je niet opgeeft, wordt gevraagd; alleen Enter neemt het voorstel over.
    .players = Hoeveel spelers er aan tafel zitten, jij meegeteld.
    .seat = Jouw plaats, vanaf 1; 0 om de katten te zien spelen.
    .bots = Welke katten met je meespelen: random, kitten, yardstick of house-cat.
    .plain = Gewone regels, zoals het voorlopig altijd gaat.
    .record = Zet het spel erbij in dit bestand, zonder te vragen.
command-puzzle = De puzzel van de dag oplossen: één antwoord is duidelijk het beste.
    .more = Voor iedereen dezelfde; de spellen wisselen elkaar af. De coach zegt wat je antwoord waard is, en waarom.
    .day = Een andere dag dan vandaag, zoals 2026-11-18.
    .number = Een andere puzzel, naar nummer.
command-serve = Open tafels voor vrienden in de browser.
    .more = Ze blijven open tot Ctrl-C.
    .port = De poort om op te luisteren; 0 vindt een vrije.
    .lan = Ook voor de andere computers in het netwerk; het adres voor die computers verschijnt met de QR-code.
    .data = De map die de tafels bewaart; anders je eigen gegevensmap.
    .database = Het adres van een PostgreSQL-database die de tafels bewaart: postgresql://…
    .bots = Hoeveel processen voor de bots denken; 0 betekent één per processor, op één na.
    .keep = Na hoeveel dagen zonder antwoord een tafel wordt opgeruimd.
    .forget = Bewaar geen spellen van tafels die worden opgeruimd.
    .disk = Hoeveel megabytes de tafels mogen innemen; daarna gaan er geen nieuwe meer open.
    .proxy = De adressen van de proxy’s voor deze server, met komma’s ertussen; alleen die worden geloofd als ze zeggen voor wie ze vragen.
    .contact = Bij wie je terechtkunt over deze server: een naam, een adres, een link. Het staat op de pagina.
    .debug = Zeg meer in het logboek, maar nooit iets geheims.
command-rules = Zoek een regel op, met het nummer of met woorden.
    .more = Zonder iets om te zoeken worden alle regels gelezen.
    .words = Het nummer van een regel ({ $rule }), of woorden om te zoeken.
command-replay = Vertel bewaarde spellen, zin voor zin.
    .file = Een bestand met bewaarde spellen, één JSON-object per regel.
    .seat = Alleen wat deze plaats zag (geteld vanaf 1); 0 voor wat iedereen kon zien. Anders wordt alles verteld.
    .game = Alleen het spel op deze regel van het bestand.
    .step = Loop stap voor stap door één spel: pijltjes of gewone regels.
command-review = Een bewaard spel doornemen met de coach: wat elke keuze van een plaats waard was.
    .more = Geoordeeld wordt naar wat de plaats toen kon weten; geluk en keuzes staan apart.
    .file = Een bestand met bewaarde spellen, één JSON-object per regel.
    .seat = De plaats waarvan de keuzes worden doorgenomen, vanaf 1.
    .game = Alleen het spel op deze regel van het bestand.
command-check = Controleer bewaarde spellen.
    .more = Elk antwoord, elke loting en, als dat is vastgelegd, of er eerlijk gedeeld is. De afsluitcode is 0 als alles klopt en 2 als iets niet klopt; een zin zegt wat en waarom.
    .files = Bestanden met bewaarde spellen, één JSON-object per regel.
command-simulate = Speel snel veel willekeurige spellen.
    .more = Dezelfde startwaarde geeft dezelfde spellen, hoeveel processen het werk ook delen.
    .players = Hoeveel spelers er aan tafel zitten.
    .games = Hoeveel spellen.
    .out = Schrijf elk spel in dit bestand, één per regel.
command-arena = Laat bots tegen elkaar spelen, en meet ze.
    .more = Ze krijgen dezelfde kaartverdelingen en wisselen van plaats. Dezelfde startwaarde geeft dezelfde cijfers, hoeveel processen het werk ook delen. Een afgebroken reeks gaat verder als je de map ervan weer opgeeft.
    .players = Wie er spelen, met komma’s ertussen (house-cat,yardstick,yardstick).
    .games = Minstens zoveel spellen voor elk aantal plaatsen; elke kaartverdeling wordt één keer per rotatie van de plaatsen gespeeld.
    .seats = Speel na elkaar met deze aantallen plaatsen, 2-6 of 3,5; de laatstgenoemde bot vult de tafel.
    .out = De map voor de spellen, results.json en report.html; anders krijgt de map de naam van de reeks.
    .records = Bewaar ook elk spel zelf, in records.jsonl.
command-operate = Let op een server die op deze computer draait.
    .more = Zonder woorden: tafels, verbindingen en drukte. close TAFEL sluit een tafel en houdt de afgelopen spellen, remove TAFEL houdt er niets van; block ADRES weert een adres, unblock ADRES laat het weer toe; reports toont wat er gemeld is, done MELDING streept er een door.
    .words = Wat er moet gebeuren, en waarmee.
    .data = De map die de server gebruikt; anders je eigen gegevensmap.
command-tidy = Ruim tafels op waar al lang niets meer gebeurt.
    .more = Tafels waar nooit gespeeld is verdwijnen na een dag. Van de andere blijven de afgelopen spellen bewaard. Een server doet dit alles vanzelf; draait er een, dan gebeurt het daar nu, met de instellingen van die server.
    .data = De map die de tafels bewaart; anders je eigen gegevensmap.
    .keep = Na hoeveel stille dagen een tafel wordt opgeruimd.
    .forget = Bewaar ook de spellen niet.
command-backup = Kopieer alle tafels naar één bestand, ook terwijl de server draait.
    .file = De nieuwe kopie; een oudere met deze naam wordt vervangen.
    .data = De map die de tafels bewaart; anders je eigen gegevensmap.
command-restore = Ga terug naar een kopie.
    .more = Wat er stond wordt opzijgezet, niet gewist.
    .file = Een kopie die met cattery backup is gemaakt.
    .data = De map die de tafels moet bewaren; anders je eigen gegevensmap.
parameter-game = Welk spel: { $games }.
parameter-language = en, pt-BR, fr, nl of it; anders de taal van je systeem.
parameter-seed = Een willekeurige tekst: dezelfde tekst deelt dezelfde kaarten.
parameter-jobs = Hoeveel processen het werk delen.
parameter-option = Een optie van de tafel, als naam=waarde; mag meer dan eens.
help-usage = Gebruik: { $line }
help-commands = Opdrachten:
help-parameters = Wat je kunt opgeven:
help-help = Deze hulp.
help-version = Welke versie dit is.
help-further = Meer over een opdracht: { $command }
help-default = Anders: { $value }.
help-required = Dit is verplicht.

# In plaats van een woord dat iemand typt.
placeholder-command = OPDRACHT
placeholder-options = OPTIES
placeholder-game = SPEL
placeholder-words = WOORDEN
placeholder-file = BESTAND
placeholder-files = BESTAND
placeholder-number = GETAL
placeholder-text = TEKST
placeholder-path = PAD

## Wat niet te begrijpen is. $name is een parameter, $given wat er getypt is.

usage-unknown-command = Er is geen opdracht ‘{ $given }’. Er zijn: { $known }.
usage-unknown-option = Hier is geen { $given }.
usage-nearest = { $sentence } Bedoel je { $nearest }?
usage-help = Hulp: { $command }
usage-missing = { $name } ontbreekt.
usage-missing-value = { $name }: hier moet een waarde achter.
usage-whole-number = { $name } { $given }: dit moet een geheel getal zijn.
usage-number-range = { $name } { $given }: dit moet een getal van { $least } tot en met { $most } zijn.
usage-number-least = { $name } { $given }: dit moet een getal van minstens { $least } zijn.
usage-bad-value = { $name } { $given }: dit is niet te gebruiken.
usage-too-much = Dit is te veel: { $given }.
usage-twice = { $name }: één keer is genoeg.
usage-not-understood = Dit is niet te begrijpen: { $given }.

## Wat een optie van de tafel kan zijn

lawful-range = Van { $least } tot en met { $most }.
lawful-at-most = Hoogstens: { $most }.
lawful-known = Er zijn: { $known }.
lawful-once = Elk één keer, van laag naar hoog.
lawful-too-few = Er zijn te weinig kaarten: { $cards }.

## Wat het systeem zegt, met eigen codes: het eind van een zin.

system-eacces = geen toegang
system-eperm = dat is niet toegestaan
system-enoent = dat bestand of die map bestaat niet
system-eexist = het bestand bestaat al
system-enotdir = dat is geen map
system-eisdir = dat is een map
system-enospc = de schijf is vol
system-erofs = hier kan alleen gelezen worden
system-enametoolong = de bestandsnaam is te lang
system-eaddrinuse = dat adres is al in gebruik
system-eaddrnotavail = dat adres is niet beschikbaar

## Waarom een bewaard spel niet klopt: het eind van een zin.

record-ply = zet { $ply }: { $reason }
record-unreadable = dit is geen bewaard spel.
record-unreadable-at = dit is geen bewaard spel; de fout zit bij { $where }.
record-format = formaat { $format } is niet het formaat dat hier bekend is ({ $known }).
record-rules = versie { $version } van de regels van { $game } is niet de versie die hier gespeeld wordt ({ $known }).
record-after-the-end = ‘{ $answer }’ komt na het einde van het spel.
record-illegal = ‘{ $answer }’ kan hier geen antwoord zijn. { $why }
record-spelling = ‘{ $right }’ schrijf je niet als ‘{ $answer }’.
record-digest = de vingerafdruk klopt niet: zo is het spel niet gegaan.
record-unfinished = het spel is nog niet afgelopen, en tot dan kijkt niemand terug.
record-dice = er zijn geen dobbelstenen ‘{ $dice }’.
record-chance = het toeval antwoordde ‘{ $answer }’ waar de dobbelstenen ‘{ $right }’ geven.
record-fair-dice = eerlijk gedeeld: dat kan alleen met dobbelstenen van de soort hmac.
record-fair-secret = eerlijk gedeeld: het geheim is niet wat er was beloofd.
record-fair-nonce = eerlijk gedeeld: het getal van plaats { $seat } is niet wat er was beloofd.
record-fair-seats = eerlijk gedeeld: het is niet één getal per plaats, in de volgorde van de plaatsen.
record-fair-seed = eerlijk gedeeld: de dobbelstenen komen niet uit dit geheim en deze getallen.
record-fair-spelling = eerlijk gedeeld: een geheim of getal is niet hexadecimaal in kleine letters.

## Controleren, vertellen en simuleren

check-holds =
    { $games ->
        [one] { $path }: { $games } spel klopt ({ $notes })
       *[other] { $path }: { $games } spellen kloppen ({ $notes })
    }
check-answers =
    { $count ->
        [one] { $count } antwoord
       *[other] { $count } antwoorden
    }
check-fair = { $count } eerlijk gedeeld
check-given = { $count } zonder dobbelstenen om het toeval mee te controleren
check-unfinished = { $count } niet afgelopen
replay-data = Regel { $line }: { $game }, { $options }
replay-chance = het toeval
simulate-games =
    { $games ->
        [one] { $games } spel, { $game }, { $options }, startwaarde { $seed }
       *[other] { $games } spellen, { $game }, { $options }, startwaarde { $seed }
    }
simulate-answers =
    { $answers ->
        [one] { $answers } antwoord, { $mean } per spel; { $rounds } rondes per spel
       *[other] { $answers } antwoorden, { $mean } per spel; { $rounds } rondes per spel
    }
simulate-wins = gewonnen per plaats: { $shares }
simulate-speed = { $seconds } s; spellen per seconde: { $games }; antwoorden per seconde: { $answers }
simulate-records = bewaard in { $path }
simulate-progress = spellen

## Tafels

serve-in-use = { $folder }: een andere server gebruikt deze map al. Stop die eerst, of kies een andere map met { $option }.
serve-newer = { $folder }: deze map is geschreven door een nieuwere versie van Cattery. Installeer die versie weer, of kies een andere map met { $option }.
serve-database-newer = { $database }: deze database is geschreven door een nieuwere versie van Cattery. Installeer die versie weer, of noem een andere met { $option }.
serve-database = Kan de database { $database } niet gebruiken: { $reason }
serve-no-address = { $given } is geen adres van een PostgreSQL-database. Zo ziet een adres eruit: { $example }.
serve-proxy = { $option } { $given }: dit zijn geen adressen. Schrijf ze met komma’s ertussen, zoals 10.0.0.2,fd00::2.
store-torn =
    { $missing ->
        [0] { $file }: de database is beschadigd. Ga terug naar een kopie met “{ $command } BESTAND”; wat er nu staat blijft ernaast bewaard.
        [one] { $file }: de laatste bevestigde wijziging ontbreekt. Ga terug naar een kopie met “{ $command } BESTAND”; wat er nu staat blijft ernaast bewaard.
       *[other] { $file }: de laatste { $missing } bevestigde wijzigingen ontbreken. Ga terug naar een kopie met “{ $command } BESTAND”; wat er nu staat blijft ernaast bewaard.
    }

## Op een server letten

tidy-done =
    { $tables ->
        [one] { $tables } tafel opgeruimd; bewaarde spellen: { $records }
       *[other] { $tables } tafels opgeruimd; bewaarde spellen: { $records }
    }
backup-done =
    { $tables ->
        [one] { $tables } tafel gekopieerd naar { $file }
       *[other] { $tables } tafels gekopieerd naar { $file }
    }
restore-done =
    { $tables ->
        [one] { $tables } tafel teruggezet in { $folder }
       *[other] { $tables } tafels teruggezet in { $folder }
    }
restore-moved = Wat er eerst stond ligt in { $file }
operate-no-server = { $folder }: geen server gebruikt deze map nu. Noem een andere met { $option }.
operate-unknown = “{ $given }” kan hier niet. Wel: { $known }.
operate-nothing = { $of }: zoiets is er hier niet.
operate-close = { $of }: de tafel is gesloten; bewaarde spellen: { $records }
operate-remove = { $of }: de tafel is weg, met alle spellen.
operate-block = { $of }: dit adres wordt geweerd.
operate-unblock = { $of }: dit adres mag weer binnen.
operate-done = { $of }: deze melding is doorgestreept.
operate-house = Tafels in het geheugen: { $tables }; verbindingen: { $connections }
operate-load = Antwoorden per seconde sinds de start: { $answers }; de event loop loopt { $lag } ms achter; de database beslaat { $size } MB
operate-full = Er is geen ruimte voor nieuwe tafels: de schijf is bijna vol, of de grens is bereikt.
operate-table = { $table }: { $game }, { $phase }; mensen: { $people }; verbindingen: { $connections }; feiten: { $facts }
operate-gathering = iedereen komt bij elkaar
operate-dealing = de kaarten worden gedeeld
operate-playing = er wordt gespeeld
operate-over = het spel is afgelopen
operate-address = { $address }: verbindingen: { $connections }
operate-blocked = { $address }: geweerd
operate-reports = Meldingen: { $reports } ({ $command })
operate-no-reports = Niemand heeft iets gemeld.
operate-report = { $report }: { $at }, tafel { $table }, met { $people }
