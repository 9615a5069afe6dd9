### The command line: its help, what its commands tell, and what cannot be.
### A command has one message: what it does; then .more, and an attribute for each parameter that it does not share.

## Help

command-cattery = Two cat card games of hidden information.
command-play = Play a game here, against the cats of the house.
    .more = What is not said here is asked; Enter alone takes the default.
    .players = How many sit at the table, you included.
    .seat = Your seat, from 1; 0 to watch the cats play.
    .bots = Which cats play with you: random, kitten, yardstick or house-cat.
    .plain = Plain lines, as it always is for now.
    .record = Add the record of the game to this file, without asking.
command-puzzle = Solve the puzzle of the day: one answer is clearly best.
    .more = The same for everybody; the games take turns. The coach tells what your answer is worth, and why.
    .day = Another day than today, as 2026-11-18.
    .number = Another puzzle, by its number.
command-serve = Open tables for friends in the browser.
    .more = They stay open until Ctrl-C.
    .port = Where to listen; 0 finds a free port.
    .lan = For the other machines of the network too; the address for them is shown with its QR code.
    .data = The folder that keeps the tables; otherwise your own data folder.
    .database = The address of a PostgreSQL database that keeps the tables: postgresql://…
    .bots = How many processes think for the bots; 0 means one for each processor but one.
    .keep = After how many days without an answer a table is put away.
    .forget = Keep no records of the games at tables that are put away.
    .disk = How many megabytes the tables may take; after that no new ones are opened.
    .proxy = The addresses of the proxies in front of this server, with commas between; only they are believed when they say for whom they ask.
    .contact = Whom people may ask about this server: a name, an address, a link. It is shown on the page.
    .debug = Say more in the log, but never anything secret.
command-rules = Look a rule up, by its number or by words.
    .more = With nothing to look for, all the rules are read.
    .words = The number of a rule ({ $rule }), or words to look for.
command-replay = Tell recorded games, sentence by sentence.
    .file = A file of records, one JSON object a line.
    .seat = Only what this seat saw (they count from 1); 0 for what everyone could see. Otherwise all is told.
    .game = Only the game on this line of the file.
    .step = Step through one game: arrow keys or plain lines.
command-review = Go over a recorded game with the coach: what each decision of a seat was worth.
    .more = It judges by what the seat could know then, and tells luck apart from judgement.
    .file = A file of records, one JSON object a line.
    .seat = The seat whose decisions are gone over, from 1.
    .game = Only the game on this line of the file.
command-check = Verify recorded games.
    .more = Every answer, every draw of chance and, where there is one, the fair deal. The exit status is 0 if all hold, 2 if one does not; a sentence says which one and why.
    .files = Files of records, one JSON object a line.
command-simulate = Play many random games, quickly.
    .more = The same seed gives the same games, however many processes share the work.
    .players = How many sit at the table.
    .games = How many games.
    .out = Write the record of every game to this file, one a line.
command-arena = Let bots play each other, and measure them.
    .more = They meet on the same deals and change seats. The same seed gives the same figures, however many processes share the work. A run that was cut short goes on when its folder is named again.
    .players = Who plays, with commas between (house-cat,yardstick,yardstick).
    .games = At least this many games for each number of seats; each deal is played once for each rotation of the seats.
    .seats = Play with these numbers of seats in turn, 2-6 or 3,5; the last bot named fills the table.
    .out = The folder for the games, results.json and report.html; otherwise it is named after the run.
    .records = Keep the record of every game as well, in records.jsonl.
command-operate = Look after a server that runs on this machine.
    .more = With no words: tables, connections and load. close TABLE ends a table and keeps its ended games, remove TABLE keeps nothing of it; block ADDRESS shuts an address out, unblock ADDRESS lets it in again; reports shows what people reported, done REPORT strikes one out.
    .words = What is to be done, and to what.
    .data = The folder that the server uses; otherwise your own data folder.
