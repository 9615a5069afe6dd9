### Weigeringen: wat niet kan, en waarom.

## Antwoorden in het spel

refusal-illegal = Dat mag niet: { $rule }, { $title }.
refusal-bad-notation = ‘{ $text }’ is geen antwoord op deze vraag.
refusal-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-stale = Te laat: het spel is al verder.
refusal-other-game = Dat antwoord was voor een ander spel.
refusal-no-game = Hier wordt nu niet gespeeld.
refusal-time-up = De tijd is om: een bot maakt deze beurt af.
refusal-paused = Het spel staat op pauze.
refusal-not-paused = Het spel staat niet op pauze.

## Opties, spellen, talen, regels en bewaarde spellen

refusal-bad-option = { $option }: dat kan hier niet gekozen worden.
refusal-bad-option-by-rule = { $option }: dat mag niet van { $rule }, { $title }.
refusal-unknown-game = Dat spel is er niet. Er zijn: { $known }.
refusal-unknown-language = De taal ‘{ $asked }’ is er niet. Er zijn: { $known }.
refusal-unknown-rule = Er is geen regel ‘{ $asked }’.
refusal-bad-record = Dit bewaarde spel klopt niet: { $reason }
refusal-no-hints = Geen tips hier: er spelen meer mensen mee, en de tafel is zonder geopend.
refusal-record-refused = Dit spel kan niet worden teruggekeken: het klopt niet.

## De tafel

refusal-unknown-table = Die tafel is er niet.
refusal-unknown-code = Geen enkele tafel heeft deze code.
refusal-no-such-seat = Die plaats is er niet.
refusal-seat-taken = Deze plaats is bezet.
refusal-table-full = Alle plaatsen aan deze tafel zijn bezet.
refusal-already-seated = Je zit al aan deze tafel.
refusal-not-seated = Ga eerst aan tafel zitten.
refusal-no-token = Vanaf hier kun je alleen kijken.
refusal-barred = De host laat je niet meer toe aan deze tafel.
refusal-not-host = Alleen de host kan dat doen.
refusal-no-bot-there = Op die plaats zit geen bot.
refusal-no-person-there = Op die plaats zit niemand.
refusal-not-yourself = Dat kan niet met je eigen plaats: sta dan zelf op.
refusal-seats-open = Om te beginnen moeten alle plaatsen bezet zijn.
refusal-game-running = Niet tijdens een spel.
refusal-handed-over = Een bot speelt voor jou: neem eerst je plaats terug.
refusal-not-handed-over = Er speelt geen bot voor jou.
refusal-still-here = Die speler is nog niet lang genoeg weg.
refusal-unknown-level = Die bot is er niet.
refusal-link-spent = Deze link is al gebruikt, of te oud.

## Namen en chat

refusal-name-length = Een naam heeft 1 tot en met 24 tekens.
refusal-name-characters = In deze naam staan tekens die niet kunnen.
refusal-name-taken = Iemand aan deze tafel heeft deze naam al.
refusal-chat-length = Een chatbericht heeft 1 tot en met 300 tekens.
refusal-chat-characters = In dit bericht staan tekens die niet kunnen.

## Eerlijk delen

refusal-promise-broken = Dit getal is niet het beloofde.
refusal-not-dealing = Er wordt nu niet gedeeld.

## De server

refusal-malformed = De tafel heeft dat niet begrepen.
refusal-too-large = Dat is te lang.
refusal-too-fast = Niet zo snel: probeer het zo nog eens.
refusal-protocol = Deze versie is verouderd: laad opnieuw.
refusal-blocked = Wie deze server beheert, weert dit adres.
refusal-foreign-page = Een pagina van een andere site kan hier niet spelen.
refusal-server-full = Er is nu geen ruimte voor meer tafels.
refusal-server-stopping = De server start opnieuw: kom zo terug.
