### Os Gatos de Schrödinger: respostas, como são oferecidas a quem deve responder.

schrodinger-choice-claim = Afirmar: { $claim }
schrodinger-choice-doubt = Duvidar da afirmação
schrodinger-choice-show-proof =
    { $count ->
        [0] Não mostrar prova
       *[other] Mostrar { $cards }
    }
schrodinger-choice-swap-cards =
    { $count ->
        [0] Não trocar nada
       *[other] Trocar { $cards }
    }
schrodinger-choice-use-power = Usar seu Fisigato
schrodinger-choice-take-power = Usar { physicat-tabby } para pegar { $physicat }
schrodinger-choice-end-turn = Terminar o turno

## O acaso

schrodinger-choice-draw-cards = Sorte: { $cards }
schrodinger-choice-draw-physicat = Sorte: { $physicat }
schrodinger-choice-name-starter =
    { $seat ->
        [you] Sorte: você começa
       *[other] Sorte: { $seat-name } começa
    }
