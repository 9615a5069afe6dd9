### I gatti di Schrödinger nel terminale.

## Domande e risposte

terminal-first-claim = Tocca a te: che cosa affermi?
terminal-lowest-next = Le prossime più basse: { $claims }.
terminal-any-higher =
    { $count ->
        [one] Puoi digitare anche un’affermazione più alta: { $short }
       *[other] Puoi digitare anche { $count } affermazioni più alte, come { $short }. “{ terminal-command-more }” le elenca.
    }

## Che cosa si può chiedere: la parola da digitare, e che cosa dice

terminal-help-doubt = Per dubitare digita il suo numero, { $doubt }, o “{ terminal-doubt }”. { $help } da solo non dubita mai: chiede questo aiuto.
terminal-command-board = tabellone
    .help = tutte le affermazioni in ordine, e il segnalino
terminal-command-row = fila
    .help = i Fisigatti della fila, e che cosa sanno fare

## Mano, tavolo, tabellone, scarti, fila e punti

terminal-proof = La tua prova, scoperta: { $cards }.
terminal-physicat = Il tuo Fisigatto: { $physicat }.
terminal-no-physicat = Non hai più Fisigatti da usare.
terminal-power = Regola { $rule }: { $power }
terminal-round-schrodinger = Manche { $round }. Nel mazzo di pesca: { $deck }. Negli scarti: { $discard }.
terminal-claim =
    { $claimer ->
        [you] Sul tabellone: { $claim }; l’affermazione è tua. Carte in gioco: { $in-play }.
       *[other] Sul tabellone: { $claim }; l’affermazione è di { $claimer-name }. Carte in gioco: { $in-play }.
    }
terminal-no-claim = Sul tabellone non c’è ancora nessuna affermazione. Carte in gioco: { $in-play }.
terminal-player-proof = Scoperte, come prova: { $cards }.
terminal-player-front = Davanti a sé: { $physicat }.
terminal-player-unused = Fisigatto non ancora usato.
terminal-player-eliminated = { $who }: fuori dal gioco.
terminal-lives =
    { $lives ->
        [one] { $who }: { $lives } vita.
       *[other] { $who }: { $lives } vite.
    }
terminal-board-key = Le affermazioni seguono una spirale dall’angolo in alto a sinistra. A: vivo, D: morto, E: vuota. Tra parentesi quadre: il segnalino.
terminal-board-line = Tutte le affermazioni in ordine. A: vivo, D: morto, E: vuota. Il segnalino, tra parentesi quadre: { $claims }.
terminal-board-end = Il segnalino è sull’ultima affermazione: non ce n’è una più alta.
terminal-row = Nella fila: { $physicats }.
terminal-row-empty = La fila è vuota.
terminal-pile-known =
    { $count ->
        [one]
            { $known ->
                [0] { $count } carta nel mazzo degli scarti. Non la conosci.
               *[other] { $count } carta nel mazzo degli scarti. La conosci: { $cards }.
            }
       *[other]
            { $known ->
                [0] { $count } carte nel mazzo degli scarti. Non ne conosci nessuna.
               *[other] { $count } carte nel mazzo degli scarti. Conosci { $cards }.
            }
    }

## Notazione

terminal-notation-claim = { $short }: affermare 8 gatti vivi, 8 gatti morti, 4 scatole vuote.
terminal-notation-doubt = { $short }: dubitare dell’affermazione.
terminal-notation-proof = { $short }: mostrare 2 gatti vivi e 1 Heisenberg, o niente.
terminal-notation-swap = { $short }: scambiare 1 gatto morto e 1 scatola vuota, o niente.
terminal-notation-power = { $short }: usare il tuo Fisigatto.
terminal-notation-take = { $short }: con { $tabby }, prendere { $mewton }.
terminal-notation-end = { $short }: chiudere il turno.
