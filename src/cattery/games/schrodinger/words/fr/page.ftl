### Les Chats de Schrödinger sur la page.

## Accueil et salle d’attente

room-schrodinger-small = Les chats de
room-schrodinger-large = Schrödinger
room-schrodinger = Bluffe sur ce que cachent les boîtes. Jusqu’à ce qu’on regarde.
room-schrodinger-facts = De 2 à 6 personnes, 20 minutes
lives = Vies
lives-agreed =
    { $players ->
        [2] Trois vies par personne : la troisième erreur est la dernière.
        [3] Deux vies par personne : la deuxième erreur est la dernière.
       *[other] Une seule erreur, et on sort du jeu.
    }
physicats-on = Une capacité secrète par personne. À laisser de côté pour une première partie.
physicats-off = Sans capacités secrètes : le jeu simple, idéal pour apprendre.

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
        [you] Tu dis au moins
       *[other] { $name } dit au moins
    }
no-claim-yet = Pas encore d’annonce : le marqueur attend à côté du plateau.
you-see = Ce que tu vois
you-see-short = Vu
seen-of =
    { $kind ->
        [alive] Chats vivants : { $seen } sur { $all }
        [dead] Chats morts : { $seen } sur { $all }
        [empty] Boîtes vides : { $seen } sur { $all }
       *[heisenberg] Heisenbergs : { $seen } sur { $all }
    }
gentle-seen-of =
    { $kind ->
        [alive] Chats vivants : { $seen } sur { $all }
        [dead] Chats endormis : { $seen } sur { $all }
        [empty] Boîtes vides : { $seen } sur { $all }
       *[heisenberg] Heisenbergs : { $seen } sur { $all }
    }
whole-pack = Tout le paquet. Pleines : celles que tu vois.
your-box = Ta boîte
your-hand =
    { $count ->
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }
your-physicat = Ton Physichat : { $name }
your-physicat-usable = Ton Physichat : { $name }. Tu peux l’utiliser maintenant.
deck = pioche { $count }
discard = défausse { $count }
discard-pile = La défausse
discard-known =
    { $all ->
        [0] Elle est vide.
        [one]
            { $known ->
                [0] Il y a une carte. Tu ne la connais pas.
               *[other] Il y a une carte. Tu la connais.
            }
       *[other] Tu connais { $known } des { $all } cartes qui s’y trouvent.
    }
discard-by =
    { $who ->
        [you] Tu as défaussé { schrodinger-cards-hidden }.
       *[other] { $name } a défaussé { schrodinger-cards-hidden }.
    }
discard-power = Un Physichat a envoyé ici { schrodinger-cards-hidden }.
row = La rangée
row-short = rangée
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
keep-watching = Reste pour regarder : d’ici, tu vois ce que tout le monde voit.
your-lives =
    { $count ->
        [one] Encore { $count } vie
       *[other] Encore { $count } vies
    }
your-proof = Tes cartes visibles

## À toi

your-turn = À toi
turn-hint = surenchéris ou doute
turn-hint-first = fais la première annonce
turn-hint-raise = ton annonce te revient : surenchéris
turn-hint-doubt = rien de plus haut : doute
lowest-claims = Les annonces suivantes les plus basses
higher-claims = Toutes les annonces plus hautes, dans l’ordre
doubt-it = Douter : { $claim }
claim-it = Annoncer { $claim }
pick-claim = Choisis une annonce
claim-and-prove = Annoncer et prouver
steps-of-turn = Étapes de ton tour
why-doubt = … douter ?
why-claim = … faire une annonce ?
why-claim-less = … annoncer moins que { $claim } ?
why-proof = … montrer une preuve ?
why-swap = … échanger des cartes ?
why-proof-more = … en montrer plus : { $kind } ?
why-swap-more = … en échanger plus : { $kind } ?
why-power = … utiliser mon Physichat ?
why-take = … prendre { $name } ?
why-end = … finir mon tour ?
claim-step = Annonce
proof-step = Preuve
swap-step = Échange
proof-hint =
    { $state ->
        [alive] Montrer des chats vivants ? Ils restent visibles et, pour chacun, tu pourras échanger une autre carte.
        [dead] Montrer des chats morts ? Ils restent visibles et, pour chacun, tu pourras échanger une autre carte.
       *[empty] Montrer des boîtes vides ? Elles restent visibles et, pour chacune, tu pourras échanger une autre carte.
    }
gentle-proof-hint =
    { $state ->
        [alive] Montrer des chats vivants ? Ils restent visibles et, pour chacun, tu pourras échanger une autre carte.
        [dead] Montrer des chats endormis ? Ils restent visibles et, pour chacun, tu pourras échanger une autre carte.
       *[empty] Montrer des boîtes vides ? Elles restent visibles et, pour chacune, tu pourras échanger une autre carte.
    }
