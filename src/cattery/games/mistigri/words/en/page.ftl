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
you-hold-turn =
    { $count ->
        [one] Your turn, { $count } card
       *[other] Your turn, { $count } cards
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
pair-short-1 = your other 1s go too, or reverse
pair-short-2 = you choose what is drawn, or reverse
pair-short-3 = swap with the pile, or reverse
pair-short-4 = give a card away
pair-short-5 = a pile card for everyone
pair-short-6 = another pair at once
pair-short-7 = next player draws 2
pair-short-8 = next player draws 3
pair-short-none = no effect
more-pairs = { $count } more

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

## The game in a minute

primer-mistigri-goal = Get rid of your cards, two by two. What is left in your hand at the end costs points. The Mistigri matches no other card, and costs ten.
primer-mistigri-draw = Your turn begins with a draw: one card, face down, out of your neighbour’s hand.
primer-mistigri-pair = Then you may discard one pair: two cards of one colour, or two with the same number. If you do not, you pass.
primer-mistigri-effect = A pair with the same number does something. You give a card away, let the next player draw more, choose what they draw, or turn the direction round.
primer-mistigri-out = No cards left? Miaoooo! You are out of the round, and it costs you nothing.
primer-mistigri-end = A round ends when only one player still holds cards, or when all pass in a row. Add up what is left. After two rounds the lowest total wins.

## Watching a game again

replay-mark-pair = pairs
replay-mark-effect = effects
replay-mark-points = points
