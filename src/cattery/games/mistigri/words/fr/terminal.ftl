### Crazy Mistigri au terminal.

## Questions et réponses

terminal-give-what = Donner { $card }
terminal-give-to-whom = À qui ?
terminal-give-to = À { $name }

## Ce qu’on peut demander : le mot à taper, et ce qu’il dit

terminal-command-effects = effets
    .help = ce que font les paires de même valeur

## Main, table, plateau, défausse, rangée et points

terminal-player-out = { $who } : hors de la manche.
terminal-player-passed = A passé depuis la dernière paire.
terminal-player-known = Tu sais qu’il y a { $cards }.
terminal-player-no-ones = Aucun 1 parmi elles.
terminal-pile = La défausse : { $cards }.
terminal-round-mistigri =
    { $arrow ->
        [1] Manche { $round }, tour { $turn }, dans le sens horaire.
       *[other] Manche { $round }, tour { $turn }, dans le sens antihoraire.
    }
terminal-chosen = Tu as choisi la prochaine carte piochée : { $card }.
terminal-score-round = Manche { $round } : { $scores }.
terminal-score-total = En tout : { $scores }.
terminal-score-none = Personne n’a encore de points de pénalité.

## Notation

terminal-notation-pair = { $short } : défausser ces deux cartes. La lettre est la couleur, le chiffre la valeur.
terminal-notation-mistigri = { $short } : le Mistigri.
terminal-notation-pass = { $short } : passer, ou ne pas défausser d’autre paire.
terminal-notation-effect = { $short } : appliquer l’effet.
terminal-notation-reverse = { $short } : inverser le sens du jeu.
terminal-notation-card = { $short } : choisir cette carte.
terminal-notation-give = { $short } : donner cette carte à la place 3.
