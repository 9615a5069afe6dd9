### Les Chats de Schrödinger : ce qui s’est passé. $seat vaut « you » pour qui lit ; $cards et $physicat ne disent que ce que cette personne peut savoir.

## Mise en place et donne

schrodinger-event-physicat-dealt =
    { $seat ->
        [you] Ton Physichat : { $physicat }.
       *[other] { $seat-name } reçoit { $physicat }.
    }
schrodinger-event-row-begun = { $physicat } commence la rangée, face visible.
schrodinger-event-starter-chosen =
    { $seat ->
        [you] Tu commences la première manche.
       *[other] { $seat-name } commence la première manche.
    }
schrodinger-event-round-began =
    { $starter ->
        [you]
            { $hand-size ->
                [one] Manche { $round } : { $hand-size } carte par personne, { $in-play } en jeu. Tu commences.
               *[other] Manche { $round } : { $hand-size } cartes par personne, { $in-play } en jeu. Tu commences.
            }
       *[other]
            { $hand-size ->
                [one] Manche { $round } : { $hand-size } carte par personne, { $in-play } en jeu. { $starter-name } commence.
               *[other] Manche { $round } : { $hand-size } cartes par personne, { $in-play } en jeu. { $starter-name } commence.
            }
    }
schrodinger-event-cards-dealt =
    { $seat ->
        [you] Tu reçois { $cards }.
       *[other] { $seat-name } reçoit { $cards }.
    }

## Un tour

schrodinger-event-claimed =
    { $seat ->
        [you] Tu annonces { $claim }.
       *[other] { $seat-name } annonce { $claim }.
    }
schrodinger-event-proof-shown =
    { $seat ->
        [you] Tu montres une preuve : { $cards }.
       *[other] { $seat-name } montre une preuve : { $cards }.
    }
schrodinger-event-cards-put-away =
    { $seat ->
        [you] Tu défausses { $cards }, face cachée.
       *[other] { $seat-name } défausse { $cards }, face cachée.
    }
schrodinger-event-cards-drawn =
    { $seat ->
        [you] Tu pioches { $cards }.
       *[other] { $seat-name } pioche { $cards }.
    }

## Physichats

schrodinger-event-power-used =
    { $seat ->
        [you] Tu utilises { $physicat }.
       *[other] { $seat-name } utilise { $physicat }.
    }
schrodinger-event-power-taken =
    { $seat ->
        [you] Tu prends { $physicat } dans la rangée.
       *[other] { $seat-name } prend { $physicat } dans la rangée.
    }
schrodinger-event-proofs-removed = De la table à la défausse : { $cards }.
schrodinger-event-pile-looked-at =
    { $seat ->
        [you] Tu regardes la défausse : { $cards }.
       *[other] { $seat-name } regarde la défausse : { $cards }.
    }
schrodinger-event-turn-skipped =
    { $seat ->
        [you] Tu sautes ton tour.
       *[other] { $seat-name } saute son tour.
    }
schrodinger-event-physicat-sent-to-row = { $physicat } rejoint la rangée.

## Doute et vérification

schrodinger-event-doubted =
    { $seat ->
        [you] Tu doutes : { $claimer-name } a annoncé { $claim }.
       *[other]
            { $claimer ->
                [you] { $seat-name } doute : tu as annoncé { $claim }.
               *[other] { $seat-name } doute : { $claimer-name } a annoncé { $claim }.
            }
    }
schrodinger-event-hands-revealed =
    { $wrong ->
        [you] Total : { $found }. Annonce : { $claim }. Tu as tort.
       *[other] Total : { $found }. Annonce : { $claim }. { $wrong-name } a tort.
    }
# Une ligne par main. $proof : ce qui était déjà visible ; $proof-count : combien de cartes.
schrodinger-hand-shown =
    { $seat ->
        [you]
            { $proof-count ->
                [0] Ta main : { $cards }.
               *[other] Ta main : { $cards }. Ta preuve : { $proof }.
            }
       *[other]
            { $proof-count ->
                [0] { $seat-name } : { $cards }.
               *[other] { $seat-name } : { $cards }. Preuve : { $proof }.
            }
    }
schrodinger-physicat-shown =
    { $seat ->
        [you] Devant toi : { $physicat }.
       *[other] Devant { $seat-name } : { $physicat }.
    }
schrodinger-event-life-lost =
    { $seat ->
        [you]
            { $left ->
                [0] Tu perds ta dernière vie.
               *[other] Tu perds une vie, il t’en reste { $left }.
            }
       *[other]
            { $left ->
                [0] { $seat-name } perd sa dernière vie.
               *[other] { $seat-name } perd une vie, il lui en reste { $left }.
            }
    }
schrodinger-event-eliminated =
    { $seat ->
        [you] Te voilà hors jeu.
       *[other] { $seat-name } est hors jeu.
    }
schrodinger-event-physicat-revealed =
    { $seat ->
        [you] Ton Physichat inutilisé rejoint la rangée : { $physicat }.
       *[other] { $seat-name } n’a pas utilisé { $physicat } : direction la rangée.
    }
schrodinger-event-won =
    { $seat ->
        [you] Tu gagnes la partie !
       *[other] { $seat-name } gagne la partie !
    }
