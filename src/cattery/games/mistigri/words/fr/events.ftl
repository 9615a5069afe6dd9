### Crazy Mistigri : ce qui s’est passé. $seat vaut « you » pour qui lit ; $card et $cards ne disent que ce que cette personne peut savoir.

## La donne

mistigri-event-round-began = La manche { $number } commence.
mistigri-event-first-player =
    { $seat ->
        [you] Tu distribues les cartes et tu commences.
       *[other] { $seat-name } distribue les cartes et commence.
    }
mistigri-event-hand-dealt =
    { $seat ->
        [you] Tu reçois { $cards }.
       *[other] { $seat-name } reçoit { $cards }.
    }

## Piocher et défausser

mistigri-event-turn-began =
    { $seat ->
        [you]
            { $draws ->
                [1] À toi de jouer.
               *[other] À toi de jouer : tu pioches { $draws } cartes.
            }
       *[other]
            { $draws ->
                [1] À { $seat-name } de jouer.
               *[other] À { $seat-name } de jouer, avec { $draws } cartes à piocher.
            }
    }
mistigri-event-card-drawn =
    { $seat ->
        [you] Tu pioches { $card } chez { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } pioche { $card } chez toi.
               *[other] { $seat-name } pioche { $card } chez { $giver-name }.
            }
    }
mistigri-event-pair-discarded =
    { $seat ->
        [you] Tu défausses { $cards }.
       *[other] { $seat-name } défausse { $cards }.
    }
mistigri-event-passed =
    { $seat ->
        [you] Tu passes.
       *[other] { $seat-name } passe.
    }
mistigri-event-declined =
    { $seat ->
        [you] Tu ne défausses pas d’autre paire.
       *[other] { $seat-name } ne défausse pas d’autre paire.
    }
mistigri-event-went-out =
    { $seat ->
        [you] Miaou ! Tu sors de la manche.
       *[other] Miaou ! { $seat-name } sort de la manche.
    }

## Effets

mistigri-event-effect-taken =
    { $value ->
        [1]
            { $seat ->
                [you] 1 + 1 : tu défausses tes autres 1.
               *[other] 1 + 1 : { $seat-name } défausse ses autres 1.
            }
        [2]
            { $seat ->
                [you] 2 + 2 : tu choisis la carte qu’on piochera chez toi.
               *[other] 2 + 2 : { $seat-name } choisit la prochaine carte piochée.
            }
        [3]
            { $seat ->
                [you] 3 + 3 : après la prochaine pioche, tu échanges avec la défausse.
               *[other] 3 + 3 : après la prochaine pioche, { $seat-name } échange avec la défausse.
            }
        [4]
            { $seat ->
                [you] 4 + 4 : tu donnes une carte.
               *[other] 4 + 4 : { $seat-name } donne une carte.
            }
        [5]
            { $seat ->
                [you] 5 + 5 : tu distribues des cartes de la défausse.
               *[other] 5 + 5 : { $seat-name } distribue des cartes de la défausse.
            }
        [6]
            { $seat ->
                [you] 6 + 6 : tu peux défausser une autre paire.
               *[other] 6 + 6 : { $seat-name } peut défausser une autre paire.
            }
        [7]
            { $seat ->
                [you] 7 + 7 : on piochera deux cartes chez toi.
               *[other] 7 + 7 : on piochera deux cartes chez { $seat-name }.
            }
       *[8]
            { $seat ->
                [you] 8 + 8 : on piochera trois cartes chez toi.
               *[other] 8 + 8 : on piochera trois cartes chez { $seat-name }.
            }
    }
mistigri-event-effect-lapsed = L’effet de { $value } + { $value } est perdu.
mistigri-event-reversed =
    { $seat ->
        [you]
            { $arrow ->
                [1] Tu inverses le sens du jeu, désormais horaire.
               *[other] Tu inverses le sens du jeu, désormais antihoraire.
            }
       *[other]
            { $arrow ->
                [1] { $seat-name } inverse le sens du jeu, désormais horaire.
               *[other] { $seat-name } inverse le sens du jeu, désormais antihoraire.
            }
    }
mistigri-event-ones-discarded =
    { $seat ->
        [you]
            { $count ->
                [0] Tu n’as pas d’autre 1.
               *[other] Tu défausses aussi { $cards }.
            }
       *[other]
            { $count ->
                [0] { $seat-name } n’a pas d’autre 1.
               *[other] { $seat-name } défausse aussi { $cards }.
            }
    }
mistigri-event-card-chosen =
    { $seat ->
        [you] Tu choisis { $card } pour la prochaine pioche.
       *[other] { $seat-name } choisit { $card } pour la prochaine pioche.
    }
mistigri-event-card-discarded =
    { $seat ->
        [you] Tu défausses { $card }.
       *[other] { $seat-name } défausse { $card }.
    }
mistigri-event-card-taken =
    { $seat ->
        [you]
            { $to ->
                [same] Tu prends { $card } dans la défausse.
               *[other] De la défausse, tu donnes { $card } à { $to-name }.
            }
       *[other]
            { $to ->
                [you] De la défausse, { $seat-name } te donne { $card }.
                [same] { $seat-name } prend { $card } dans la défausse.
               *[other] De la défausse, { $seat-name } donne { $card } à { $to-name }.
            }
    }
mistigri-event-card-given =
    { $seat ->
        [you] Tu donnes { $card } à { $to-name }.
       *[other]
            { $to ->
                [you] { $seat-name } te donne { $card }.
               *[other] { $seat-name } donne { $card } à { $to-name }.
            }
    }

## Fin de la manche et de la partie

mistigri-event-round-ended =
    { $rule ->
        [M40] La manche est finie : une seule personne a des cartes.
        [M41] La manche est finie : tout le monde a passé.
        [M43] La manche est finie : c’était le 300e tour.
       *[M46] La manche est finie : personne n’a plus de cartes.
    }
# Une ligne par main restante, et ce qu’elle coûte.
mistigri-hand-shown =
    { $seat ->
        [you]
            { $points ->
                [one] Toi : { $points } point de pénalité pour { $cards }.
               *[other] Toi : { $points } points de pénalité pour { $cards }.
            }
       *[other]
            { $points ->
                [one] { $seat-name } : { $points } point de pénalité pour { $cards }.
               *[other] { $seat-name } : { $points } points de pénalité pour { $cards }.
            }
    }
# $winner : « you », ou « shared » si la victoire est partagée ; $winners : les noms.
mistigri-event-game-ended =
    { $winner ->
        [you]
            { $points ->
                [one] Tu gagnes avec { $points } point de pénalité !
               *[other] Tu gagnes avec { $points } points de pénalité !
            }
        [shared]
            { $points ->
                [one] Victoire partagée, avec { $points } point de pénalité : { $winners }.
               *[other] Victoire partagée, avec { $points } points de pénalité : { $winners }.
            }
       *[other]
            { $points ->
                [one] { $winners } gagne avec { $points } point de pénalité.
               *[other] { $winners } gagne avec { $points } points de pénalité.
            }
    }
mistigri-totals = Total des points de pénalité : { $scores }.
