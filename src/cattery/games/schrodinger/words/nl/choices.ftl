### Schrödingers katten: antwoorden, zoals ze worden aangeboden aan wie moet kiezen.

schrodinger-choice-claim = Stelling: { $claim }
schrodinger-choice-doubt = Betwijfel de stelling
schrodinger-choice-show-proof =
    { $count ->
        [0] Toon geen bewijs
       *[other] Toon { $cards }
    }
schrodinger-choice-swap-cards =
    { $count ->
        [0] Ruil niets
       *[other] Ruil { $cards }
    }
schrodinger-choice-use-power = Gebruik je fysikat
schrodinger-choice-take-power = Gebruik { physicat-tabby } om { $physicat } te pakken
schrodinger-choice-end-turn = Beëindig je beurt

## Het toeval

schrodinger-choice-draw-cards = Toeval: { $cards }
schrodinger-choice-draw-physicat = Toeval: { $physicat }
schrodinger-choice-name-starter =
    { $seat ->
        [you] Toeval: jij begint
       *[other] Toeval: { $seat-name } begint
    }
