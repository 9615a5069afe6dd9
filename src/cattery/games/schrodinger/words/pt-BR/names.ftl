### Os Gatos de Schrödinger: nomes do jogo, dos seus Fisigatos e das seções das regras.

game-schrodinger = Os Gatos de Schrödinger
    .about = Blefe sobre o que há nas caixas de todos.

## Os Fisigatos, como termos para as frases e como mensagens para o código

-cecilia = Cecilia Pulodo-Gatoschkin
-maria = Maria Gatoppert-Miauer
-purrie = Marie Miadocurie
-felidae = Michael Feliney
-feyncat = Richard Feyngato
-prride = Sally Miaride
-mewton = Sir Isaac Miauton
-felinestein = Miaubert Einstein
-pawking = Stephen Gatawking
-tabby = Neil deGato Tyson

physicat-cecilia = { -cecilia }
physicat-maria = { -maria }
physicat-purrie = { -purrie }
physicat-felidae = { -felidae }
physicat-feyncat = { -feyncat }
physicat-prride = { -prride }
physicat-mewton = { -mewton }
physicat-felinestein = { -felinestein }
physicat-pawking = { -pawking }
physicat-tabby = { -tabby }

## As seções das regras

section-schrodinger-material = Componentes
section-schrodinger-setup = Preparação
section-schrodinger-round = A rodada
section-schrodinger-proof = Prova e troca
section-schrodinger-doubt = Dúvida e verificação
section-schrodinger-physicats = Fisigatos
section-schrodinger-rulings = Decisões sobre as habilidades
