### The terminal’s own words: questions before a game, what can be asked during one, and what is said at its end.
### $help is the sign that asks for help; $short is an answer’s short form, as it can be typed.

## Before the game

terminal-which-game = Which game?
terminal-how-many = How many players?
terminal-how-many-range = From { $least } to { $most }, you included. Just Enter: { $default }.
terminal-how-many-watched = From { $least } to { $most }. Just Enter: { $default }.
terminal-which-bots = Which cats play with you?
terminal-which-bots-watched = Which cats play?
terminal-default = Just Enter: { $number }.
terminal-level-random = Stray cats: any answer will do
terminal-level-kitten = Kittens: they play for fun
terminal-level-yardstick = Counting cats: they go by the odds
terminal-level-house-cat = House cats: they know the game well
terminal-seats = Around the table, clockwise:
terminal-watching = You are watching: hidden cards are not told.
terminal-begin = Answer each question with a number, or with the short form in brackets. For help, type { $help }

## What cannot be, before a game

terminal-seat-numbers = Seats are numbered from 1 to the number of players; 0 is to watch.
terminal-unknown-bots = There are no such cats. There are: { $known }.
terminal-name-the-game = Name the game too.
terminal-option-form = Write it as name=value.
terminal-bad-seed = This text cannot be used.
terminal-no-record = There is no game in { $path }.
terminal-no-record-there = There is no game on that line of { $path }.
terminal-name-a-file = Name at least one file of records.
terminal-seats-form = Write 2-6, or 3,5.
terminal-other-run = This folder holds another run: name another one with { $option }.
terminal-at-line = { $path }, line { $number }: { $reason }

## Who is who, at the beginning of a line or in a list

terminal-who-you = Seat { $number }, you
terminal-who-other = Seat { $number }, { $name }

## Questions and answers

terminal-prompt = Your answer:
terminal-more =
    { $count ->
        [one] There is 1 more answer: “{ terminal-command-more }” lists it.
       *[other] There are { $count } more answers: “{ terminal-command-more }” lists them.
    }
terminal-no-more = Those are all the answers.
terminal-out-of-range =
    { $most ->
        [one] The only number here is 1.
       *[other] The numbers here go from 1 to { $most }.
    }
terminal-not-understood = “{ $text }” means nothing here. For what you can type, type { $help }
terminal-doubt = doubt
terminal-yes-or-no = Yes or no? Just Enter: no.
terminal-yes = yes

## What can be asked: the word to type, and what it tells

terminal-help = Type the number of an answer, its short form, or one of these words:
terminal-help-again = Just Enter: the question again.
terminal-explained = { $word }: { $meaning }
terminal-command-help = help
    .help = what you can type, like { $help }
terminal-command-hand = hand
    .help = your own cards
terminal-command-table = table
    .help = what everyone can see, and what you know
terminal-command-pile = pile
    .help = the discard pile
terminal-command-score = score
    .help = how things stand
terminal-command-log = log
    .help = what has happened in this round
terminal-command-rule = rule
    .help = a rule by its number, like “{ terminal-command-rule } { $number }”, or rules by a word
terminal-command-notation = notation
    .help = the short forms of all answers
terminal-command-advice = advice
    .help = what the coach would do, and why
terminal-command-more = more
    .help = every answer to this question
terminal-command-quit = quit
    .help = leave the game

## Hand, table and pile

terminal-hand = Your hand: { $cards }.
terminal-player-hand =
    { $count ->
        [0] { $who }: no cards in hand.
        [one] { $who }: { $count } card in hand.
       *[other] { $who }: { $count } cards in hand.
    }
terminal-pile-empty = The discard pile is empty.

## Rules

terminal-rules-found =
    { $count ->
        [one] { $count } rule has “{ $words }”. Look it up by its number.
       *[other] { $count } rules have “{ $words }”. Look one up by its number.
    }
terminal-rules-none = No rule has “{ $words }”.

## The end

terminal-others-play-on = The others play on without you.
terminal-skip-to-the-end = Skip to the end of the game?
terminal-over = The game is over.
terminal-leave = You leave the game.
terminal-save = Save the record of this game to { $path }?
terminal-saved = The record is in { $path }
terminal-how-to-replay = To hear the game again: { $command }
terminal-not-saved = The record is not saved.
terminal-how-to-save = The record is not saved. Next time, { $option } and a file name save it.
terminal-cannot-save = The record cannot be saved to { $path }: { $reason }

## Recorded games

terminal-replay = Line { $line }: { $game }, { $players } players.
terminal-replay-seat = Told as seat { $seat } saw it.
terminal-replay-spectator = Told as everyone could see it.
terminal-replay-unfinished = The record ends here; the game was not over.

## Serving

terminal-serve-open = Cattery is open at { $address }
terminal-serve-port = Cannot listen on port { $port }: { $reason }.
terminal-serve-folder = Cannot use the folder { $folder }: { $reason }.
terminal-missing-extra = For this, { $library } is missing. Install it with: { $command }

## Stepping through a game

terminal-step-help = Enter or the right arrow goes on, the left arrow or “{ terminal-step-back }” goes back, down and up lead to the next round and the one before. A number leads to that ply. “{ terminal-step-seat } 2” looks through the eyes of seat 2, “{ terminal-step-seat } 0” through a spectator’s, “{ terminal-step-all }” through everyone’s. “{ terminal-command-quit }” ends, { $help } says this again.
terminal-step-ply = Ply { $ply } of { $last }.
terminal-step-prompt = On:
terminal-step-no-further = The game has the plies 0 to { $last }.
terminal-step-back = back
terminal-step-seat = seat
terminal-step-all = all
