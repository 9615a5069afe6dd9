### Schrödinger’s Cats: the text of every rule, under its number. The physicats’ names are terms of names-schrodinger.ftl.

## Material

S1 = You play with 52 box cards: 20 alive cats, 20 dead cats, 8 empty boxes and 4 Heisenbergs.
    .title = The box cards
S2 = Heisenbergs are wild. Whatever quantum state the current claim names, a Heisenberg always counts as that state. But nobody can make a claim about Heisenbergs themselves.
    .title = Heisenbergs are wild
S3 = The clipboard is a track of 65 claims, always in the same order. It begins 1 alive, 1 dead, 2 alive, 2 dead, 1 empty, then 3 alive, 3 dead, 4 alive, 4 dead, 2 empty, and goes on like that: each number comes first for alive and then for dead, and after every even number half of it comes for empty. The last three are 26 alive, 26 dead, 13 empty. On the board the track winds clockwise in a spiral over a grid of 6 rows and 11 columns, one space to a cell, from the top left corner to the ball of yarn in row 4, column 3. Green is alive, grey is dead, brown is empty. An example: once 8 alive has been claimed, the lowest you can go is 8 dead, 4 empty or 9 alive.
    .title = The clipboard
S4 = You also have 10 physicats, every one with a single power of its own (S40 to S49), and, for games with 2 or 3 players, 6 lives. Then there are 4 player aids, and everyone may read them all game long: one shows how a turn goes and how many there are of each card (S1), the other three list what the physicats can do.
    .title = Physicats, lives, player aids

## Setup

S5 = With 4 to 6 players, be wrong once and you are out. With 2 players you have 3 lives each; with 3 players, 2 lives each.
    .title = Players and lives
S6 = The standard game has physicats. You get one at random, face down, and it is yours for the whole game. Look at it whenever you like; nobody else may. Another one is laid face up to begin the row. The rest go back into the game box, and nobody sees them. The simple game does without physicats: it is an option of the table, and the best one to learn on.
    .title = With or without physicats
S7 = The first round is started by whoever was the last to see a cat in a box. Ruling: here that is a seat drawn at random, or the seat the host names.
    .title = Who starts first

## A round

S8 = Shuffle all 52 cards. In round 1 everyone gets 6, however many you are. In each later round, everyone still in the game gets one card fewer than the round before: 6, 5, 4, 3, 2. No game can need a sixth round. The cards left over are the draw deck, face down; beside it grows the discard pile, face down too. Until the first claim, the marker waits beside the clipboard.
    .title = Dealing the cards
S9 = If you start the round, first call out how many box cards are in play: all those in hands and all those face up in front of players. (Here the table says and shows it for you.) Then you must make the first claim, or skip (S52).
    .title = Opening the round
S10 = Turns pass clockwise among the players still in the game. When it is yours, you either claim (S11) or doubt (S20). You cannot doubt while there is no claim on the board.
    .title = Claim or doubt
S11 = With a claim you say that at least so many cards of one state are in play. Open with any space of the track; after that, each claim is any space further along. Jump over as many spaces as you like, but the marker never stays where it is and never moves back. You may even claim the impossible: that is a bluff.
    .title = Making a claim
S12 = Choose the state afresh with every claim. You need not stick to the one claimed before.
    .title = Any state you like
S13 = Ruling: when the marker is on the last space (13 empty), there is nothing higher to claim. If it is your turn then, you must doubt, or skip your turn (S48) if S25 lets you.
    .title = The last space

## Proof and swap

S14 = After your claim, in the same turn, you may show proof. Lay any number of your hand cards face up in front of you, as long as each one matches the state you claimed or is a Heisenberg. They stay in play and face up until the round ends, unless S42 or S43 removes them. You draw nothing to replace them. Ruling: you may show proof only once a turn.
    .title = Showing proof
S15 = If you showed at least one card this turn, you may swap next. From the rest of your hand, lay as many cards as you showed, or fewer, face down on the discard pile. Then draw the same number from the deck. Ruling: you may swap only once a turn, and after that you show no more proof this turn. Cards you drew this turn with S46 or S47 are part of your hand, so you may swap them. Even if S42 or S43 has since removed the proof you showed this turn, that proof still counts for the swap.
    .title = Swapping cards
S16 = When the deck is empty, nobody can swap. Ruling: you cannot swap more cards than the deck still holds, and the discard pile is never shuffled back in during a round.
    .title = When the deck runs out
S17 = Showing proof and swapping leave the number of cards in play as it is.
    .title = Same number in play
S18 = A physicat you lay down like a proof (S40, S41, S44) is not a card shown from your hand, so it earns you no swap. Ruling: it need not match your claim; you need not even have made one.
    .title = No swap for physicats
S19 = Ruling: once you have claimed, the turn is yours until you end it. Proof, swap and power are all optional, and the next player may act only when you are done. If you doubt (S20) or skip (S48), your turn is over at once.
    .title = Ending your turn

## Doubt and check

S20 = You can doubt only on your own turn. The moment you do, the round is over.
    .title = Doubting a claim
S21 = Everyone reveals their hand. Now count every card in play that matches the claim: all cards of that state, both in hands and face up, plus every Heisenberg (unless S44 forbids it), plus the physicats that add to that state. S40 adds only to a claim of alive cats, S41 only to a claim of empty boxes.
    .title = Checking the claim
