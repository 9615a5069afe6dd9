### Schrödingers katten: de tekst van elke regel, onder zijn nummer. De namen van de fysikatten zijn termen uit names-schrodinger.ftl.

## Spelmateriaal

S1 = Je speelt met 52 dooskaarten: 20 levende katten, 20 dode katten, 8 lege dozen en 4 Heisenbergs.
    .title = De dooskaarten
S2 = Een Heisenberg is een joker: welke kwantumtoestand de huidige stelling ook noemt, een Heisenberg telt altijd als die toestand. Maar niemand mag een stelling over Heisenbergs zelf poneren.
    .title = Heisenberg als joker
S3 = Het klembord is een spoor van 65 stellingen, altijd in dezelfde volgorde. Het begint met 1 levend, 1 dood, 2 levend, 2 dood, 1 leeg, dan 3 levend, 3 dood, 4 levend, 4 dood, 2 leeg, en gaat zo door: elk getal komt eerst voor levend en dan voor dood, en na elk even getal komt de helft ervan voor leeg. Het eindigt met 26 levend, 26 dood, 13 leeg. Op het bord loopt het als een spiraal met de klok mee over een raster van 6 rijen en 11 kolommen, één stelling per vakje, van de hoek linksboven naar het bolletje wol in rij 4, kolom 3. Groen is levend, grijs is dood, bruin is leeg. Een voorbeeld: na 8 levend kun je op zijn laagst 8 dood, 4 leeg of 9 levend zeggen.
    .title = Het klembord
S4 = Er zijn 10 fysikatten, elk met één eigenschap (S40 tot en met S49), en 6 levens voor een spel met 2 of 3 spelers. Er zijn ook 4 overzichtskaarten, die iedereen het hele spel lang mag bekijken: één met het verloop van een beurt en de verdeling van de kaarten (S1), drie met de eigenschappen van de fysikatten.
    .title = Fysikatten, levens, overzichtskaarten

## Voorbereiding

S5 = Met 4 tot 6 spelers lig je eruit zodra je één keer ongelijk hebt. Met 2 spelers heeft ieder 3 levens, met 3 spelers ieder 2.
    .title = Spelers en levens
S6 = Het gewone spel speel je met fysikatten. Je krijgt er willekeurig één, gedekt, en die is het hele spel van jou. Je mag die kaart bekijken wanneer je wilt; niemand anders mag dat. Nog een fysikat wordt opengelegd en vormt het begin van de rij. De rest gaat ongezien terug in de speldoos. Het eenvoudige spel laat de fysikatten weg: dat is een optie van de tafel, en de beste om het spel mee te leren.
    .title = Met of zonder fysikatten
S7 = Wie het laatst een kat in een doos heeft gezien, begint de eerste ronde. Afspraak: hier is dat een willekeurige plaats, of de plaats die de host aanwijst.
    .title = Wie er mag beginnen

## Een ronde

S8 = Schud alle 52 kaarten. In ronde 1 krijgt iedereen er 6, met hoeveel jullie ook zijn. In elke volgende ronde krijgt iedereen die nog meedoet één kaart minder: 6, 5, 4, 3, 2. Een zesde ronde is in geen enkel spel nodig. De overige kaarten vormen de gedekte trekstapel; daarnaast groeit een gedekte aflegstapel. Tot de eerste stelling ligt de markeerring naast het klembord.
    .title = Kaarten delen
S9 = Begin jij de ronde, zeg dan eerst hardop hoeveel dooskaarten er in het spel zijn: alle dooskaarten die spelers in de hand of open voor zich hebben. (Hier zegt en toont de tafel het voor je.) Daarna moet je de eerste stelling poneren of je beurt overslaan (S52).
    .title = De ronde openen
S10 = De beurt gaat met de klok mee langs de spelers die nog meedoen. Ben jij aan de beurt, dan poneer je een stelling (S11) of je betwijfelt die op het klembord (S20). Zolang er op het klembord nog geen stelling is, kun je niets betwijfelen.
    .title = Poneren of betwijfelen
