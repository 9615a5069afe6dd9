### A arena: a tabela que ela mostra, e sua página. Parcelas e números chegam escritos como a língua escreve números.

arena-title = { $game }, { $seats } lugares, { $games } partidas em { $deals } distribuições
arena-player = quem joga
arena-seats = lugares
arena-wins = vitórias
arena-interval = a 95%
arena-than-others = frente aos outros
arena-span = de { $low } a { $high }
arena-fair = parcela igual: { $share }
arena-rating = força de { $player }: { $mean } ± { $deviation }
arena-files = em { $folder }: results.json, report.html e um resumo de cada partida
arena-records = o registro de cada partida, para cattery replay e check: { $file }
arena-progress = distribuições
figure = { $value }

## Por que uma pasta guarda outra série

other-run-code = Ela foi começada por outra versão do programa.
other-run-setting =
    { $setting ->
        [game] O jogo é { $was }, não { $asked }.
        [rules] A versão das regras é { $was }, não { $asked }.
        [options] As opções são { $was }, não { $asked }.
        [seed] A semente é { $was }, não { $asked }.
       *[line_ups] Quem joga é { $was }, não { $asked }.
    }
other-run-settings-file = { $file } não diz o que há ali.
other-run-games-file = { $file } não é um arquivo de partidas.

## A página

report-title = A arena: { $game }
report-heading = { $game }, com { $players }
report-about = { $games } partidas com distribuições repetidas: cada distribuição é jogada uma vez por rodízio dos lugares. As barras são intervalos de 95%; toque em uma marca para ler seus números.
report-seed = Semente: { $seed }.
report-options = Opções: { $options }.
report-even = igual
report-mark = { $player }, { $row }: { $mean } (de { $low } a { $high }, partidas: { $count })
report-seats = Com { $count }
report-wins-by-number = Vitórias por número de lugares
report-win-rate = Parcela de vitórias de um lugar
report-by-seat = Por lugar
report-by-turn = Por ordem de jogo na primeira rodada
report-line-up = Com { $count }: { $players }
report-note = { $games } partidas em { $deals } distribuições; uma parcela igual é { $share }.
report-ratings = Forças
report-ratings-how = Pelo modelo Plackett–Luce do openskill, pela ordem em que cada partida acabou.
report-mean = média
report-deviation = desvio
