### Les Chats de Schrödinger sur la page.

## Accueil et salle d’attente

room-schrodinger-small = Les chats de
room-schrodinger-large = Schrödinger
room-schrodinger = Bluffez sur ce que cachent les boîtes. Jusqu’à ce qu’on regarde.
room-schrodinger-facts = De 2 à 6 personnes, 20 minutes
lives = Vies
lives-agreed =
    { $players ->
        [2] Trois vies chacun : la troisième erreur est la dernière.
        [3] Deux vies chacun : la deuxième erreur est la dernière.
       *[other] Une seule erreur, et on sort du jeu.
    }
physicats-on = Chacun reçoit un pouvoir secret. À laisser de côté pour une première partie.
physicats-off = Sans pouvoirs secrets : le jeu simple, idéal pour apprendre.

## États et cartes : lettres, mots, noms

letter-alive = V
letter-dead = M
letter-empty = Ø
letter-heisenberg = H
gentle-letter-dead = Z
state-alive = vivants
state-dead = morts
state-empty = vides
gentle-state-dead = endormis
card-alive = Chat vivant
card-dead = Chat mort
card-empty = Boîte vide
card-heisenberg = Heisenberg
gentle-card-dead = Chat endormi
kind-alive = chats vivants
kind-dead = chats morts
kind-empty = boîtes vides
kind-heisenberg = Heisenbergs
gentle-kind-dead = chats endormis
gentle-schrodinger-cards-dead =
    { $count ->
        [one] { $count } chat endormi
       *[other] { $count } chats endormis
    }

## La table

round = Manche { $round }
boxes-in-play =
    { $count ->
        [one] { $count } boîte en jeu
       *[other] { $count } boîtes en jeu
    }
clipboard = Plateau
clipboard-marker = Le plateau, 65 annonces en spirale. Le marqueur est sur { $claim }.
clipboard-start = Le plateau, 65 annonces en spirale. Le marqueur attend à côté.
says-at-least =
    { $who ->
        [you] Vous dites au moins
       *[other] { $name } dit au moins
    }
no-claim-yet = Pas encore d’annonce : le marqueur attend à côté.
you-see = Ce que vous voyez
you-see-short = Vu
seen-of =
    { $kind ->
        [alive] { $seen } chats vivants sur { $all }
        [dead] { $seen } chats morts sur { $all }
        [empty] { $seen } boîtes vides sur { $all }
       *[heisenberg] { $seen } Heisenbergs sur { $all }
    }
gentle-seen-of =
    { $kind ->
        [alive] { $seen } chats vivants sur { $all }
        [dead] { $seen } chats endormis sur { $all }
        [empty] { $seen } boîtes vides sur { $all }
       *[heisenberg] { $seen } Heisenbergs sur { $all }
    }
whole-pack = Tout le paquet. Pleines : celles que vous voyez.
your-box = Votre boîte
your-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
your-physicat = Votre Physichat : { $name }
deck = pioche { $count }
discard = défausse { $count }
discard-known = Vous connaissez { $known } des { $all } cartes de la défausse.
discard-by =
    { $who ->
        [you] Vous avez défaussé { schrodinger-cards-hidden }.
       *[other] { $name } a défaussé { schrodinger-cards-hidden }.
    }
discard-power = Un Physichat a envoyé ici { schrodinger-cards-hidden }.
row = La rangée
seat-out = hors jeu
seat-asked = réfléchit
seat-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
seat-lives =
    { $count ->
        [one] { $count } vie
       *[other] { $count } vies
    }
seat-proof =
    { $count ->
        [one] { $count } carte visible
       *[other] { $count } cartes visibles
    }
seat-physicat = Physichat caché
seat-physicat-used = Physichat utilisé
seat-stand-in = un robot joue à sa place
seat-away = pas là
you-are-out = Hors jeu
keep-watching = Restez regarder : d’ici, vous voyez ce que tous voient.

## À vous

