### Les Chats de Schrödinger : pourquoi le coach est de cet avis. Les chances sont en pour cent.

schrodinger-reason-counted = D’après ce que tu vois : { $chance } % pour { $claim }.
schrodinger-reason-certain = Tu le vois de tes yeux : { $claim }.
schrodinger-reason-impossible = D’après ce que tu vois, c’est impossible : { $claim }.
schrodinger-reason-believed =
    { $leaning ->
        [up] Ce que les autres ont dit le rend plus probable : { $chance } %.
       *[down] Ce que les autres ont dit le rend moins probable : { $chance } %.
    }
schrodinger-reason-doubted = { $seat-name } en doute dans { $chance } % des cas.
schrodinger-reason-held =
    { $count ->
        [one] Tu as { $count } carte qui convient.
       *[other] Tu as { $count } cartes qui conviennent.
    }
schrodinger-reason-shown =
    { $count ->
        [one] { $count } carte visible convainc et permet un échange.
       *[other] { $count } cartes visibles convainquent et permettent un échange.
    }
schrodinger-reason-kept-secret = Ce que tu caches n’apprend rien aux autres.
schrodinger-reason-new-chances =
    { $count ->
        [one] { $count } carte inutile peut en devenir une qui convient.
       *[other] { $count } cartes inutiles peuvent en devenir qui conviennent.
    }
schrodinger-reason-given-away =
    { $count ->
        [one] Tu perdrais { $count } carte dont ton annonce a besoin.
       *[other] Tu perdrais { $count } cartes dont ton annonce a besoin.
    }
schrodinger-reason-power-helps = { $physicat } aide plus maintenant que plus tard.
schrodinger-reason-power-wasted = { $physicat } vaudra plus par la suite.
schrodinger-reason-turn-ends = Ton annonce reste telle quelle.

## Ce qui s’en est suivi, dans une analyse. $found : combien convenaient.

schrodinger-reason-raised = { $seat-name } y a cru et a surenchéri.
schrodinger-reason-caught-out = { $seat-name } en a douté, avec raison : il y en avait { $found }.
schrodinger-reason-proved-true = { $seat-name } en a douté, à tort : il y en avait { $found }.
schrodinger-reason-doubt-right = Le doute était juste : il y en avait { $found }.
schrodinger-reason-doubt-wrong = Il y en avait quand même assez : { $found }.
