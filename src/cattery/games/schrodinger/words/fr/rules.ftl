### Les Chats de Schrödinger : le texte de chaque règle, sous son numéro. Les noms des Physichats sont des termes de names-schrodinger.ftl.

## Matériel

S1 = Tu joues avec 52 cartes Boîte : 20 chats vivants, 20 chats morts, 8 boîtes vides et 4 Heisenbergs.
    .title = Les cartes Boîte
S2 = Le Heisenberg est un joker : il compte toujours comme l’état quantique cité par l’annonce en cours. Mais personne ne peut faire une annonce sur les Heisenbergs eux-mêmes.
    .title = Heisenberg, le joker
S3 = Le plateau est une piste de 65 annonces, toujours dans le même ordre. Elle commence par 1 vivant, 1 mort, 2 vivants, 2 morts, 1 vide, puis 3 vivants, 3 morts, 4 vivants, 4 morts, 2 vides, et continue ainsi : chaque nombre vient d’abord pour les vivants, puis pour les morts, et après chaque nombre pair vient sa moitié pour les vides. Elle finit par 26 vivants, 26 morts, 13 vides. Sur le dessin, la piste s’enroule en spirale dans le sens horaire sur une grille de 6 lignes et 11 colonnes, une case par carreau, du coin supérieur gauche à la pelote de laine, ligne 4, colonne 3. Vert pour vivant, gris pour mort, marron pour vide. Un exemple : après 8 vivants, le minimum que tu peux annoncer est 8 morts, 4 vides ou 9 vivants.
    .title = Le plateau
S4 = Il y a 10 Physichats, qui ont chacun une capacité spéciale (S40 à S49), et 6 vies pour les parties à 2 ou 3. Il y a aussi 4 aides de jeu, que tout le monde peut consulter pendant toute la partie : l’une présente le déroulement d’un tour et la répartition des cartes (S1), les trois autres les capacités des Physichats.
    .title = Physichats, vies, aides de jeu

## Mise en place

S5 = À 4, 5 ou 6, une seule erreur et tu quittes la partie. À 2, chaque personne a 3 vies ; à 3, chaque personne en a 2.
    .title = Nombre de personnes et de vies
S6 = La partie normale se joue avec les Physichats. Tu en reçois un au hasard, face cachée, et il est à toi pour toute la partie. Regarde-le quand tu veux ; personne d’autre n’en a le droit. Un autre est retourné face visible et commence la rangée. Le reste retourne dans la boîte du jeu sans que personne le voie. La partie simple se passe des Physichats : c’est une option de la table, et la meilleure pour apprendre.
    .title = Avec ou sans Physichats
S7 = La personne qui a vu un chat dans une boîte le plus récemment commence la première manche. Arbitrage : ici, c’est une place tirée au sort, ou celle que désigne l’hôte de la table.
    .title = Qui commence la partie

## Une manche

S8 = Mélange les 52 cartes. À la manche 1, tout le monde en reçoit 6, peu importe combien vous êtes. À chaque manche suivante, les personnes encore dans la partie en reçoivent une de moins : 6, 5, 4, 3, 2. Aucune partie ne peut avoir besoin d’une sixième manche. Les cartes restantes forment la pioche, face cachée ; à côté d’elle grandit la défausse, face cachée elle aussi. Jusqu’à la première annonce, le marqueur attend à côté du plateau.
    .title = La distribution
S9 = Si tu commences la manche, dis d’abord à voix haute combien de cartes Boîte sont en jeu : toutes celles qui sont en main et toutes celles qui sont face visible devant quelqu’un. (Ici, la table le dit et l’affiche pour toi.) Ensuite, tu dois faire la première annonce ou sauter ton tour (S52).
    .title = Ouvrir la manche
S10 = On joue dans le sens horaire, entre les personnes encore dans la partie. À ton tour, tu fais une annonce (S11) ou tu mets en doute celle du plateau (S20). Tant qu’il n’y a pas d’annonce sur le plateau, tu ne peux rien mettre en doute.
    .title = Annoncer ou mettre en doute
S11 = Par ton annonce, tu affirmes qu’il y a en jeu au moins tant de cartes de tel état. La première annonce peut être n’importe quelle case de la piste ; chacune des suivantes, n’importe quelle case plus loin. Passe par-dessus autant de cases que tu veux, mais le marqueur ne reste jamais sur place et ne recule jamais. Tu peux même annoncer l’impossible : c’est du bluff.
    .title = Faire une annonce
S12 = L’état se choisit librement à chaque annonce. Rien ne t’oblige à garder celui de l’annonce précédente.
    .title = L’état de ton choix
S13 = Arbitrage : quand le marqueur est sur la dernière case (13 vides), il n’y a plus d’annonce plus haute. Si c’est alors ton tour, tu dois mettre l’annonce en doute, ou sauter ton tour (S48) si S25 le permet.
    .title = La dernière case

## Preuve et échange

