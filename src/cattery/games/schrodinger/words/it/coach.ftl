### I gatti di Schrödinger: perché il coach la pensa così. Le probabilità sono percentuali.

schrodinger-reason-counted = Con ciò che vedi: { $chance }% per { $claim }.
schrodinger-reason-certain = Lo vedi con i tuoi occhi: { $claim }.
schrodinger-reason-impossible = Con ciò che vedi è impossibile: { $claim }.
schrodinger-reason-believed =
    { $leaning ->
        [up] Ciò che hanno detto gli altri lo rende più probabile: { $chance }%.
       *[down] Ciò che hanno detto gli altri lo rende meno probabile: { $chance }%.
    }
schrodinger-reason-doubted = { $seat-name } ne dubita nel { $chance }% dei casi.
schrodinger-reason-held =
    { $count ->
        [one] Hai { $count } carta che va bene.
       *[other] Hai { $count } carte che vanno bene.
    }
schrodinger-reason-shown =
    { $count ->
        [one] { $count } carta scoperta convince e permette uno scambio.
       *[other] { $count } carte scoperte convincono e permettono uno scambio.
    }
schrodinger-reason-kept-secret = Ciò che nascondi non dice nulla agli altri.
schrodinger-reason-new-chances =
    { $count ->
        [one] { $count } carta che non serve può diventarne una che serve.
       *[other] { $count } carte che non servono possono diventare utili.
    }
schrodinger-reason-given-away =
    { $count ->
        [one] Butteresti via { $count } carta che serve alla tua affermazione.
       *[other] Butteresti via { $count } carte che servono alla tua affermazione.
    }
schrodinger-reason-power-helps = { $physicat } aiuta più adesso che dopo.
schrodinger-reason-power-wasted = { $physicat } varrà di più in seguito.
schrodinger-reason-turn-ends = La tua affermazione resta com’è.

## Che cosa ne è venuto, in un’analisi. $found: quante andavano bene.

schrodinger-reason-raised = { $seat-name } ci ha creduto e ha rilanciato.
schrodinger-reason-caught-out = { $seat-name } ne ha dubitato, a ragione: erano { $found }.
schrodinger-reason-proved-true = { $seat-name } ne ha dubitato, a torto: erano { $found }.
schrodinger-reason-doubt-right = Il dubbio era giusto: erano { $found }.
schrodinger-reason-doubt-wrong = C’erano lo stesso: { $found }.
