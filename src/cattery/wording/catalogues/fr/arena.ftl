### L’arène : le tableau qu’elle affiche, et sa page. Parts et chiffres arrivent écrits comme la langue écrit les nombres.

arena-title = { $game }, { $seats } places, { $games } parties sur { $deals } donnes
arena-player = qui joue
arena-seats = places
arena-wins = victoires
arena-interval = à 95 %
arena-than-others = face aux autres
arena-span = de { $low } à { $high }
arena-fair = part égale : { $share }
arena-rating = cote ({ $player }) : { $mean } ± { $deviation }
arena-files = dans { $folder } : results.json, report.html et un résumé de chaque partie
arena-records = les parties enregistrées, pour cattery replay et check : { $file }
arena-progress = donnes
figure = { $value }

## Pourquoi un dossier contient une autre série

other-run-code = Elle a été commencée par une autre version du programme.
other-run-setting =
    { $setting ->
        [game] Le jeu est { $was }, pas { $asked }.
        [rules] La version des règles est { $was }, pas { $asked }.
        [options] Les options sont { $was }, pas { $asked }.
        [seed] La graine est { $was }, pas { $asked }.
       *[line_ups] Les robots sont { $was }, pas { $asked }.
    }
other-run-settings-file = { $file } ne dit pas ce que contient le dossier.
other-run-games-file = { $file } n’est pas un fichier de parties.

## La page

report-title = L’arène : { $game }
report-heading = { $game } : { $players }
report-about = { $games } parties sur des donnes répétées : chaque donne est jouée une fois par rotation des places. Les barres sont des intervalles à 95 % ; touche un repère pour lire ses chiffres.
report-seed = Graine : { $seed }.
report-options = Les options : { $options }.
report-even = à égalité
report-mark = { $player }, { $row } : { $mean } (de { $low } à { $high }, parties : { $count })
report-seats = À { $count }
report-wins-by-number = Victoires par nombre de places
report-win-rate = Part de victoires d’une place
report-by-seat = Par place
report-by-turn = Par ordre de jeu à la première manche
report-line-up = À { $count } : { $players }
report-note = { $games } parties sur { $deals } donnes ; une part égale est de { $share }.
report-ratings = Cotes
report-ratings-how = Selon le modèle Plackett–Luce d’openskill, d’après l’ordre dans lequel chaque partie a fini.
report-mean = moyenne
report-deviation = écart