S14 = Après ton annonce, dans le même tour, tu peux montrer une preuve. Pose devant toi, face visible, autant de cartes de ta main que tu veux, pourvu que chacune corresponde à l’état annoncé ou soit un Heisenberg. Elles restent en jeu et face visible jusqu’à la fin de la manche, sauf si S42 ou S43 les retire. Tu ne pioches rien pour les remplacer. Arbitrage : tu ne peux montrer une preuve qu’une fois par tour.
    .title = Montrer une preuve
S15 = Si tu as montré au moins une carte pendant ce tour, tu peux ensuite échanger des cartes. Prends dans le reste de ta main au maximum autant de cartes que tu en as montré, pose-les face cachée sur la défausse, puis pioches-en le même nombre. Arbitrage : tu ne peux échanger qu’une fois par tour et, après cela, tu ne montres plus de preuve pendant ce tour. Les cartes que tu as piochées pendant ce tour avec S46 ou S47 font partie de ta main : tu peux les échanger. Une preuve montrée pendant ce tour compte pour l’échange même si S42 ou S43 l’a retirée depuis.
    .title = Échanger des cartes
S16 = Quand la pioche est vide, personne ne peut échanger. Arbitrage : tu ne peux pas échanger plus de cartes qu’il n’en reste dans la pioche, et la défausse n’est jamais remélangée pendant une manche.
    .title = Quand la pioche est vide
S17 = Montrer une preuve ou échanger des cartes ne change pas le nombre de cartes en jeu.
    .title = Toujours autant en jeu
S18 = Un Physichat posé comme une preuve (S40, S41, S44) n’est pas une carte montrée de ta main : il ne donne droit à aucun échange. Arbitrage : il n’a pas besoin de correspondre à ton annonce ; tu n’as même pas besoin d’en avoir fait une.
    .title = Physichat posé, aucun échange
S19 = Arbitrage : après ton annonce, ton tour dure jusqu’à ce que tu y mettes fin. Preuve, échange et capacité sont facultatifs, et la personne suivante ne peut agir que lorsque tu as fini. Si tu mets une annonce en doute (S20) ou si tu sautes ton tour (S48), ton tour s’arrête aussitôt.
    .title = Finir ton tour

## Doute et vérification

S20 = Tu ne peux mettre une annonce en doute qu’à ton propre tour. Dès que tu le fais, la manche est finie.
    .title = Mettre en doute
S21 = Tout le monde révèle sa main. Compte alors toutes les cartes en jeu qui correspondent à l’annonce : les cartes de cet état, en main et face visible, plus tous les Heisenbergs (sauf si S44 l’interdit), plus les Physichats qui s’ajoutent à cet état. S40 ne s’ajoute qu’à une annonce de chats vivants, S41 qu’à une annonce de boîtes vides.
    .title = Vérifier l’annonce
S22 = S’il y en a moins que le nombre annoncé, c’est la personne qui a fait l’annonce qui a tort. S’il y en a autant ou plus, c’est celle qui l’a mise en doute.
    .title = Qui a tort
S23 = Si tu as tort dans une partie à 4, 5 ou 6, tu quittes la partie. Dans une partie à 2 ou 3, tu perds une vie, et tu quittes la partie en perdant la dernière. C’est le nombre de personnes au départ qui décide, pour toute la partie.
    .title = Le prix de l’erreur
S24 = Si tu as raison, tu commences la manche suivante. S’il ne reste plus que toi dans la partie, tu gagnes.
    .title = La suite et la victoire
S25 = Arbitrage : tu ne peux pas mettre en doute ta propre annonce ; tu ne pourrais qu’y perdre. Elle te revient quand toutes les autres personnes ont sauté leur tour, comme à deux après S48. Tu dois alors surenchérir ; tu ne peux pas sauter ton tour aussi. Pour qu’il soit toujours possible de surenchérir, personne ne peut sauter son tour (S48) quand le marqueur est sur la dernière case et que la personne suivante est celle qui l’y a mis.
    .title = Ta propre annonce

## Physichats

S30 = Tu peux utiliser ta capacité spéciale une seule fois dans toute la partie, à ton propre tour, au moment que tu veux : avant d’annoncer ou de mettre en doute, ou après ton annonce (avant la preuve et l’échange, entre les deux ou après). Jamais après une mise en doute, jamais pendant la vérification, jamais au tour de quelqu’un d’autre.
    .title = Quand utiliser ta capacité
S31 = Dès que tu utilises ton Physichat, il rejoint la rangée, face visible. Ceux qui agissent comme une preuve (S40, S41, S44) restent d’abord devant toi. Ils rejoignent la rangée à la fin de la manche, même si cette manche te fait quitter la partie, ou quand une autre capacité les retire.
    .title = Les Physichats utilisés
S32 = Si tu quittes la partie sans avoir utilisé ta capacité, ton Physichat est révélé et rejoint aussitôt la rangée.
    .title = Une capacité restée inutilisée
S40 = { -cecilia } compte comme 2 chats vivants de plus pour cette manche. Pose cette carte devant toi comme une preuve.
    .title = Deux chats vivants de plus
S41 = { -maria } compte comme 1 boîte vide de plus pour cette manche. Pose cette carte devant toi comme une preuve.
    .title = Une boîte vide de plus
