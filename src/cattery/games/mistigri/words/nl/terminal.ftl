### Crazy Mistigri in de terminal.

## Vragen en antwoorden

terminal-give-what = Geef { $card }
terminal-give-to-whom = Aan wie?
terminal-give-to = Aan { $name }

## Wat je kunt vragen: het woord om te typen, en wat het vertelt

terminal-command-effects = effecten
    .help = wat paren van één waarde doen

## Hand, tafel, klembord, stapel, rij en stand

terminal-player-out = { $who }: uit.
terminal-player-passed = Gepast sinds het laatste paar.
terminal-player-known = Bekend bij jou: { $cards }.
terminal-player-no-ones = Geen enen erbij.
terminal-pile = De aflegstapel: { $cards }.
terminal-round-mistigri =
    { $arrow ->
        [1] Ronde { $round }, beurt { $turn }, met de klok mee.
       *[other] Ronde { $round }, beurt { $turn }, tegen de klok in.
    }
terminal-chosen = Je hebt gekozen welke kaart nu getrokken wordt: { $card }.
terminal-score-round = Ronde { $round }: { $scores }.
terminal-score-total = In totaal: { $scores }.
terminal-score-none = Nog niemand heeft strafpunten.

## Notatie

terminal-notation-pair = { $short }: leg deze twee kaarten af. De letter is de kleur, het cijfer de waarde.
terminal-notation-mistigri = { $short }: de Mistigri.
terminal-notation-pass = { $short }: pas, of leg geen paar meer af.
terminal-notation-effect = { $short }: voer het effect uit.
terminal-notation-reverse = { $short }: keer de speelrichting om.
terminal-notation-card = { $short }: kies deze kaart.
terminal-notation-give = { $short }: geef deze kaart aan plaats 3.
