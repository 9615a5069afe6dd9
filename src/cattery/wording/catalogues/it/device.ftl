### A table on this device, without a server.

fetch-title = Prepariamo tutto
fetch-ask = Per giocare su questo dispositivo, la pagina scarica prima circa { $size } MB. Basta una volta.
fetch-yes = Scarica e gioca
fetch-share = { $share }% di { $size } MB
fetch-starting = Ci siamo quasi
fetch-failed = Non è stato possibile caricare i giochi su questo dispositivo. C’è una connessione a Internet?
fetch-never = Questo browser è troppo vecchio per giocare senza server.
try-again = Riprova
halted-elsewhere = Questa partita continua in un’altra scheda.
halted-full = Su questo dispositivo non c’è più spazio per conservare la partita. Non si è perso nulla: libera un po’ di spazio e ricarica la pagina.
halted-unreadable = Quel che questo dispositivo ha conservato della partita non si può leggere. Nulla è stato cancellato; forse un’altra versione di questa pagina sa leggerlo.
halted-engine = La partita si è fermata su questa pagina. Non si è perso nulla: ricarica la pagina.
play-here = Gioca qui
load-again = Ricarica
keeps-nothing = Questo browser non conserva nulla: la partita dura quanto questa pagina.
site-alone = Qui giochi da solo o in compagnia su questo dispositivo.
how-to-host = Giocare con gli amici su più dispositivi
