### Les mots du terminal : questions avant une partie, ce qu’on peut demander pendant, et ce qui se dit à la fin.
### $help est le signe qui demande de l’aide ; $short est la forme courte d’une réponse, telle qu’on peut la taper.

## Avant la partie

terminal-which-game = Quel jeu ?
terminal-how-many = Combien de personnes ?
terminal-how-many-range = De { $least } à { $most }, en te comptant. Entrée seule : { $default }.
terminal-how-many-watched = De { $least } à { $most }. Entrée seule : { $default }.
terminal-which-bots = Quels chats jouent avec toi ?
terminal-which-bots-watched = Quels chats jouent ?
terminal-default = Entrée seule : { $number }.
terminal-level-random = Chats de gouttière : ils répondent au hasard
terminal-level-kitten = Chatons : ils jouent pour s’amuser
terminal-level-yardstick = Chats calculateurs : ils suivent les probabilités
terminal-level-house-cat = Chats de salon : ils connaissent bien le jeu
terminal-seats = Autour de la table, dans le sens horaire :
terminal-watching = Tu regardes : les cartes cachées restent secrètes.
terminal-begin = Réponds à chaque question par un numéro, ou par la forme courte entre parenthèses. Pour de l’aide, tape { $help }

## Ce qui est impossible, avant une partie

terminal-seat-numbers = Les places vont de 1 au nombre de personnes ; 0, c’est pour regarder.
terminal-unknown-bots = Ces chats n’existent pas. Il y a : { $known }.
terminal-name-the-game = Indique aussi le jeu.
terminal-option-form = À écrire ainsi : nom=valeur.
terminal-bad-seed = Ce texte ne peut pas servir.
terminal-no-record = Aucune partie dans { $path }.
terminal-no-record-there = Aucune partie à cette ligne : { $path }.
terminal-name-a-file = Indique au moins un fichier de parties enregistrées.
terminal-seats-form = À écrire ainsi : 2-6, ou 3,5.
terminal-other-run = Ce dossier contient une autre série de parties : choisis-en un autre avec { $option }.
terminal-at-line = { $path }, ligne { $number } : { $reason }

## Qui est qui, au début d’une ligne ou dans une liste

terminal-who-you = Place { $number }, toi
terminal-who-other = Place { $number }, { $name }

## Questions et réponses

terminal-prompt = Ta réponse :
terminal-more =
    { $count ->
        [one] Il y a encore 1 réponse : « { terminal-command-more } » la donne.
       *[other] Il y a encore { $count } réponses : « { terminal-command-more } » les donne.
    }
terminal-no-more = Ce sont toutes les réponses.
terminal-out-of-range =
    { $most ->
        [one] Le seul numéro ici est 1.
       *[other] Les numéros vont ici de 1 à { $most }.
    }
terminal-not-understood = « { $text } » ne veut rien dire ici. Pour savoir quoi taper, tape { $help }
terminal-doubt = douter
terminal-yes-or-no = Oui ou non ? Entrée seule : non.
terminal-yes = oui

## Ce qu’on peut demander : le mot à taper, et ce qu’il dit

terminal-help = Tape le numéro d’une réponse, sa forme courte, ou l’un de ces mots :
terminal-help-again = Entrée seule : la question à nouveau.
terminal-explained = { $word } : { $meaning }
terminal-command-help = aide
    .help = ce que tu peux taper, comme { $help }
terminal-command-hand = main
    .help = tes propres cartes
terminal-command-table = table
    .help = ce que tout le monde voit, et ce que tu sais
terminal-command-pile = défausse
    .help = la défausse
terminal-command-score = points
    .help = où en est la partie
terminal-command-log = journal
    .help = ce qui s’est passé dans cette manche
terminal-command-rule = règle
    .help = une règle par son numéro, comme « { terminal-command-rule } { $number } », ou des règles par un mot
terminal-command-notation = abrégés
    .help = les formes courtes de toutes les réponses
terminal-command-advice = conseil
    .help = ce que ferait le coach, et pourquoi
terminal-command-more = plus
    .help = toutes les réponses à cette question
terminal-command-quit = quitter
    .help = abandonner la partie

## Main, table et défausse

terminal-hand = Ta main : { $cards }.
terminal-player-hand =
    { $count ->
        [0] { $who } : aucune carte en main.
        [one] { $who } : { $count } carte en main.
       *[other] { $who } : { $count } cartes en main.
    }
terminal-pile-empty = La défausse est vide.

## Règles

terminal-rules-found =
    { $count ->
        [one] { $count } règle contient « { $words } ». Consulte-la par son numéro.
       *[other] { $count } règles contiennent « { $words } ». Consulte-les par leur numéro.
    }
terminal-rules-none = Aucune règle ne contient « { $words } ».

## La fin

terminal-others-play-on = La partie continue sans toi.
terminal-skip-to-the-end = Passer directement à la fin de la partie ?
terminal-over = La partie est finie.
terminal-leave = Tu quittes la partie.
terminal-save = Enregistrer cette partie dans { $path } ?
terminal-saved = La partie est enregistrée dans { $path }
terminal-how-to-replay = Pour réentendre la partie : { $command }
terminal-not-saved = La partie n’est pas enregistrée.
terminal-how-to-save = La partie n’est pas enregistrée. La prochaine fois, { $option } et un nom de fichier l’enregistrent.
terminal-cannot-save = La partie ne peut pas être enregistrée dans { $path } : { $reason }

## Parties enregistrées

terminal-replay = Ligne { $line } : { $game }, { $players } personnes.
terminal-replay-seat = Racontée comme la place { $seat } l’a vue.
terminal-replay-spectator = Racontée comme tout le monde pouvait la voir.
terminal-replay-unfinished = La partie enregistrée s’arrête ici ; elle n’était pas finie.

## Tables

terminal-serve-open = Cattery est ouvert à l’adresse { $address }
terminal-serve-port = Impossible d’écouter sur le port { $port } : { $reason }.
terminal-serve-folder = Impossible d’utiliser le dossier { $folder } : { $reason }.
terminal-missing-extra = Pour cela, il manque { $library }. Pour l’installer : { $command }

## Une partie pas à pas

terminal-step-help = Entrée ou la flèche droite avance, la flèche gauche ou « { terminal-step-back } » recule, bas et haut mènent à la manche suivante et à la précédente. Un nombre mène à ce coup. « { terminal-step-seat } 2 » regarde par les yeux de la place 2, « { terminal-step-seat } 0 » par ceux du public, « { terminal-step-all } » par ceux de tout le monde. « { terminal-command-quit } » arrête, { $help } redit ceci.
terminal-step-ply = Coup { $ply } sur { $last }.
terminal-step-prompt = Suite :
terminal-step-no-further = La partie va du coup 0 au coup { $last }.
terminal-step-back = retour
terminal-step-seat = place
terminal-step-all = tout
