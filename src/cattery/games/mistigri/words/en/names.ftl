### Crazy Mistigri: names, headings and the effects in one line each.

game-mistigri = Crazy Mistigri
    .about = Shed your hand in pairs and dodge the Mistigri.
# Without article: “the Mistigri”.
card-mistigri = Mistigri

## The five coats, deck colours A to E. Before the value: Plum 4.

colour-a = Marmalade
colour-b = Puddle
colour-c = Ivy
colour-d = Butter
colour-e = Plum

## Headings of the rules

section-mistigri-material = Material
section-mistigri-round = A round
section-mistigri-turn = A turn
section-mistigri-effects = Effects of pairs
section-mistigri-end-of-round = End of a round
section-mistigri-end-of-game = End of the game

## What a pair of this value does, in one short line

effect-1 = Discard all your other 1s, or reverse the direction.
effect-2 = Pick the card the next player draws from you, or reverse.
effect-3 = After the next draw, swap a card with the pile, or reverse now.
effect-4 = Give any one of your cards to any player in the round.
effect-5 = From the pile, choose one card for each player in the round.
effect-6 = You may discard another pair straight away.
effect-7 = The next player draws two random cards from you, not one.
effect-8 = The next player draws three random cards from you, not one.
