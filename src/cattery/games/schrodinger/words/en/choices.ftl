### Schrödinger’s Cats: answers, as they are offered to the player who is asked.

schrodinger-choice-claim = Claim { $claim }
schrodinger-choice-doubt = Doubt the claim
schrodinger-choice-show-proof =
    { $count ->
        [0] Show no proof
       *[other] Show { $cards }
    }
schrodinger-choice-swap-cards =
    { $count ->
        [0] Swap nothing
       *[other] Swap { $cards }
    }
schrodinger-choice-use-power = Use your physicat
schrodinger-choice-take-power = Use { physicat-tabby } to take { $physicat }
schrodinger-choice-end-turn = End your turn

## Chance

schrodinger-choice-draw-cards = Chance: { $cards }
schrodinger-choice-draw-physicat = Chance: { $physicat }
schrodinger-choice-name-starter =
    { $seat ->
        [you] Chance: you start
       *[other] Chance: { $seat-name } starts
    }