your-turn = À vous
turn-hint = surenchérissez ou doutez
turn-hint-first = faites la première annonce
turn-hint-raise = votre annonce revient : surenchérissez
turn-hint-doubt = rien de plus haut : doutez
lowest-claims = Les annonces suivantes les plus basses
higher-claims = Toutes les annonces plus hautes, dans l’ordre
doubt-it = Douter : { $claim }
claim-it = Annoncer { $claim }
pick-claim = Choisissez une annonce
claim-nothing-more = Annoncer, rien de plus
steps-of-turn = Étapes de votre tour
claim-step = Annonce
proof-step = Preuve
swap-step = Échange
proof-hint =
    { $state ->
        [alive] Montrer des chats vivants ? Ils restent visibles et, pour chacun, vous pourrez échanger une autre carte.
        [dead] Montrer des chats morts ? Ils restent visibles et, pour chacun, vous pourrez échanger une autre carte.
       *[empty] Montrer des boîtes vides ? Elles restent visibles et, pour chacune, vous pourrez échanger une autre carte.
    }
gentle-proof-hint =
    { $state ->
        [alive] Montrer des chats vivants ? Ils restent visibles et, pour chacun, vous pourrez échanger une autre carte.
        [dead] Montrer des chats endormis ? Ils restent visibles et, pour chacun, vous pourrez échanger une autre carte.
       *[empty] Montrer des boîtes vides ? Elles restent visibles et, pour chacune, vous pourrez échanger une autre carte.
    }
proof-nothing = Vous n’avez rien à montrer. Personne ne le voit.
proof-none = Pas de preuve
proof-some =
    { $count ->
        [0] Montrer
        [one] Montrer { $count } carte
       *[other] Montrer { $count } cartes
    }
swap-hint =
    { $count ->
        [one] Défaussez au plus { $count } carte, cachée, et piochez-en autant.
       *[other] Défaussez au plus { $count } cartes, cachées, et piochez-en autant.
    }
swap-nothing = Vous n’avez rien à échanger. Personne ne le voit.
swap-none = Tout garder
swap-some =
    { $count ->
        [0] Échanger
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
of-most = sur { $most }
one-more = Un de plus : { $kind }
one-fewer = Un de moins : { $kind }

## Pouvoirs

use-power = L’utiliser
power-not-now = Vous ne pouvez pas l’utiliser en ce moment.
take-which = Lequel prenez-vous dans la rangée ?
take-it = Prendre { $name }
power-cecilia = Une fois par partie : compte comme 2 chats vivants de plus cette manche.
power-maria = Une fois par partie : compte comme 1 boîte vide de plus cette manche.
power-purrie = Une fois par partie : tous les chats vivants visibles vont à la défausse.
power-felidae = Une fois par partie : tous les chats morts visibles vont à la défausse.
power-feyncat = Une fois par partie : les Heisenbergs ne comptent pas cette manche.
power-prride = Une fois par partie : regardez la défausse.
power-mewton = Une fois par partie : piochez 2 cartes Boîte.
power-felinestein = Une fois par partie : défaussez toute votre main et piochez-en autant.
power-pawking = Une fois par partie : sautez votre tour, sans annonce ni doute.
power-tabby = Une fois par partie : échangez cette carte contre une de la rangée et utilisez son pouvoir.
gentle-power-felidae = Une fois par partie : tous les chats endormis visibles vont à la défausse.

## La vérification et la fin

the-check = La vérification
doubt-cry = J’en doute !
of-at-least = sur au moins { $count }
skip-verdict = Passer au verdict
enough = Assez !
not-enough = Trop peu !
over-facts = { $game }, { $players } à table, { $rounds } manches
story-bluff = Le plus gros bluff
story-close = Le plus serré
story-end = Le mot de la fin
story-check = Manche { $round } : { $claimer } annonce { $claim }, { $doubter } en doute. Il y en avait { $found }, et { $wrong } avait tort.
gentle-schrodinger-claim-short =
    { $state ->
        [alive]
            { $count ->
                [one] { $count } vivant
               *[other] { $count } vivants
            }
        [dead]
            { $count ->
                [one] { $count } endormi
               *[other] { $count } endormis
            }
        [empty]
            { $count ->
                [one] { $count } vide
               *[other] { $count } vides
            }
       *[heisenberg] { schrodinger-cards-heisenberg }
    }
in-play =
    { $count ->
        [one] boîte en jeu
       *[other] boîtes en jeu
    }
