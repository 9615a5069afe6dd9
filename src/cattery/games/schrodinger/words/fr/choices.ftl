### Les Chats de Schrödinger : les réponses, telles qu’elles sont proposées à qui doit répondre.

schrodinger-choice-claim = Annoncer { $claim }
schrodinger-choice-doubt = Mettre l’annonce en doute
schrodinger-choice-show-proof =
    { $count ->
        [0] Ne montrer aucune preuve
       *[other] Montrer { $cards }
    }
schrodinger-choice-swap-cards =
    { $count ->
        [0] Ne rien échanger
       *[other] Échanger { $cards }
    }
schrodinger-choice-use-power = Utiliser ton Physichat
schrodinger-choice-take-power = Utiliser { physicat-tabby } pour prendre { $physicat }
schrodinger-choice-end-turn = Finir ton tour

## Le hasard

schrodinger-choice-draw-cards = Hasard : { $cards }
schrodinger-choice-draw-physicat = Hasard : { $physicat }
schrodinger-choice-name-starter =
    { $seat ->
        [you] Hasard : tu commences
       *[other] Hasard : { $seat-name } commence
    }
