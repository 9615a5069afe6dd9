### I gatti di Schrödinger: risposte, come sono proposte a chi deve rispondere.

schrodinger-choice-claim = Afferma: { $claim }
schrodinger-choice-doubt = Dubita dell’affermazione
schrodinger-choice-show-proof =
    { $count ->
        [0] Non mostrare prove
       *[other] Mostra { $cards }
    }
schrodinger-choice-swap-cards =
    { $count ->
        [0] Non scambiare nulla
       *[other] Scambia { $cards }
    }
schrodinger-choice-use-power = Usa il tuo Fisigatto
schrodinger-choice-take-power = Usa { physicat-tabby } per prendere { $physicat }
schrodinger-choice-end-turn = Chiudi il turno

## Il caso

schrodinger-choice-draw-cards = Sorte: { $cards }
schrodinger-choice-draw-physicat = Sorte: { $physicat }
schrodinger-choice-name-starter =
    { $seat ->
        [you] Sorte: cominci tu
       *[other] Sorte: comincia { $seat-name }
    }
