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
terminal-first-claim = Your turn: what do you claim?
terminal-lowest-next = Lowest next: { $claims }.
terminal-any-higher =
    { $count ->
        [one] One higher claim can be typed too: { $short }
       *[other] { $count } higher claims can be typed too, like { $short }. “{ terminal-command-more }” lists them.
    }
terminal-more =
    { $count ->
        [one] There is 1 more answer: “{ terminal-command-more }” lists it.
       *[other] There are { $count } more answers: “{ terminal-command-more }” lists them.
    }
terminal-no-more = Those are all the answers.
terminal-give-what = Give { $card }
terminal-give-to-whom = To whom?
terminal-give-to = To { $name }
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
terminal-help-doubt = To doubt, type its number, { $doubt }, or “{ terminal-doubt }”. A lone { $help } never doubts: it asks for this help.
terminal-explained = { $word }: { $meaning }
terminal-command-help = help
    .help = what you can type, like { $help }
terminal-command-hand = hand
    .help = your own cards
terminal-command-table = table
    .help = what everyone can see, and what you know
terminal-command-board = board
    .help = all claims in order, and the marker
terminal-command-pile = pile
    .help = the discard pile
terminal-command-row = row
    .help = the physicats in the row, and what they can do
terminal-command-effects = effects
    .help = what pairs of one value do
terminal-command-score = score
    .help = how things stand
terminal-command-log = log
    .help = what has happened in this round
terminal-command-rule = rule
    .help = a rule by its number, like “{ terminal-command-rule } { $number }”, or rules by a word
terminal-command-notation = notation
    .help = the short forms of all answers
terminal-command-more = more
    .help = every answer to this question
terminal-command-quit = quit
    .help = leave the game

## Hand, table, board, pile, row and score

terminal-hand = Your hand: { $cards }.
terminal-proof = Your proof, face up: { $cards }.
terminal-physicat = Your physicat: { $physicat }.
terminal-no-physicat = You have no unused physicat.
terminal-power = Rule { $rule }: { $power }
terminal-round-schrodinger = Round { $round }. In the deck: { $deck }. In the discard pile: { $discard }.
terminal-claim =
    { $claimer ->
        [you] On the board: { $claim }, by you. Cards in play: { $in-play }.
       *[other] On the board: { $claim }, by { $claimer-name }. Cards in play: { $in-play }.
    }
terminal-no-claim = There is no claim on the board yet. Cards in play: { $in-play }.
terminal-player-hand =
    { $count ->
        [0] { $who }: no cards in hand.
        [one] { $who }: { $count } card in hand.
       *[other] { $who }: { $count } cards in hand.
    }
terminal-player-proof = Face up: { $cards }.
terminal-player-front = Laid down: { $physicat }.
terminal-player-unused = Physicat unused.
terminal-player-eliminated = { $who }: out of the game.
terminal-player-out = { $who }: out of the round.
terminal-player-passed = Passed since the last pair.
terminal-player-known = You know of { $cards }.
terminal-player-no-ones = No 1 among them.
terminal-lives =
    { $lives ->
        [one] { $who }: { $lives } life.
       *[other] { $who }: { $lives } lives.
    }
terminal-board-key = The claims run in a spiral from the top left. A: alive, D: dead, E: empty. Brackets: the marker.
terminal-board-line = All claims in order. A: alive, D: dead, E: empty. The marker is in brackets: { $claims }.
terminal-board-end = The marker is on the last claim: there is no higher one.
terminal-row = In the row: { $physicats }.
terminal-row-empty = The row is empty.
terminal-pile = The discard pile: { $cards }.
terminal-pile-empty = The discard pile is empty.
terminal-pile-known =
    { $count ->
        [one]
            { $known ->
                [0] { $count } card in the discard pile. You do not know it.
               *[other] { $count } card in the discard pile. You know it: { $cards }.
            }
       *[other]
            { $known ->
                [0] { $count } cards in the discard pile. You know none of them.
               *[other] { $count } cards in the discard pile. You know of { $cards }.
            }
    }
terminal-round-mistigri =
    { $arrow ->
        [1] Round { $round }, turn { $turn }, clockwise.
       *[other] Round { $round }, turn { $turn }, anticlockwise.
    }
terminal-chosen = You chose the card to be drawn next: { $card }.
terminal-score-round = Round { $round }: { $scores }.
terminal-score-total = In all: { $scores }.
terminal-score-none = Nobody has any penalty points yet.

## Notation

terminal-notation-claim = { $short }: claim 8 alive cats, 8 dead cats, 4 empty boxes.
terminal-notation-doubt = { $short }: doubt the claim.
terminal-notation-proof = { $short }: show 2 alive cats and 1 Heisenberg, or nothing.
terminal-notation-swap = { $short }: swap 1 dead cat and 1 empty box, or nothing.
terminal-notation-power = { $short }: use your physicat.
terminal-notation-take = { $short }: with { $tabby }, take { $mewton }.
terminal-notation-end = { $short }: end your turn.
terminal-notation-pair = { $short }: discard these two cards. The letter is the colour, the number the value.
terminal-notation-mistigri = { $short }: the Mistigri.
terminal-notation-pass = { $short }: pass, or discard no further pair.
terminal-notation-effect = { $short }: take the effect.
terminal-notation-reverse = { $short }: reverse the direction.
terminal-notation-card = { $short }: choose this card.
terminal-notation-give = { $short }: give this card to seat 3.

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
