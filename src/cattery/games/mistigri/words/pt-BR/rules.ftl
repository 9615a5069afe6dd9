### Crazy Mistigri: as regras, uma mensagem por número. Valor: a regra inteira. Title: o título.
### Uma linha por valor: uma quebra de linha apareceria. “Decisão da casa:” marca o que o livreto deixa em aberto e este projeto decidiu.

## Componentes

M1 = O baralho tem 46 cartas de gato: nove de valor 1, oito de valor 2, sete de valor 3, seis de valor 4, cinco de valor 5, quatro de valor 6, três de valor 7, duas de valor 8, uma de valor 9 e o Mistigri. O Mistigri vale 10. Nenhuma outra carta tem a cor dele nem o valor dele, por isso ele nunca pode fazer parte de um par.
    .title = As cartas de gato
M2 = Decisão da casa: o texto do livreto não traz a lista das cores; só diz que duas cartas podem ter a mesma cor e também o mesmo valor. Por isso, aqui são 5 cores com 9 cartas cada: as cartas, em ordem de valor, vão uma a uma para as cores, em rodízio. Cor A ({ colour-a }): 1 1 2 2 3 4 5 6 7. Cor B ({ colour-b }): 1 1 2 2 3 4 5 6 7. Cor C ({ colour-c }): 1 1 2 3 3 4 5 6 8. Cor D ({ colour-d }): 1 1 2 3 3 4 5 6 8. Cor E ({ colour-e }): 1 2 2 3 4 4 5 7 9. O Cattery guarda essa lista em um só lugar, para que possa ser corrigida.
    .title = As cinco cores
M3 = Com 5 pessoas, use todas as 46 cartas. Com 4 pessoas, tire as cartas de valor 1: ficam 37. Com 3 pessoas, tire as de valor 1, as de valor 2 e o 9: ficam 28. Decisão da casa: as cartas tiradas voltam para a caixa. Elas nunca fazem parte do descarte, então M23 e M25 não podem trazê-las de volta.
    .title = Com 3, 4 ou 5

## Rodada

M4 = Quem começa distribui todas as cartas: 9 para cada pessoa. A pessoa à direita de quem começa recebe também a última carta, que sobra, e fica com 10.
    .title = Distribuir as cartas
M5 = Na rodada 1, começa a pessoa mais jovem. Decisão da casa: é um lugar sorteado, ou o lugar indicado por quem abriu a mesa. Nas rodadas seguintes, começa quem tem mais pontos de penalidade até ali. Decisão da casa: em caso de empate, a sorte decide.
    .title = Quem começa
M6 = Toda rodada começa no sentido horário, e uma seta mostra o sentido do jogo. Olhe contra a seta: quem estiver mais perto e ainda tiver cartas é a pessoa anterior. Olhe a favor da seta: quem estiver mais perto e ainda tiver cartas é a pessoa seguinte.
    .title = O sentido do jogo

## Turno

M7 = Comece seu turno sacando: é obrigatório tirar uma carta ao acaso da mão da pessoa anterior.
    .title = Primeiro, sacar
M8 = Depois de sacar, você pode descartar um par, com a face para cima. Se as duas cartas têm a mesma cor, o par não tem efeito. Se têm o mesmo valor, ele tem um efeito, e você precisa aplicá-lo (M21 a M28). Se a cor e o valor são iguais, conta como par do mesmo valor: o efeito acontece. O par não precisa incluir a carta que você acabou de sacar.
    .title = Depois, um par
M9 = No começo de cada rodada, todos os auxílios de jogador ficam com a face para cima. Se você não descarta nada, você passa: vire seu auxílio de jogador com a face para baixo. Desvire quando descartar um par em um turno posterior. Decisão da casa: também é passar quando você poderia descartar e prefere não descartar, porque ninguém pode conferir uma mão escondida.
    .title = Quando você passa
M10 = Todo par é descartado com a face para cima. Decisão da casa: nada no descarte é segredo. Todo mundo pode olhar o descarte inteiro quando quiser.
    .title = Descarte aberto
