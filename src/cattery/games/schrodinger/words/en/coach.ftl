### Schrödinger’s Cats: why the coach thinks so. Chances are per cent.

schrodinger-reason-counted = With what you see: { $chance }% for { $claim }.
schrodinger-reason-certain = You see it yourself: { $claim }.
schrodinger-reason-impossible = With what you see, it cannot be: { $claim }.
schrodinger-reason-believed =
    { $leaning ->
        [up] What the others have said makes it likelier: { $chance }%.
       *[down] What the others have said makes it less likely: { $chance }%.
    }
schrodinger-reason-doubted = { $seat-name } doubts it in { $chance }% of cases.
schrodinger-reason-held =
    { $count ->
        [one] You hold { $count } card that fits.
       *[other] You hold { $count } cards that fit.
    }
schrodinger-reason-shown =
    { $count ->
        [one] { $count } card in the open is believed, and lets you swap.
       *[other] { $count } cards in the open are believed, and let you swap.
    }
schrodinger-reason-kept-secret = What you keep hidden tells the others nothing.
schrodinger-reason-new-chances =
    { $count ->
        [one] { $count } card that does not fit may become one that does.
       *[other] { $count } cards that do not fit may become ones that do.
    }
schrodinger-reason-given-away =
    { $count ->
        [one] You would put away { $count } card that your claim needs.
       *[other] You would put away { $count } cards that your claim needs.
    }
schrodinger-reason-power-helps = { $physicat } helps more now than later.
schrodinger-reason-power-wasted = { $physicat } will be worth more later.
schrodinger-reason-turn-ends = Your claim stands as it is.

## What came of it, in a review. $found: how many matched.

schrodinger-reason-raised = { $seat-name } believed it and went higher.
schrodinger-reason-caught-out = { $seat-name } doubted it, rightly: { $found } were there.
schrodinger-reason-proved-true = { $seat-name } doubted it, wrongly: { $found } were there.
schrodinger-reason-doubt-right = The doubt was right: { $found } were there.
schrodinger-reason-doubt-wrong = They were there all the same: { $found }.
