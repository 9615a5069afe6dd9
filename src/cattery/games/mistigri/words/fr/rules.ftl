### Crazy Mistigri : les règles, un message par numéro. Valeur : la règle entière. Title : son titre.
### Une ligne par valeur : un retour à la ligne se verrait. « Arbitrage : » marque ce que le livret laisse ouvert et que ce projet a tranché.

## Matériel

M1 = Le jeu compte 46 cartes Chat : neuf de valeur 1, huit de valeur 2, sept de valeur 3, six de valeur 4, cinq de valeur 5, quatre de valeur 6, trois de valeur 7, deux de valeur 8, une de valeur 9, et le Mistigri. Le Mistigri vaut 10. Aucune autre carte n’a sa couleur ni sa valeur : il ne peut donc jamais faire partie d’une paire.
    .title = Les cartes Chat
M2 = Arbitrage : le texte du livret ne donne pas la liste des couleurs ; il dit seulement que deux cartes peuvent avoir à la fois la même couleur et la même valeur. Ici, il y a donc 5 couleurs de 9 cartes : les cartes, rangées par valeur, sont attribuées aux couleurs à tour de rôle. Couleur A ({ colour-a }) : 1 1 2 2 3 4 5 6 7. Couleur B ({ colour-b }) : 1 1 2 2 3 4 5 6 7. Couleur C ({ colour-c }) : 1 1 2 3 3 4 5 6 8. Couleur D ({ colour-d }) : 1 1 2 3 3 4 5 6 8. Couleur E ({ colour-e }) : 1 2 2 3 4 4 5 7 9. Cattery garde cette liste à un seul endroit, pour qu’on puisse la corriger.
    .title = Les cinq couleurs
M3 = À 5, on joue avec les 46 cartes. À 4, on retire les 1 : il reste 37 cartes. À 3, on retire les 1, les 2 et le 9 : il reste 28 cartes. Arbitrage : les cartes retirées retournent dans la boîte. Elles ne font jamais partie de la défausse : ni M23 ni M25 ne peuvent les ramener.
    .title = À 3, 4 ou 5

## Manche

M4 = La personne qui commence distribue tout le paquet : 9 cartes par personne. La carte qui reste à la fin va à la personne assise à sa droite, qui en a donc 10.
    .title = La donne
M5 = À la manche 1, c’est la personne la plus jeune qui commence. Arbitrage : c’est une place tirée au sort, ou celle que désigne l’hôte de la table. Aux manches suivantes, c’est la personne qui a jusque-là le plus de points de pénalité. Arbitrage : en cas d’égalité, le sort décide.
    .title = Qui commence ?
M6 = Chaque manche démarre dans le sens horaire, et une flèche montre le sens du jeu. Regarde à contresens de la flèche : la personne la plus proche qui a encore des cartes est la personne précédente. Regarde dans le sens de la flèche : la personne la plus proche qui a encore des cartes est la personne suivante.
    .title = Le sens du jeu

## Tour

M7 = Commence ton tour en piochant : tu dois prendre une carte au hasard dans la main de la personne précédente.
    .title = D’abord, piocher
M8 = Après avoir pioché, tu peux défausser une paire, face visible. Si les deux cartes ont la même couleur, la paire n’a pas d’effet. Si elles ont la même valeur, la paire a un effet, et tu dois l’appliquer (M21 à M28). Si elles ont la même couleur et la même valeur, c’est une paire de même valeur : l’effet s’applique. La carte que tu viens de piocher n’a pas besoin d’en faire partie.
    .title = Ensuite, une paire
M9 = Au début de chaque manche, toutes les aides de jeu sont face visible. Si tu ne défausses rien, tu passes : retourne ton aide de jeu face cachée. Remets-la face visible quand tu défausses une paire à un tour suivant. Arbitrage : si tu pouvais défausser et que tu préfères ne pas le faire, tu passes aussi, car personne ne peut vérifier une main cachée.
    .title = Quand tu passes
M10 = Une paire se défausse toujours face visible. Arbitrage : rien n’est secret dans la défausse. Tout le monde peut la consulter en entier à tout moment.
    .title = Une défausse ouverte
