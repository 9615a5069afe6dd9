### Os Gatos de Schrödinger: o que se combina à mesa. As quatro últimas criam variantes pequenas, para estudo.

option-schrodinger-players = Pessoas
    .help = De 2 a 6
option-schrodinger-physicats = Fisigatos
    .help = Sem eles é o jogo simples, o melhor para aprender
option-schrodinger-starter = Quem começa
    .help = Um lugar, a partir de 1; senão, a sorte decide
option-schrodinger-hand = Cartas na rodada 1
    .help = 6 no jogo completo, ou menos
option-schrodinger-pack = Cartas de caixa
    .help = Quantos gatos vivos, gatos mortos, caixas vazias e Heisenbergs
option-schrodinger-track = Tamanho da trilha
    .help = Em grupos de cinco afirmações: 13 no jogo completo
option-schrodinger-lives = Vidas
    .help = Quantas vezes se pode errar, em vez do que diz o número de pessoas