proof-nothing = Tu n’as rien à montrer. Personne ne peut le savoir.
proof-none = Pas de preuve
proof-some =
    { $count ->
        [0] Montrer une preuve
        [one] Montrer { $count } carte
       *[other] Montrer { $count } cartes
    }
swap-hint =
    { $count ->
        [one] Défausse au plus { $count } carte, cachée, et pioches-en une autre.
       *[other] Défausse au plus { $count } cartes, cachées, et pioches-en autant.
    }
swap-nothing = Tu n’as rien à échanger. Personne ne peut le savoir.
swap-none = Tout garder
swap-some =
    { $count ->
        [0] Échanger
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
of-most = sur { $most }
one-more = 1 de plus : { $kind }
one-fewer = 1 de moins : { $kind }

## Capacités

use-power = L’utiliser
use-named = Utiliser { $name }
power-not-now = Tu ne peux pas l’utiliser en ce moment.
take-which = Lequel prends-tu dans la rangée ?
take-it = Prendre { $name }
power-cecilia = Une fois par partie : compte comme 2 chats vivants de plus cette manche.
power-maria = Une fois par partie : compte comme 1 boîte vide de plus cette manche.
power-purrie = Une fois par partie : tous les chats vivants visibles vont à la défausse.
power-felidae = Une fois par partie : tous les chats morts visibles vont à la défausse.
power-feyncat = Une fois par partie : les Heisenbergs ne comptent pas cette manche.
power-prride = Une fois par partie : regarde toute la défausse.
power-mewton = Une fois par partie : pioche 2 cartes Boîte pour ta main.
power-felinestein = Une fois par partie : défausse toute ta main et pioche autant de cartes.
power-pawking = Une fois par partie : saute ton tour, sans annonce ni doute.
power-tabby = Une fois par partie : échange cette carte contre une de la rangée et utilise sa capacité.
gentle-power-felidae = Une fois par partie : tous les chats endormis visibles vont à la défausse.

## La vérification et la fin

the-check = La vérification
doubt-cry = J’en doute !
of-at-least = il en faut au moins { $count }
skip-verdict = Passer au verdict
enough = Le compte y est !
not-enough = Il en manque !
over-facts =
    { $rounds ->
        [one] { $game }, { $players } à table, { $rounds } manche
       *[other] { $game }, { $players } à table, { $rounds } manches
    }
story-bluff = Le plus gros bluff
story-doubt = Le doute de trop
story-close = De justesse
story-end = Le mot de la fin
story-check =
    { $you ->
        [claimer]
            { $wrong ->
                [you] Manche { $round } : tu annonces { $claim }, { $doubter-name } en doute. Il y en avait { $found }, et tu avais tort.
               *[other] Manche { $round } : tu annonces { $claim }, { $doubter-name } en doute. Il y en avait { $found }, et { $wrong-name } avait tort.
            }
        [doubter]
            { $wrong ->
                [you] Manche { $round } : { $claimer-name } annonce { $claim }, tu en doutes. Il y en avait { $found }, et tu avais tort.
               *[other] Manche { $round } : { $claimer-name } annonce { $claim }, tu en doutes. Il y en avait { $found }, et { $wrong-name } avait tort.
            }
       *[other] Manche { $round } : { $claimer-name } annonce { $claim }, { $doubter-name } en doute. Il y en avait { $found }, et { $wrong-name } avait tort.
    }
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

rank-winner = victoire
rank-out = hors jeu à la manche { $round }

## The game in a minute

primer-schrodinger-goal = Chacun tient des boîtes avec un chat dedans et ne voit que les siennes. Combien de chats vivants, ou morts, et combien de boîtes vides, toutes mains réunies ?
primer-schrodinger-claim = À ton tour, annonce qu’il y en a au moins tant d’une sorte. Chaque annonce est plus loin sur le fil rouge que la précédente. Tu peux bluffer.
primer-schrodinger-proof = Après ton annonce, tu peux montrer des boîtes qui lui correspondent. Pour chaque boîte montrée, tu peux en échanger une que tu caches encore.
primer-schrodinger-wild = Un Heisenberg est un joker : il compte comme ce qui est annoncé.
primer-schrodinger-doubt = Au lieu d’annoncer, tu peux douter de la dernière annonce. On ouvre et on compte toutes les boîtes. Pas assez ? L’annonce était fausse. Assez ? C’est toi qui as tort.
primer-schrodinger-end = Qui a tort perd une vie, ou sort du jeu quand chacun n’en a qu’une. Puis on redistribue, avec une carte de moins chacun. La dernière personne en jeu gagne.
track-drawn = La piste des annonces, de 1 vivant dans le coin jusqu’à la pelote de laine

## Revoir une partie

replay-mark-claim = annonces
replay-mark-doubt = doutes
replay-mark-fall = qui tombe
