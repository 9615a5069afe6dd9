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
harder-game = Une partie plus difficile
new-game = Nouvelle partie
name-too-long = Trop long : { $count }. Maximum : { $most }.
waits-for-reader = { $name } lit encore
waits-for-you = La table t’attend :
skip-ahead = Passer à la suite (encore { $count })
you-name = Toi
guest = Convive

## Accueil

play-now = Jouer
invite-friends = Inviter des amis
got-a-code = Tu as un code ?
join = Rejoindre
continue = Continuer
game-waits = Une partie t’attend
game-waits-with = { $game }, avec { $name }
no-server = Le serveur ne répond pas. Réessaie dans un instant.
nowhere = Il n’y a rien ici
nowhere-hint = Cette adresse ne mène nulle part. Un bout du lien s’est peut-être perdu en route.
game-not-here = Cette page ne sait pas montrer « { $name } »
game-not-here-hint = La table est bien là, mais cette page n’a pas de dessins pour son jeu. Recharge-la : il y en a peut-être une plus récente.

## Préparer une table

set-table = Préparer la table
how-many = Combien de personnes ?
open-table = Ouvrir la table
turn-clock = Temps par tour
clock-none = Sans limite
clock-seconds = { $count } s
clock-off = Prends tout ton temps.
clock-on = Quand le temps est écoulé, un robot finit le tour.
clock-seconds-each = { $count } secondes par tour ; ensuite un robot le finit.

## Salle d’attente

invitation = Invitation
join-with-code = Tes amis entrent avec ce code
copy-link = Copier le lien
copied = Copié
qr = Code QR de l’invitation
only-here = Seule cette machine peut atteindre cette table. Lance Cattery pour tout le réseau afin d’accueillir du monde.
at-the-table =
    { $count ->
        [0] Personne encore
       *[other] { $count } à table
    }
this-is-you = c’est toi
host = hôte
is-here = est là
a-bot = robot
free-seat = libre
add-bot = Ajouter un robot
remove-bot = Retirer { $name }
bots-play = Les robots jouent comme
level =
    { $level ->
        [random] des chats de gouttière : ils répondent au hasard
        [kitten] des chatons : juste pour s’amuser
        [yardstick] des chats calculateurs : selon les probabilités
        [house-cat] des chats de salon : ils connaissent le jeu
       *[other] { $level }
    }
bot-level =
    { $level ->
        [random] chat de gouttière
        [kitten] chaton
        [yardstick] chat calculateur
        [house-cat] chat de salon
       *[other] { $level }
    }
change = Modifier
house-rules = Règles de la maison
fair-deal = Donne honnête
fair-deal-promise = Chaque appareil apporte sa part de hasard. À la fin, tout le monde peut vérifier les cartes.
your-name = Ton nom
sit-down = S’asseoir
table-full = Toutes les places sont prises. Tu peux regarder.
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
connection-lost = La connexion est coupée. Ta place est gardée, et tout revient tout seul.
title-turn = À toi ! Cattery
title-table = { $game }, Cattery
players = À table
rules = Règles
rules-of = Règles : { $game }
in-a-minute = En une minute
all-rules = Toutes les règles
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
why-cant-i = Pourquoi je ne peux pas ?
why-cant-i-do = Pourquoi je ne peux pas… ?
why-wait = Pourquoi n’est-ce pas à moi ?
hurry-bots = Presser les robots
hurry-wished = C’est noté. Il faut que chaque personne encore en jeu le veuille aussi.
hurry-granted = Les robots jouent vite maintenant.
hurry-asked = { $name } aimerait presser les robots.
not-now = Pas maintenant
what-happened = Ce qui s’est passé
chat = Discussion
chat-new =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
chat-empty = Personne n’a encore rien dit.
quote = « { $text } »
say-something = Dis quelque chose
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
paused-by = { $name } a mis la partie en pause.
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
bot-plays-for-you = Un robot joue à ta place.
reclaim = Reprendre ma place
kick = Exclure { $name } de la table
seat-is-bot = Un robot occupe cette place : { $level }.
seat-is-here = { $name } est à table.
seat-is-away = { $name } n’est plus là depuis un moment. La place est gardée.
stand-in-left = { $name } a quitté la table ; un robot continue.
stand-in-away = { $name } n’est plus là ; un robot joue à sa place.
stand-in-clock = { $name } n’avait plus de temps ; un robot joue à sa place.
other-device = Passer sur un autre appareil
other-device-hint = Ouvre ce lien sur l’autre appareil dans les cinq minutes. Il ne sert qu’une fois.
report = Signaler quelque chose
report-hint = La personne qui tient ce serveur lit ce que tu écris, avec les noms à cette table et les dernières lignes de la discussion. Personne d’autre ne le lit.
report-text = Que s’est-il passé ?
report-sent = Merci. La personne qui tient ce serveur le lira.
about-server = Ce que ce serveur garde
leave = Quitter la table
leave-sure = Quitter cette table ?
leave-playing = Partir maintenant ? Un robot prend aussitôt ta place ; tu pourras revenir.
leave-yes = Oui, quitter
stay = Rester
watching = Tu regardes

