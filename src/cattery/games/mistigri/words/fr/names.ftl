### Crazy Mistigri : noms, titres, et les effets en une ligne chacun.

game-mistigri = Crazy Mistigri
    .about = Défausse ta main par paires en évitant le Mistigri.
# Sans article : « le Mistigri ».
card-mistigri = Mistigri

## Les cinq pelages, couleurs A à E du paquet. Avant la valeur : Prune 4.

colour-a = Marmelade
colour-b = Flaque
colour-c = Lierre
colour-d = Beurre
colour-e = Prune

## Titres des règles

section-mistigri-material = Matériel
section-mistigri-round = Une manche
section-mistigri-turn = Un tour
section-mistigri-effects = Les effets des paires
section-mistigri-end-of-round = Fin de la manche
section-mistigri-end-of-game = Fin de la partie

## Ce que fait une paire de cette valeur, en une ligne courte

effect-1 = Défausse tous tes autres 1, ou inverse le sens du jeu.
effect-2 = Choisis la carte qu’on piochera chez toi, ou inverse le sens.
effect-3 = Après la prochaine pioche, échange avec la défausse, ou inverse.
effect-4 = Donne une de tes cartes à qui tu veux dans la manche.
effect-5 = Choisis dans la défausse une carte par personne dans la manche.
effect-6 = Tu peux défausser tout de suite une autre paire.
effect-7 = La personne suivante pioche chez toi deux cartes au hasard.
effect-8 = La personne suivante pioche chez toi trois cartes au hasard.
