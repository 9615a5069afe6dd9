### Crazy Mistigri: what a table agrees on. The last two make small variants for study.

option-mistigri-players = Players
    .help = From 3 to 5
option-mistigri-starter = First to start
    .help = A seat, from 1; otherwise chance decides
option-mistigri-values = Values in the deck
    .help = Instead of those that the number of players says
option-mistigri-hand = Cards for each
    .help = Instead of dealing out the whole deck
