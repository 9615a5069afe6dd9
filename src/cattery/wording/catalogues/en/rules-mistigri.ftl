### Crazy Mistigri: the rules, one message per rule number. Value: the whole rule. Title: its heading.
### One line per value: a line break would show. "Ruling:" marks what the rulebook leaves open and this project decided.

## Material

M1 = The deck holds 46 cat cards: nine 1s, eight 2s, seven 3s, six 4s, five 5s, four 6s, three 7s, two 8s, one 9, and the Mistigri. The Mistigri is worth 10. No other card has its colour and no other card has its value, so it can never be part of a pair.
    .title = The cat cards
M2 = Ruling: the text of the rulebook does not list the colours; it only tells us that two cards can match in both colour and value. So here there are 5 colours with 9 cards each: line the cards up by value and hand them to the colours in turn. Colour A ({ colour-a }): 1 1 2 2 3 4 5 6 7. Colour B ({ colour-b }): 1 1 2 2 3 4 5 6 7. Colour C ({ colour-c }): 1 1 2 3 3 4 5 6 8. Colour D ({ colour-d }): 1 1 2 3 3 4 5 6 8. Colour E ({ colour-e }): 1 2 2 3 4 4 5 7 9. Cattery keeps this list in one place, so that it can be corrected.
    .title = The five colours
M3 = With 5 players, use all 46 cards. With 4 players, take out the 1s: 37 cards remain. With 3 players, take out the 1s, the 2s and the 9: 28 cards remain. Ruling: whatever you take out goes back in the box. It never belongs to the discard pile, so M23 and M25 cannot bring it back.
    .title = Cards for 3, 4, 5

## Round

M4 = The first player deals out the whole deck. Everyone gets 9 cards. The one card left over goes to the player on the first player’s right, who starts with 10.
    .title = The deal
M5 = In round 1 the youngest player goes first. Ruling: that is a seat picked at random, or the seat the host names. In later rounds the first player is whoever has the most penalty points so far. Ruling: if several are tied, chance decides.
    .title = Who goes first
M6 = Every round starts clockwise, and an arrow shows which way play is going. Look against the arrow: the nearest player who still holds cards is the previous player. Look along the arrow: the nearest player who still holds cards is the next player.
    .title = Direction and neighbours

## Turn

M7 = Begin your turn with a draw: you must take one card at random from the hand of the previous player.
    .title = First, draw
M8 = After your draw you may discard one pair, face up. Two cards of the same colour have no effect. Two cards of the same value have an effect, and you must apply it (M21 to M28). Two cards alike in both colour and value count as a pair of the same value, so the effect applies. Your pair does not have to include the card you just drew.
    .title = Then, a pair
M9 = When a round starts, every aid card is face up. If you discard nothing, you pass: turn your aid card face down. Turn it face up again when you discard a pair on a later turn. Ruling: it is also a pass if you could discard and prefer not to, because nobody can check a hidden hand.
    .title = Passing
M10 = You always discard a pair face up. Ruling: the whole discard pile is open. Everyone may look through it whenever they like.
    .title = An open pile
M11 = No cards left? Then you are out of the round at once, whether you discarded your last card, gave it away or had it drawn from you. Call “Miaoooo!” You score nothing this round, and play goes on without you.
    .title = Out: Miaoooo!
M12 = Ruling: a draw is pure luck. You may be shown a fan of cards to pick from, but your pick decides nothing.
    .title = Luck draws the card

## Effects

M21 = 1 + 1: choose one of two. Either discard all your other 1s too (if you have none, nothing happens), or reverse the direction.
    .title = 1 + 1: all your 1s
M22 = 2 + 2: choose one of two. Either pick which of your cards the next player will draw from you, or reverse the direction.
    .title = 2 + 2: you pick
M23 = 3 + 3: choose one of two. Either wait until the next player has drawn from you, then discard one card and take any one you like from the discard pile, or reverse the direction.
    .title = 3 + 3: pile swap
M24 = 4 + 4: pick one of your cards and give it to any player you like who is still in the round.
    .title = 4 + 4: a gift
M25 = 5 + 5: count the players still in the round and choose that many cards from the discard pile. Each of those players gets one.
    .title = 5 + 5: one for each
M26 = 6 + 6: you may discard another pair straight away. If its cards have the same value, apply its effect too.
    .title = 6 + 6: another pair