M11 = Plus de cartes ? Tu sors aussitôt de la manche, que tu aies défaussé ta dernière carte, que tu l’aies donnée ou qu’on l’ait piochée chez toi. Crie « Miaou ! » Tu ne marques aucun point dans cette manche, et le jeu continue sans toi.
    .title = Plus de cartes : Miaou !
M12 = Arbitrage : piocher, c’est du pur hasard. On te montre peut-être un éventail de cartes, mais c’est pour le spectacle : tu ne décides de rien.
    .title = C’est le hasard qui choisit

## Effets

M21 = 1 + 1 : au choix, soit tu défausses aussi tous tes autres 1 (si tu n’en as pas, il ne se passe rien), soit tu inverses le sens du jeu.
    .title = 1 + 1 : tous tes 1
M22 = 2 + 2 : au choix, soit tu décides quelle carte la personne suivante piochera chez toi, soit tu inverses le sens du jeu.
    .title = 2 + 2 : quelle carte
M23 = 3 + 3 : au choix, soit tu attends que la personne suivante ait pioché chez toi, puis tu défausses une carte et tu en prends une de ton choix dans la défausse, soit tu inverses le sens du jeu.
    .title = 3 + 3 : l’échange
M24 = 4 + 4 : choisis une de tes cartes et donne-la à qui tu veux parmi les personnes encore dans la manche.
    .title = 4 + 4 : un cadeau
M25 = 5 + 5 : compte les personnes encore dans la manche et choisis autant de cartes dans la défausse. Chacune de ces personnes en reçoit une.
    .title = 5 + 5 : une par personne
M26 = 6 + 6 : tu peux défausser tout de suite une autre paire. Si ses cartes sont de même valeur, son effet s’applique aussi.
    .title = 6 + 6 : encore une paire
M27 = 7 + 7 : au lieu d’une carte, la personne suivante en pioche deux au hasard chez toi. Si tu en as moins, elle prend tout.
    .title = 7 + 7 : deux cartes
M28 = 8 + 8 : au lieu d’une carte, la personne suivante en pioche trois au hasard chez toi. Si tu en as moins, elle prend tout.
    .title = 8 + 8 : trois cartes
M30 = Arbitrage : quand tu inverses le sens, la personne chez qui tu as pioché devient la personne suivante et pioche chez toi. Tu lui as pris sa dernière carte ? Alors c’est la personne la plus proche après elle qui a encore des cartes. Ainsi, tant que tu as des cartes, la personne qui joue après toi pioche toujours dans ta main, où que pointe la flèche. Si tu n’es plus dans la manche, elle pioche chez la personne la plus proche, à contresens de la flèche, qui a encore des cartes (M6).
    .title = Après une inversion
M31 = Arbitrage : la paire défaussée était toute ta main (avec M21, en comptant tes autres 1) ? Alors tu sors aussitôt de la manche. M22, M23, M24, M27 et M28 sont perdus. Tu peux encore choisir d’inverser le sens du jeu. M25 donne quand même une carte à chaque autre personne dans la manche, même s’il n’en reste qu’une (M40). Avec M26, tu n’as plus rien à défausser.
    .title = Ta dernière paire
M32 = Arbitrage : M23 se joue dès que la personne suivante a pioché, avant qu’elle défausse. Tu ne peux pas y renoncer (tu aurais pu inverser le sens). L’effet n’est perdu que si ta main est vide à ce moment-là. Tu ne peux pas prendre la carte que tu viens de défausser pour cet effet, mais tu peux prendre l’un des deux 3.
    .title = Le moment du 3 + 3
M33 = Arbitrage : tu ne peux pas renoncer à M24 tant que tu as une carte et qu’il y a quelqu’un d’autre dans la manche. Si tu donnes ta dernière carte, tu sors de la manche.
    .title = Un cadeau obligatoire
M34 = Arbitrage : avec M25, tu décides qui reçoit quelle carte. Commence par la personne suivante et suis l’ordre du jeu ; tu te sers en dernier, si tu es encore dans la manche. Tu ne peux pas choisir les deux 5 que tu viens de défausser, sinon la même paire pourrait tourner sans fin. S’il n’y a pas assez de cartes à choisir, elles vont aux premières personnes dans cet ordre. S’il n’y en a aucune, personne n’en reçoit.
    .title = Le partage du 5 + 5
