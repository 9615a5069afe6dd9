### Les Chats de Schrödinger : ce qui vient ensuite : une question à qui lit, ou ce qui occupe les autres.

## Questions

schrodinger-step-take-turn =
    { $seat ->
        [you] C’est à toi.
       *[other] { $seat-name } réfléchit.
    }
schrodinger-step-prove =
    { $seat ->
        [you] Montres-tu une preuve ?
       *[other] { $seat-name } réfléchit à sa preuve.
    }
schrodinger-step-swap =
    { $seat ->
        [you]
            { $shown-cards ->
                [one] Échanges-tu une carte ?
               *[other] Échanges-tu des cartes ? { $shown-cards } au maximum.
            }
       *[other] { $seat-name } réfléchit à un échange.
    }
schrodinger-step-last-word =
    { $seat ->
        [you] Finir ton tour, ou d’abord utiliser ton Physichat ?
       *[other] { $seat-name } peut encore utiliser un Physichat.
    }

## Ce que fait le hasard, ou ce qui se fait tout seul

schrodinger-step-new-game = Une nouvelle partie se prépare.
schrodinger-step-deal-physicat =
    { $seat ->
        [you] Tu vas recevoir un Physichat.
       *[other] { $seat-name } va recevoir un Physichat.
    }
schrodinger-step-turn-up-physicat = Un Physichat va commencer la rangée.
schrodinger-step-choose-starter = Le hasard choisit qui commence.
schrodinger-step-next-round = Puis vient la manche suivante.
schrodinger-step-deal-hand =
    { $seat ->
        [you]
            { $count ->
                [one] Tu vas recevoir { $count } carte.
               *[other] Tu vas recevoir { $count } cartes.
            }
       *[other]
            { $count ->
                [one] { $seat-name } va recevoir { $count } carte.
               *[other] { $seat-name } va recevoir { $count } cartes.
            }
    }
schrodinger-step-go-on = Le tour continue.
schrodinger-step-draw-from-deck =
    { $seat ->
        [you]
            { $count ->
                [one] Tu vas piocher { $count } carte.
               *[other] Tu vas piocher { $count } cartes.
            }
       *[other]
            { $count ->
                [one] { $seat-name } va piocher { $count } carte.
               *[other] { $seat-name } va piocher { $count } cartes.
            }
    }
schrodinger-step-check-claim = On vérifie l’annonce.
