### Schrödinger’s Cats at the terminal.

## Questions and answers

terminal-first-claim = Your turn: what do you claim?
terminal-lowest-next = Lowest next: { $claims }.
terminal-any-higher =
    { $count ->
        [one] One higher claim can be typed too: { $short }
       *[other] { $count } higher claims can be typed too, like { $short }. “{ terminal-command-more }” lists them.
    }

## What can be asked: the word to type, and what it tells

terminal-help-doubt = To doubt, type its number, { $doubt }, or “{ terminal-doubt }”. A lone { $help } never doubts: it asks for this help.
terminal-command-board = board
    .help = all claims in order, and the marker
terminal-command-row = row
    .help = the physicats in the row, and what they can do

## Hand, table, board, pile, row and score

terminal-proof = Your proof, face up: { $cards }.
terminal-physicat = Your physicat: { $physicat }.
terminal-no-physicat = You have no unused physicat.
terminal-power = Rule { $rule }: { $power }
terminal-round-schrodinger = Round { $round }. In the deck: { $deck }. In the discard pile: { $discard }.
terminal-claim =
    { $claimer ->
        [you] On the board: { $claim }, by you. Cards in play: { $in-play }.
       *[other] On the board: { $claim }, by { $claimer-name }. Cards in play: { $in-play }.
    }
terminal-no-claim = There is no claim on the board yet. Cards in play: { $in-play }.
terminal-player-proof = Face up: { $cards }.
terminal-player-front = Laid down: { $physicat }.
terminal-player-unused = Physicat unused.
terminal-player-eliminated = { $who }: out of the game.
terminal-lives =
    { $lives ->
        [one] { $who }: { $lives } life.
       *[other] { $who }: { $lives } lives.
    }
terminal-board-key = The claims run in a spiral from the top left. A: alive, D: dead, E: empty. Brackets: the marker.
terminal-board-line = All claims in order. A: alive, D: dead, E: empty. The marker is in brackets: { $claims }.
terminal-board-end = The marker is on the last claim: there is no higher one.
terminal-row = In the row: { $physicats }.
terminal-row-empty = The row is empty.
terminal-pile-known =
    { $count ->
        [one]
            { $known ->
                [0] { $count } card in the discard pile. You do not know it.
               *[other] { $count } card in the discard pile. You know it: { $cards }.
            }
       *[other]
            { $known ->
                [0] { $count } cards in the discard pile. You know none of them.
               *[other] { $count } cards in the discard pile. You know of { $cards }.
            }
    }

## Notation

terminal-notation-claim = { $short }: claim 8 alive cats, 8 dead cats, 4 empty boxes.
terminal-notation-doubt = { $short }: doubt the claim.
terminal-notation-proof = { $short }: show 2 alive cats and 1 Heisenberg, or nothing.
terminal-notation-swap = { $short }: swap 1 dead cat and 1 empty box, or nothing.
terminal-notation-power = { $short }: use your physicat.
terminal-notation-take = { $short }: with { $tabby }, take { $mewton }.
terminal-notation-end = { $short }: end your turn.
