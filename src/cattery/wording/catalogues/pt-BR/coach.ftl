### O treinador: o que diz em todos os jogos.

coach-would = Meu conselho
