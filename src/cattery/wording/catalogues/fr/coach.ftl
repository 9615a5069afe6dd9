### Le coach : ce qu’il dit dans tous les jeux.

coach-would = Mon conseil

## L’analyse d’une partie finie. Les chiffres viennent écrits.

review-heading = La partie de la place { $seat }, décision par décision. Compte ce que cette place pouvait savoir.
review-round = Manche { $round }
review-worth =
    { $unit ->
        [points] { $value } points de pénalité
       *[chance] { $value } de gagner
    }
review-grade-best = la meilleure réponse
review-grade-good = une bonne réponse
review-grade-slip = une imprécision
review-grade-mistake = une erreur
review-decision = { $answer } : { $grade } ({ $worth }).
review-better = Mieux : { $answer } ({ $worth }).
review-bluff = Un bluff : pour ce que tu savais, vrai dans { $chance } des cas.
review-right-unlucky = La décision était bonne ; les cartes, non.
review-wrong-lucky = Les cartes l’ont rattrapée.
review-curve =
    { $unit ->
        [points] Ce que promettait chaque manche au début, et ce qu’elle a coûté :
       *[chance] Tes chances de gagner, au début de chaque manche :
    }
review-stage = Manche { $round } : { $value }
review-settled = { $stage }, puis { $value }
review-sum = En tout : { $lost } perdus par tes décisions, { $luck } par le sort.
review-grades = Décisions : meilleures { $best }, bonnes { $good }, imprécisions { $slip }, erreurs { $mistake }.
review-home = À retenir :
review-home-worst = Décision la plus chère, manche { $round } : { $answer }. Mieux : { $best }.
review-home-clean = Aucune décision n’a coûté cher : continue comme ça.
review-home-habit = Là où tu as le plus perdu : { $question }
review-home-no-habit = Aucun type de question ne t’a plus gêné qu’un autre.
review-home-luck =
    { $luck ->
        [good] Les cartes t’ont souri : le résultat vaut mieux que le jeu.
        [bad] Les cartes étaient contre toi : le jeu valait mieux que le résultat.
       *[even] Le sort s’est équilibré : le résultat est celui que le jeu méritait.
    }
review-none = La place { $seat } n’avait rien à décider dans cette partie.
review-no-coach = Il n’y a pas de coach pour ce jeu.

## L’énigme du jour

puzzle-heading = Énigme { $number }, { $day } : { $game }.
puzzle-seat = { $players } à table. Tu es à la place { $seat } ; voici ce que tu as vu de cette manche.
puzzle-no-answer = Ce n’est pas une des réponses. Tape un numéro ou la forme courte.
puzzle-right = C’est la meilleure réponse ({ $worth }).
puzzle-other = La tienne : { $own }. Mieux : { $answer } ({ $worth }).
puzzle-day-form = Écris-le ainsi : 2026-11-18.
puzzle-numbers = Énigmes : { $most }.
