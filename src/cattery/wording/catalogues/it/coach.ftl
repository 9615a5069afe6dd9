### Il coach: che cosa dice in ogni gioco.

coach-would = Il mio consiglio

## L’analisi di una partita finita. Le cifre arrivano scritte.

review-heading = La partita del posto { $seat }, scelta per scelta. Conta ciò che questo posto poteva sapere.
review-round = Manche { $round }
review-worth =
    { $unit ->
        [points] { $value } punti di penalità
       *[chance] { $value } di vincere
    }
review-grade-best = la risposta migliore
review-grade-good = una buona risposta
review-grade-slip = una svista
review-grade-mistake = un errore
review-decision = { $answer }: { $grade } ({ $worth }).
review-better = Meglio: { $answer } ({ $worth }).
review-bluff = Un bluff: per quanto sapevi, era vero nel { $chance } dei casi.
review-right-unlucky = La scelta era giusta; le carte no.
review-wrong-lucky = Le carte hanno rimediato.
review-curve =
    { $unit ->
        [points] Come si presentava ogni manche all’inizio, e quanto è costata:
       *[chance] La tua probabilità di vincere, all’inizio di ogni manche:
    }
review-stage = Manche { $round }: { $value }
review-settled = { $stage }, poi { $value }
review-sum = In tutto: { $lost } persi per le scelte, { $luck } per la sorte.
review-grades = Scelte: migliori { $best }, buone { $good }, sviste { $slip }, errori { $mistake }.
review-home = Da portare a casa:
review-home-worst = La scelta più cara, manche { $round }: { $answer }. Meglio: { $best }.
review-home-clean = Nessuna scelta ti è costata molto: continua così.
review-home-habit = Dove hai perso di più: { $question }
review-home-no-habit = Nessun tipo di domanda ti ha messo in difficoltà più di un altro.
review-home-luck =
    { $luck ->
        [good] Le carte ti hanno aiutato: il risultato è migliore del gioco.
        [bad] Le carte erano contro di te: il gioco era migliore del risultato.
       *[even] La sorte si è pareggiata: il risultato è quello che il gioco meritava.
    }
review-none = Il posto { $seat } non ha avuto nulla da decidere in questa partita.
review-no-coach = Per questo gioco non c’è un coach.

## Il rompicapo del giorno

puzzle-heading = Rompicapo { $number }, { $day }: { $game }.
puzzle-seat = { $players } al tavolo. Sei al posto { $seat }; ecco che cosa hai visto di questa manche.
puzzle-no-answer = Non è una delle risposte. Scrivi un numero o la forma breve.
puzzle-right = È la risposta migliore ({ $worth }).
puzzle-other = La tua: { $own }. Meglio: { $answer } ({ $worth }).
puzzle-day-form = Scrivilo così: 2026-11-18.
puzzle-numbers = Rompicapi: { $most }.