M11 = Ficou sem cartas? Você sai da rodada na hora, tanto faz se descartou a última carta, se a deu para alguém ou se alguém a sacou de você. Grite “Miaaau!” Você não marca nenhum ponto nesta rodada, e o jogo continua sem você.
    .title = Fora: Miaaau!
M12 = Decisão da casa: sacar é pura sorte. Talvez você veja um leque de cartas para escolher, mas é só um jeito de mostrar: você não decide nada.
    .title = Quem escolhe é a sorte

## Efeitos

M21 = 1 + 1: a escolha é sua. Ou você descarta também todos os seus outros 1 (se não tiver nenhum, nada acontece), ou inverte o sentido do jogo.
    .title = 1 + 1: todos os 1
M22 = 2 + 2: a escolha é sua. Ou você decide qual carta a pessoa seguinte vai sacar de você, ou inverte o sentido do jogo.
    .title = 2 + 2: qual carta
M23 = 3 + 3: a escolha é sua. Ou você espera a pessoa seguinte sacar de você e então descarta uma carta e pega do descarte uma à sua escolha, ou inverte o sentido do jogo.
    .title = 3 + 3: troca com descarte
M24 = 4 + 4: escolha uma das suas cartas e dê para quem você quiser entre as pessoas que ainda estão na rodada.
    .title = 4 + 4: um presente
M25 = 5 + 5: conte quantas pessoas ainda estão na rodada e escolha essa quantidade de cartas do descarte. Cada uma dessas pessoas recebe uma.
    .title = 5 + 5: uma para cada
M26 = 6 + 6: você pode descartar mais um par na mesma hora. Se for um par do mesmo valor, o efeito dele também acontece.
    .title = 6 + 6: outro par
M27 = 7 + 7: em vez de uma carta, a pessoa seguinte saca de você duas ao acaso. Se você tiver menos, ela saca todas.
    .title = 7 + 7: duas cartas
M28 = 8 + 8: em vez de uma carta, a pessoa seguinte saca de você três ao acaso. Se você tiver menos, ela saca todas.
    .title = 8 + 8: três cartas
M30 = Decisão da casa: quando você inverte o sentido, a pessoa de quem você sacou passa a ser a seguinte e saca de você. Você tirou a última carta dela? Então é a pessoa mais próxima, logo adiante dela, que ainda tem cartas. Assim, enquanto você tiver cartas, quem joga depois de você sempre saca da sua mão, para qualquer lado que a seta aponte. Se você já saiu da rodada, quem joga depois saca da pessoa mais próxima, contra a seta, que ainda tem cartas (M6).
    .title = Depois de inverter
M31 = Decisão da casa: o par descartado era sua mão inteira (com M21, junto com seus outros 1)? Então você sai da rodada na hora. M22, M23, M24, M27 e M28 deixam de valer. Você ainda pode escolher inverter o sentido. M25 ainda dá uma carta a cada uma das outras pessoas na rodada, mesmo que só reste uma (M40). Com M26, você não tem mais nada para descartar.
    .title = Seu último par
M32 = Decisão da casa: M23 acontece logo depois que a pessoa seguinte saca, antes que ela descarte. Você não pode recusar (poderia ter invertido o sentido). O efeito só deixa de valer se, nessa hora, sua mão estiver vazia. Você não pode pegar a carta que acabou de descartar por causa dele, mas pode pegar um dos dois 3.
    .title = A hora do 3 + 3
M33 = Decisão da casa: você não pode recusar M24 enquanto tiver uma carta e houver outra pessoa na rodada. Se der sua última carta, você sai da rodada.
    .title = Presente obrigatório
M34 = Decisão da casa: com M25, você decide qual carta vai para quem. Comece pela pessoa seguinte e siga a ordem do jogo; você fica por último, se ainda estiver na rodada. Não vale escolher os dois 5 que você acabou de descartar, senão o mesmo par poderia dar voltas para sempre. Se não houver cartas suficientes para escolher, elas vão para as primeiras pessoas dessa ordem. Se não houver nenhuma, ninguém recebe.
    .title = A partilha do 5 + 5