S11 = Met een stelling zeg je: van deze toestand zijn er minstens zoveel in het spel. De eerste stelling mag elk vakje van het spoor zijn, elke volgende elk vakje verderop. Sla gerust vakjes over, maar de markeerring blijft nooit liggen en gaat nooit terug. Je mag zelfs iets onmogelijks beweren: dat is bluf.
    .title = Een stelling poneren
S12 = Bij elke stelling kies je de toestand opnieuw. Dat hoeft niet die van de vorige stelling te zijn.
    .title = Vrije keuze van toestand
S13 = Afspraak: ligt de markeerring op het laatste vakje (13 leeg), dan bestaat er geen hogere stelling meer. Ben je dan aan de beurt, dan moet je de stelling betwijfelen, of je beurt overslaan (S48) als dat van S25 mag.
    .title = Het laatste vakje

## Bewijs en ruil

S14 = Na je stelling mag je, nog in dezelfde beurt, bewijs tonen. Leg zoveel handkaarten als je wilt open voor je neer, als elke kaart maar past bij de toestand van je stelling of een Heisenberg is. Ze blijven in het spel en open liggen tot het einde van de ronde, tenzij S42 of S43 ze weghaalt. Je trekt er niets voor in de plaats. Afspraak: je mag maar één keer per beurt bewijs tonen.
    .title = Bewijs tonen
S15 = Heb je deze beurt minstens één kaart getoond, dan mag je daarna ruilen. Leg uit de rest van je hand hoogstens zoveel kaarten als je hebt getoond gedekt op de aflegstapel en trek er dan evenveel van de trekstapel. Afspraak: je mag maar één keer per beurt ruilen, en daarna toon je deze beurt geen bewijs meer. Kaarten die je deze beurt met S46 of S47 hebt getrokken, horen bij je hand: je mag ze ruilen. Bewijs dat je deze beurt hebt getoond, telt mee voor de ruil, ook als S42 of S43 het intussen heeft weggehaald.
    .title = Kaarten ruilen
S16 = Is de trekstapel leeg, dan kan niemand ruilen. Afspraak: je kunt niet meer kaarten ruilen dan er op de trekstapel liggen, en de aflegstapel wordt tijdens een ronde nooit opnieuw geschud.
    .title = Als de trekstapel op is
S17 = Bewijs tonen en kaarten ruilen veranderen niets aan het aantal kaarten in het spel.
    .title = Evenveel kaarten in het spel
S18 = Een fysikat die je als een bewijs neerlegt (S40, S41, S44), is geen kaart die je uit je hand toont en geeft je dus geen ruil. Afspraak: zo’n fysikat hoeft niet bij je stelling te passen; je hoeft niet eens een stelling te hebben geponeerd.
    .title = Geen ruil voor fysikatten
S19 = Afspraak: na je stelling duurt je beurt tot je die zelf beëindigt. Bewijs, ruil en eigenschap mogen, maar hoeven niet; pas als je klaar bent, mag de volgende speler iets doen. Betwijfel je een stelling (S20) of sla je je beurt over (S48), dan is je beurt meteen voorbij.
    .title = Je beurt beëindigen

## Twijfel en controle

S20 = Je kunt een stelling alleen betwijfelen als je zelf aan de beurt bent. Zodra je dat doet, is de ronde afgelopen.
    .title = Een stelling betwijfelen
S21 = Iedereen legt de handkaarten open. Tel dan alle kaarten in het spel die bij de stelling passen: de kaarten van die toestand, in de handen en open op tafel, plus alle Heisenbergs (tenzij S44 dat verbiedt), plus de fysikatten die bij die toestand meetellen. S40 telt alleen mee bij een stelling over levende katten, S41 alleen bij een stelling over lege dozen.
    .title = De stelling controleren
