### La ligne de commande : son aide, ce que disent les commandes, et ce qui est impossible.
### Une commande a un message : ce qu’elle fait ; puis .more, et un attribut pour chaque paramètre qui n’est qu’à elle.

## Aide

command-cattery = Deux jeux de cartes avec des chats et des informations cachées.
command-play = Jouer une partie ici, contre les chats de la maison.
    .more = Ce qui n’est pas indiqué est demandé ; Entrée seule prend la valeur proposée.
    .players = Combien de personnes à la table, en te comptant.
    .seat = Ta place, à partir de 1 ; 0 pour regarder jouer les chats.
    .bots = Quels chats jouent avec toi : random, kitten, yardstick ou house-cat.
    .plain = Des lignes simples, comme toujours pour l’instant.
    .record = Ajouter la partie à ce fichier, sans demander.
command-puzzle = Résoudre l’énigme du jour : une réponse est nettement la meilleure.
    .more = La même pour tout le monde ; les jeux alternent. Le coach dit ce que vaut ta réponse, et pourquoi.
    .day = Un autre jour qu’aujourd’hui, comme 2026-11-18.
    .number = Une autre énigme, par son numéro.
command-serve = Ouvrir des tables entre amis dans le navigateur.
    .more = Elles restent ouvertes jusqu’à Ctrl-C.
    .port = Le port à écouter ; 0 en trouve un de libre.
    .lan = Aussi pour les autres machines du réseau ; l’adresse à leur donner s’affiche avec son code QR.
    .data = Le dossier qui garde les tables ; sinon, ton propre dossier de données.
    .database = L’adresse d’une base de données PostgreSQL qui garde les tables : postgresql://…
    .bots = Combien de processus réfléchissent pour les robots ; 0 : un par processeur moins un.
    .keep = Au bout de combien de jours sans réponse une table est rangée.
    .forget = Ne garder aucune partie des tables rangées.
    .disk = Combien de mégaoctets les tables peuvent prendre ; au-delà, on n’en ouvre plus.
    .proxy = Les adresses des proxys devant ce serveur, avec des virgules ; eux seuls sont crus quand ils disent pour qui ils demandent.
    .contact = À qui s’adresser au sujet de ce serveur : un nom, une adresse, un lien. C’est affiché sur la page.
    .debug = En dire plus dans le journal, mais jamais rien de secret.
command-rules = Consulter une règle, par son numéro ou par des mots.
    .more = Sans rien à chercher, toutes les règles sont lues.
    .words = Le numéro d’une règle ({ $rule }), ou des mots à chercher.
command-replay = Raconter des parties enregistrées, phrase par phrase.
    .file = Un fichier de parties enregistrées, un objet JSON par ligne.
    .seat = Seulement ce que cette place a vu (on compte à partir de 1) ; 0 pour ce que tout le monde pouvait voir. Sinon, tout est raconté.
    .game = Seulement la partie à cette ligne du fichier.
    .step = Parcourir une partie pas à pas : flèches ou simples lignes.
command-review = Revoir une partie enregistrée avec le coach : ce que valait chaque décision d’une place.
    .more = Il juge d’après ce que la place pouvait savoir alors, et sépare le sort des décisions.
    .file = Un fichier de parties enregistrées, un objet JSON par ligne.
    .seat = La place dont on revoit les décisions, à partir de 1.
    .game = Seulement la partie à cette ligne du fichier.
command-check = Vérifier des parties enregistrées.
    .more = Chaque réponse, chaque tirage et, s’il y en a une, la donne honnête. Le code de sortie est 0 si tout est valable, 2 sinon ; une phrase dit où et pourquoi.
    .files = Des fichiers de parties enregistrées, un objet JSON par ligne.
command-simulate = Jouer vite beaucoup de parties au hasard.
    .more = La même graine donne les mêmes parties, quel que soit le nombre de processus.
    .players = Combien de places à la table.
    .games = Combien de parties.
    .out = Écrire chaque partie dans ce fichier, une par ligne.
command-arena = Faire jouer des robots entre eux, et les mesurer.
    .more = Ils se rencontrent sur les mêmes donnes et changent de place. La même graine donne les mêmes chiffres, quel que soit le nombre de processus. Une série interrompue reprend quand son dossier est indiqué à nouveau.
    .players = Qui joue, avec des virgules (house-cat,yardstick,yardstick).
    .games = Au moins autant de parties pour chaque nombre de places ; chaque donne est jouée une fois par rotation des places.
    .seats = Jouer avec ces nombres de places l’un après l’autre, 2-6 ou 3,5 ; le dernier robot nommé remplit la table.
    .out = Le dossier des parties, de results.json et de report.html ; sinon, il porte le nom de la série.
    .records = Garder aussi les parties enregistrées, dans records.jsonl.
command-operate = Veiller sur un serveur qui tourne sur cette machine.
    .more = Sans mots : les tables, les connexions et la charge. close TABLE ferme une table et garde ses parties finies, remove TABLE n’en garde rien ; block ADRESSE écarte une adresse, unblock ADRESSE la laisse revenir ; reports montre ce qui a été signalé, done SIGNALEMENT en raye un.
    .words = Ce qu’il faut faire, et à quoi.
    .data = Le dossier que le serveur utilise ; sinon, ton propre dossier de données.
