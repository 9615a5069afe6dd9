### The page: words of the browser that belong to no game.

## Everywhere

close = Close
home = Home
menu = Menu
settings = Settings
language = Language
night = Night
day = Day
sound = Sound
mild = Gentle pictures
mild-hint = The dead cat is only asleep.
direct = Claim with one tap
direct-hint = A tap on a claim sends it at once.
details = Details
wait = One moment
go-on = Go on
harder-game = A harder game
new-game = New game
name-too-long = Too long: { $count } of at most { $most }.
waits-for-reader = { $name } is still reading
waits-for-you = The table waits for you:
skip-ahead = Skip ahead ({ $count } more)
you-name = You
guest = Guest

## Home

play-now = Play now
invite-friends = Invite friends
got-a-code = Got a code?
join = Join
continue = Continue
game-waits = A game is waiting for you
game-waits-with = { $game }, with { $name }
no-server = The server does not answer. Try again in a moment.
nowhere = Nothing is here
nowhere-hint = This address leads nowhere. Perhaps a piece of the link was lost on the way.
game-not-here = This page cannot show “{ $name }”
game-not-here-hint = The table is there, but this page has no drawings for its game. Load the page again: perhaps there is a newer one.

## Setting a table

set-table = Set the table
how-many = How many play?
open-table = Open the table
turn-clock = Time for a turn
clock-none = No limit
clock-seconds = { $count } s
clock-off = Take all the time you need.
clock-on = When time is up, a bot finishes that turn.
clock-seconds-each = { $count } seconds a turn; then a bot finishes it.

## Waiting room

invitation = Invitation
join-with-code = Friends join with this code
copy-link = Copy the link
copied = Copied
qr = QR code of the invitation
only-here = Only this machine can reach this table. Start Cattery for the whole network to let others in.
at-the-table =
    { $count ->
        [0] Nobody yet
       *[other] { $count } at the table
    }
this-is-you = this is you
host = host
is-here = is here
a-bot = bot
free-seat = free
add-bot = Add a bot
remove-bot = Remove { $name }
bots-play = Bots play like
level =
    { $level ->
        [random] stray cats: any answer will do
        [kitten] kittens: just for fun
        [yardstick] counting cats: by the odds
        [house-cat] house cats: they know the game
       *[other] { $level }
    }
bot-level =
    { $level ->
        [random] stray cat
        [kitten] kitten
        [yardstick] counting cat
        [house-cat] house cat
       *[other] { $level }
    }
change = Change
house-rules = House rules
fair-deal = Fair deal
fair-deal-promise = Every device adds its own randomness. At the end anyone can check the cards.
your-name = Your name
sit-down = Sit down
table-full = Every seat is taken. You can watch.
deal = Deal for { $count }
fill-and-deal =
    { $count ->
        [one] Add { $count } bot and deal
       *[other] Add { $count } bots and deal
    }
host-starts = { $name } starts the game.
dealing = The cards are being dealt…

## The table

