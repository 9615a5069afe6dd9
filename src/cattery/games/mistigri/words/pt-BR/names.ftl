### Crazy Mistigri: nomes, títulos e os efeitos em uma linha cada.

game-mistigri = Crazy Mistigri
    .about = Livre-se das cartas em pares e escape do Mistigri.
# Sem artigo: “o Mistigri”.
card-mistigri = Mistigri

## As cinco pelagens, cores A a E do baralho. Antes do valor: Ameixa 4.

colour-a = Tangerina
colour-b = Poça
colour-c = Hera
colour-d = Manteiga
colour-e = Ameixa

## Títulos das regras

section-mistigri-material = Componentes
section-mistigri-round = A rodada
section-mistigri-turn = O turno
section-mistigri-effects = Efeitos dos pares
section-mistigri-end-of-round = Fim da rodada
section-mistigri-end-of-game = Fim do jogo

## O que faz um par desse valor, em uma linha curta

effect-1 = Descarte todos os seus outros 1, ou inverta o sentido do jogo.
effect-2 = Escolha a carta que vão sacar de você, ou inverta o sentido.
effect-3 = Após o próximo saque, troque com o descarte, ou inverta já.
effect-4 = Dê uma das suas cartas a quem você quiser na rodada.
effect-5 = Do descarte, escolha uma carta para cada pessoa na rodada.
effect-6 = Você pode descartar mais um par na mesma hora.
effect-7 = A pessoa seguinte saca de você duas cartas ao acaso.
effect-8 = A pessoa seguinte saca de você três cartas ao acaso.