M27 = 7 + 7: instead of one card, the next player draws two at random from you. If you hold fewer, all you have is drawn.
    .title = 7 + 7: two cards
M28 = 8 + 8: instead of one card, the next player draws three at random from you. If you hold fewer, all you have is drawn.
    .title = 8 + 8: three cards
M30 = Ruling: after you reverse, the next player is the one you drew from, and now they draw from you. If you took their last card, it is the nearest player beyond them who still holds cards. So as long as you hold cards, whoever plays after you always draws from you, whichever way the arrow points. If you are out, they draw from the nearest player against the arrow who still holds cards (M6).
    .title = After a reversal
M31 = Ruling: if the pair you discarded was your whole hand (with M21, count your other 1s too), you are out at once. M22, M23, M24, M27 and M28 then lapse. You may still choose a reversal. M25 still gives one card to each of the others, even if there is only one other left (M40). With M26 you have nothing more to discard.
    .title = Your last pair
M32 = Ruling: M23 happens right after the next player’s draw, before that player discards. You cannot skip it (you could have reversed instead). It lapses only if your hand is empty by then. You cannot take the card you have just discarded for it, but you may take one of the two 3s.
    .title = When 3 + 3 happens
M33 = Ruling: you cannot skip M24 while you hold a card and someone else is in the round. If you give away your last card, you are out.
    .title = A gift you owe
M34 = Ruling: with M25 you decide which card goes to whom. Go in play order from the next player on; you come last, if you are still in the round. You cannot choose the two 5s you have just discarded, or the same pair could go round for ever. If there are too few cards to choose from, they go to the first players in that order. If there are none, nobody gets one.
    .title = How 5 + 5 shares
M35 = Ruling: M26 can chain. If your second pair is 6 + 6 again, you may discard a third. You may also stop. That is not a pass, since you did discard a pair.
    .title = Chains of 6 + 6
M36 = Ruling: when a card is chosen from the pile with M23 or M25, everyone knows which one it is.
    .title = Pile picks are public
M37 = Ruling: a card that is drawn (M7, M22, M27, M28) or given (M24) is seen only by the two players concerned. The card picked with M22 is known only to the player who picked it until it is drawn. Everyone may know the size of each hand, the pile, the arrow, the aid cards, and which effect or reversal was chosen. After the discard of M21, everyone also knows that this hand holds no 1.
    .title = Who knows what
M38 = Ruling: besides M26, a turn has one effect at most, because only 6 + 6 allows another pair. M22, M23, M27 and M28 wait only for the very next draw, and that draw is from you. So no more than one effect is ever waiting, and it is used up, or has lapsed, before the next player discards.
    .title = One effect waits

## End of a round

M40 = The round ends when only one player holds cards. If it is that player’s turn, they finish it first: they may still discard a pair and apply its effect. Then they reveal their hand and score the sum of the values left in it as penalty points (0 if nothing is left). Ruling: if it is not their turn, they do not get one. And a pair’s effect is applied in full before you check who still holds cards.
    .title = The last hand
M41 = The round also ends when all players still in it pass one after another, so that all their aid cards are face down. Each of them reveals their hand and scores the sum of the values left in it as penalty points.
    .title = Everyone passes
M42 = If the Mistigri is left in your hand, it costs you 10 points: its value, like any other card.
    .title = Stuck with the Mistigri
M43 = Ruling: every game must end some time. If a round is still going when its 300th turn is over, it ends there and is scored as in M41.
    .title = The 300th turn
M44 = Ruling: check M41 only when a player passes, and only for the players still in the round. The round ends if each of them has passed since the last pair was discarded, no matter who discarded it (or since the deal, if there has been no pair). So all aid cards can be face down while the round goes on, but only after the player who discarded last has gone out.
    .title = Which passes count
M45 = Ruling: when you are the only one left in the round, M21 and M26 work as usual, and M25 gives you one card (none if you are out). A reversal changes nothing. M22, M23, M24, M27 and M28 have nobody to work on and lapse.
    .title = Alone in the round
M46 = If nobody holds any cards after an effect, the round ends and nobody scores in it.
    .title = All hands empty

## End of the game

M50 = Play two rounds. The lowest total of penalty points wins. If there is a tie, play a third round. Ruling: only a tie for the lowest total counts. Everyone plays the third round, the total of all three decides, and anyone can win. If there is still a tie, the win is shared.
    .title = Winning the game
