### Crazy Mistigri: de regels, één bericht per nummer. Waarde: de hele regel. Title: het kopje.
### Eén regel per waarde: een regeleinde zou te zien zijn. ‘Afspraak:’ staat bij wat het spelregelboekje openlaat en dit project heeft beslist.

## Spelmateriaal

M1 = Het spel heeft 46 kattenkaarten: negen enen, acht tweeën, zeven drieën, zes vieren, vijf vijven, vier zessen, drie zevens, twee achten, één negen en de Mistigri. De Mistigri is 10 waard. Geen andere kaart heeft die kleur en geen andere kaart heeft die waarde, dus de Mistigri kan nooit bij een paar horen.
    .title = De kattenkaarten
M2 = Afspraak: de tekst van het spelregelboekje somt de kleuren niet op; er staat alleen dat twee kaarten zowel dezelfde kleur als dezelfde waarde kunnen hebben. Daarom zijn er hier 5 kleuren van 9 kaarten: leg de kaarten op volgorde van waarde en verdeel ze om de beurt over de kleuren. Kleur A ({ colour-a }): 1 1 2 2 3 4 5 6 7. Kleur B ({ colour-b }): 1 1 2 2 3 4 5 6 7. Kleur C ({ colour-c }): 1 1 2 3 3 4 5 6 8. Kleur D ({ colour-d }): 1 1 2 3 3 4 5 6 8. Kleur E ({ colour-e }): 1 2 2 3 4 4 5 7 9. Cattery bewaart deze lijst op één plek, zodat die verbeterd kan worden.
    .title = De vijf kleuren
M3 = Met 5 spelers gebruik je alle 46 kaarten. Met 4 spelers haal je de enen eruit: er blijven 37 kaarten over. Met 3 spelers haal je de enen, de tweeën en de negen eruit: er blijven 28 kaarten over. Afspraak: wat je eruit haalt, gaat terug in de doos. Het hoort nooit bij de aflegstapel, dus M23 en M25 kunnen het niet terughalen.
    .title = Met 3, 4 of 5

## Ronde

M4 = De startspeler deelt alle kaarten: iedereen krijgt er 9. De speler rechts van de startspeler krijgt ook de laatste kaart, die overblijft, en begint dus met 10 kaarten.
    .title = De kaarten delen
M5 = In ronde 1 begint de jongste speler. Afspraak: dat is een plaats die geloot wordt, of de plaats die de host aanwijst. In latere rondes begint wie tot dan toe de meeste strafpunten heeft. Afspraak: bij een gelijke stand beslist het lot.
    .title = Wie begint
M6 = Elke ronde begint met de klok mee, en een pijl wijst de speelrichting aan. Kijk tegen de pijl in: de dichtstbijzijnde speler die nog kaarten heeft, is de vorige speler. Kijk met de pijl mee: de dichtstbijzijnde speler die nog kaarten heeft, is de volgende speler.
    .title = Speelrichting en buren

## Beurt

M7 = Begin je beurt met trekken: je moet een willekeurige kaart uit de hand van de vorige speler nemen.
    .title = Eerst trekken
M8 = Na het trekken mag je één paar open afleggen. Hebben de twee kaarten dezelfde kleur, dan heeft het paar geen effect. Hebben ze dezelfde waarde, dan heeft het wel een effect, en dat moet je uitvoeren (M21 tot en met M28). Zijn kleur én waarde hetzelfde, dan telt het als een paar van dezelfde waarde: het effect geldt. De kaart die je net hebt getrokken, hoeft niet bij je paar te zitten.
    .title = Dan een paar
M9 = Aan het begin van elke ronde liggen alle overzichtskaarten open. Leg je niets af, dan pas je: draai je overzichtskaart dicht. Leg je in een latere beurt een paar af, draai je kaart dan weer open. Afspraak: het is ook passen als je wel kunt afleggen maar het liever niet doet, want niemand kan een verborgen hand controleren.
    .title = Als je past
M10 = Een paar leg je altijd open af. Afspraak: niets in de aflegstapel is geheim. Iedereen mag de hele stapel op elk moment doorkijken.
    .title = Een open aflegstapel
