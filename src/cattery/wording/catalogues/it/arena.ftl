### L’arena: la tabella che stampa, e la sua pagina. Quote e cifre arrivano scritte come la lingua scrive i numeri.

arena-title = { $game }, { $seats } posti, { $games } partite su { $deals } smazzate
arena-player = chi gioca
arena-seats = posti
arena-wins = vittorie
arena-interval = al 95%
arena-than-others = rispetto agli altri
arena-span = da { $low } a { $high }
arena-fair = quota equa: { $share }
arena-rating = punteggio di { $player }: { $mean } ± { $deviation }
arena-files = in { $folder }: results.json, report.html e un riassunto di ogni partita
arena-records = le partite registrate, per cattery replay e check: { $file }
arena-progress = smazzate
figure = { $value }

## Perché una cartella contiene un’altra serie

other-run-code = È stata cominciata da un’altra versione del programma.
other-run-setting =
    { $setting ->
        [game] Il gioco è { $was }, non { $asked }.
        [rules] La versione delle regole è { $was }, non { $asked }.
        [options] Le opzioni sono { $was }, non { $asked }.
        [seed] Il seme casuale è { $was }, non { $asked }.
       *[line_ups] Giocano { $was }, non { $asked }.
    }
other-run-settings-file = { $file } non dice che cosa contiene.
other-run-games-file = { $file } non è un file di partite.

## La pagina

report-title = L’arena: { $game }
report-heading = { $game }. Giocano { $players }
report-about = { $games } partite su smazzate ripetute: ogni smazzata si gioca una volta per ogni rotazione dei posti. Le barre sono intervalli al 95%; tocca un segno per leggerne le cifre.
report-seed = Seme casuale: { $seed }.
report-options = Opzioni: { $options }.
report-even = alla pari
report-mark = { $player }, { $row }: { $mean } (da { $low } a { $high }, partite: { $count })
report-seats = In { $count }
report-wins-by-number = Vittorie per numero di posti
report-win-rate = Quota di vittorie di un posto
report-by-seat = Per posto
report-by-turn = Per ordine di gioco nella prima manche
report-line-up = In { $count }: { $players }
report-note = { $games } partite su { $deals } smazzate; alla pari la quota è { $share }.
report-ratings = Punteggi
report-ratings-how = Secondo il modello Plackett–Luce di openskill, dall’ordine in cui ogni partita è finita.
report-mean = media
report-deviation = deviazione