M35 = Arbitrage : M26 peut s’enchaîner. Si ta deuxième paire est encore 6 + 6, tu peux en défausser une troisième. Tu peux aussi t’arrêter là. Ce n’est pas passer, puisque tu as défaussé une paire.
    .title = 6 + 6 à la chaîne
M36 = Arbitrage : quand une carte est choisie dans la défausse avec M23 ou M25, tout le monde sait laquelle.
    .title = Choisie au grand jour
M37 = Arbitrage : seules les deux personnes concernées voient une carte piochée (M7, M22, M27, M28) ou donnée (M24). Tant qu’elle n’est pas piochée, la carte choisie avec M22 n’est connue que de la personne qui l’a choisie. Tout le monde peut savoir combien de cartes contient chaque main, ce qu’il y a dans la défausse, où pointe la flèche, comment sont posées les aides de jeu et ce qui a été choisi : quel effet, ou l’inversion. Quand quelqu’un choisit de défausser avec M21, tout le monde sait ensuite aussi que cette main ne contient aucun 1.
    .title = Qui sait quoi
M38 = Arbitrage : à part M26, un tour a au plus un effet, car seul 6 + 6 permet une autre paire. M22, M23, M27 et M28 n’attendent que la toute prochaine pioche, et elle se fait chez toi. Il n’y a donc jamais plus d’un effet en attente. Quand la personne suivante défausse, il est déjà utilisé ou perdu.
    .title = Un seul effet attend

## Fin de manche

M40 = La manche se termine quand une seule personne a encore des cartes. Si c’est son tour, elle le finit d’abord : elle peut encore défausser une paire et en appliquer l’effet. Puis elle révèle sa main, additionne les valeurs qui y restent et marque ce total en points de pénalité (0 s’il ne reste rien). Arbitrage : si ce n’est pas son tour, elle ne joue plus. Et l’effet d’une paire s’applique toujours en entier avant qu’on regarde qui a encore des cartes.
    .title = La dernière main
M41 = La manche se termine aussi quand toutes les personnes encore en jeu passent l’une après l’autre, si bien que toutes leurs aides de jeu sont face cachée. Chacune révèle sa main, additionne les valeurs qui y restent et marque ce total en points de pénalité.
    .title = Tout le monde passe
M42 = Si le Mistigri te reste en main, il te coûte 10 points : sa valeur, comme n’importe quelle carte.
    .title = Le Mistigri en main
M43 = Arbitrage : toute partie doit avoir une fin. Si une manche n’est pas finie quand son 300e tour s’achève, elle s’arrête là et on compte les points comme pour M41.
    .title = Le 300e tour
M44 = Arbitrage : on ne vérifie M41 que lorsque quelqu’un passe, et seulement pour les personnes encore dans la manche. La manche est finie si chacune d’elles a passé après la dernière paire défaussée, peu importe par qui (ou après la donne, si personne n’a défaussé de paire). Toutes les aides de jeu peuvent donc être face cachée alors que la manche continue, mais seulement une fois que la dernière personne à avoir défaussé est sortie de la manche.
    .title = Vérifier qui a passé
M45 = Arbitrage : s’il ne reste que toi dans la manche, M21 et M26 s’appliquent comme d’habitude. M25 te donne une carte, ou aucune si tu es hors de la manche. Inverser le sens ne change rien. M22, M23, M24, M27 et M28 ont besoin d’une autre personne : ils sont perdus.
    .title = S’il ne reste que toi
M46 = Si plus personne n’a de cartes après un effet, la manche se termine et personne n’y marque de points.
    .title = Toutes les mains vides

## Fin de partie

M50 = La partie se joue en deux manches. Le plus petit total de points de pénalité gagne. En cas d’égalité, on joue une troisième manche. Arbitrage : seule compte une égalité pour le plus petit total. Tout le monde joue la troisième manche, le total des trois décide, et tout le monde peut gagner. S’il y a encore égalité, la victoire est partagée.
    .title = Qui gagne ?