command-tidy = Put away tables at which nothing has happened for long.
    .more = Tables at which nobody ever played go after a day. Of the others the ended games stay, as records. A server does all this by itself; if one runs, it is asked to do it now, by its own settings.
    .data = The folder that keeps the tables; otherwise your own data folder.
    .keep = After how many quiet days a table is put away.
    .forget = Keep no records of it either.
command-backup = Copy all tables into one file, even while the server runs.
    .file = The new copy; an older one of this name is replaced.
    .data = The folder that keeps the tables; otherwise your own data folder.
command-restore = Go back to a backup.
    .more = What was there is moved aside, not deleted.
    .file = A copy made by cattery backup.
    .data = The folder that is to keep the tables; otherwise your own data folder.
parameter-game = Which game: { $games }.
parameter-language = en, pt-BR, fr, nl or it; otherwise the language of your system.
parameter-seed = Any text: the same text deals the same cards.
parameter-jobs = How many processes share the work.
parameter-option = An option of the table, as name=value; it can be said several times.
help-usage = Usage: { $line }
help-commands = Commands:
help-parameters = What can be said:
help-help = This help.
help-version = Which version this is.
help-further = More about one command: { $command }
help-default = Otherwise: { $value }.
help-required = It must be said.

# What stands for a word that somebody types.
placeholder-command = COMMAND
placeholder-options = OPTIONS
placeholder-game = GAME
placeholder-words = WORDS
placeholder-file = FILE
placeholder-files = FILE
placeholder-number = NUMBER
placeholder-text = TEXT
placeholder-path = PATH

## What cannot be understood. $name is a parameter, $given what was typed.

usage-unknown-command = There is no command “{ $given }”. There are: { $known }.
usage-unknown-option = There is no { $given } here.
usage-nearest = { $sentence } Did you mean { $nearest }?
usage-help = Help: { $command }
usage-missing = { $name } is missing.
usage-missing-value = { $name }: a value must follow.
usage-whole-number = { $name } { $given }: this must be a whole number.
usage-number-range = { $name } { $given }: this must be a number from { $least } to { $most }.
usage-number-least = { $name } { $given }: this must be a number of at least { $least }.
usage-bad-value = { $name } { $given }: this cannot be used.
usage-too-much = That is too much: { $given }.
usage-twice = { $name }: once is enough.
usage-not-understood = This cannot be understood: { $given }.

## What an option of the table can be

lawful-range = From { $least } to { $most }.
lawful-at-most = At most: { $most }.
lawful-known = There are: { $known }.
lawful-once = Each one once, from low to high.
lawful-too-few = There are too few cards: { $cards }.

## What the system says, by its own codes: the end of a sentence.

system-eacces = permission denied
system-eperm = operation not permitted
system-enoent = no such file or directory
system-eexist = file exists
system-enotdir = not a directory
system-eisdir = is a directory
system-enospc = no space left on device
system-erofs = read-only file system
system-enametoolong = file name too long
system-eaddrinuse = address already in use
system-eaddrnotavail = cannot assign requested address

## Why a record does not hold: the end of a sentence.

record-ply = ply { $ply }: { $reason }
record-unreadable = this is no record of a game.
record-unreadable-at = this is no record of a game; the fault is at { $where }.
record-format = format { $format } is not the one known here ({ $known }).
record-rules = rules version { $version } of { $game } is not the one played here ({ $known }).
record-after-the-end = “{ $answer }” comes after the end of the game.
record-illegal = “{ $answer }” cannot be answered. { $why }
record-spelling = “{ $answer }” is not how “{ $right }” is written.
record-digest = the digest does not fit: this is not how the recorded game went.
record-unfinished = the game is not over, and until then nobody watches it.
record-dice = there are no dice “{ $dice }”.
record-chance = chance answered “{ $answer }” where its dice give “{ $right }”.
record-fair-dice = fair deal: only dice of kind hmac can be dealt fairly.
record-fair-secret = fair deal: the secret is not the one that was promised.
record-fair-nonce = fair deal: the number of seat { $seat } is not the one that was promised.
record-fair-seats = fair deal: the numbers are not one a seat, in the order of the seats.
record-fair-seed = fair deal: the dice do not come from this secret and these numbers.
record-fair-spelling = fair deal: a secret or number is not hexadecimal in small letters.

