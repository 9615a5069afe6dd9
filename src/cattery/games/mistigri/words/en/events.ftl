### Crazy Mistigri: what happened. $seat is “you” for the reader; $card and $cards say only what the reader may know.

## The deal

mistigri-event-round-began = Round { $number } begins.
mistigri-event-first-player =
    { $seat ->
        [you] You deal and go first.
       *[other] { $seat-name } deals and goes first.
    }
mistigri-event-hand-dealt =
    { $seat ->
        [you] You are dealt { $cards }.
       *[other] { $seat-name } is dealt { $cards }.
    }

## Draw and discard

mistigri-event-turn-began =
    { $seat ->
        [you]
            { $draws ->
                [1] Your turn.
               *[other] Your turn: you draw { $draws } cards.
            }
       *[other]
            { $draws ->
                [1] { $seat-name }’s turn.
               *[other] { $seat-name }’s turn, with { $draws } cards to draw.
            }
    }
mistigri-event-card-drawn =
    { $seat ->
        [you] You draw { $card } from { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } draws { $card } from you.
               *[other] { $seat-name } draws { $card } from { $giver-name }.
            }
    }
mistigri-event-pair-discarded =
    { $seat ->
        [you] You discard { $cards }.
       *[other] { $seat-name } discards { $cards }.
    }
mistigri-event-passed =
    { $seat ->
        [you] You pass.
       *[other] { $seat-name } passes.
    }
mistigri-event-declined =
    { $seat ->
        [you] You discard no further pair.
       *[other] { $seat-name } discards no further pair.
    }
mistigri-event-went-out =
    { $seat ->
        [you] Miaoooo! You are out of the round.
       *[other] Miaoooo! { $seat-name } is out of the round.
    }

## Effects

mistigri-event-effect-taken =
    { $value ->
        [1]
            { $seat ->
                [you] 1 + 1: you discard your other 1s.
               *[other] 1 + 1: { $seat-name } discards all other 1s.
            }
        [2]
            { $seat ->
                [you] 2 + 2: you choose the card to be drawn next.
               *[other] 2 + 2: { $seat-name } chooses the card to be drawn next.
            }
        [3]
            { $seat ->
                [you] 3 + 3: after the next draw you swap with the pile.
               *[other] 3 + 3: after the next draw { $seat-name } swaps with the pile.
            }
        [4]
            { $seat ->
                [you] 4 + 4: you give a card away.
               *[other] 4 + 4: { $seat-name } gives a card away.
            }
        [5]
            { $seat ->
                [you] 5 + 5: you hand out cards from the pile.
               *[other] 5 + 5: { $seat-name } hands out cards from the pile.
            }
        [6]
            { $seat ->
                [you] 6 + 6: you may discard another pair.
               *[other] 6 + 6: { $seat-name } may discard another pair.
            }
        [7]
            { $seat ->
                [you] 7 + 7: two cards will be drawn from you.
               *[other] 7 + 7: two cards will be drawn from { $seat-name }.
            }
       *[8]
            { $seat ->
                [you] 8 + 8: three cards will be drawn from you.
               *[other] 8 + 8: three cards will be drawn from { $seat-name }.
            }
    }
mistigri-event-effect-lapsed = The effect of { $value } + { $value } is lost.
mistigri-event-reversed =
    { $seat ->
        [you]
            { $arrow ->
                [1] You reverse the direction: clockwise now.
               *[other] You reverse the direction: anticlockwise now.
            }
       *[other]
            { $arrow ->
                [1] { $seat-name } reverses the direction: clockwise now.
               *[other] { $seat-name } reverses the direction: anticlockwise now.
            }
    }
mistigri-event-ones-discarded =
    { $seat ->
        [you]
            { $count ->
                [0] You have no other 1s.
               *[other] You also discard { $cards }.
            }
       *[other]
            { $count ->
                [0] { $seat-name } has no other 1s.
               *[other] { $seat-name } also discards { $cards }.
            }
    }
mistigri-event-card-chosen =
    { $seat ->
        [you] You choose { $card } to be drawn next.
       *[other] { $seat-name } has chosen { $card } to be drawn next.
    }
mistigri-event-card-discarded =
    { $seat ->
        [you] You discard { $card }.
       *[other] { $seat-name } discards { $card }.
    }
mistigri-event-card-taken =
    { $seat ->
        [you]
            { $to ->
                [same] You take { $card } from the pile.
               *[other] You give { $to-name } { $card } from the pile.
            }
       *[other]
            { $to ->
                [you] { $seat-name } gives you { $card } from the pile.
                [same] { $seat-name } takes { $card } from the pile.
               *[other] { $seat-name } gives { $to-name } { $card } from the pile.
            }
    }
mistigri-event-card-given =
    { $seat ->
        [you] You give { $to-name } { $card }.
       *[other]
            { $to ->
                [you] { $seat-name } gives you { $card }.
               *[other] { $seat-name } gives { $to-name } { $card }.
            }
    }

## End of a round and of the game

mistigri-event-round-ended =
    { $rule ->
        [M40] The round is over: only one player holds cards.
        [M41] The round is over: everyone has passed.
        [M43] The round is over: that was its 300th turn.
       *[M46] The round is over: nobody holds any cards.
    }
# One line for each hand that is left, and what it costs.
mistigri-hand-shown =
    { $seat ->
        [you]
            { $points ->
                [one] You: { $points } penalty point for { $cards }.
               *[other] You: { $points } penalty points for { $cards }.
            }
       *[other]
            { $points ->
                [one] { $seat-name }: { $points } penalty point for { $cards }.
               *[other] { $seat-name }: { $points } penalty points for { $cards }.
            }
    }
# $winner: “you”, or “shared” when several win; $winners: their names.
mistigri-event-game-ended =
    { $winner ->
        [you]
            { $points ->
                [one] You win with { $points } penalty point!
               *[other] You win with { $points } penalty points!
            }
        [shared]
            { $points ->
                [one] The win is shared, with { $points } penalty point each: { $winners }.
               *[other] The win is shared, with { $points } penalty points each: { $winners }.
            }
       *[other]
            { $points ->
                [one] { $winners } wins with { $points } penalty point.
               *[other] { $winners } wins with { $points } penalty points.
            }
    }
mistigri-totals = Penalty points in all: { $scores }.