## Fin de partie

you-win = Tu gagnes !
wins = { $name } gagne !
how-it-happened = Comment c’est arrivé
rematch = Revanche
next-dealt = Une autre partie a commencé. Un robot tient ta place jusqu’à ce que tu joues aussi.
rematch-offered = { $name } voudrait rejouer.
rematch-waits = On attend { $names }.
join-next = Jouer aussi
download-record = Télécharger la partie
deal-fair = La donne était honnête.
deal-fair-why = Scellée avant la manche 1, ouverte et vérifiée ici à l’instant.
deal-unknown = Cette donne n’est pas vérifiable.
deal-unknown-why = La partie enregistrée n’en dit rien.
deal-secret = La donne n’est pas valable.
deal-secret-why = Le secret n’est pas celui qui était promis.
deal-nonce = La donne n’est pas valable.
deal-nonce-why = Un des nombres n’est pas celui promis.
deal-mine = La donne n’est pas valable.
deal-mine-why = Ton propre nombre a été laissé de côté.
deal-other = La donne n’est pas valable.
deal-other-why = Les cartes ne viennent pas des nombres promis.
deal-the-promise = Promis avant la donne
deal-the-secret = Le secret du serveur
deal-the-nonce = Nombre apporté par { $name }
deal-left-out = trop tard, laissé de côté

## Revoir une partie

replay-watch = Revoir la partie
replay-opening = La partie arrive …
replay-not-shown = Cette partie ne peut pas être revue
replay-bad-link = Ce lien n’est pas entier : un morceau s’est perdu ou a changé en route. Redemande-le.
replay-no-record = Ce n’est pas une partie enregistrée.
replay-other-rules = Cette partie a été jouée avec d’autres règles que celles connues ici.
replay-unknown-game = Ce jeu, ou sa table, n’est pas connu ici.
replay-unfinished = Cette partie n’est pas finie. D’ici là, personne ne la regarde.
replay-wrong-at = Cette partie n’est pas valable : quelque chose cloche au coup { $ply }.
replay-controls = Revoir
replay-timeline = Moment de la partie
replay-ply = Coup { $ply } sur { $last }
replay-play = Lire
replay-pause = Mettre en pause
replay-step = Un pas en avant
replay-step-back = Un pas en arrière
replay-jump = Sauter en avant
replay-jump-back = Sauter en arrière
replay-jump-by = Sauter par
replay-speed = Vitesse
replay-times = { $speed }×
replay-mark-turn = tours
replay-mark-round = manches
replay-eyes = Par les yeux de
replay-eyes-spectator = Le public
replay-hands = Toutes les mains
replay-share = Montrer ce moment
replay-share-hint = Le lien contient toute la partie et s’ouvre à ce moment. Il n’invite personne à ta table.
replay-with-names = Avec les noms
replay-link = Lien vers ce moment
replay-too-long = Cette partie est trop longue pour un lien. Envoie-la en fichier.
replay-open-file = Revoir une partie enregistrée
replay-keys = Flèches : gauche et droite pour un pas, haut et bas pour un tour. Page précédente et page suivante pour une manche, espace pour lire et mettre en pause. Au téléphone, fais glisser.
