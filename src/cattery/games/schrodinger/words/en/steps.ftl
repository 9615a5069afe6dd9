### Schrödinger’s Cats: what is to be done next: a question to the reader, or what others are busy with.

## Questions

schrodinger-step-take-turn =
    { $seat ->
        [you] It is your turn.
       *[other] { $seat-name } is thinking.
    }
schrodinger-step-prove =
    { $seat ->
        [you] Do you show proof?
       *[other] { $seat-name } is thinking about proof.
    }
schrodinger-step-swap =
    { $seat ->
        [you]
            { $shown-cards ->
                [one] Do you swap a card?
               *[other] Do you swap cards? { $shown-cards } at most.
            }
       *[other] { $seat-name } is thinking about a swap.
    }
schrodinger-step-last-word =
    { $seat ->
        [you] End your turn, or use your physicat first?
       *[other] { $seat-name } may still use a physicat.
    }

## What chance does, or what happens by itself

schrodinger-step-new-game = A new game is being set up.
schrodinger-step-deal-physicat =
    { $seat ->
        [you] You are about to get a physicat.
       *[other] { $seat-name } is about to get a physicat.
    }
schrodinger-step-turn-up-physicat = A physicat is about to begin the row.
schrodinger-step-choose-starter = Chance picks who starts.
schrodinger-step-next-round = Then comes the next round.
schrodinger-step-deal-hand =
    { $seat ->
        [you]
            { $count ->
                [one] You are about to be dealt { $count } card.
               *[other] You are about to be dealt { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $seat-name } is about to be dealt { $count } card.
               *[other] { $seat-name } is about to be dealt { $count } cards.
            }
    }
schrodinger-step-go-on = The turn goes on.
schrodinger-step-draw-from-deck =
    { $seat ->
        [you]
            { $count ->
                [one] You are about to draw { $count } card.
               *[other] You are about to draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $seat-name } is about to draw { $count } card.
               *[other] { $seat-name } is about to draw { $count } cards.
            }
    }
schrodinger-step-check-claim = The claim is checked.
