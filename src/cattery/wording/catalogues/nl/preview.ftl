### What a chat shows of a link to this site.

preview-home = Cattery: twee kaartspellen met katten
    .about = { $told } Met vrienden of bots, in je browser.
preview-table = Kom met ons kattenspellen doen
    .about = Er is een plaats voor je vrij aan een tafel van Cattery. Open de link en schuif aan: installeren hoeft niet.
preview-picture = Twee katten van Cattery: de ene gluurt uit een doos, de andere draagt een kroon.

## Wat een server bewaart, en bij wie je terechtkunt: een eigen pagina

about-title = Wat deze server bewaart
about-people = Er zijn geen accounts. Je browser bewaart een willekeurige code in een cookie; de server bewaart alleen de hash ervan, zodat je plaats van jou blijft.
about-tables = Van een tafel bewaart de server de spellen, de bijnamen van wie er zitten en wat er in de chat staat. Wie de link heeft, kan het zien.
about-days =
    { $days ->
        [one] Een tafel waar nooit gespeeld is verdwijnt na een dag, elke andere na { $days } dag waarop er niets gebeurt.
       *[other] Een tafel waar nooit gespeeld is verdwijnt na een dag, elke andere na { $days } dagen waarop er niets gebeurt.
    }
about-records = Dan verdwijnt ook de chat; de afgelopen spellen blijven, met de bijnamen.
about-nothing = Dan blijft er niets van over.
about-addresses = Internetadressen worden niet bewaard, tenzij er een wordt geweerd. Het logboek noemt niemand.
about-remove = Wat je aan een tafel hebt gedaan en geschreven wordt gewist als je erom vraagt. Geef de link van de tafel.
about-contact = Bij wie je terechtkunt: { $contact }
about-nobody = Bij wie je terechtkunt: bij wie je dit adres gaf. Hier wordt niemand genoemd.
