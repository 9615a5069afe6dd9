### Schrödinger’s Cats on the page.

## Home and waiting room

room-schrodinger-small = Schrödinger’s
room-schrodinger-large = Cats
room-schrodinger = Bluff about what is in the boxes. Until someone looks.
room-schrodinger-facts = 2 to 6 players, 20 minutes
lives = Lives
lives-agreed =
    { $players ->
        [2] Three lives each: the third mistake is the last.
        [3] Two lives each: the second mistake is the last.
       *[other] Whoever is wrong once is out.
    }
physicats-on = Everyone gets one secret power. Leave them out for a first game.
physicats-off = No secret powers: the simple game, the best one to learn on.

## States and cards: letters, words, names

letter-alive = A
letter-dead = D
letter-empty = E
letter-heisenberg = H
gentle-letter-dead = Z
state-alive = alive
state-dead = dead
state-empty = empty
gentle-state-dead = asleep
card-alive = Alive cat
card-dead = Dead cat
card-empty = Empty box
card-heisenberg = Heisenberg
gentle-card-dead = Sleeping cat
kind-alive = alive cats
kind-dead = dead cats
kind-empty = empty boxes
kind-heisenberg = Heisenbergs
gentle-kind-dead = sleeping cats
gentle-schrodinger-cards-dead =
    { $count ->
        [one] { $count } sleeping cat
       *[other] { $count } sleeping cats
    }

## The table

round = Round { $round }
boxes-in-play =
    { $count ->
        [one] { $count } box in play
       *[other] { $count } boxes in play
    }
clipboard = Clipboard
clipboard-marker = The clipboard, 65 claims in a spiral. The marker is on { $claim }.
clipboard-start = The clipboard, 65 claims in a spiral. The marker waits beside it.
says-at-least =
    { $who ->
        [you] You say at least
       *[other] { $name } says at least
    }
no-claim-yet = No claim yet: the marker waits beside the clipboard.
you-see = What you can see
you-see-short = You see
seen-of =
    { $kind ->
        [alive] Alive cats: { $seen } of { $all }
        [dead] Dead cats: { $seen } of { $all }
        [empty] Empty boxes: { $seen } of { $all }
       *[heisenberg] Heisenbergs: { $seen } of { $all }
    }
gentle-seen-of =
    { $kind ->
        [alive] Alive cats: { $seen } of { $all }
        [dead] Sleeping cats: { $seen } of { $all }
        [empty] Empty boxes: { $seen } of { $all }
       *[heisenberg] Heisenbergs: { $seen } of { $all }
    }
whole-pack = The whole pack. Filled: the ones you can see.
your-box = Your box
your-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
your-physicat = Your physicat: { $name }
your-physicat-usable = Your physicat: { $name }. You can use it now.
deck = deck { $count }
discard = discard { $count }
discard-pile = The discard pile
discard-known =
    { $all ->
        [0] It is empty.
        [one]
            { $known ->
                [0] One card lies there. You do not know it.
               *[other] One card lies there. You know it.
            }
       *[other] You know { $known } of the { $all } cards that lie there.
    }
discard-by =
    { $who ->
        [you] You put away { schrodinger-cards-hidden }.
       *[other] { $name } put away { schrodinger-cards-hidden }.
    }