command-tidy = Ranger les tables où il ne se passe plus rien depuis longtemps.
    .more = Les tables où personne n’a jamais joué partent au bout d’un jour. Des autres, les parties finies restent. Un serveur fait tout cela de lui-même ; s’il y en a un qui tourne, il s’en charge aussitôt, selon ses propres réglages.
    .data = Le dossier qui garde les tables ; sinon, ton propre dossier de données.
    .keep = Au bout de combien de jours calmes une table est rangée.
    .forget = N’en garder aucune partie non plus.
command-backup = Copier toutes les tables dans un seul fichier, même pendant que le serveur tourne.
    .file = La nouvelle copie ; une plus ancienne du même nom est remplacée.
    .data = Le dossier qui garde les tables ; sinon, ton propre dossier de données.
command-restore = Revenir à une copie.
    .more = Ce qui s’y trouvait est mis de côté, pas effacé.
    .file = Une copie faite par cattery backup.
    .data = Le dossier qui gardera les tables ; sinon, ton propre dossier de données.
parameter-game = Quel jeu : { $games }.
parameter-language = en, pt-BR, fr, nl ou it ; sinon, la langue de ton système.
parameter-seed = Un texte quelconque : le même texte distribue les mêmes cartes.
parameter-jobs = Combien de processus se partagent le travail.
parameter-option = Une option de la table, écrite nom=valeur ; peut être répétée.
help-usage = Usage : { $line }
help-commands = Commandes :
help-parameters = Ce qu’on peut indiquer :
help-help = Cette aide.
help-version = La version de ce programme.
help-further = En savoir plus sur une commande : { $command }
help-default = Sinon : { $value }.
help-required = C’est indispensable.

# À la place d’un mot à taper.
placeholder-command = COMMANDE
placeholder-options = OPTIONS
placeholder-game = JEU
placeholder-words = MOTS
placeholder-file = FICHIER
placeholder-files = FICHIER
placeholder-number = NOMBRE
placeholder-text = TEXTE
placeholder-path = CHEMIN

## Ce qui n’est pas compris. $name est un paramètre, $given ce qui a été tapé.

usage-unknown-command = Il n’y a pas de commande « { $given } ». Il y a : { $known }.
usage-unknown-option = { $given } n’existe pas ici.
usage-nearest = { $sentence } Peut-être { $nearest } ?
usage-help = Aide : { $command }
usage-missing = Il manque { $name }.
usage-missing-value = { $name } : il manque la valeur qui suit.
usage-whole-number = { $name } { $given } : il faut un nombre entier.
usage-number-range = { $name } { $given } : il faut un nombre de { $least } à { $most }.
usage-number-least = { $name } { $given } : il faut un nombre d’au moins { $least }.
usage-bad-value = { $name } { $given } : ceci ne peut pas servir.
usage-too-much = Ceci est de trop : { $given }.
usage-twice = { $name } : une fois suffit.
usage-not-understood = Ceci n’est pas compris : { $given }.

## Ce que peut être une option de la table

lawful-range = De { $least } à { $most }.
lawful-at-most = Au plus : { $most }.
lawful-known = Il y a : { $known }.
lawful-once = Chacune une fois, de la plus basse à la plus haute.
lawful-too-few = Il y a trop peu de cartes : { $cards }.

## Ce que dit le système, selon ses propres codes : la fin d’une phrase.

system-eacces = accès refusé
system-eperm = opération non permise
system-enoent = aucun fichier ou dossier de ce nom
system-eexist = le fichier existe déjà
system-enotdir = ce n’est pas un dossier
system-eisdir = c’est un dossier
system-enospc = il n’y a plus de place sur le disque
system-erofs = on ne peut que lire ici
system-enametoolong = nom de fichier trop long
system-eaddrinuse = adresse déjà utilisée
system-eaddrnotavail = adresse non disponible

## Pourquoi une partie enregistrée n’est pas valable : la fin d’une phrase.

record-ply = coup { $ply } : { $reason }
record-unreadable = ce n’est pas une partie enregistrée.
record-unreadable-at = ce n’est pas une partie enregistrée ; le défaut est à { $where }.
record-format = le format { $format } n’est pas celui connu ici ({ $known }).
record-rules = la version { $version } des règles du jeu { $game } n’est pas celle jouée ici ({ $known }).
record-after-the-end = « { $answer } » vient après la fin de la partie.
record-illegal = « { $answer } » n’est pas une réponse possible. { $why }
record-spelling = « { $right } » ne s’écrit pas « { $answer } ».
record-digest = l’empreinte ne correspond pas : la partie ne s’est pas passée ainsi.
record-unfinished = la partie n’est pas finie, et d’ici là personne ne la regarde.
record-dice = il n’y a pas de dés « { $dice } ».
record-chance = le hasard a répondu « { $answer } » là où ses dés donnent « { $right } ».
record-fair-dice = donne honnête : seuls des dés du type hmac s’y prêtent.
record-fair-secret = donne honnête : le secret n’est pas celui qui était promis.
record-fair-nonce = donne honnête : le nombre de la place { $seat } n’est pas celui qui était promis.
record-fair-seats = donne honnête : il faut un nombre par place, dans l’ordre des places.
record-fair-seed = donne honnête : les dés ne viennent pas de ce secret et de ces nombres.
record-fair-spelling = donne honnête : un secret ou un nombre n’est pas en hexadécimal minuscule.