S22 = If you count fewer than claimed, whoever made the claim was wrong. If you count just as many, or more, whoever doubted was wrong.
    .title = Who was wrong
S23 = If you were wrong in a game for 4 to 6, you are eliminated. In a game for 2 or 3 you lose one life, and when you lose your last one you are eliminated. The number of players at the start decides, and it does so for the whole game.
    .title = The price of being wrong
S24 = If you were right, you start the next round. If you are the last player left, you win.
    .title = Next starter and winner
S25 = Ruling: you cannot doubt your own claim; you could only lose by it. Your claim comes back to you when everyone else has skipped, as happens with two players after S48. Then you must raise it; you cannot skip as well. To keep a raise possible at all times, nobody may skip (S48) if the marker is on the last space and the turn would pass to the very player who put it there.
    .title = Your own claim

## Physicats

S30 = You may use your power once in the whole game, on your own turn, at the moment you like best: before you claim or doubt, or once you have claimed (then before proof and swap, between them or after them). You can never use it after a doubt, during the check or on someone else’s turn.
    .title = When to use a power
S31 = As soon as you use your physicat, it joins the row, face up. One that works like a proof (S40, S41, S44) stays in front of you first. It joins the row when the round ends, even if that round eliminates you, or when another power removes it.
    .title = Used physicats
S32 = If you are eliminated before you have used your power, your physicat is revealed and goes straight to the row.
    .title = Out with power unused
S40 = { -cecilia } counts as 2 extra alive cats this round. Lay this card down like a proof.
    .title = Two extra alive cats
S41 = { -maria } counts as 1 extra empty box this round. Lay this card down like a proof.
    .title = One extra empty box
S42 = { -purrie } clears away all face-up alive cats, yours and everyone else’s. They go to the discard pile, face down, and no longer count. If { -cecilia } is lying there like a proof (S40), that card goes to the row and no longer counts either.
    .title = Clear the alive cats
S43 = { -felidae } clears away all face-up dead cats, yours and everyone else’s. They go to the discard pile, face down, and no longer count.
    .title = Clear the dead cats
S44 = { -feyncat } takes the Heisenbergs out of the count: this round they are worth nothing. Lay this card down like a proof.
    .title = Heisenbergs do not count
S45 = { -prride } lets you look through the face-down discard pile.
    .title = Look through the discards
S46 = { -mewton } lets you draw 2 box cards into your hand. That puts 2 more cards in play.
    .title = Draw two cards
S47 = { -felinestein } lets you discard your whole hand, face down, and draw the same number of cards. Your proof stays where it is.
    .title = A whole new hand
S48 = { -pawking } lets you skip your turn. You neither claim nor doubt, and the player on your left is up at once. If that player doubts, the claim on the board is checked, and whoever made it answers for it.
    .title = Skip your turn
S49 = { -tabby } is traded for a card in the row, and you use the power of that card at once.
    .title = Trade with the row

## Rulings on powers

S50 = Ruling: S42 and S43 take away only cards of their own state. Face-up Heisenbergs stay, no matter what they were shown for.
    .title = Heisenbergs stay on the table
S51 = Ruling: if the deck holds just one card, S46 draws that one, and 1 more card is in play. If the deck is empty, you cannot use S46. To use S47, you need at least as many cards in the deck as in your hand; if your hand is empty, you cannot use it.
    .title = Short deck, empty hand
S52 = Ruling: you can use S48 only before you have claimed in that turn. You may use it even before the first claim of a round: then it is up to the next player to make that first claim.
    .title = When you may skip
S53 = Ruling: with S49 you may take any card in the row whose power you could use at that moment. If there is none, you cannot use S49. In exchange { -tabby } joins the row at once. The card you took follows S31.
    .title = Which card to take
S54 = Ruling: S45 shows you the cards as they are at that moment, and shows them to you alone. That you looked is public.
    .title = For your eyes only
S55 = Ruling: the number of box cards in play (S9) is always public. S42, S43 and S46 change it. The physicats of S40 and S41 are not box cards, so they are not part of it.
    .title = Counting cards in play
S56 = Ruling: with S49 you can take only a card that is already in the row, never a physicat still lying in front of a player. The card turned up at setup does nothing by itself; it waits there for S49.
    .title = Only from the row
S57 = Ruling: despite S44, you may show Heisenbergs as proof, and they still earn you a swap. They just add nothing at the check.
    .title = Heisenbergs you may still show
S58 = Ruling: you cannot use a power that would do nothing. That rules out S42 when there is neither a face-up alive cat nor { -cecilia } lying like a proof, S43 when there is no face-up dead cat, and S45 when the discard pile is empty. And no power ever moves the marker: even if one has made the claim impossible, the claim stands.
    .title = No power for nothing
S59 = Ruling: everyone may know where the marker is and who put it there, the face-up cards, the row, the lives, and how many cards are in each hand, in the deck and in the discard pile. Hidden are the hands (until the check), the deck, the unused physicats and the discard pile. Of that pile you know what you laid there yourself, what everyone saw S42 and S43 send there, and, of course, what S45 has shown you.
    .title = Public and hidden

## Rulings this project added

rulings-schrodinger = Rulings this project added
    .S59 = what S45 has shown you of the discard pile is yours to know.
