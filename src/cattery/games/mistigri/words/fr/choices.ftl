### Crazy Mistigri : les réponses, telles qu’elles sont proposées à qui doit répondre. $step : la question posée.

# $value : la valeur commune, ou 0.
mistigri-choice-discard-pair =
    { $value ->
        [0] Défausser { $cards }
       *[other] Défausser { $cards }, avec l’effet de { $value } + { $value }
    }
mistigri-choice-pass =
    { $step ->
        [another-pair] Pas d’autre paire
       *[other] Passer
    }
mistigri-choice-take-effect =
    { $step-value ->
        [1] Défausser aussi tes autres 1
        [2] Choisir la carte qu’on piochera chez toi
        [3] Échanger avec la défausse après la prochaine pioche
       *[other] Appliquer l’effet
    }
mistigri-choice-reverse = Inverser le sens du jeu
mistigri-choice-choose-card =
    { $step ->
        [choose-drawn] Faire piocher { $card }
        [swap-out] Défausser { $card }
        [swap-in] Prendre { $card }
       *[other]
            { $step-to ->
                [same] Prendre { $card }
               *[other] Pour { $step-to-name } : { $card }
            }
    }
mistigri-choice-give-card = Donner { $card } à { $to-name }

## Le hasard

mistigri-choice-first =
    { $seat ->
        [you] Hasard : tu commences
       *[other] Hasard : { $seat-name } commence
    }
mistigri-choice-deal = Hasard : { $cards }
mistigri-choice-draw = Hasard : { $card }