S22 = Zijn het er minder dan gesteld, dan had degene die de stelling poneerde ongelijk. Zijn het er evenveel of meer, dan had degene die de stelling betwijfelde ongelijk.
    .title = Wie er ongelijk had
S23 = Had je ongelijk in een spel met 4 tot 6 spelers, dan ben je uitgeschakeld. In een spel met 2 of 3 spelers verlies je een leven, en als je je laatste leven verliest, ben je uitgeschakeld. Het aantal spelers bij het begin is beslissend, het hele spel lang.
    .title = De prijs van ongelijk
S24 = Had je gelijk, dan begin je de volgende ronde. Wie als laatste overblijft, wint.
    .title = Volgende ronde en winst
S25 = Afspraak: je kunt je eigen stelling niet betwijfelen; daar kun je alleen mee verliezen. Je stelling komt bij je terug als alle anderen hun beurt hebben overgeslagen, zoals met twee spelers na S48. Dan moet je verhogen; zelf ook overslaan mag niet. Om verhogen altijd mogelijk te houden, mag niemand een beurt overslaan (S48) als de markeerring op het laatste vakje ligt en de volgende speler degene is die hem daar heeft gelegd.
    .title = Je eigen stelling

## Fysikatten

S30 = Je mag je eigenschap één keer in het hele spel gebruiken, in je eigen beurt, op het moment dat jij kiest: voordat je een stelling poneert of betwijfelt, of na je stelling (voor, tussen of na bewijs en ruil). Nooit nadat er een stelling is betwijfeld, nooit tijdens de controle, nooit in de beurt van een ander.
    .title = Je eigenschap gebruiken
S31 = Zodra je je fysikat gebruikt, komt die open in de rij te liggen. Fysikatten die als een bewijs werken (S40, S41, S44), blijven eerst voor je liggen. Ze gaan naar de rij als de ronde eindigt, ook als je in die ronde wordt uitgeschakeld, of als een andere eigenschap ze weghaalt.
    .title = Gebruikte fysikatten
S32 = Word je uitgeschakeld zonder je eigenschap te hebben gebruikt, dan wordt je fysikat onthuld en gaat die meteen naar de rij.
    .title = Eruit met ongebruikte eigenschap
S40 = { -cecilia } telt deze ronde als 2 extra levende katten. Leg deze kaart als een bewijs voor je neer.
    .title = Twee extra levende katten
S41 = { -maria } telt deze ronde als 1 extra lege doos. Leg deze kaart als een bewijs voor je neer.
    .title = Eén extra lege doos
S42 = { -purrie } ruimt alle open levende katten op, die van jou en die van alle anderen. Ze gaan gedekt naar de aflegstapel en tellen niet meer mee. Ligt { -cecilia } als een bewijs op tafel (S40), dan gaat die kaart naar de rij en telt die ook niet meer mee.
    .title = Weg met levende katten
S43 = { -felidae } ruimt alle open dode katten op, die van jou en die van alle anderen. Ze gaan gedekt naar de aflegstapel en tellen niet meer mee.
    .title = Weg met dode katten
S44 = { -feyncat } haalt de Heisenbergs uit de telling: deze ronde zijn ze niets waard. Leg deze kaart als een bewijs voor je neer.
    .title = Heisenbergs tellen niet
S45 = Met { -prride } mag je de gedekte aflegstapel bekijken.
    .title = De aflegstapel bekijken
S46 = Met { -mewton } trek je 2 dooskaarten en neem je ze op hand. Zo komen er 2 kaarten bij in het spel.
    .title = Twee kaarten trekken
S47 = Met { -felinestein } leg je je hele hand gedekt af en trek je evenveel kaarten. Je bewijs blijft liggen.
    .title = Een heel nieuwe hand
S48 = Met { -pawking } sla je je beurt over. Je poneert niets en betwijfelt niets, en de speler links van je is meteen aan de beurt. Betwijfelt die speler de stelling op het klembord, dan wordt die gecontroleerd, en degene die de stelling poneerde, moet ervoor instaan.
    .title = Je beurt overslaan
