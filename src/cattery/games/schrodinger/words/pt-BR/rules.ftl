### Os Gatos de Schrödinger: o texto de cada regra, sob o seu número. Os nomes dos Fisigatos são termos de names-schrodinger.ftl.

## Componentes

S1 = Você joga com 52 cartas de caixa: 20 gatos vivos, 20 gatos mortos, 8 caixas vazias e 4 Heisenbergs.
    .title = As cartas de caixa
S2 = O Heisenberg é um curinga: vale sempre como o estado quântico que a afirmação atual menciona. Mas ninguém pode fazer uma afirmação sobre os próprios Heisenbergs.
    .title = Heisenberg, o curinga
S3 = A prancheta é uma trilha de 65 afirmações, sempre na mesma ordem. Ela começa com 1 vivo, 1 morto, 2 vivos, 2 mortos, 1 vazia, depois 3 vivos, 3 mortos, 4 vivos, 4 mortos, 2 vazias, e segue assim: cada número vem primeiro para os vivos e depois para os mortos, e depois de cada número par vem a metade dele para as vazias. Termina com 26 vivos, 26 mortos, 13 vazias. No desenho, a trilha é uma espiral em sentido horário sobre uma grade de 6 linhas e 11 colunas, uma casa por quadrado, do canto superior esquerdo até a bola de lã, na linha 4, coluna 3. Verde é vivo, cinza é morto, marrom é vazia. Um exemplo: depois de 8 vivos, o mínimo que você pode afirmar é 8 mortos, 4 vazias ou 9 vivos.
    .title = A prancheta
S4 = Há 10 Fisigatos, cada um com uma habilidade especial (S40 a S49), e 6 vidas para partidas de 2 ou 3 pessoas. Há também 4 auxílios de jogador, que todo mundo pode consultar durante toda a partida: um mostra o resumo do turno e quantas cartas há de cada tipo (S1), e os outros três trazem as habilidades dos Fisigatos.
    .title = Fisigatos, vidas e auxílios

## Preparação

S5 = Com 4 a 6 pessoas, quem erra uma vez sai do jogo. Com 2 pessoas, cada uma tem 3 vidas; com 3 pessoas, cada uma tem 2.
    .title = Pessoas e vidas
S6 = O jogo padrão usa os Fisigatos. Você recebe um ao acaso, virado para baixo, e ele é seu durante toda a partida. Olhe para ele quando quiser; mais ninguém pode. Outro Fisigato é virado para cima e dá início à fila. Os demais voltam para a caixa do jogo sem que ninguém os veja. O jogo simples deixa os Fisigatos de fora: é uma opção da mesa, e a melhor para aprender.
    .title = Com ou sem Fisigatos
S7 = Começa a primeira rodada quem viu um gato numa caixa há menos tempo. Decisão da casa: aqui, começa quem está num lugar sorteado, ou no lugar indicado por quem organiza a mesa.
    .title = Quem começa a partida

## A rodada

S8 = Embaralhe todas as 52 cartas. Na rodada 1, cada pessoa recebe 6, seja qual for o número de pessoas. A cada nova rodada, quem ainda está no jogo recebe uma carta a menos: 6, 5, 4, 3, 2. Nenhuma partida chega a precisar de uma sexta rodada. As cartas que sobram formam o baralho de compra, virado para baixo; ao lado dele cresce o descarte, também virado para baixo. Até a primeira afirmação, o marcador espera ao lado da prancheta.
    .title = Distribuição das cartas
S9 = Se você começa a rodada, anuncie primeiro quantas cartas de caixa estão em jogo: todas as que estão nas mãos e todas as que estão viradas para cima na frente de alguém. (Aqui, a mesa diz e mostra esse número por você.) Depois, você precisa fazer a primeira afirmação ou pular o turno (S52).
    .title = Abertura da rodada
S10 = Os turnos seguem em sentido horário entre as pessoas que ainda estão no jogo. No seu, você faz uma afirmação (S11) ou duvida da que está na prancheta (S20). Enquanto não houver afirmação na prancheta, você não pode duvidar.
    .title = Afirmar ou duvidar
S11 = Com uma afirmação, você diz que há em jogo pelo menos tantas cartas de tal estado. A primeira afirmação pode ser qualquer casa da trilha; cada uma das seguintes, qualquer casa mais adiante. Pule quantas casas quiser, mas o marcador nunca fica parado nem volta. Você pode até afirmar o impossível: isso é um blefe.
    .title = Como fazer uma afirmação
S12 = A cada afirmação, você escolhe o estado livremente. Não precisa ser o mesmo da afirmação anterior.
    .title = Estado à sua escolha
S13 = Decisão da casa: com o marcador na última casa (13 vazias), não há mais nada acima para afirmar. Se for o seu turno, você precisa duvidar ou pular o turno (S48), se S25 permitir.
    .title = A última casa

