### Schrödinger’s Cats: what happened. $seat is “you” for the reader; $cards and $physicat say only what the reader may know.

## Setup and deal

schrodinger-event-physicat-dealt =
    { $seat ->
        [you] Your physicat: { $physicat }.
       *[other] { $seat-name } gets { $physicat }.
    }
schrodinger-event-row-begun = { $physicat } begins the row, face up.
schrodinger-event-starter-chosen =
    { $seat ->
        [you] You start the first round.
       *[other] { $seat-name } starts the first round.
    }
schrodinger-event-round-began =
    { $starter ->
        [you]
            { $hand-size ->
                [one] Round { $round }: { $hand-size } card each, { $in-play } in play. You start.
               *[other] Round { $round }: { $hand-size } cards each, { $in-play } in play. You start.
            }
       *[other]
            { $hand-size ->
                [one] Round { $round }: { $hand-size } card each, { $in-play } in play. { $starter-name } starts.
               *[other] Round { $round }: { $hand-size } cards each, { $in-play } in play. { $starter-name } starts.
            }
    }
schrodinger-event-cards-dealt =
    { $seat ->
        [you] You are dealt { $cards }.
       *[other] { $seat-name } is dealt { $cards }.
    }

## A turn

schrodinger-event-claimed =
    { $seat ->
        [you] You claim { $claim }.
       *[other] { $seat-name } claims { $claim }.
    }
schrodinger-event-proof-shown =
    { $seat ->
        [you] You show proof: { $cards }.
       *[other] { $seat-name } shows proof: { $cards }.
    }
schrodinger-event-cards-put-away =
    { $seat ->
        [you] You put away { $cards }, face down.
       *[other] { $seat-name } puts away { $cards }, face down.
    }
schrodinger-event-cards-drawn =
    { $seat ->
        [you] You draw { $cards }.
       *[other] { $seat-name } draws { $cards }.
    }

## Physicats

schrodinger-event-power-used =
    { $seat ->
        [you] You use { $physicat }.
       *[other] { $seat-name } uses { $physicat }.
    }
schrodinger-event-power-taken =
    { $seat ->
        [you] You take { $physicat } from the row.
       *[other] { $seat-name } takes { $physicat } from the row.
    }
schrodinger-event-proofs-removed = Off the table, to the discard pile: { $cards }.
schrodinger-event-pile-looked-at =
    { $seat ->
        [you] You look through the discard pile: { $cards }.
       *[other] { $seat-name } looks through the discard pile: { $cards }.
    }
schrodinger-event-turn-skipped =
    { $seat ->
        [you] You skip your turn.
       *[other] { $seat-name } skips this turn.
    }
schrodinger-event-physicat-sent-to-row = { $physicat } joins the row.

## Doubt and check

schrodinger-event-doubted =
    { $seat ->
        [you] You doubt { $claimer-name }’s claim of { $claim }.
       *[other]
            { $claimer ->
                [you] { $seat-name } doubts your claim of { $claim }.
               *[other] { $seat-name } doubts { $claimer-name }’s claim of { $claim }.
            }
    }
schrodinger-event-hands-revealed =
    { $wrong ->
        [you] Count: { $found }. Claim: { $claim }. You are wrong.
       *[other] Count: { $found }. Claim: { $claim }. { $wrong-name } is wrong.
    }
# One line for each hand. $proof: what lay face up already; $proof-count: how much of that.
schrodinger-hand-shown =
    { $seat ->
        [you]
            { $proof-count ->
                [0] Your hand: { $cards }.
               *[other] Your hand: { $cards }. Your proof: { $proof }.
            }
       *[other]
            { $proof-count ->
                [0] { $seat-name }: { $cards }.
               *[other] { $seat-name }: { $cards }. Proof: { $proof }.
            }
    }
schrodinger-physicat-shown =
    { $seat ->
        [you] In front of you: { $physicat }.
       *[other] In front of { $seat-name }: { $physicat }.
    }
schrodinger-event-life-lost =
    { $seat ->
        [you]
            { $left ->
                [0] You lose your last life.
               *[other] You lose a life and have { $left } left.
            }
       *[other]
            { $left ->
                [0] { $seat-name } loses the last life.
               *[other] { $seat-name } loses a life and has { $left } left.
            }
    }
schrodinger-event-eliminated =
    { $seat ->
        [you] You are out of the game.
       *[other] { $seat-name } is out of the game.
    }
schrodinger-event-physicat-revealed =
    { $seat ->
        [you] Your unused physicat joins the row: { $physicat }.
       *[other] { $seat-name } never used { $physicat }: off to the row.
    }
schrodinger-event-won =
    { $seat ->
        [you] You win the game!
       *[other] { $seat-name } wins the game!
    }
