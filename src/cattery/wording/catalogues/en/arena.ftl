### The arena: the table it prints, and its page. Shares and figures come written as the language writes numbers.

arena-title = { $game }, { $seats } seats, { $games } games on { $deals } deals
arena-player = player
arena-seats = seats
arena-wins = wins
arena-interval = 95%
arena-than-others = than others
arena-span = { $low } to { $high }
arena-fair = fair share: { $share }
arena-rating = rating of { $player }: { $mean } ± { $deviation }
arena-files = in { $folder }: results.json, report.html and a summary of each game
arena-records = a record of every game, for cattery replay and check: { $file }
arena-progress = deals
figure = { $value }

## Why a folder holds another run

other-run-code = It was begun by another version of the program.
other-run-setting =
    { $setting ->
        [game] The game is { $was }, not { $asked }.
        [rules] The version of the rules is { $was }, not { $asked }.
        [options] The options are { $was }, not { $asked }.
        [seed] The seed is { $was }, not { $asked }.
       *[line_ups] The players are { $was }, not { $asked }.
    }
other-run-settings-file = { $file } does not say what it holds.
other-run-games-file = { $file } is no file of games.

## The page

report-title = Arena: { $game }
report-heading = { $game }: { $players }
report-about = { $games } games on duplicate deals: each deal is played once for each rotation of the seats. Bars are 95% intervals; touch a mark for its figures.
report-seed = Seed: { $seed }.
report-options = Options: { $options }.
report-even = even
report-mark = { $player }, { $row }: { $mean } ({ $low } to { $high }, games: { $count })
report-seats = { $count } players
report-wins-by-number = Wins by number of players
report-win-rate = Win rate of a seat
report-by-seat = By seat
report-by-turn = By order of play in the first round
report-line-up = { $count } players: { $players }
report-note = { $games } games on { $deals } deals; an even share is { $share }.
report-ratings = Ratings
report-ratings-how = By openskill’s Plackett–Luce model, from the order in which each game ended.
report-mean = mean
report-deviation = deviation
