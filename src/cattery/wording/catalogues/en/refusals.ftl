### Refusals: what cannot be done, and why.

## Answers to the game

refusal-illegal = Not allowed: { $rule }, { $title }.
refusal-bad-notation = “{ $text }” is no answer to this question.
refusal-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-stale = Too late: the game has already gone on.
refusal-other-game = That answer was for another game.
refusal-no-game = No game is being played here now.
refusal-time-up = Time is up: a bot finishes this turn.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.

## Options, games, languages, rules and records

refusal-bad-option = { $option }: this cannot be chosen here.
refusal-bad-option-by-rule = { $option }: not allowed by { $rule }, { $title }.
refusal-unknown-game = There is no such game. There are: { $known }.
refusal-unknown-language = There is no language “{ $asked }” here. There are: { $known }.
refusal-unknown-rule = There is no rule “{ $asked }”.
refusal-bad-record = This record does not hold: { $reason }
refusal-no-hints = Hints are off here: several people play, and the table was opened without them.
refusal-record-refused = This game cannot be watched: its record does not hold.

## The table

refusal-unknown-table = There is no such table.
refusal-unknown-code = No table has this code.
refusal-no-such-seat = There is no such seat.
refusal-seat-taken = This seat is taken.
refusal-table-full = Every seat at this table is taken.
refusal-already-seated = You already have a seat at this table.
refusal-not-seated = Take a seat first.
refusal-no-token = From here you can only watch.
refusal-barred = The host has closed this table to you.
refusal-not-host = Only the host can do that.
refusal-no-bot-there = There is no bot on that seat.
refusal-no-person-there = Nobody has that seat.
refusal-not-yourself = You cannot do that to your own seat: get up instead.
refusal-seats-open = Every seat must be filled before you start.
refusal-game-running = Not while a game is being played.
refusal-handed-over = A bot is playing for you: take your seat back first.
refusal-not-handed-over = No bot is playing for you.
refusal-still-here = That player has not been away long enough.
refusal-unknown-level = There is no such bot.
refusal-link-spent = This link has been used, or is too old.

## Names and chat

refusal-name-length = A name has 1 to 24 characters.
refusal-name-characters = This name has characters that cannot be used.
refusal-name-taken = Someone at this table already has this name.
refusal-chat-length = A line of chat has 1 to 300 characters.
refusal-chat-characters = This line has characters that cannot be used.

## The fair deal

refusal-promise-broken = This number is not the one that was promised.
refusal-not-dealing = No cards are being dealt at this moment.

## The server

refusal-malformed = The table did not understand that.
refusal-too-large = That is too long.
refusal-too-fast = Not so fast: try again in a moment.
refusal-protocol = This version is out of date: load it again.
refusal-blocked = Whoever runs this server has shut this address out.
refusal-foreign-page = A page of another site cannot play here.
refusal-server-full = There is no room for more tables right now.
refusal-server-stopping = The server is restarting: come back in a moment.
