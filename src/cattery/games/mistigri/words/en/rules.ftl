### Crazy Mistigri: the rules, one message per rule number. Value: the whole rule. Title: its heading.
### One line per value: a line break would show. "Ruling:" marks what the rulebook leaves open and this project decided.

## Material

M1 = The deck holds 46 cat cards: nine 1s, eight 2s, seven 3s, six 4s, five 5s, four 6s, three 7s, two 8s, one 9, and the Mistigri. The Mistigri is worth 10. No other card has its colour and no other card has its value, so it can never be part of a pair.
    .title = The cat cards
M2 = Ruling: the text of the rulebook does not list the colours; it only tells us that two cards can match in both colour and value. So here there are 5 colours with 9 cards each: line the cards up by value and hand them to the colours in turn. Colour A ({ colour-a }): 1 1 2 2 3 4 5 6 7. Colour B ({ colour-b }): 1 1 2 2 3 4 5 6 7. Colour C ({ colour-c }): 1 1 2 3 3 4 5 6 8. Colour D ({ colour-d }): 1 1 2 3 3 4 5 6 8. Colour E ({ colour-e }): 1 2 2 3 4 4 5 7 9. Cattery keeps this list in one place, so that it can be corrected.
    .title = The five colours
M3 = With 5 players, all 46 cards are in play. With 4 players, remove the 1s, which leaves 37 cards. With 3 players, remove the 1s and the 2s as well as the 9, which leaves 28 cards. Ruling: whatever you remove goes back in the box. It never belongs to the discard pile, so M23 and M25 cannot bring it back.
    .title = For 3, 4 or 5

## Round

M4 = The first player deals out the whole deck. Everyone gets 9 cards. The player on the first player’s right also gets the one card left over, and so starts with 10.
    .title = The deal
M5 = In round 1 the youngest player goes first. Ruling: that is a seat picked at random, or the seat the host names. In later rounds the first player is whoever has the most penalty points so far. Ruling: if several are tied, chance decides.
    .title = Who goes first
M6 = Every round starts clockwise, and an arrow shows which way play is going. Look against the arrow: the nearest player who still holds cards is the previous player. Look along the arrow: the nearest player who still holds cards is the next player.
    .title = Direction and neighbours

## Turn

M7 = Begin your turn with a draw: you must take one card at random from the hand of the previous player.
    .title = First, draw
M8 = After your draw you may discard one pair. Lay it face up. If the two cards have the same colour, the pair has no effect. If they have the same value, it has an effect and you must apply it (M21 to M28). If colour and value are both the same, it counts as a pair of the same value, so the effect applies. Your pair does not have to include the card you just drew.
    .title = Then, a pair
M9 = When a round starts, every aid card is face up. If you discard nothing, you pass: turn your aid card face down. Turn it face up again when you discard a pair on a later turn. Ruling: it is also a pass if you could discard and prefer not to, because nobody can check a hidden hand.
    .title = When you pass
M10 = Pairs always go down face up. Ruling: nothing in the discard pile is secret. Everyone may look through all of it whenever they like.
    .title = An open pile
M11 = No cards left? Then you are out of the round at once, whether you discarded your last card, gave it away or had it drawn from you. Call “Miaoooo!” You score nothing this round, and play goes on without you.
    .title = Out: Miaoooo!
M12 = Ruling: a draw is pure luck. You may be shown a fan of cards to pick from, but that is only for show: you decide nothing.
    .title = Luck draws the card

## Effects

M21 = 1 + 1: choose one of two. Either discard all your other 1s too (if you have none, nothing happens), or reverse the direction.
    .title = 1 + 1: all your 1s
M22 = 2 + 2: choose one of two. Either pick which of your cards the next player is going to draw, or reverse the direction.
    .title = 2 + 2: which card
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
M30 = Ruling: when you reverse the direction, the player you drew from becomes the next player and draws from you. Did you take their last card? Then it is the nearest player beyond them who still holds cards. So while you have cards, the player after you always draws from your hand, wherever the arrow points. Once you are out, that player draws from the nearest player against the arrow who still holds cards (M6).
    .title = After a reversal
