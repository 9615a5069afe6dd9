### Crazy Mistigri: o que se combina à mesa. As duas últimas criam variantes pequenas, para estudo.

option-mistigri-players = Pessoas
    .help = De 3 a 5
option-mistigri-starter = Quem começa
    .help = Um lugar, a partir de 1; senão, a sorte decide
option-mistigri-values = Valores no baralho
    .help = Em vez dos que o número de pessoas determina
option-mistigri-hand = Cartas por pessoa
    .help = Em vez de distribuir o baralho inteiro
