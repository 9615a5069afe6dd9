### Os Gatos de Schrödinger: por que o treinador pensa assim. As chances são por cento.

schrodinger-reason-counted = Com o que você vê: { $chance }% para { $claim }.
schrodinger-reason-certain = Isso você já vê: { $claim }.
schrodinger-reason-impossible = Com o que você vê, é impossível: { $claim }.
schrodinger-reason-believed =
    { $leaning ->
        [up] O que os outros disseram torna isso mais provável: { $chance }%.
       *[down] O que os outros disseram torna isso menos provável: { $chance }%.
    }
schrodinger-reason-doubted = { $seat-name } duvida em { $chance }% dos casos.
schrodinger-reason-held =
    { $count ->
        [one] Você tem { $count } carta que serve.
       *[other] Você tem { $count } cartas que servem.
    }
schrodinger-reason-shown =
    { $count ->
        [one] { $count } carta à vista convence e permite trocar.
       *[other] { $count } cartas à vista convencem e permitem trocar.
    }
schrodinger-reason-kept-secret = O que você esconde não diz nada aos outros.
schrodinger-reason-new-chances =
    { $count ->
        [one] { $count } carta que não serve pode virar uma que serve.
       *[other] { $count } cartas que não servem podem virar outras que servem.
    }
schrodinger-reason-given-away =
    { $count ->
        [one] Você descartaria { $count } carta de que sua afirmação precisa.
       *[other] Você descartaria { $count } cartas de que sua afirmação precisa.
    }
schrodinger-reason-power-helps = { $physicat } ajuda mais agora do que depois.
schrodinger-reason-power-wasted = { $physicat } vai valer mais depois.
schrodinger-reason-turn-ends = Sua afirmação fica como está.

## O que deu disso, em uma análise. $found: quantas serviam.

schrodinger-reason-raised = { $seat-name } acreditou e subiu.
schrodinger-reason-caught-out = { $seat-name } duvidou, com razão: havia { $found }.
schrodinger-reason-proved-true = { $seat-name } duvidou, sem razão: havia { $found }.
schrodinger-reason-doubt-right = A dúvida estava certa: havia { $found }.
schrodinger-reason-doubt-wrong = Mesmo assim estavam lá: { $found }.
