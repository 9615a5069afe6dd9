### Crazy Mistigri : pourquoi le coach est de cet avis. Les chances sont en pour cent.

mistigri-reason-goes-out = Ta main se vide : aucune pénalité pour toi.
# $count : les cartes qui restent en main ; $points : parmi elles, ce qui n’y trouve pas de paire.
mistigri-reason-leaves = Restent en main : { $count } ; sans paire : { $points } en points.
mistigri-reason-keeps-all = Passer garde toutes les cartes dans ta main.
mistigri-reason-effect =
    { $value ->
        [1] { effect-1 }
        [2] { effect-2 }
        [3] { effect-3 }
        [4] { effect-4 }
        [5] { effect-5 }
        [6] { effect-6 }
        [7] { effect-7 }
       *[8] { effect-8 }
    }
mistigri-reason-mistigri-likely = Ta prochaine pioche, chez { $seat-name }, est { mistigri-card-mistigri } : { $chance } %.
mistigri-reason-mistigri-avoided = Tu ne pioches plus chez { $seat-name }, où serait { mistigri-card-mistigri } : { $chance } %.
mistigri-reason-partner-likely = Ta prochaine pioche trouve une paire : { $chance } %.
mistigri-reason-sticks = Sans paire là-bas, chez { $seat-name } : { $card }, { $chance } %.
mistigri-reason-comes-back = Tu pioches ensuite chez { $seat-name } : elle peut revenir.
mistigri-reason-fits = Dans ta main, une paire l’attend : { $card }.
mistigri-reason-burdens = Dans ta main, aucune paire : { $card }.
