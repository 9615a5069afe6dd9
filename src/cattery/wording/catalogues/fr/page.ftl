### La page : les mots du navigateur qui ne sont d’aucun jeu.

## Partout

close = Fermer
home = Accueil
menu = Menu
settings = Réglages
language = Langue
night = Nuit
day = Jour
sound = Son
mild = Images douces
mild-hint = Le chat mort ne fait que dormir.
direct = Annoncer d’un seul geste
direct-hint = Toucher une annonce l’envoie aussitôt.
details = Détails
wait = Un instant
go-on = Continuer
you-name = Vous
guest = Invité
bot-names = Mochi Pixel Biscuit Luna Ziggy Potiron

## Accueil

play-now = Jouer
invite-friends = Inviter des amis
got-a-code = Un code ?
join = Rejoindre
continue = Continuer
game-waits = Une partie vous attend
game-waits-with = { $game }, avec { $name }
no-server = Le serveur ne répond pas. Réessayez dans un instant.

## Préparer une table

set-table = Préparer la table
how-many = À combien ?
open-table = Ouvrir la table
turn-clock = Temps par tour
clock-none = Sans limite
clock-seconds = { $count } s
clock-off = Prenez tout votre temps.
clock-on = Le temps écoulé, un robot finit le tour.
clock-seconds-each = { $count } secondes par tour ; ensuite un robot le finit.

## Salle d’attente

invitation = Invitation
join-with-code = Vos amis entrent avec ce code
copy-link = Copier le lien
copied = Copié
qr = Code QR de l’invitation
only-here = Seule cette machine peut atteindre cette table. Lancez Cattery pour tout le réseau afin d’accueillir du monde.
at-the-table =
    { $count ->
        [0] Personne encore
       *[other] { $count } à table
    }
this-is-you = c’est vous
host = hôte
is-here = est là
a-bot = robot
free-seat = libre
add-bot = Ajouter un robot
remove-bot = Retirer { $name }
bots-play = Les robots jouent comme
level =
    { $level ->
        [random] des chats errants : n’importe quoi fait l’affaire
        [kitten] des chatons : juste pour rire
        [yardstick] des chats calculateurs : selon les chances
        [house-cat] des chats de maison : ils connaissent le jeu
        [tiger] des tigres : les plus forts
       *[other] { $level }
    }
house-rules = Règles de la maison
fair-deal = Donne honnête
fair-deal-promise = Chaque appareil apporte sa part de hasard. À la fin, chacun peut vérifier les cartes.
your-name = Votre nom
sit-down = S’asseoir
table-full = Toutes les places sont prises. Vous pouvez regarder.
deal = Distribuer pour { $count }
fill-and-deal =
    { $count ->
        [one] Ajouter { $count } robot et distribuer
       *[other] Ajouter { $count } robots et distribuer
    }
host-starts = { $name } lancera la partie.
dealing = On distribue les cartes…

## La table

connecting = On arrive à la table…
line-lost = La ligne est coupée. Votre place est gardée, tout revient tout seul.
title-turn = À vous ! Cattery
title-table = { $game }, Cattery
players = À table
rules = Règles
rules-of = Règles : { $game }
search-rules = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }
read-rule = Lire la règle { $rule }
forbidden-by = La règle { $rule } l’interdit en ce moment.
why = Pourquoi ?
why-cant-i = Pourquoi pas ?
what-happened = Ce qui s’est passé
chat = Discussion
chat-new =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
say-something = Dites quelque chose
send = Envoyer
reactions = Réactions rapides
reaction-purr = Ronron
reaction-hiss = Feulement
reaction-meow = Miaou
reaction-applause = Bravo
reaction-surprise = Surprise
reaction-hurry = Plus vite
pause = Pause
resume = Reprendre
paused-by = { $name } a mis le jeu en pause.
seconds-left =
    { $count ->
        [one] Encore { $count } seconde
       *[other] Encore { $count } secondes
    }
away = { $name } n’est plus là.
away-short = pas là
stand-in-short = un robot joue
hand-over = Laisser un robot jouer
hand-over-vote = Voter pour qu’un robot joue (déjà : { $votes })
bot-plays-for-you = Un robot joue à votre place.
reclaim = Reprendre ma place
kick = Exclure { $name } de la table
seat-is-bot = Un robot occupe cette place.
seat-is-here = { $name } est à table.
seat-is-away = { $name } n’est plus là. La place est gardée.
stand-in-left = { $name } a quitté la table ; un robot continue.
stand-in-away = { $name } n’est plus là ; un robot joue à sa place.
stand-in-clock = { $name } a dépassé le temps ; un robot joue à sa place.
other-device = Passer sur un autre appareil
other-device-hint = Ouvrez ce lien sur l’autre appareil dans les cinq minutes. Il ne sert qu’une fois.
leave = Quitter la table
leave-sure = Quitter cette table ?
leave-playing = Partir maintenant ? Un robot prend votre place ; vous pourrez revenir.
leave-yes = Oui, quitter
stay = Rester
watching = Vous regardez

## Fin de partie

you-win = Gagné !
wins = { $name } gagne !
rank-winner = victoire
rank-out = hors jeu à la manche { $round }
how-it-happened = Comment c’est arrivé
rematch = Revanche
download-record = Télécharger la partie
deal-fair = La donne était honnête.
deal-fair-why = Scellée avant la manche 1, ouverte et vérifiée ici à l’instant.
deal-unknown = Cette donne n’est pas vérifiable.
deal-unknown-why = La partie enregistrée n’en dit rien.
deal-secret = La donne ne tient pas.
deal-secret-why = Le secret n’est pas celui qui était promis.
deal-nonce = La donne ne tient pas.
deal-nonce-why = Un des nombres n’est pas celui promis.
deal-mine = La donne ne tient pas.
deal-mine-why = Votre propre nombre a été laissé de côté.
deal-other = La donne ne tient pas.
deal-other-why = Les cartes ne viennent pas des nombres promis.
deal-the-promise = Promis avant la donne
deal-the-secret = Le secret du serveur
deal-the-nonce = Nombre de { $name }
deal-left-out = trop tard, laissé de côté