## Prova e troca

S14 = Depois da sua afirmação, no mesmo turno, você pode mostrar uma prova. Coloque à sua frente, viradas para cima, quantas cartas da mão quiser, desde que cada uma corresponda ao estado que você afirmou ou seja um Heisenberg. Elas continuam em jogo e viradas para cima até o fim da rodada, a não ser que S42 ou S43 as retire. Você não saca nada no lugar delas. Decisão da casa: você só pode mostrar provas uma vez por turno.
    .title = Mostrar uma prova
S15 = Se você mostrou pelo menos uma carta neste turno, pode trocar cartas em seguida. Do resto da sua mão, coloque no descarte, viradas para baixo, no máximo tantas cartas quantas mostrou; depois saque a mesma quantidade do baralho de compra. Decisão da casa: você só pode trocar uma vez por turno e, depois disso, não mostra mais provas neste turno. As cartas que você sacou neste turno com S46 ou S47 fazem parte da mão e podem ser trocadas. A prova mostrada neste turno conta para a troca mesmo que S42 ou S43 já a tenha retirado.
    .title = Trocar cartas
S16 = Com o baralho de compra vazio, ninguém pode trocar cartas. Decisão da casa: você não pode trocar mais cartas do que o baralho ainda tem, e o descarte nunca é reembaralhado durante uma rodada.
    .title = Quando o baralho acaba
S17 = Mostrar provas e trocar cartas não muda o número de cartas em jogo.
    .title = Mesmo número em jogo
S18 = Um Fisigato colocado como uma prova (S40, S41, S44) não é uma carta mostrada da mão, então não dá direito a troca. Decisão da casa: ele não precisa combinar com a sua afirmação; aliás, você nem precisa ter feito uma.
    .title = Fisigato não dá troca
S19 = Decisão da casa: depois da sua afirmação, o turno é seu até você o encerrar. Prova, troca e habilidade são opcionais, e a próxima pessoa só pode agir quando você terminar. Se você duvida (S20) ou pula o turno (S48), ele acaba na hora.
    .title = Fim do seu turno

## Dúvida e verificação

S20 = Você só pode duvidar no seu próprio turno. Assim que você duvida, a rodada acaba.
    .title = Duvidar da afirmação
S21 = Todo mundo revela a mão. Agora conte todas as cartas em jogo que correspondem à afirmação: as cartas daquele estado, nas mãos e viradas para cima, mais todos os Heisenbergs (a não ser que S44 proíba), mais os Fisigatos que somam àquele estado. S40 só soma a uma afirmação de gatos vivos; S41, só a uma de caixas vazias.
    .title = Verificar a afirmação
S22 = Se a contagem der menos do que foi afirmado, errou quem fez a afirmação. Se der o mesmo número ou mais, errou quem duvidou.
    .title = Quem errou
S23 = Se você errou numa partida de 4 a 6 pessoas, sai do jogo. Numa partida de 2 ou 3, perde uma vida e, ao perder a última, sai do jogo. O que vale é o número de pessoas no início, e vale para a partida inteira.
    .title = O preço do erro
S24 = Se você acertou, começa a próxima rodada. Se só restar você no jogo, você vence.
    .title = Próxima rodada e vitória
S25 = Decisão da casa: você não pode duvidar da sua própria afirmação; só teria a perder. Ela volta para você quando todas as outras pessoas pularam o turno, como acontece com duas pessoas depois de S48. Aí você precisa aumentá-la; pular também não vale. Para que sempre seja possível aumentar, ninguém pode pular o turno (S48) quando o marcador está na última casa e a próxima pessoa é justamente quem o colocou ali.
    .title = Sua própria afirmação

## Fisigatos

S30 = Você pode usar a habilidade especial do seu Fisigato uma única vez na partida inteira, no seu próprio turno, no momento que preferir: antes de afirmar ou duvidar, ou depois da sua afirmação (antes da prova e da troca, entre elas ou depois). Nunca depois de uma dúvida, nunca durante a verificação e nunca no turno de outra pessoa.
    .title = Quando usar a habilidade
S31 = Assim que você usa o seu Fisigato, ele entra na fila, virado para cima. Os que funcionam como uma prova (S40, S41, S44) ficam primeiro à sua frente. Eles entram na fila no fim da rodada, mesmo que essa rodada tire você do jogo, ou quando outra habilidade os retira.
    .title = Fisigatos já usados
S32 = Se você sair do jogo sem ter usado a habilidade, o seu Fisigato é revelado e vai direto para a fila.
    .title = Sair sem usar a habilidade
S40 = { -cecilia } vale como 2 gatos vivos a mais nesta rodada. Coloque esta carta à sua frente como uma prova.
    .title = Dois gatos vivos a mais
S41 = { -maria } vale como 1 caixa vazia a mais nesta rodada. Coloque esta carta à sua frente como uma prova.
    .title = Uma caixa vazia a mais
