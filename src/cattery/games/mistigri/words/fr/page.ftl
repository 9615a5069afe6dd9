### Crazy Mistigri sur la page.

## Accueil et salle d’attente

room-mistigri = Défausse tes chats par paires. Ne reste pas avec le noir.
room-mistigri-facts = De 3 à 5 personnes, 20 minutes
deck-agreed =
    { $players ->
        [5] Les 46 cartes sont toutes en jeu.
        [4] 37 cartes : les 1 restent dans la boîte.
       *[3] 28 cartes : les 1, les 2 et le 9 restent dans la boîte.
    }
two-rounds = Deux manches ; une troisième en cas d’égalité au plus petit total.
rounds = Manches
cards = Cartes

## La table

arrow-clockwise = On joue dans le sens horaire
arrow-back = On joue dans le sens antihoraire
you-draw-here = tu pioches ici
you-drew-here = tu as pioché ici
draws-from-you = pioche chez toi
has-passed = a passé
their-turn = joue
on-the-roof = Hors de la manche, sur le toit
miaow = Miaou !
seat-safe = à l’abri
you-are-safe = Plus une carte !
safe-told = Tu n’as plus de cartes : aucun point de pénalité dans cette manche.
pile = défausse { $count }
pile-look = La défausse : { $count }
the-pile = Cartes de la défausse
pile-order = Les dernières d’abord.
pile-empty = Rien n’est encore défaussé.
you-hold =
    { $count ->
        [one] Toi, { $count } carte
       *[other] Toi, { $count } cartes
    }
you-hold-turn =
    { $count ->
        [one] À toi, { $count } carte
       *[other] À toi, { $count } cartes
    }
sort-by-colour = Par couleur
sort-by-value = Par valeur
penalty-points = Points de pénalité
score-sheet = Scores
in-all = en tout
mistigri-costs = 10 points si le Mistigri reste
you-know = Les cartes que tu connais chez { $name }
tie-short = la manche décisive

## Questions posées

ask-pair-or-pass = Une paire ?
ask-another-pair = Encore une paire ?
ask-effect-or-reverse = Lequel des deux ?
ask-choose-drawn = Tu choisis
ask-swap-out = Une carte part
ask-swap-in = Une carte arrive
ask-give-away = Donne une carte
ask-feed = Une par personne
tap-a-card = Touche une de tes cartes.
to-whom = Pour qui ?
pick-a-card = Choisis une carte
pick-who = Choisis qui la reçoit
pick-one = Choisis l’un des deux
why-pass = … passer ?
why-reverse = … inverser le sens du jeu ?
why-pair = … défausser une paire maintenant ?
why-pair-mistigri = … défausser le Mistigri dans une paire ?
why-give = … donner une carte ?
why-give-to = … donner une carte à { $name } ?
why-pile = … prendre une carte de la défausse ?
reversed-next = Dans l’autre sens : ensuite { $name } pioche chez toi.

## Paires

possible-pairs = Paires possibles
pick-a-pair = Choisis une paire
pick-to-see = Choisis une paire pour voir son effet.
discard-it = Défausser { $pair }
colour-pair = Deux de la même couleur : elles partent, rien d’autre.
no-pairs = Pas de paire cette fois
no-pairs-told = Tu n’as pas deux cartes de même couleur ou de même valeur.
no-pair = Ces deux-là ne font pas la paire.
pair-short-1 = tes autres 1 partent aussi, ou inverser
pair-short-2 = tu choisis la carte piochée, ou inverser
pair-short-3 = échange avec la défausse, ou inverser
pair-short-4 = donner une carte
pair-short-5 = une carte de la défausse pour chacun
pair-short-6 = une autre paire aussitôt
pair-short-7 = on pioche 2 chez toi
pair-short-8 = on pioche 3 chez toi
pair-short-none = sans effet
more-pairs = { $count } de plus

## La pioche et le Mistigri

draw-from = Pioche chez { $name }
draw-any = Touche n’importe quelle carte : elles sont mélangées, faces cachées.
draw-many = Touche { $count } cartes : elles sont mélangées, faces cachées.
# 2 + 2 : la carte a été choisie par qui la donne.
draw-held-out = Touche la carte qu’on te tend.
take-card = Prendre la carte { $number } sur { $count }
you-drew = Tu as pioché { $card }.
dread = Oh non ! Il ne va avec rien. Fais-le filer !
relief = Ouf ! Le Mistigri est parti.

## Fin de la manche et de la partie

round-over = Fin de la manche { $round }
stuck = Le Mistigri reste à { $name } : 10 points.
stuck-you = Le Mistigri te reste : 10 points.
tie-round = Égalité au plus petit total : une troisième manche décide.
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
win-shared = Victoire partagée !
story-first-out = Miaou sur le toit
story-first-out-told = Manche { $round } : { $name } se retrouve sans cartes avant tout le monde. Miaou !
story-first-out-you = Manche { $round } : tu te retrouves sans cartes avant tout le monde. Miaou !
story-worst = La main la plus lourde
story-worst-told =
    { $points ->
        [one] Manche { $round } : il reste { $points } point à { $name }.
       *[other] Manche { $round } : il reste { $points } points à { $name }.
    }
story-worst-you =
    { $points ->
        [one] Manche { $round } : il te reste { $points } point.
       *[other] Manche { $round } : il te reste { $points } points.
    }
story-worst-mistigri = Manche { $round } : le Mistigri reste à { $name }, avec { $points } points.
story-worst-mistigri-you = Manche { $round } : le Mistigri te reste, avec { $points } points.

## The game in a minute

primer-mistigri-goal = Débarrasse-toi de tes cartes, deux par deux. Ce qui reste en main à la fin coûte des points. Le Mistigri ne va avec aucune autre carte, et il en coûte dix.
primer-mistigri-draw = Ton tour commence par une pioche : une carte, face cachée, dans la main de qui joue avant toi.
primer-mistigri-pair = Ensuite tu peux défausser une paire : deux cartes de la même couleur, ou de même valeur. Sinon, tu passes.
primer-mistigri-effect = Une paire de même valeur a un effet. Tu donnes une carte, tu fais piocher davantage, tu choisis la carte piochée ou tu inverses le sens.
primer-mistigri-out = Plus de cartes ? Miaou ! Tu sors de la manche, et cela ne coûte rien.
primer-mistigri-end = La manche se termine quand une seule personne a encore des cartes, ou quand tout le monde passe à la suite. On additionne ce qui reste. Après deux manches, le plus petit total gagne.

## Revoir une partie

replay-mark-pair = paires
replay-mark-effect = effets
replay-mark-points = points