connecting = Coming to the table…
connection-lost = The connection is lost. Your seat is kept, and we keep trying to reconnect.
title-turn = Your turn! Cattery
title-table = { $game }, Cattery
players = Players
rules = Rules
rules-of = Rules: { $game }
in-a-minute = In a minute
all-rules = All the rules
search-rules = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
read-rule = Read rule { $rule }
forbidden-by = Rule { $rule } does not allow that now.
why = Why?
why-cant-i = Why can’t I?
why-cant-i-do = Why can’t I…?
why-wait = Why is it not my turn?
hurry-bots = Hurry the bots
hurry-wished = Noted. It needs the same wish from everyone who still plays.
hurry-granted = The bots play quickly now.
hurry-asked = { $name } would like the bots to hurry.
not-now = Not now
what-happened = What happened
chat = Chat
chat-new =
    { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
chat-empty = Nobody has said anything yet.
quote = “{ $text }”
say-something = Say something
send = Send
reactions = Quick reactions
reaction-purr = Purr
reaction-hiss = Hiss
reaction-meow = Meow
reaction-applause = Applause
reaction-surprise = Surprise
reaction-hurry = Hurry up
pause = Pause
resume = Go on playing
paused-by = { $name } has paused the game.
seconds-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
away = { $name } is away.
away-short = away
stand-in-short = a bot plays
hand-over = Let a bot play
hand-over-vote = Vote to let a bot play (so far: { $votes })
bot-plays-for-you = A bot is playing for you.
reclaim = Take my seat back
kick = Remove { $name } from the table
seat-is-bot = A bot has this seat: { $level }.
seat-is-here = { $name } is at the table.
seat-is-away = { $name } has been away for a while. The seat is kept.
stand-in-left = { $name } got up; a bot plays on.
stand-in-away = { $name } is away; a bot plays for them.
stand-in-clock = { $name } ran out of time; a bot plays for them.
other-device = Move to another device
other-device-hint = Open this link on the other device within five minutes. It works once.
report = Report something
report-hint = Whoever runs this server reads what you write, with the names at this table and the last lines of chat. Nobody else does.
report-text = What happened?
report-sent = Thank you. Whoever runs this server will read it.
about-server = What this server keeps
leave = Leave the table
leave-sure = Leave this table?
leave-playing = Leave now? A bot takes your seat at once; you can come back.
leave-yes = Yes, leave
stay = Stay
watching = You are watching

## Game over

you-win = You win!
wins = { $name } wins!
how-it-happened = How it happened
rematch = Rematch
next-dealt = The others have begun another game. A bot holds your seat until you play along.
rematch-offered = { $name } would like another game.
rematch-waits = Waiting for { $names }.
join-next = Play along
download-record = Download the record
deal-fair = The deal was fair.
deal-fair-why = Sealed before round 1, opened and checked here just now.
deal-unknown = This deal cannot be checked.
deal-unknown-why = The record says nothing about it.
deal-secret = The deal does not check out.
deal-secret-why = The secret is not the one that was promised.
deal-nonce = The deal does not check out.
deal-nonce-why = A player’s number is not the one that was promised.
deal-mine = The deal does not check out.
deal-mine-why = Your own number was left out.
deal-other = The deal does not check out.
deal-other-why = The cards do not come from the promised numbers.
deal-the-promise = Promised before the deal
deal-the-secret = The server’s secret
deal-the-nonce = Number from { $name }
deal-left-out = came too late, left out

## Watching a game again

replay-watch = Watch it again
replay-opening = The game is being fetched …
replay-not-shown = This game cannot be watched
replay-bad-link = This link is not whole: a piece of it was lost or changed on the way. Ask for it once more.
replay-no-record = This is no record of a game.
replay-other-rules = This game was played by other rules than those known here.
replay-unknown-game = This game, or its table, is not known here.
replay-unfinished = This game is not over yet. Until then nobody watches it.
replay-wrong-at = This record does not hold: it goes wrong at ply { $ply }.
replay-controls = Watching
replay-timeline = Where in the game
replay-ply = Ply { $ply } of { $last }
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-step-back = One step back
replay-jump = Jump on
replay-jump-back = Jump back
replay-jump-by = Jump by
replay-speed = Speed
replay-times = { $speed }×
replay-mark-turn = turns
replay-mark-round = rounds
replay-eyes = Whose eyes
replay-eyes-spectator = A spectator
replay-hands = All hands
replay-share = Share this moment
replay-share-hint = The link holds the whole game and opens at this moment. It invites nobody to your table.
replay-with-names = With names
replay-link = Link to this moment
replay-too-long = This game is too long for a link. Send it as a file.
replay-open-file = Watch a recorded game
replay-keys = Arrow keys: left and right for a step, up and down for a turn. Page up and page down for a round, space to play and pause. On a phone, swipe.