S42 = { -purrie } retira todos os gatos vivos virados para cima, os seus e os das outras pessoas. Eles vão para o descarte, virados para baixo, e não contam mais. Se { -cecilia } estiver na mesa como uma prova (S40), essa carta vai para a fila e também deixa de contar.
    .title = Fora, gatos vivos
S43 = { -felidae } retira todos os gatos mortos virados para cima, os seus e os das outras pessoas. Eles vão para o descarte, virados para baixo, e não contam mais.
    .title = Fora, gatos mortos
S44 = { -feyncat } tira os Heisenbergs da conta: nesta rodada, eles não valem nada. Coloque esta carta à sua frente como uma prova.
    .title = Heisenbergs não contam
S45 = { -prride } permite que você olhe as cartas do descarte, que está virado para baixo.
    .title = Espiar o descarte
S46 = { -mewton } permite que você saque 2 cartas de caixa para a sua mão. Assim, há 2 cartas a mais em jogo.
    .title = Sacar duas cartas
S47 = { -felinestein } permite que você descarte a mão inteira, virada para baixo, e saque a mesma quantidade de cartas. A sua prova fica onde está.
    .title = Uma mão toda nova
S48 = { -pawking } permite que você pule o seu turno. Você não afirma nem duvida, e a vez passa na hora para a pessoa à sua esquerda. Se ela duvidar, verifica-se a afirmação que está na prancheta, e quem responde por ela é quem a fez.
    .title = Pular o seu turno
S49 = { -tabby } troca de lugar com uma carta da fila, e você usa na hora a habilidade dela.
    .title = Troca com a fila

## Decisões sobre as habilidades

S50 = Decisão da casa: S42 e S43 só retiram cartas do respectivo estado. Os Heisenbergs virados para cima ficam, não importa para qual estado foram mostrados.
    .title = Os Heisenbergs ficam
S51 = Decisão da casa: se o baralho tiver uma única carta, com S46 você saca essa carta, e há 1 a mais em jogo. Se o baralho estiver vazio, você não pode usar S46. Para usar S47, o baralho precisa ter pelo menos tantas cartas quantas há na sua mão; com a mão vazia, você não pode usá-la.
    .title = Baralho curto, mão vazia
S52 = Decisão da casa: você só pode usar S48 antes de fazer a sua afirmação naquele turno. Pode usá-la até antes da primeira afirmação de uma rodada: aí a primeira afirmação cabe à próxima pessoa.
    .title = Quando se pode pular
S53 = Decisão da casa: com S49, você pode pegar qualquer carta da fila cuja habilidade possa ser usada naquele momento. Se não houver nenhuma, você não pode usar S49. Em troca, { -tabby } entra na fila na hora. A carta que você pegou segue S31.
    .title = Que carta pegar
S54 = Decisão da casa: S45 mostra as cartas como estão naquele momento, e só a você. Que você olhou, todo mundo fica sabendo.
    .title = Só para os seus olhos
S55 = Decisão da casa: o número de cartas de caixa em jogo (S9) é sempre público. S42, S43 e S46 o alteram. Os Fisigatos de S40 e S41 não são cartas de caixa e não entram nesse número.
    .title = Quantas cartas em jogo
S56 = Decisão da casa: com S49, você só pode pegar uma carta que já esteja na fila, nunca um Fisigato que ainda esteja na frente de alguém. A carta virada na preparação não tem efeito próprio; ela está ali para S49.
    .title = Somente da fila
S57 = Decisão da casa: apesar de S44, você pode mostrar Heisenbergs como prova, e eles continuam dando direito a troca. Só não contam nada na verificação.
    .title = Mostrar Heisenbergs ainda vale
S58 = Decisão da casa: você não pode usar uma habilidade que não teria efeito nenhum. Isso exclui S42 quando não há gato vivo virado para cima nem { -cecilia } na mesa como uma prova, S43 quando não há gato morto virado para cima e S45 quando o descarte está vazio. E nenhuma habilidade move o marcador: mesmo que uma delas tenha tornado a afirmação impossível, a afirmação continua valendo.
    .title = Nada de habilidade à toa
S59 = Decisão da casa: todo mundo pode saber onde está o marcador e quem o colocou ali, as cartas viradas para cima, a fila, as vidas e quantas cartas há em cada mão, no baralho e no descarte. Ficam ocultos: as mãos (até a verificação), o baralho, os Fisigatos ainda não usados e o descarte. Do descarte você conhece as cartas que você colocou ali, as que S42 e S43 mandaram para lá à vista de todo mundo e, claro, as que S45 mostrou a você.
    .title = Público e oculto

## Decisões acrescentadas por este projeto

rulings-schrodinger = Decisões acrescentadas por este projeto
    .S59 = o que S45 mostrou do descarte, você pode saber.
