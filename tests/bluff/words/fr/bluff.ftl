### Le Bluff à deux cartes, en entier.

game-bluff = Le Bluff à deux cartes
section-bluff-play = Tout le jeu

B1 = On joue à deux, en deux manches, avec trois cartes hautes et trois basses.
    .title = Les cartes
B2 = Chacun reçoit deux cartes, que l’autre ne voit pas.
    .title = La donne
B3 = Qui pose met une de ses cartes face cachée et la dit haute.
    .title = Poser une carte
B4 = L’autre y croit, et qui a posé marque 1 point ; ou bien l’autre en doute.
    .title = Croire ou douter
B5 = Une carte mise en doute est retournée, et qui avait raison marque 2 points.
    .title = La carte mise en doute
B6 = À la deuxième manche, c’est l’autre qui pose. Le plus de points l’emporte.
    .title = La fin

option-bluff-players = Nombre de places
    .help = Toujours 2

bluff-event-round-began = Une manche commence.
bluff-event-dealt =
    { $seat ->
        [you] Tu reçois { $cards }.
       *[other] { $seat-name } reçoit { $cards }.
    }
bluff-event-laid =
    { $seat ->
        [you] Tu poses { $card } face cachée et tu la dis haute.
       *[other] { $seat-name } pose { $card } face cachée et la dit haute.
    }
bluff-event-turned-up = On la retourne : { $card }.
bluff-event-scored =
    { $seat ->
        [you]
            { $points ->
                [one] Tu marques { $points } point.
               *[other] Tu marques { $points } points.
            }
       *[other]
            { $points ->
                [one] { $seat-name } marque { $points } point.
               *[other] { $seat-name } marque { $points } points.
            }
    }

bluff-step-begin-round = La manche suivante va commencer.
bluff-step-deal =
    { $seat ->
        [you] Tes cartes vont être distribuées.
       *[other] { $seat-name } va recevoir ses cartes.
    }
bluff-step-lay =
    { $seat ->
        [you] Quelle carte poses-tu face cachée, comme haute ?
       *[other] { $seat-name } choisit une carte à poser.
    }
bluff-step-answer =
    { $seat ->
        [you] Est-ce une carte haute ?
       *[other] { $seat-name } réfléchit à cette carte.
    }

bluff-choice-pick = Poser { $cards }
bluff-choice-call =
    { $call ->
        [doubt] En douter
       *[believe] Y croire
    }

bluff-card-h = une carte haute
bluff-card-l = une carte basse
bluff-card-hidden = une carte
bluff-cards-hidden = deux cartes
bluff-cards-none = aucune carte
bluff-score =
    { $points ->
        [one] { $who } : { $points } point.
       *[other] { $who } : { $points } points.
    }
bluff-notation-lay = { $short } : poser une carte haute, ou une basse.
bluff-notation-believe = { $short } : y croire.
bluff-notation-doubt = { $short } : en douter.

arena-score = points
report-score = Points de plus que les autres
report-by-hand = Par première main
hand-hh = deux cartes hautes
hand-hl = une de chaque
hand-ll = deux cartes basses