S42 = { -purrie } écarte tous les chats vivants face visible, les tiens et ceux des autres. Ils vont dans la défausse, face cachée, et ne comptent plus. Si { -cecilia } est en place comme une preuve (S40), cette carte rejoint la rangée et ne compte plus non plus.
    .title = Ouste, les chats vivants
S43 = { -felidae } écarte tous les chats morts face visible, les tiens et ceux des autres. Ils vont dans la défausse, face cachée, et ne comptent plus.
    .title = Ouste, les chats morts
S44 = { -feyncat } retire les Heisenbergs du compte : pour cette manche, ils ne valent rien. Pose cette carte devant toi comme une preuve.
    .title = Les Heisenbergs hors compte
S45 = { -prride } te permet de regarder les cartes de la défausse, qui est face cachée.
    .title = Regarder la défausse
S46 = { -mewton } te permet de piocher 2 cartes Boîte et de les prendre en main. Il y a donc 2 cartes de plus en jeu.
    .title = Piocher deux cartes
S47 = { -felinestein } te permet de défausser toute ta main, face cachée, et de piocher autant de cartes. Ta preuve, elle, ne bouge pas.
    .title = Une main toute neuve
S48 = { -pawking } te permet de sauter ton tour. Tu n’annonces rien, tu ne mets rien en doute, et c’est aussitôt le tour de la personne à ta gauche. Si elle met en doute l’annonce du plateau, on vérifie cette annonce, et c’est la personne qui l’a faite qui en répond.
    .title = Sauter ton tour
S49 = { -tabby } s’échange contre une carte de la rangée, dont tu utilises aussitôt la capacité.
    .title = Échange avec la rangée

## Arbitrages sur les capacités

S50 = Arbitrage : S42 et S43 ne retirent que les cartes de l’état concerné. Les Heisenbergs face visible restent, quel que soit l’état pour lequel ils ont été montrés.
    .title = Les Heisenbergs restent
S51 = Arbitrage : s’il ne reste qu’une carte dans la pioche, tu pioches celle-là avec S46, et il y a 1 carte de plus en jeu. Si la pioche est vide, tu ne peux pas utiliser S46. Pour utiliser S47, il faut au moins autant de cartes dans la pioche que dans ta main ; si ta main est vide, tu ne peux pas l’utiliser.
    .title = Pioche courte, main vide
S52 = Arbitrage : tu ne peux utiliser S48 qu’avant d’avoir fait une annonce pendant ce tour. Tu peux même l’utiliser avant la première annonce d’une manche : c’est alors à la personne suivante de faire cette première annonce.
    .title = Quand sauter son tour
S53 = Arbitrage : avec S49, tu peux prendre n’importe quelle carte de la rangée dont la capacité serait utilisable à ce moment-là. S’il n’y en a aucune, tu ne peux pas utiliser S49. En échange, { -tabby } rejoint aussitôt la rangée. La carte que tu as prise suit S31.
    .title = Quelle carte prendre
S54 = Arbitrage : S45 montre les cartes telles qu’elles sont à ce moment-là, à toi et à personne d’autre. Mais tout le monde sait que tu as regardé.
    .title = Pour tes yeux seulement
S55 = Arbitrage : le nombre de cartes Boîte en jeu (S9) est toujours public. S42, S43 et S46 le modifient. Les Physichats de S40 et S41 ne sont pas des cartes Boîte et n’y comptent pas.
    .title = Combien de cartes en jeu
S56 = Arbitrage : avec S49, tu ne peux prendre qu’une carte déjà dans la rangée, jamais un Physichat encore posé devant quelqu’un. La carte retournée à la mise en place n’a pas d’effet propre ; elle est là pour S49.
    .title = Seulement dans la rangée
S57 = Arbitrage : malgré S44, tu peux montrer des Heisenbergs comme preuve, et ils donnent toujours droit à l’échange. Simplement, ils ne comptent pour rien à la vérification.
    .title = Montrer quand même des Heisenbergs
S58 = Arbitrage : tu ne peux pas utiliser une capacité qui n’aurait aucun effet. Donc pas de S42 s’il n’y a ni chat vivant face visible ni { -cecilia } en place comme une preuve, pas de S43 s’il n’y a pas de chat mort face visible, pas de S45 si la défausse est vide. Et aucune capacité ne déplace le marqueur : même si l’une d’elles a rendu l’annonce impossible, l’annonce reste valable.
    .title = Pas de capacité sans effet
S59 = Arbitrage : tout le monde peut savoir où est le marqueur et qui l’y a mis, quelles cartes sont face visible, ce qu’il y a dans la rangée, les vies, et combien de cartes il y a dans chaque main, dans la pioche et dans la défausse. Tout ceci reste caché : les mains (jusqu’à la vérification), la pioche, les Physichats pas encore utilisés et la défausse. De la défausse, tu connais ce que tu y as mis toi-même, ce que S42 et S43 y ont envoyé sous les yeux de tout le monde et, bien sûr, ce que S45 t’a montré.
    .title = Public et caché

## Arbitrages ajoutés par ce projet

rulings-schrodinger = Arbitrages ajoutés par ce projet
    .S59 = ce que S45 t’a montré de la défausse, tu as le droit de le savoir.
