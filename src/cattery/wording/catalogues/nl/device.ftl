### A table on this device, without a server.

fetch-title = Alles wordt klaargezet
fetch-ask = Om op dit apparaat te spelen, haalt de pagina eerst ongeveer { $size } MB op. Dat hoeft maar één keer.
fetch-yes = Ophalen en spelen
fetch-share = { $share }% van { $size } MB
fetch-starting = Bijna klaar
fetch-failed = De spellen konden niet op dit apparaat worden geladen. Heb je verbinding met internet?
fetch-never = Deze browser is te oud om zonder server te spelen.
try-again = Probeer opnieuw
halted-elsewhere = Dit spel gaat verder in een ander tabblad.
halted-full = Dit apparaat heeft geen ruimte meer om het spel te bewaren. Er is niets verloren: maak wat ruimte en laad de pagina opnieuw.
halted-unreadable = Wat dit apparaat van het spel bewaarde, is niet te lezen. Er is niets gewist; misschien kan een andere versie van deze pagina het lezen.
halted-engine = Het spel is op deze pagina gestopt. Er is niets verloren: laad de pagina opnieuw.
play-here = Hier spelen
load-again = Opnieuw laden
keeps-nothing = Deze browser bewaart niets: het spel duurt zolang deze pagina open is.
site-alone = Hier speel je alleen, of samen op dit apparaat.
how-to-host = Met vrienden op meer apparaten spelen
