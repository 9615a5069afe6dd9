### Schrödinger’s Cats: what a table agrees on. The last four make small variants for study.

option-schrodinger-players = Players
    .help = From 2 to 6
option-schrodinger-physicats = Physicats
    .help = Without them it is the simple game, the best one to learn on
option-schrodinger-starter = First to start
    .help = A seat, from 1; otherwise chance decides
option-schrodinger-hand = Cards in round 1
    .help = 6 in the full game, or fewer
option-schrodinger-pack = Box cards
    .help = How many alive cats, dead cats, empty boxes and Heisenbergs
option-schrodinger-track = Length of the track
    .help = In groups of five claims: 13 in the full game
option-schrodinger-lives = Lives
    .help = How often you may be wrong, instead of what the number of players says