## Check, replay and simulate

check-holds =
    { $games ->
        [one] { $path }: { $games } game holds ({ $notes })
       *[other] { $path }: { $games } games hold ({ $notes })
    }
check-answers =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
check-fair = { $count } dealt fairly
check-given = { $count } without dice to check chance by
check-unfinished = { $count } unfinished
replay-data = Line { $line }: { $game }, { $options }
replay-chance = chance
simulate-games =
    { $games ->
        [one] { $games } game of { $game }, { $options }, seed { $seed }
       *[other] { $games } games of { $game }, { $options }, seed { $seed }
    }
simulate-answers =
    { $answers ->
        [one] { $answers } answer, { $mean } a game; { $rounds } rounds a game
       *[other] { $answers } answers, { $mean } a game; { $rounds } rounds a game
    }
simulate-wins = wins by seat: { $shares }
simulate-speed = { $seconds } s; games a second: { $games }; answers a second: { $answers }
simulate-records = records in { $path }
simulate-progress = games

## Serve

serve-in-use = { $folder }: another server already uses this folder. Stop it first, or choose another folder with { $option }.
serve-newer = { $folder }: this folder was written by a newer version of Cattery. Install that version again, or choose another folder with { $option }.
serve-database-newer = { $database }: this database was written by a newer version of Cattery. Install that version again, or name another one with { $option }.
serve-database = Cannot use the database { $database }: { $reason }
serve-no-address = { $given } is no address of a PostgreSQL database. One looks like { $example }.
serve-proxy = { $option } { $given }: these are not addresses. Write them with commas between, as 10.0.0.2,fd00::2.
store-torn =
    { $missing ->
        [0] { $file }: the database is damaged. Go back to a backup with “{ $command } FILE”; what is there now is kept beside it.
        [one] { $file }: the last change that was acknowledged is missing. Go back to a backup with “{ $command } FILE”; what is there now is kept beside it.
       *[other] { $file }: the last { $missing } changes that were acknowledged are missing. Go back to a backup with “{ $command } FILE”; what is there now is kept beside it.
    }

## Looking after a server

tidy-done =
    { $tables ->
        [one] { $tables } table put away; games kept as records: { $records }
       *[other] { $tables } tables put away; games kept as records: { $records }
    }
backup-done =
    { $tables ->
        [one] { $tables } table copied to { $file }
       *[other] { $tables } tables copied to { $file }
    }
restore-done =
    { $tables ->
        [one] { $tables } table restored to { $folder }
       *[other] { $tables } tables restored to { $folder }
    }
restore-moved = What was there before lies in { $file }
operate-no-server = { $folder }: no server uses this folder now. Name another one with { $option }.
operate-unknown = “{ $given }” cannot be done here. There are: { $known }.
operate-nothing = { $of }: there is nothing like this here.
operate-close = { $of }: the table is closed; games kept as records: { $records }
operate-remove = { $of }: the table is gone, and all its games.
operate-block = { $of }: this address is shut out.
operate-unblock = { $of }: this address may come in again.
operate-done = { $of }: this report is struck out.
operate-house = Tables in memory: { $tables }; connections: { $connections }
operate-load = Answers a second since the start: { $answers }; the event loop is late by { $lag } ms; the database holds { $size } MB
operate-full = There is no room for new tables: the disk is nearly full, or the limit is reached.
operate-table = { $table }: { $game }, { $phase }; people: { $people }; connections: { $connections }; facts: { $facts }
operate-gathering = people are gathering
operate-dealing = the cards are being dealt
operate-playing = a game is being played
operate-over = the game is over
operate-address = { $address }: connections: { $connections }
operate-blocked = { $address }: shut out
operate-reports = Reports: { $reports } ({ $command })
operate-no-reports = Nobody has reported anything.
operate-report = { $report }: { $at }, table { $table }, with { $people }
