### A table on this device, without a server.

fetch-title = On prépare tout
fetch-ask = Pour jouer sur cet appareil, la page charge d’abord environ { $size } Mo. Une seule fois suffit.
fetch-yes = Charger et jouer
fetch-share = { $size } Mo : { $share } %
fetch-starting = Encore un instant
fetch-failed = Impossible de charger les jeux sur cet appareil. As-tu Internet ?
fetch-never = Ce navigateur est trop ancien pour jouer sans serveur.
try-again = Réessayer
halted-elsewhere = Cette partie continue dans un autre onglet.
halted-full = Cet appareil n’a plus de place pour garder la partie. Rien n’est perdu : libère un peu de place, puis recharge la page.
halted-unreadable = Ce que cet appareil a gardé de la partie est illisible. Rien n’a été effacé ; une autre version de cette page saura peut-être le lire.
halted-engine = La partie s’est arrêtée sur cette page. Rien n’est perdu : recharge la page.
play-here = Jouer ici
load-again = Recharger
keeps-nothing = Ce navigateur ne garde rien : la partie dure aussi longtemps que cette page.
site-alone = Ici, tu joues en solo, ou à plusieurs sur cet appareil.
how-to-host = Jouer ensemble sur plusieurs appareils