M35 = Decisão da casa: M26 pode se encadear. Se o segundo par também for 6 + 6, você pode descartar um terceiro. Você também pode parar. Isso não é passar, pois você descartou um par.
    .title = 6 + 6 em sequência
M36 = Decisão da casa: quando alguém escolhe uma carta do descarte com M23 ou M25, todo mundo fica sabendo qual é.
    .title = Escolha à vista
M37 = Decisão da casa: só as duas pessoas envolvidas veem uma carta sacada (M7, M22, M27, M28) ou dada (M24). Até ser sacada, a carta escolhida com M22 só é conhecida por quem a escolheu. Todo mundo pode saber quantas cartas há em cada mão, o que há no descarte, para onde aponta a seta, como estão os auxílios de jogador e o que foi escolhido: qual efeito, ou a inversão. Depois que alguém escolhe descartar com M21, todo mundo também sabe que naquela mão não há nenhum 1.
    .title = Quem sabe o quê
M38 = Decisão da casa: além de M26, um turno tem no máximo um efeito, porque só 6 + 6 permite outro par. M22, M23, M27 e M28 esperam apenas a próxima vez que alguém saca, e será da sua mão. Por isso nunca há mais de um efeito em espera. Quando a pessoa seguinte descarta, ele já foi usado ou já deixou de valer.
    .title = Um efeito em espera

## Fim da rodada

M40 = A rodada acaba quando só uma pessoa tem cartas. Se for o turno dela, primeiro ela o termina: ainda pode descartar um par e aplicar o efeito. Depois ela revela a mão, soma os valores que sobraram e marca o total em pontos de penalidade (0 se não sobrou nada). Decisão da casa: se não for o turno dela, ela não joga mais. E o efeito de um par é sempre aplicado por inteiro antes de conferir quem ainda tem cartas.
    .title = A última mão
M41 = A rodada também acaba quando todas as pessoas que ainda estão nela passam, uma depois da outra, e assim todos os auxílios de jogador delas ficam com a face para baixo. Cada uma revela a mão, soma os valores que sobraram e marca o total em pontos de penalidade.
    .title = Todo mundo passa
M42 = Se o Mistigri ficar na sua mão, ele custa 10 pontos: o valor dele, como qualquer outra carta.
    .title = O Mistigri na mão
M43 = Decisão da casa: toda partida precisa ter fim. Se uma rodada ainda não acabou quando termina o 300º turno dela, ela acaba ali, e os pontos são contados como em M41.
    .title = O 300º turno
M44 = Decisão da casa: confira M41 só quando alguém passa, e só para as pessoas que ainda estão na rodada. A rodada acaba se cada uma delas passou depois do último par descartado, não importa por quem (ou depois da distribuição, se ninguém descartou um par). Assim, todos os auxílios de jogador podem estar com a face para baixo e a rodada continuar, mas só depois que quem descartou por último saiu da rodada.
    .title = Conferir quem passou
M45 = Decisão da casa: quando só resta você na rodada, M21 e M26 funcionam como sempre. M25 dá uma carta a você, ou nenhuma se você já saiu. Inverter o sentido não muda nada. M22, M23, M24, M27 e M28 precisam de outra pessoa, por isso deixam de valer.
    .title = Só resta você
M46 = Se depois de um efeito ninguém mais tem cartas, a rodada acaba e ninguém marca pontos nela.
    .title = Todas as mãos vazias

## Fim do jogo

M50 = O jogo tem duas rodadas. Vence o menor total de pontos de penalidade. Em caso de empate, há uma terceira rodada. Decisão da casa: só importa o empate no menor total. Todo mundo joga a terceira rodada, o total das três decide e qualquer pessoa pode vencer. Se o empate continuar, a vitória é compartilhada.
    .title = Quem vence
