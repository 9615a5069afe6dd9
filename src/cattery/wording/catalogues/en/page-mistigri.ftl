### Crazy Mistigri on the page.

## Home and waiting room

room-mistigri = Pair your cats away. Do not be left with the black one.
room-mistigri-facts = 3 to 5 players, 20 minutes
deck-agreed =
    { $players ->
        [5] All 46 cards are in play.
        [4] 37 cards: the 1s stay in the box.
       *[3] 28 cards: the 1s, the 2s and the 9 stay in the box.
    }
two-rounds = Two rounds; a third one if the lowest total is tied.
rounds = Rounds
cards = Cards

## The table

arrow-clockwise = Play goes clockwise
arrow-back = Play goes anticlockwise
you-draw-here = you draw here
you-drew-here = you drew here
draws-from-you = draws from you
has-passed = passed
their-turn = at play
on-the-roof = Out of the round, up on the roof
miaow = Miaoooo!
seat-safe = safe
you-are-safe = You are safe!
safe-told = You have no cards left: no penalty points for you this round.
pile = pile { $count }
pile-look = Discard pile: { $count }
the-pile = Cards of the pile
pile-order = The latest first.
pile-empty = Nothing has been discarded yet.
you-hold =
    { $count ->
        [one] You, { $count } card
       *[other] You, { $count } cards
    }
sort-by-colour = By colour
sort-by-value = By value
penalty-points = Penalty points
score-sheet = Score
in-all = in all
mistigri-costs = 10 points if the Mistigri stays
you-know = Cards that you know { $name } holds
tie-short = the tiebreaker

## Questions

ask-pair-or-pass = Discard a pair?
ask-another-pair = Another pair?
ask-effect-or-reverse = Which of the two?
ask-choose-drawn = Your choice
ask-swap-out = One card out
ask-swap-in = One card in
ask-give-away = Give a card
ask-feed = One for each
tap-a-card = Tap one of your cards.
to-whom = For whom?
pick-a-card = Pick a card
pick-who = Pick who gets it
pick-one = Pick one of the two
why-pass = … pass?
why-reverse = … reverse the direction?
why-pair = … discard a pair now?
why-pair-mistigri = … discard the Mistigri in a pair?
why-give = … give a card away?
why-give-to = … give { $name } a card?
why-pile = … take a card from the pile?
reversed-next = The other way round: next { $name } draws from you.

## Pairs

possible-pairs = Possible pairs
pick-a-pair = Pick a pair
pick-to-see = Pick a pair to see what it does.
discard-it = Discard { $pair }
colour-pair = Two of one colour: they go, and nothing else happens.
no-pairs = No pair this time
no-pairs-told = No two of your cards share a colour or a value.
no-pair = These two are no pair.
pair-short-1 = shed 1s
pair-short-2 = choose
pair-short-3 = trade
pair-short-4 = give
pair-short-5 = share out
pair-short-6 = again
pair-short-7 = draw 2
pair-short-8 = draw 3
pair-short-none = no effect

## The draw and the Mistigri

draw-from = Draw from { $name }
draw-any = Tap any card: they are shuffled and face down.
draw-many = Tap { $count } cards: they are shuffled and face down.
# 2 + 2: the giver has chosen it.
draw-held-out = Tap the card that is held out to you.
take-card = Take card { $number } of { $count }
you-drew = You drew { $card }.
dread = Oh no! It pairs with nothing. Get rid of it!
relief = Phew! The Mistigri is gone.

## The end of a round and of the game

round-over = Round { $round } is over
stuck = { $name } is stuck with the Mistigri: 10 points.
stuck-you = You are stuck with the Mistigri: 10 points.
tie-round = A tie for the lowest total: a third round decides.
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
win-shared = A shared win!
story-first-out = First on the roof
story-first-out-told = Round { $round }: { $name } was the first without cards. Miaoooo!
story-first-out-you = Round { $round }: you were the first without cards. Miaoooo!
story-worst = The heaviest hand
story-worst-told =
    { $points ->
        [one] Round { $round }: { $name } was left with { $points } point.
       *[other] Round { $round }: { $name } was left with { $points } points.
    }
story-worst-you =
    { $points ->
        [one] Round { $round }: you were left with { $points } point.
       *[other] Round { $round }: you were left with { $points } points.
    }
story-worst-mistigri = Round { $round }: { $name } was left with the Mistigri, and { $points } points.
story-worst-mistigri-you = Round { $round }: you were left with the Mistigri, and { $points } points.
