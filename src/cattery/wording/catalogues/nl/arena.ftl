### De arena: de tabel die ze toont, en haar pagina. Aandelen en cijfers komen zoals de taal getallen schrijft.

arena-title = { $game }, { $seats } plaatsen, { $games } spellen met { $deals } kaartverdelingen
arena-player = speler
arena-seats = plaatsen
arena-wins = gewonnen
arena-interval = op 95%
arena-than-others = dan de anderen
arena-span = { $low } tot { $high }
arena-fair = gelijk aandeel: { $share }
arena-rating = sterkte van { $player }: { $mean } ± { $deviation }
arena-files = in { $folder }: results.json, report.html en een samenvatting van elk spel
arena-records = de bewaarde spellen, voor cattery replay en check: { $file }
arena-progress = verdelingen
figure = { $value }

## Waarom in een map een andere reeks staat

other-run-code = Deze reeks is begonnen door een andere versie van het programma.
other-run-setting =
    { $setting ->
        [game] Het spel is { $was }, niet { $asked }.
        [rules] De versie van de regels is { $was }, niet { $asked }.
        [options] De opties zijn { $was }, niet { $asked }.
        [seed] De startwaarde is { $was }, niet { $asked }.
       *[line_ups] De spelers zijn { $was }, niet { $asked }.
    }
other-run-settings-file = { $file } zegt niet wat erin staat.
other-run-games-file = { $file } is geen bestand met spellen.

## De pagina

report-title = De arena: { $game }
report-heading = { $game }: { $players } aan tafel
report-about = { $games } spellen met herhaalde kaartverdelingen: elke verdeling wordt één keer per rotatie van de plaatsen gespeeld. Balken zijn 95%-intervallen; raak een teken aan voor de cijfers.
report-seed = Startwaarde: { $seed }.
report-options = Opties: { $options }.
report-even = gelijk
report-mark = { $player }, { $row }: { $mean } ({ $low } tot { $high }, spellen: { $count })
report-seats = { $count } spelers
report-wins-by-number = Gewonnen per aantal spelers
report-win-rate = Winstpercentage van een plaats
report-by-seat = Per plaats
report-by-turn = Naar speelvolgorde in de eerste ronde
report-line-up = { $count } spelers: { $players }
report-note = { $games } spellen met { $deals } kaartverdelingen; een gelijk aandeel is { $share }.
report-ratings = Sterktes
report-ratings-how = Volgens het Plackett–Luce-model van openskill, naar de volgorde waarin elk spel eindigde.
report-mean = gemiddelde
report-deviation = afwijking