S49 = { -tabby } ruil je voor een kaart uit de rij, waarvan je meteen de eigenschap gebruikt.
    .title = Ruilen met de rij

## Afspraken over eigenschappen

S50 = Afspraak: S42 en S43 halen alleen kaarten van de toestand in kwestie weg. Open Heisenbergs blijven liggen, waarvoor ze ook zijn getoond.
    .title = De Heisenbergs blijven liggen
S51 = Afspraak: ligt er nog maar één kaart op de trekstapel, dan trek je met S46 die ene, en komt er 1 kaart bij in het spel. Is de trekstapel leeg, dan kun je S46 niet gebruiken. Voor S47 moeten er minstens zoveel kaarten op de trekstapel liggen als je in je hand hebt; met een lege hand kun je S47 niet gebruiken.
    .title = Kleine stapel, lege hand
S52 = Afspraak: je kunt S48 alleen gebruiken voordat je in die beurt een stelling hebt geponeerd. Dat mag zelfs vóór de eerste stelling van een ronde: dan is het aan de volgende speler om die eerste stelling te poneren.
    .title = Wanneer je mag overslaan
S53 = Afspraak: met S49 mag je elke kaart uit de rij nemen waarvan je de eigenschap op dat moment zou kunnen gebruiken. Is er zo’n kaart niet, dan kun je S49 niet gebruiken. In ruil gaat { -tabby } meteen naar de rij. Voor de kaart die je neemt, geldt S31.
    .title = Welke kaart je neemt
S54 = Afspraak: S45 toont de kaarten zoals ze er op dat moment liggen, en alleen aan jou. Dat je hebt gekeken, weet iedereen.
    .title = Alleen voor jouw ogen
S55 = Afspraak: het aantal dooskaarten in het spel (S9) is altijd openbaar. Het verandert door S42, S43 en S46. De fysikatten van S40 en S41 zijn geen dooskaarten en tellen daarin niet mee.
    .title = Aantal kaarten in het spel
S56 = Afspraak: met S49 kun je alleen een kaart nemen die al in de rij ligt, nooit een fysikat die nog voor een speler ligt. De kaart die bij de voorbereiding is opengelegd, doet zelf niets; die ligt er voor S49.
    .title = Alleen uit de rij
S57 = Afspraak: ondanks S44 mag je Heisenbergs als bewijs tonen, en ze geven je nog steeds een ruil. Bij de controle zijn ze alleen niets waard.
    .title = Heisenbergs toch tonen
S58 = Afspraak: een eigenschap die niets zou doen, kun je niet gebruiken. Dus geen S42 als er geen levende kat open ligt en ook { -cecilia } niet als een bewijs op tafel ligt, geen S43 als er geen dode kat open ligt en geen S45 als de aflegstapel leeg is. En geen enkele eigenschap verplaatst de markeerring: ook als een eigenschap de stelling onmogelijk heeft gemaakt, blijft de stelling staan.
    .title = Geen eigenschap voor niets
S59 = Afspraak: iedereen mag weten waar de markeerring ligt en wie hem daar heeft gelegd, welke kaarten open liggen, wat er in de rij ligt, hoeveel levens iedereen heeft en hoeveel kaarten er in elke hand, op de trekstapel en op de aflegstapel zijn. Verborgen zijn de handen (tot de controle), de trekstapel, de ongebruikte fysikatten en de aflegstapel. Van de aflegstapel weet je wat je er zelf op hebt gelegd, wat S42 en S43 er voor ieders ogen naartoe hebben gestuurd en natuurlijk wat S45 je heeft laten zien.
    .title = Openbaar en verborgen

## Afspraken die dit project heeft toegevoegd

rulings-schrodinger = Afspraken die dit project heeft toegevoegd
    .S59 = wat S45 je van de aflegstapel heeft laten zien, mag je weten.
