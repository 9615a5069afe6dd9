### What a chat shows of a link to this site.

preview-home = Cattery: dois jogos de cartas com gatos
    .about = { $told } Com amigos ou robôs, no navegador.
preview-table = Venha jogar com os gatos
    .about = Um lugar espera por você em uma mesa do Cattery. Abra o link e sente-se: não é preciso instalar nada.
preview-picture = Dois gatos do Cattery: um espia de uma caixa, o outro usa uma coroa.