M31 = Ruling: was the discarded pair your whole hand (with M21, together with your other 1s)? Then you are out immediately. M22, M23, M24, M27 and M28 are lost. You may still choose to reverse. M25 still hands one card to every other player in the round, even if there is just one (M40). M26 leaves you nothing to discard.
    .title = Your last pair
M32 = Ruling: M23 comes as soon as the next player has drawn, before they discard anything. You cannot skip it (you could have reversed instead). It is lost only if your hand is empty by then. You cannot take the card you have just discarded for it, but you may take one of the two 3s.
    .title = When 3 + 3 happens
M33 = Ruling: you cannot skip M24 while you hold a card and someone else is in the round. If you give away your last card, you are out.
    .title = A gift you owe
M34 = Ruling: with M25 you decide which card goes to whom. Start with the next player and follow the order of play; you come last, if you are still in the round. You cannot choose the two 5s you have just discarded, or the same pair could go round for ever. If there are too few cards to choose from, they go to the first players in that order. If there are none, nobody gets one.
    .title = How 5 + 5 shares
M35 = Ruling: M26 can chain. If your second pair is 6 + 6 again, you may discard a third. You may also stop. That is not a pass, since you did discard a pair.
    .title = Chains of 6 + 6
M36 = Ruling: when a card is chosen from the pile with M23 or M25, everyone knows which one it is.
    .title = Pile picks are public
M37 = Ruling: only the two players concerned see a card that is drawn (M7, M22, M27, M28) or given (M24). Until it is drawn, the card picked with M22 is known only to the player who picked it. Everyone may know how many cards each hand holds, what is in the pile, where the arrow points, how the aid cards lie, and what was chosen: which effect, or the reversal. Once a player has chosen to discard with M21, everyone also knows that this hand holds no 1.
    .title = Who knows what
M38 = Ruling: besides M26, a turn has one effect at most, because only 6 + 6 allows another pair. M22, M23, M27 and M28 wait only for the very next draw, and that draw is from you. So there is never more than one effect waiting. By the time the next player discards, it has been used or lost.
    .title = One effect waits

## End of a round

M40 = The round ends when only one player holds cards. If it is that player’s turn, the turn is finished first, so one more pair and its effect are still possible. Then the hand is shown. Its owner adds up the values left in it and scores them as penalty points (0 for an empty hand). Ruling: if it is someone else’s turn, the last player holding cards gets no turn any more. And always apply the whole effect of a pair before you check who still holds cards.
    .title = The last hand
M41 = The round also ends when all players still in it pass one after another, so that all their aid cards are face down. They all show their hands, add up the values left in them, and score them as penalty points.
    .title = Everyone passes
M42 = If the Mistigri is left in your hand, it costs you 10 points: its value, like any other card.
    .title = Stuck with the Mistigri
M43 = Ruling: every game must end some time. If a round is still going when its 300th turn is over, it ends there and is scored as in M41.
    .title = The 300th turn
M44 = Ruling: check M41 only when a player passes, and only for those still in the round. The round is over once every one of them has passed after the latest pair, no matter who discarded it (or after the deal, if nobody has discarded a pair). So all aid cards can be face down while the round goes on, but only after the player who discarded last has gone out.
    .title = Which passes count
M45 = Ruling: if you are the only one left in the round, use M21 and M26 as usual. M25 gives one card to you, or none once you are out. Reversing makes no difference. M22, M23, M24, M27 and M28 need another player, so they are lost.
    .title = Alone in the round
M46 = If nobody holds any cards after an effect, the round ends and nobody scores in it.
    .title = All hands empty

## End of the game

M50 = Play two rounds. The lowest total of penalty points wins. If there is a tie, play a third round. Ruling: a tie matters only for the lowest total. Everyone plays the third round, the total of all three decides, and anyone can win. If there is still a tie, the win is shared.
    .title = Winning the game
