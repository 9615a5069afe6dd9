### Crazy Mistigri at the terminal.

## Questions and answers

terminal-give-what = Give { $card }
terminal-give-to-whom = To whom?
terminal-give-to = To { $name }

## What can be asked: the word to type, and what it tells

terminal-command-effects = effects
    .help = what pairs of one value do

## Hand, table, board, pile, row and score

terminal-player-out = { $who }: out of the round.
terminal-player-passed = Passed since the last pair.
terminal-player-known = You know of { $cards }.
terminal-player-no-ones = No 1 among them.
terminal-pile = The discard pile: { $cards }.
terminal-round-mistigri =
    { $arrow ->
        [1] Round { $round }, turn { $turn }, clockwise.
       *[other] Round { $round }, turn { $turn }, anticlockwise.
    }
terminal-chosen = You chose the card to be drawn next: { $card }.
terminal-score-round = Round { $round }: { $scores }.
terminal-score-total = In all: { $scores }.
terminal-score-none = Nobody has any penalty points yet.

## Notation

terminal-notation-pair = { $short }: discard these two cards. The letter is the colour, the number the value.
terminal-notation-mistigri = { $short }: the Mistigri.
terminal-notation-pass = { $short }: pass, or discard no further pair.
terminal-notation-effect = { $short }: take the effect.
terminal-notation-reverse = { $short }: reverse the direction.
terminal-notation-card = { $short }: choose this card.
terminal-notation-give = { $short }: give this card to seat 3.
