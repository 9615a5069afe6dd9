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

schrodinger-choice-draw-cards = Caso: { $cards }
schrodinger-choice-draw-physicat = Caso: { $physicat }
schrodinger-choice-name-starter =
    { $seat ->
        [you] Caso: cominci tu
       *[other] Caso: comincia { $seat-name }
    }
