### What a chat shows of a link to this site.

preview-home = Cattery: dois jogos de cartas com gatos
    .about = { $told } Com amigos ou robôs, no navegador.
preview-table = Venha jogar com os gatos
    .about = Um lugar espera por você em uma mesa do Cattery. Abra o link e sente-se: não é preciso instalar nada.
preview-picture = Dois gatos do Cattery: um espia de uma caixa, o outro usa uma coroa.

## O que um servidor guarda, e a quem perguntar: uma página própria

about-title = O que este servidor guarda
about-people = Não há contas. Seu navegador guarda um código aleatório em um cookie; o servidor guarda só o hash dele, para que seu lugar continue seu.
about-tables = De uma mesa, o servidor guarda as partidas, os apelidos de quem senta nela e o que se escreve na conversa. Quem tem o link pode ver.
about-days =
    { $days ->
        [one] Uma mesa em que nunca se jogou some depois de um dia; qualquer outra, depois de { $days } dia em que nada acontece nela.
       *[other] Uma mesa em que nunca se jogou some depois de um dia; qualquer outra, depois de { $days } dias em que nada acontece nela.
    }
about-records = Então a conversa some também; as partidas terminadas ficam, com os apelidos.
about-nothing = Então não fica nada dela.
about-addresses = Endereços de internet não são guardados, a não ser que um seja barrado. O log não diz o nome de ninguém.
about-remove = O que você fez e escreveu em uma mesa é apagado se você pedir. Informe o link da mesa.
about-contact = A quem perguntar: { $contact }
about-nobody = A quem perguntar: a quem lhe deu este endereço. Não há ninguém indicado aqui.
