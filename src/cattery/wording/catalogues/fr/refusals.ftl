### Les refus : ce qui ne se peut pas, et pourquoi.

## Les réponses au jeu

refusal-illegal = Interdit : { $rule }, { $title }.
refusal-bad-notation = « { $text } » n’est pas une réponse à cette question.
refusal-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-stale = Trop tard : la partie a déjà continué.
refusal-other-game = Cette réponse était pour une autre partie.
refusal-no-game = Aucune partie n’est en cours ici.
refusal-time-up = Temps écoulé : un robot finit ce tour.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.

## Options, jeux, langues, règles et parties enregistrées

refusal-bad-option = { $option } : ce choix est impossible ici.
refusal-bad-option-by-rule = { $option } : interdit par { $rule }, { $title }.
refusal-unknown-game = Ce jeu n’existe pas. Il y a : { $known }.
refusal-unknown-language = Il n’y a pas de langue « { $asked } » ici. Il y a : { $known }.
refusal-unknown-rule = Il n’y a pas de règle « { $asked } ».
refusal-bad-record = Cette partie enregistrée n’est pas valable : { $reason }
refusal-no-hints = Pas de conseils ici : vous êtes plusieurs, et la table a été ouverte sans.
refusal-record-refused = Cette partie ne peut pas être revue : elle n’est pas valable.

## La table

refusal-unknown-table = Cette table n’existe pas.
refusal-unknown-code = Aucune table n’a ce code.
refusal-no-such-seat = Cette place n’existe pas.
refusal-seat-taken = Cette place est déjà prise.
refusal-table-full = Il n’y a plus de place à cette table.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-not-seated = Prends d’abord une place.
refusal-no-token = D’ici, tu peux seulement regarder.
refusal-barred = L’hôte de la table ne t’y laisse plus entrer.
refusal-not-host = C’est à l’hôte de la table de le faire.
refusal-no-bot-there = Il n’y a pas de robot à cette place.
refusal-no-person-there = Il n’y a personne à cette place.
refusal-not-yourself = Impossible pour ta propre place : lève-toi plutôt.
refusal-seats-open = Pour commencer, toutes les places doivent être prises.
refusal-game-running = Pas pendant une partie.
refusal-handed-over = Un robot joue pour toi : reprends d’abord ta place.
refusal-not-handed-over = Aucun robot ne joue pour toi.
refusal-still-here = Cette personne n’est pas absente depuis assez longtemps.
refusal-unknown-level = Ce robot n’existe pas.
refusal-link-spent = Ce lien a déjà servi, ou il est trop ancien.

## Noms et discussion

refusal-name-length = Un nom a de 1 à 24 caractères.
refusal-name-characters = Ce nom contient des caractères interdits.
refusal-name-taken = Quelqu’un à cette table a déjà ce nom.
refusal-chat-length = Un message a de 1 à 300 caractères.
refusal-chat-characters = Ce message contient des caractères interdits.

## La donne honnête

refusal-promise-broken = Ce nombre n’est pas celui qui était promis.
refusal-not-dealing = Il n’y a pas de donne en ce moment.

## Le serveur

refusal-malformed = La table n’a pas compris.
refusal-too-large = C’est trop long.
refusal-too-fast = Moins vite : réessaie dans un instant.
refusal-protocol = Cette version n’est plus à jour : recharge-la.
refusal-blocked = La personne qui tient ce serveur a écarté cette adresse.
refusal-foreign-page = Une page d’un autre site ne peut pas jouer ici.
refusal-server-full = Il n’y a plus de place pour d’autres tables.
refusal-server-stopping = Le serveur redémarre : reviens dans un instant.
