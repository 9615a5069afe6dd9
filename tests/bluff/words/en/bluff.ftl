### Two-Card Bluff, all of it.

game-bluff = Two-Card Bluff
section-bluff-play = The whole game

B1 = Two play two rounds with three high cards and three low ones.
    .title = The pack
B2 = Each is dealt two cards, unseen by the other.
    .title = The deal
B3 = The layer lays one of them face down and says that it is high.
    .title = Laying a card
B4 = The other believes it, and the layer scores 1 point; or doubts it.
    .title = Belief and doubt
B5 = A card that is doubted is turned up, and whoever was right scores 2 points.
    .title = A doubted card
B6 = In the second round the other one lays. Most points win.
    .title = The end

option-bluff-players = Players
    .help = Always 2

bluff-event-round-began = A round begins.
bluff-event-dealt =
    { $seat ->
        [you] You are dealt { $cards }.
       *[other] { $seat-name } is dealt { $cards }.
    }
bluff-event-laid =
    { $seat ->
        [you] You lay { $card } face down and say that it is high.
       *[other] { $seat-name } lays { $card } face down and says that it is high.
    }
bluff-event-turned-up = It is turned up: { $card }.
bluff-event-scored =
    { $seat ->
        [you]
            { $points ->
                [one] You score { $points } point.
               *[other] You score { $points } points.
            }
       *[other]
            { $points ->
                [one] { $seat-name } scores { $points } point.
               *[other] { $seat-name } scores { $points } points.
            }
    }

bluff-step-begin-round = The next round is about to begin.
bluff-step-deal =
    { $seat ->
        [you] Your cards are about to be dealt.
       *[other] { $seat-name } is about to be dealt cards.
    }
bluff-step-lay =
    { $seat ->
        [you] Which card do you lay face down, as a high one?
       *[other] { $seat-name } is choosing a card to lay.
    }
bluff-step-answer =
    { $seat ->
        [you] Is it a high card?
       *[other] { $seat-name } is thinking about that card.
    }

bluff-choice-pick = Lay { $cards }
bluff-choice-call =
    { $call ->
        [doubt] Doubt it
       *[believe] Believe it
    }

bluff-card-h = a high card
bluff-card-l = a low card
bluff-card-hidden = a card
bluff-cards-hidden = two cards
bluff-cards-none = no cards
bluff-score =
    { $points ->
        [one] { $who }: { $points } point.
       *[other] { $who }: { $points } points.
    }
bluff-notation-lay = { $short }: lay a high card, or a low one.
bluff-notation-believe = { $short }: believe it.
bluff-notation-doubt = { $short }: doubt it.

arena-score = points
report-score = Points more than the others
report-by-hand = By first hand
hand-hh = two high cards
hand-hl = one of each
hand-ll = two low cards