## Vérifier, raconter et simuler

check-holds =
    { $games ->
        [one] { $path } : { $games } partie valable ({ $notes })
       *[other] { $path } : { $games } parties valables ({ $notes })
    }
check-answers =
    { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }
check-fair = { $count } de donne honnête
check-given = { $count } sans dés pour vérifier le hasard
check-unfinished =
    { $count ->
        [one] { $count } inachevée
       *[other] { $count } inachevées
    }
replay-data = Ligne { $line } : { $game }, { $options }
replay-chance = le hasard
simulate-games =
    { $games ->
        [one] { $games } partie, { $game }, { $options }, graine { $seed }
       *[other] { $games } parties, { $game }, { $options }, graine { $seed }
    }
simulate-answers =
    { $answers ->
        [one] { $answers } réponse, { $mean } par partie ; manches par partie : { $rounds }
       *[other] { $answers } réponses, { $mean } par partie ; manches par partie : { $rounds }
    }
simulate-wins = victoires par place : { $shares }
simulate-speed = { $seconds } s ; parties par seconde : { $games } ; réponses par seconde : { $answers }
simulate-records = parties enregistrées dans { $path }
simulate-progress = parties

## Tables

serve-in-use = { $folder } : un autre serveur utilise déjà ce dossier. Arrête-le d’abord, ou choisis un autre dossier avec { $option }.
serve-newer = { $folder } : ce dossier vient d’une version plus récente de Cattery. Réinstalle cette version, ou choisis un autre dossier avec { $option }.
serve-database-newer = { $database } : cette base de données vient d’une version plus récente de Cattery. Réinstalle cette version, ou indique une autre base avec { $option }.
serve-database = Impossible d’utiliser la base de données { $database } : { $reason }
serve-no-address = { $given } n’est pas l’adresse d’une base de données PostgreSQL. Une adresse ressemble à { $example }.
serve-proxy = { $option } { $given } : ce ne sont pas des adresses. Écris-les avec des virgules, comme 10.0.0.2,fd00::2.
store-torn =
    { $missing ->
        [0] { $file } : la base de données est abîmée. Reviens à une copie avec « { $command } FICHIER » ; ce qui s’y trouve est gardé à côté.
        [one] { $file } : il manque le dernier changement confirmé. Reviens à une copie avec « { $command } FICHIER » ; ce qui s’y trouve est gardé à côté.
       *[other] { $file } : il manque les { $missing } derniers changements confirmés. Reviens à une copie avec « { $command } FICHIER » ; ce qui s’y trouve est gardé à côté.
    }

## Veiller sur un serveur

tidy-done =
    { $tables ->
        [one] { $tables } table rangée ; parties gardées : { $records }
       *[other] { $tables } tables rangées ; parties gardées : { $records }
    }
backup-done =
    { $tables ->
        [one] { $tables } table copiée dans { $file }
       *[other] { $tables } tables copiées dans { $file }
    }
restore-done =
    { $tables ->
        [one] { $tables } table rétablie dans { $folder }
       *[other] { $tables } tables rétablies dans { $folder }
    }
restore-moved = Ce qui s’y trouvait avant est dans { $file }
operate-no-server = { $folder } : aucun serveur n’utilise ce dossier en ce moment. Indiques-en un autre avec { $option }.
operate-unknown = « { $given } » ne peut pas se faire ici. Il y a : { $known }.
operate-nothing = { $of } : il n’y a rien de tel ici.
operate-close = { $of } : la table est fermée ; parties gardées : { $records }
operate-remove = { $of } : la table a disparu, et toutes ses parties.
operate-block = { $of } : cette adresse est écartée.
operate-unblock = { $of } : cette adresse peut revenir.
operate-done = { $of } : ce signalement est rayé.
operate-house = Tables en mémoire : { $tables } ; connexions : { $connections }
operate-load = Réponses par seconde depuis le début : { $answers } ; la boucle d’événements a { $lag } ms de retard ; la base de données occupe { $size } Mo
operate-full = Il n’y a plus de place pour d’autres tables : le disque est presque plein, ou la limite est atteinte.
operate-table = { $table } : { $game }, { $phase } ; personnes : { $people } ; connexions : { $connections } ; faits : { $facts }
operate-gathering = on se rassemble
operate-dealing = on distribue les cartes
operate-playing = une partie se joue
operate-over = la partie est finie
operate-address = { $address } : connexions : { $connections }
operate-blocked = { $address } : écartée
operate-reports = Signalements : { $reports } ({ $command })
operate-no-reports = Personne n’a rien signalé.
operate-report = { $report } : { $at }, table { $table }, avec { $people }
