### Crazy Mistigri: why the coach thinks so. Chances are per cent.

mistigri-reason-goes-out = It empties your hand: no penalty for you.
# $count: the cards left in hand; $points: of these, what finds no partner there.
mistigri-reason-leaves = Left in hand: { $count }; without a partner: { $points } in points.
mistigri-reason-keeps-all = To pass keeps every card in your hand.
mistigri-reason-effect =
    { $value ->
        [1] { effect-1 }
        [2] { effect-2 }
        [3] { effect-3 }
        [4] { effect-4 }
        [5] { effect-5 }
        [6] { effect-6 }
        [7] { effect-7 }
       *[8] { effect-8 }
    }
mistigri-reason-mistigri-likely = Your next draw, from { $seat-name }, is { mistigri-card-mistigri }: { $chance }%.
mistigri-reason-mistigri-avoided = You no longer draw from { $seat-name }, who holds { mistigri-card-mistigri } out to you: { $chance }%.
mistigri-reason-partner-likely = Your next draw finds a partner: { $chance }%.
mistigri-reason-sticks = No partner there, with { $seat-name }: { $card }, { $chance }%.
mistigri-reason-comes-back = You draw from { $seat-name } next: it may come back.
mistigri-reason-fits = In your hand it has a partner: { $card }.
mistigri-reason-burdens = In your hand it has no partner: { $card }.
