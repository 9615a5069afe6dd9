### A table on this device, without a server.

fetch-title = Preparando tudo
fetch-ask = Para jogar neste aparelho, a página baixa antes cerca de { $size } MB. Só é preciso uma vez.
fetch-yes = Baixar e jogar
fetch-share = { $share }% de { $size } MB
fetch-starting = Está quase pronto
fetch-failed = Não foi possível carregar os jogos neste aparelho. Há conexão com a internet?
fetch-never = Este navegador é antigo demais para jogar sem servidor.
try-again = Tentar de novo
halted-elsewhere = Esta partida continua em outra aba.
halted-full = Este aparelho não tem mais espaço para guardar a partida. Nada se perdeu: libere um pouco de espaço e carregue a página de novo.
halted-unreadable = Não dá para ler o que este aparelho guardou da partida. Nada foi apagado; talvez outra versão desta página consiga ler.
halted-engine = A partida parou nesta página. Nada se perdeu: carregue a página de novo.
play-here = Jogar aqui
load-again = Carregar de novo
keeps-nothing = Este navegador não guarda nada: a partida dura enquanto esta página estiver aberta.
site-alone = Aqui você joga sem mais ninguém ou em grupo neste aparelho.
how-to-host = Jogar com amigos em vários aparelhos
