### Crazy Mistigri: namen, kopjes en de effecten in één regel.

game-mistigri = Crazy Mistigri
    .about = Leg je hand in paren af en ontwijk de Mistigri.
# Zonder lidwoord: ‘de Mistigri’.
card-mistigri = Mistigri

## De vijf vachten, kleuren A tot en met E. Vóór de waarde: Pruim 4.

colour-a = Marmelade
colour-b = Plas
colour-c = Klimop
colour-d = Boter
colour-e = Pruim

## Kopjes van de regels

section-mistigri-material = Spelmateriaal
section-mistigri-round = Een ronde
section-mistigri-turn = Een beurt
section-mistigri-effects = Effecten van paren
section-mistigri-end-of-round = Einde van de ronde
section-mistigri-end-of-game = Einde van het spel

## Wat een paar van deze waarde doet, in één korte regel

effect-1 = Leg al je andere enen af, of keer de speelrichting om.
effect-2 = Kies welke kaart de volgende speler van je trekt, of keer om.
effect-3 = Ruil na het volgende trekken met de aflegstapel, of keer nu om.
effect-4 = Geef een van je kaarten aan een speler naar keuze in de ronde.
effect-5 = Kies uit de aflegstapel een kaart voor elke speler in de ronde.
effect-6 = Je mag meteen nog één paar afleggen.
effect-7 = De volgende speler trekt twee willekeurige kaarten van je.
effect-8 = De volgende speler trekt drie willekeurige kaarten van je.
