### Crazy Mistigri: nomi, titoli e gli effetti in una riga ciascuno.

game-mistigri = Crazy Mistigri
    .about = Liberati delle carte a coppie ed evita il Mistigri.
# Senza articolo: “il Mistigri”.
card-mistigri = Mistigri

## I cinque mantelli, colori da A a E del mazzo. Prima del valore: Prugna 4.

colour-a = Marmellata
colour-b = Pozzanghera
colour-c = Foglia
colour-d = Burro
colour-e = Prugna

## Titoli delle regole

section-mistigri-material = Componenti
section-mistigri-round = Una manche
section-mistigri-turn = Un turno
section-mistigri-effects = Gli effetti delle coppie
section-mistigri-end-of-round = Fine della manche
section-mistigri-end-of-game = Fine della partita

## Che cosa fa una coppia di questo valore, in una riga breve

effect-1 = Scarta tutti gli altri 1 che hai, o inverti il senso del gioco.
effect-2 = Scegli la carta che pescheranno da te, o inverti il senso.
effect-3 = Dopo la prossima pesca scambia con gli scarti, o inverti ora.
effect-4 = Dai una delle tue carte a chi vuoi nella manche.
effect-5 = Dagli scarti scegli una carta per ogni persona nella manche.
effect-6 = Puoi scartare subito un’altra coppia.
effect-7 = La persona successiva pesca da te due carte a caso.
effect-8 = La persona successiva pesca da te tre carte a caso.
