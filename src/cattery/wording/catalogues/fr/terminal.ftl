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
terminal-first-claim = À toi : qu’annonces-tu ?
terminal-lowest-next = Les plus basses possibles : { $claims }.
terminal-any-higher =
    { $count ->
        [one] Une annonce plus haute peut aussi être tapée : { $short }
       *[other] { $count } annonces plus hautes peuvent aussi être tapées, comme { $short }. « { terminal-command-more } » les donne toutes.
    }
terminal-more =
    { $count ->
        [one] Il y a encore 1 réponse : « { terminal-command-more } » la donne.
       *[other] Il y a encore { $count } réponses : « { terminal-command-more } » les donne.
    }
terminal-no-more = Ce sont toutes les réponses.
terminal-give-what = Donner { $card }
terminal-give-to-whom = À qui ?
terminal-give-to = À { $name }
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
terminal-help-doubt = Pour mettre en doute, tape son numéro, { $doubt }, ou « { terminal-doubt } ». Un { $help } seul ne met jamais en doute : il demande cette aide.
terminal-explained = { $word } : { $meaning }
terminal-command-help = aide
    .help = ce que tu peux taper, comme { $help }
terminal-command-hand = main
    .help = tes propres cartes
terminal-command-table = table
    .help = ce que tout le monde voit, et ce que tu sais
terminal-command-board = plateau
    .help = toutes les annonces dans l’ordre, et le marqueur
terminal-command-pile = défausse
    .help = la défausse
terminal-command-row = rangée
    .help = les Physichats de la rangée, et ce qu’ils peuvent faire
terminal-command-effects = effets
    .help = ce que font les paires de même valeur
terminal-command-score = points
    .help = où en est la partie
terminal-command-log = journal
    .help = ce qui s’est passé dans cette manche
terminal-command-rule = règle
    .help = une règle par son numéro, comme « { terminal-command-rule } { $number } », ou des règles par un mot
terminal-command-notation = abrégés
    .help = les formes courtes de toutes les réponses
terminal-command-more = plus
    .help = toutes les réponses à cette question
terminal-command-quit = quitter
    .help = abandonner la partie

## Main, table, plateau, défausse, rangée et points

terminal-hand = Ta main : { $cards }.
terminal-proof = Ta preuve, face visible : { $cards }.
terminal-physicat = Ton Physichat : { $physicat }.
terminal-no-physicat = Tu n’as pas de Physichat à utiliser.
terminal-power = Règle { $rule } : { $power }
terminal-round-schrodinger = Manche { $round }. Dans la pioche : { $deck }. Dans la défausse : { $discard }.
terminal-claim =
    { $claimer ->
        [you] Sur le plateau : { $claim }, par toi. Cartes en jeu : { $in-play }.
       *[other] Sur le plateau : { $claim }, par { $claimer-name }. Cartes en jeu : { $in-play }.
    }
terminal-no-claim = Il n’y a pas encore d’annonce sur le plateau. Cartes en jeu : { $in-play }.
terminal-player-hand =
    { $count ->
        [0] { $who } : aucune carte en main.
        [one] { $who } : { $count } carte en main.
       *[other] { $who } : { $count } cartes en main.
    }
terminal-player-proof = Face visible : { $cards }.
terminal-player-front = Physichat posé : { $physicat }.
terminal-player-unused = Physichat pas encore utilisé.
terminal-player-eliminated = { $who } : hors jeu.
terminal-player-out = { $who } : hors de la manche.
terminal-player-passed = A passé depuis la dernière paire.
terminal-player-known = Tu sais qu’il y a { $cards }.
terminal-player-no-ones = Aucun 1 parmi elles.
terminal-lives =
    { $lives ->
        [one] { $who } : { $lives } vie.
       *[other] { $who } : { $lives } vies.
    }
terminal-board-key = Les annonces suivent une spirale depuis le coin en haut à gauche. A : vivant, D : mort, E : vide. Entre crochets : le marqueur.
terminal-board-line = Toutes les annonces dans l’ordre. A : vivant, D : mort, E : vide. Le marqueur, entre crochets : { $claims }.
terminal-board-end = Le marqueur est sur la dernière annonce : il n’y en a pas de plus haute.
terminal-row = Dans la rangée : { $physicats }.
terminal-row-empty = La rangée est vide.
terminal-pile = La défausse : { $cards }.
terminal-pile-empty = La défausse est vide.
terminal-pile-known =
    { $count ->
        [one]
            { $known ->
                [0] { $count } carte dans la défausse. Tu ne la connais pas.
               *[other] { $count } carte dans la défausse. Tu la connais : { $cards }.
            }
       *[other]
            { $known ->
                [0] { $count } cartes dans la défausse. Tu n’en connais aucune.
               *[other] { $count } cartes dans la défausse. Tu sais qu’il y a { $cards }.
            }
    }
terminal-round-mistigri =
    { $arrow ->
        [1] Manche { $round }, tour { $turn }, dans le sens horaire.
       *[other] Manche { $round }, tour { $turn }, dans le sens antihoraire.
    }
terminal-chosen = Tu as choisi la prochaine carte piochée : { $card }.
terminal-score-round = Manche { $round } : { $scores }.
terminal-score-total = En tout : { $scores }.
terminal-score-none = Personne n’a encore de points de pénalité.

## Notation

terminal-notation-claim = { $short } : annoncer 8 chats vivants, 8 chats morts, 4 boîtes vides.
terminal-notation-doubt = { $short } : mettre l’annonce en doute.
terminal-notation-proof = { $short } : montrer 2 chats vivants et 1 Heisenberg, ou rien.
terminal-notation-swap = { $short } : échanger 1 chat mort et 1 boîte vide, ou rien.
terminal-notation-power = { $short } : utiliser ton Physichat.
terminal-notation-take = { $short } : avec { $tabby }, prendre { $mewton }.
terminal-notation-end = { $short } : finir ton tour.
terminal-notation-pair = { $short } : défausser ces deux cartes. La lettre est la couleur, le chiffre la valeur.
terminal-notation-mistigri = { $short } : le Mistigri.
terminal-notation-pass = { $short } : passer, ou ne pas défausser d’autre paire.
terminal-notation-effect = { $short } : appliquer l’effet.
terminal-notation-reverse = { $short } : inverser le sens du jeu.
terminal-notation-card = { $short } : choisir cette carte.
terminal-notation-give = { $short } : donner cette carte à la place 3.

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
