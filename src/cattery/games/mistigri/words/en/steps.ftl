### Crazy Mistigri: what is to be done next: a question to the reader, or what others are busy with.

## Questions

mistigri-step-pair-or-pass =
    { $seat ->
        [you] Do you discard a pair, or pass?
       *[other] { $seat-name } is thinking: a pair, or pass?
    }
mistigri-step-another-pair =
    { $seat ->
        [you] Do you discard another pair?
       *[other] { $seat-name } is thinking about another pair.
    }
mistigri-step-effect-or-reverse =
    { $seat ->
        [you] The effect of { $value } + { $value }, or reverse the direction?
       *[other] { $seat-name } is thinking: the effect of { $value } + { $value }, or reverse?
    }
mistigri-step-choose-drawn =
    { $seat ->
        [you] Which card shall be drawn from you?
       *[other] { $seat-name } is choosing the card to be drawn next.
    }
mistigri-step-swap-out =
    { $seat ->
        [you] Which card do you discard, to swap with the pile?
       *[other] { $seat-name } is about to swap with the pile.
    }
mistigri-step-swap-in =
    { $seat ->
        [you] Which card do you take from the pile?
       *[other] { $seat-name } is choosing a card from the pile.
    }
mistigri-step-give-away =
    { $seat ->
        [you] Which card do you give away, and to whom?
       *[other] { $seat-name } is choosing a card to give away.
    }
mistigri-step-feed =
    { $seat ->
        [you]
            { $to ->
                [same] Which card of the pile do you take?
               *[other] Which card of the pile is for { $to-name }?
            }
       *[other]
            { $to ->
                [you] { $seat-name } is choosing a card of the pile for you.
                [same] { $seat-name } is choosing a card of the pile.
               *[other] { $seat-name } is choosing a card of the pile for { $to-name }.
            }
    }

## What chance does, or what happens by itself

mistigri-step-begin-round = Round { $number } is about to begin.
mistigri-step-name-first = It is decided who goes first.
mistigri-step-deal-hand =
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
mistigri-step-take-turn =
    { $seat ->
        [you] Your turn is about to begin.
       *[other] { $seat-name }’s turn is about to begin.
    }
mistigri-step-draw-card =
    { $seat ->
        [you] You are about to draw from { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } is about to draw from you.
               *[other] { $seat-name } is about to draw from { $giver-name }.
            }
    }
mistigri-step-swap =
    { $seat ->
        [you] Then you swap with the pile.
       *[other] Then { $seat-name } swaps with the pile.
    }
mistigri-step-apply-effect = The effect of { $value } + { $value } is about to be applied.
mistigri-step-feed-next =
    { $seat ->
        [you]
            { $to ->
                [same] You are next to get a card from the pile.
               *[other] { $to-name } is next to get a card from the pile.
            }
       *[other]
            { $to ->
                [you] You are next to get a card from the pile.
                [same] { $to-name } is next to get a card from the pile.
               *[other] { $to-name } is next to get a card from the pile.
            }
    }
mistigri-step-end-turn = The turn is about to end.
mistigri-step-score-round = The hands are about to be scored.
mistigri-step-tie-round = If the lowest total is tied, a third round follows.
mistigri-step-end-game = Then the game is over.