M11 = Geen kaarten meer? Dan ben je meteen uit de ronde, of je je laatste kaart nu hebt afgelegd of weggegeven, of dat iemand die van je trok. Roep ‘Miauw!’ Je krijgt deze ronde geen punten en het spel gaat zonder jou verder.
    .title = Uit: Miauw!
M12 = Afspraak: trekken is puur toeval. Misschien zie je een waaier waaruit je een kaart kiest, maar dat is alleen voor het oog: je beslist niets.
    .title = Het toeval kiest

## Effecten

M21 = 1 + 1: jij kiest. Of je legt ook al je andere enen af (heb je er geen, dan gebeurt er niets), of je keert de speelrichting om.
    .title = 1 + 1: al je enen
M22 = 2 + 2: jij kiest. Of je bepaalt welke kaart de volgende speler van jou trekt, of je keert de speelrichting om.
    .title = 2 + 2: welke kaart
M23 = 3 + 3: jij kiest. Of je wacht tot de volgende speler van jou heeft getrokken, legt dan één kaart af en pakt een kaart naar keuze uit de aflegstapel, of je keert de speelrichting om.
    .title = 3 + 3: ruil met aflegstapel
M24 = 4 + 4: kies een van je kaarten en geef die aan een speler naar keuze die nog meedoet in de ronde.
    .title = 4 + 4: een cadeautje
M25 = 5 + 5: tel de spelers die nog meedoen in de ronde en kies evenveel kaarten uit de aflegstapel. Elk van die spelers krijgt er één.
    .title = 5 + 5: ieder één
M26 = 6 + 6: je mag meteen nog één paar afleggen. Hebben die kaarten dezelfde waarde, voer dan ook dat effect uit.
    .title = 6 + 6: nog één paar
M27 = 7 + 7: de volgende speler trekt niet één, maar twee willekeurige kaarten van jou. Heb je er minder, dan trekt die speler ze allemaal.
    .title = 7 + 7: twee kaarten
M28 = 8 + 8: de volgende speler trekt niet één, maar drie willekeurige kaarten van jou. Heb je er minder, dan trekt die speler ze allemaal.
    .title = 8 + 8: drie kaarten
M30 = Afspraak: keer je de speelrichting om, dan wordt de speler van wie jij hebt getrokken de volgende speler, en die trekt van jou. Heb je de laatste kaart van die speler getrokken? Dan is het de dichtstbijzijnde speler daarachter die nog kaarten heeft. Zolang je kaarten hebt, trekt de speler na jou dus altijd uit jouw hand, welke kant de pijl ook op wijst. Ben je uit, dan trekt die speler van de dichtstbijzijnde speler tegen de pijl in die nog kaarten heeft (M6).
    .title = Na het omkeren
M31 = Afspraak: was het afgelegde paar je hele hand (bij M21: samen met je andere enen)? Dan ben je meteen uit. M22, M23, M24, M27 en M28 vervallen. Je mag nog wel kiezen om de speelrichting om te keren. M25 geeft nog steeds één kaart aan elke andere speler in de ronde, ook als er nog maar één over is (M40). Bij M26 heb je niets meer om af te leggen.
    .title = Je laatste paar
M32 = Afspraak: M23 gebeurt zodra de volgende speler heeft getrokken, voordat die speler aflegt. Je mag het niet overslaan (je had kunnen omkeren). Het vervalt alleen als je hand dan leeg is. De kaart die je er net voor hebt afgelegd, mag je niet pakken; een van de twee drieën mag wel.
    .title = Wanneer 3 + 3 gebeurt
M33 = Afspraak: je mag M24 niet overslaan zolang je een kaart hebt en er nog iemand anders meedoet in de ronde. Geef je je laatste kaart weg, dan ben je uit.
    .title = Geven moet
M34 = Afspraak: bij M25 bepaal jij wie welke kaart krijgt. Begin bij de volgende speler en volg de speelvolgorde; zelf kom je als laatste, als je nog meedoet in de ronde. De twee vijven die je net hebt afgelegd, mag je niet kiezen, anders kan hetzelfde paar eindeloos rondgaan. Zijn er te weinig kaarten om uit te kiezen, dan gaan ze naar de eerste spelers in die volgorde. Is er geen enkele, dan krijgt niemand iets.
    .title = Hoe 5 + 5 verdeelt
