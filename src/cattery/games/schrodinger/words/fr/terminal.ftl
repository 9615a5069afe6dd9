### Les Chats de Schrödinger au terminal.

## Questions et réponses

terminal-first-claim = À toi : qu’annonces-tu ?
terminal-lowest-next = Les plus basses possibles : { $claims }.
terminal-any-higher =
    { $count ->
        [one] Une annonce plus haute peut aussi être tapée : { $short }
       *[other] { $count } annonces plus hautes peuvent aussi être tapées, comme { $short }. « { terminal-command-more } » les donne toutes.
    }

## Ce qu’on peut demander : le mot à taper, et ce qu’il dit

terminal-help-doubt = Pour mettre en doute, tape son numéro, { $doubt }, ou « { terminal-doubt } ». Un { $help } seul ne met jamais en doute : il demande cette aide.
terminal-command-board = plateau
    .help = toutes les annonces dans l’ordre, et le marqueur
terminal-command-row = rangée
    .help = les Physichats de la rangée, et ce qu’ils peuvent faire

## Main, table, plateau, défausse, rangée et points

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
terminal-player-proof = Face visible : { $cards }.
terminal-player-front = Physichat posé : { $physicat }.
terminal-player-unused = Physichat pas encore utilisé.
terminal-player-eliminated = { $who } : hors jeu.
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

## Notation

terminal-notation-claim = { $short } : annoncer 8 chats vivants, 8 chats morts, 4 boîtes vides.
terminal-notation-doubt = { $short } : mettre l’annonce en doute.
terminal-notation-proof = { $short } : montrer 2 chats vivants et 1 Heisenberg, ou rien.
terminal-notation-swap = { $short } : échanger 1 chat mort et 1 boîte vide, ou rien.
terminal-notation-power = { $short } : utiliser ton Physichat.
terminal-notation-take = { $short } : avec { $tabby }, prendre { $mewton }.
terminal-notation-end = { $short } : finir ton tour.