discard-power = A physicat sent { schrodinger-cards-hidden } here.
row = The row
row-short = row
seat-out = out
seat-asked = is thinking
seat-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
seat-lives =
    { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
seat-proof =
    { $count ->
        [one] { $count } card face up
       *[other] { $count } cards face up
    }
seat-physicat = physicat face down
seat-physicat-used = physicat used
seat-stand-in = a bot plays for them
seat-away = away
you-are-out = You are out
keep-watching = Stay and watch: from here you see what everyone sees.
your-lives =
    { $count ->
        [one] { $count } life left
       *[other] { $count } lives left
    }
your-proof = Your cards face up

## Your turn

your-turn = Your turn
turn-hint = raise it, or doubt it
turn-hint-first = make the first claim
turn-hint-raise = your own claim came back: raise it
turn-hint-doubt = nothing is higher: doubt it
lowest-claims = The lowest next claims
higher-claims = All higher claims, in order
doubt-it = Doubt { $claim }
claim-it = Claim { $claim }
pick-claim = Pick a claim
claim-and-prove = Claim and show proof
steps-of-turn = Steps of your turn
why-doubt = … doubt?
why-claim = … claim?
why-claim-less = … claim less than { $claim }?
why-proof = … show proof?
why-swap = … swap cards?
why-proof-more = … show more of these: { $kind }?
why-swap-more = … swap more of these: { $kind }?
why-power = … use my physicat?
why-take = … take { $name }?
why-end = … end my turn?
claim-step = Claim
proof-step = Proof
swap-step = Swap
proof-hint =
    { $state ->
        [alive] Show some alive cats? They stay face up, and for each one you may swap another card.
        [dead] Show some dead cats? They stay face up, and for each one you may swap another card.
       *[empty] Show some empty boxes? They stay face up, and for each one you may swap another card.
    }
gentle-proof-hint =
    { $state ->
        [alive] Show some alive cats? They stay face up, and for each one you may swap another card.
        [dead] Show some sleeping cats? They stay face up, and for each one you may swap another card.
       *[empty] Show some empty boxes? They stay face up, and for each one you may swap another card.
    }
proof-nothing = You have nothing to show. Nobody can tell.
proof-none = No proof
proof-some =
    { $count ->
        [0] Show proof
        [one] Show { $count } card
       *[other] Show { $count } cards
    }
swap-hint =
    { $count ->
        [one] Put away { $count } card at most, unseen, and draw as many.
       *[other] Put away { $count } cards at most, unseen, and draw as many.
    }
swap-nothing = You have nothing to swap. Nobody can tell.
swap-none = Keep all
swap-some =
    { $count ->
        [0] Swap
        [one] Swap { $count } card
       *[other] Swap { $count } cards
    }
of-most = of { $most }
one-more = One more: { $kind }
one-fewer = One fewer: { $kind }

## Powers

use-power = Use it now
use-named = Use { $name }
power-not-now = You cannot use it at this moment.
take-which = Which one do you take from the row?
take-it = Take { $name }
power-cecilia = Once a game: counts as 2 more alive cats this round.
power-maria = Once a game: counts as 1 more empty box this round.
power-purrie = Once a game: all face-up alive cats go to the discard pile.
power-felidae = Once a game: all face-up dead cats go to the discard pile.
power-feyncat = Once a game: Heisenbergs do not count this round.
power-prride = Once a game: look through the discard pile.
power-mewton = Once a game: draw 2 box cards into your hand.
power-felinestein = Once a game: discard your whole hand and draw as many.
power-pawking = Once a game: skip your turn, without claim or doubt.
power-tabby = Once a game: exchange this card for one in the row, and use that one’s power.
gentle-power-felidae = Once a game: all face-up sleeping cats go to the discard pile.

## The check and the end

the-check = The check
doubt-cry = Doubt!
of-at-least = of at least { $count } needed
skip-verdict = Skip to the verdict
enough = Enough!
not-enough = Too few!
over-facts =
    { $rounds ->
        [one] { $game }, { $players } players, { $rounds } round
       *[other] { $game }, { $players } players, { $rounds } rounds
    }
story-bluff = Boldest bluff
story-doubt = Costliest doubt
story-close = Closest call
story-end = Where it ended
story-check =
    { $you ->
        [claimer]
            { $wrong ->
                [you] Round { $round }: you claimed { $claim }, { $doubter-name } doubted. The count was { $found }, and you were wrong.
               *[other] Round { $round }: you claimed { $claim }, { $doubter-name } doubted. The count was { $found }, and { $wrong-name } was wrong.
            }
        [doubter]
            { $wrong ->
                [you] Round { $round }: { $claimer-name } claimed { $claim }, you doubted. The count was { $found }, and you were wrong.
               *[other] Round { $round }: { $claimer-name } claimed { $claim }, you doubted. The count was { $found }, and { $wrong-name } was wrong.
            }
       *[other] Round { $round }: { $claimer-name } claimed { $claim }, { $doubter-name } doubted. The count was { $found }, and { $wrong-name } was wrong.
    }
gentle-schrodinger-claim-short =
    { $state ->
        [alive] { $count } alive
        [dead] { $count } asleep
        [empty] { $count } empty
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
in-play =
    { $count ->
        [one] box in play
       *[other] boxes in play
    }

rank-winner = winner
rank-out = out in round { $round }

## The game in a minute

primer-schrodinger-goal = Everybody holds boxes with a cat in them, and sees only their own. How many cats are alive, or dead, and how many boxes are empty, in all hands together?
primer-schrodinger-claim = On your turn, claim that there are at least so many of one kind. Every claim lies further along the red thread than the last. You may bluff.
primer-schrodinger-proof = After a claim you may show boxes that match it. For each one you show, you may swap a box that you still hide.
primer-schrodinger-wild = A Heisenberg is wild: it counts as whatever is claimed.
primer-schrodinger-doubt = Instead of claiming, you may doubt the last claim. All boxes are opened and counted. Too few? The claimer was wrong. Enough? You were.
primer-schrodinger-end = Whoever was wrong loses a life, or is out where everybody has only one. Then a new round is dealt, with one card fewer each. The last one left wins.
track-drawn = The track of claims, from 1 alive in the corner to the ball of yarn

## Watching a game again

replay-mark-claim = claims
replay-mark-doubt = doubts
replay-mark-fall = who fell