M35 = Afspraak: M26 kan een kettingreactie geven. Is je tweede paar weer 6 + 6, dan mag je een derde paar afleggen. Stoppen mag ook. Dat is niet passen, want je hebt een paar afgelegd.
    .title = 6 + 6 na 6 + 6
M36 = Afspraak: wordt er met M23 of M25 een kaart uit de aflegstapel gekozen, dan weet iedereen welke dat is.
    .title = Openlijk gekozen
M37 = Afspraak: alleen de twee betrokken spelers zien een kaart die wordt getrokken (M7, M22, M27, M28) of gegeven (M24). Welke kaart er met M22 is gekozen, weet alleen wie de keuze maakte, tot die kaart getrokken wordt. Iedereen mag weten hoeveel kaarten elke hand telt, wat er in de aflegstapel ligt, waar de pijl heen wijst, hoe de overzichtskaarten liggen en wat er gekozen is: welk effect, of het omkeren. Kiest iemand bij M21 voor afleggen, dan weet iedereen daarna ook dat er in die hand geen enen zitten.
    .title = Wie weet wat
M38 = Afspraak: naast M26 heeft een beurt hoogstens één effect, want alleen 6 + 6 laat nog één paar toe. M22, M23, M27 en M28 wachten alleen tot er voor het eerst weer getrokken wordt, en dat gebeurt bij jou. Er wacht dus nooit meer dan één effect. Als de volgende speler aflegt, is het al gebruikt of vervallen.
    .title = Eén effect wacht

## Einde van een ronde

M40 = De ronde eindigt als nog maar één speler kaarten heeft. Is die speler aan de beurt, dan wordt de beurt eerst afgemaakt: er kan nog één paar worden afgelegd, met het effect erbij. Daarna legt die speler de handkaarten open, telt de overgebleven waarden op en krijgt het totaal als strafpunten (0 als er niets over is). Afspraak: is die speler niet aan de beurt, dan komt er geen beurt meer. En voer het effect van een paar altijd helemaal uit voordat je kijkt wie er nog kaarten heeft.
    .title = De laatste hand
M41 = De ronde eindigt ook als alle spelers die nog meedoen na elkaar passen, zodat al hun overzichtskaarten dicht liggen. Ze leggen allemaal hun handkaarten open, tellen de overgebleven waarden op en krijgen elk hun totaal als strafpunten.
    .title = Iedereen past
M42 = Blijft de Mistigri in je hand achter, dan kost dat je 10 punten: de waarde van de kaart, net als bij elke andere.
    .title = Blijven zitten met de Mistigri
M43 = Afspraak: elk spel moet een keer aflopen. Is een ronde nog bezig als de 300e beurt voorbij is, dan eindigt de ronde daar en tel je de punten zoals bij M41.
    .title = De 300e beurt
M44 = Afspraak: kijk alleen naar M41 als iemand past, en alleen voor de spelers die nog meedoen in de ronde. De ronde is afgelopen als elk van hen heeft gepast na het laatst afgelegde paar, van wie dat ook was (of na het delen, als niemand een paar heeft afgelegd). Alle overzichtskaarten kunnen dus dicht liggen terwijl de ronde doorgaat, maar alleen nadat de speler die het laatst aflegde uit de ronde is.
    .title = Wie heeft er gepast
M45 = Afspraak: doe alleen jij nog mee in de ronde, dan werken M21 en M26 zoals altijd. M25 geeft jou één kaart, of geen als je uit bent. Omkeren maakt geen verschil. Voor M22, M23, M24, M27 en M28 is een andere speler nodig; die vervallen dus.
    .title = Alleen jij nog
M46 = Heeft na een effect niemand meer kaarten, dan eindigt de ronde en krijgt niemand er punten voor.
    .title = Alle handen leeg

## Einde van het spel

M50 = Speel twee rondes. Het laagste totaal aan strafpunten wint. Bij een gelijke stand speel je een derde ronde. Afspraak: alleen een gelijke stand voor het laagste totaal telt. Iedereen speelt de derde ronde mee, het totaal van alle drie beslist en iedereen kan winnen. Is het dan nog gelijk, dan wordt de overwinning gedeeld.
    .title = Wie wint
