### Crazy Mistigri : ce qui vient ensuite : une question à qui lit, ou ce qui occupe les autres.

## Questions

mistigri-step-pair-or-pass =
    { $seat ->
        [you] Défausses-tu une paire ou passes-tu ?
       *[other] { $seat-name } réfléchit : une paire, ou passer ?
    }
mistigri-step-another-pair =
    { $seat ->
        [you] Défausses-tu une autre paire ?
       *[other] { $seat-name } réfléchit à une autre paire.
    }
mistigri-step-effect-or-reverse =
    { $seat ->
        [you] L’effet de { $value } + { $value }, ou inverser le sens ?
       *[other] { $seat-name } réfléchit : l’effet de { $value } + { $value }, ou inverser ?
    }
mistigri-step-choose-drawn =
    { $seat ->
        [you] Quelle carte piochera-t-on chez toi ?
       *[other] { $seat-name } choisit la prochaine carte piochée.
    }
mistigri-step-swap-out =
    { $seat ->
        [you] Quelle carte défausses-tu pour l’échange ?
       *[other] { $seat-name } va échanger avec la défausse.
    }
mistigri-step-swap-in =
    { $seat ->
        [you] Quelle carte prends-tu dans la défausse ?
       *[other] { $seat-name } choisit une carte de la défausse.
    }
mistigri-step-give-away =
    { $seat ->
        [you] Quelle carte donnes-tu, et à qui ?
       *[other] { $seat-name } choisit une carte à donner.
    }
mistigri-step-feed =
    { $seat ->
        [you]
            { $to ->
                [same] Quelle carte de la défausse prends-tu ?
               *[other] Quelle carte de la défausse pour { $to-name } ?
            }
       *[other]
            { $to ->
                [you] { $seat-name } choisit pour toi une carte de la défausse.
                [same] { $seat-name } choisit une carte de la défausse.
               *[other] { $seat-name } choisit une carte de la défausse pour { $to-name }.
            }
    }

## Ce que fait le hasard, ou ce qui se fait tout seul

mistigri-step-begin-round = La manche { $number } va commencer.
mistigri-step-name-first = On décide qui commence.
mistigri-step-deal-hand =
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
mistigri-step-take-turn =
    { $seat ->
        [you] Ton tour va commencer.
       *[other] { $seat-name } va jouer.
    }
mistigri-step-draw-card =
    { $seat ->
        [you] Tu vas piocher chez { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } va piocher chez toi.
               *[other] { $seat-name } va piocher chez { $giver-name }.
            }
    }
mistigri-step-swap =
    { $seat ->
        [you] Puis tu échanges avec la défausse.
       *[other] Puis { $seat-name } échange avec la défausse.
    }
mistigri-step-apply-effect = L’effet de { $value } + { $value } va s’appliquer.
mistigri-step-feed-next =
    { $seat ->
        [you]
            { $to ->
                [same] La prochaine carte de la défausse est pour toi.
               *[other] La prochaine carte de la défausse est pour { $to-name }.
            }
       *[other]
            { $to ->
                [you] La prochaine carte de la défausse est pour toi.
                [same] La prochaine carte de la défausse est pour { $to-name }.
               *[other] La prochaine carte de la défausse est pour { $to-name }.
            }
    }
mistigri-step-end-turn = Le tour va finir.
mistigri-step-score-round = On va compter les points.
mistigri-step-tie-round = En cas d’égalité au plus petit total, une troisième manche suit.
mistigri-step-end-game = Puis la partie est finie.
