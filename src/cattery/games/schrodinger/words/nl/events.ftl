### Schrödingers katten: wat er gebeurd is. $seat is ‘you’ voor wie dit leest; $cards en $physicat zeggen alleen wat die mag weten.

## Voorbereiding en delen

schrodinger-event-physicat-dealt =
    { $seat ->
        [you] Jouw fysikat: { $physicat }.
       *[other] { $seat-name } krijgt { $physicat }.
    }
schrodinger-event-row-begun = { $physicat } ligt open als begin van de rij.
schrodinger-event-starter-chosen =
    { $seat ->
        [you] Jij begint de eerste ronde.
       *[other] { $seat-name } begint de eerste ronde.
    }
schrodinger-event-round-began =
    { $starter ->
        [you]
            { $hand-size ->
                [one] Ronde { $round }: ieder { $hand-size } kaart, { $in-play } in het spel. Jij begint.
               *[other] Ronde { $round }: ieder { $hand-size } kaarten, { $in-play } in het spel. Jij begint.
            }
       *[other]
            { $hand-size ->
                [one] Ronde { $round }: ieder { $hand-size } kaart, { $in-play } in het spel. { $starter-name } begint.
               *[other] Ronde { $round }: ieder { $hand-size } kaarten, { $in-play } in het spel. { $starter-name } begint.
            }
    }
schrodinger-event-cards-dealt =
    { $seat ->
        [you] Je krijgt { $cards }.
       *[other] { $seat-name } krijgt { $cards }.
    }

## Een beurt

schrodinger-event-claimed =
    { $seat ->
        [you] Je stelt: { $claim }.
       *[other] { $seat-name } stelt: { $claim }.
    }
schrodinger-event-proof-shown =
    { $seat ->
        [you] Je toont bewijs: { $cards }.
       *[other] { $seat-name } toont bewijs: { $cards }.
    }
schrodinger-event-cards-put-away =
    { $seat ->
        [you] Je legt { $cards } gedekt af.
       *[other] { $seat-name } legt { $cards } gedekt af.
    }
schrodinger-event-cards-drawn =
    { $seat ->
        [you] Je trekt { $cards }.
       *[other] { $seat-name } trekt { $cards }.
    }

## Fysikatten

schrodinger-event-power-used =
    { $seat ->
        [you] Je gebruikt { $physicat }.
       *[other] { $seat-name } gebruikt { $physicat }.
    }
schrodinger-event-power-taken =
    { $seat ->
        [you] Je pakt { $physicat } uit de rij.
       *[other] { $seat-name } pakt { $physicat } uit de rij.
    }
schrodinger-event-proofs-removed = Van tafel naar de aflegstapel: { $cards }.
schrodinger-event-pile-looked-at =
    { $seat ->
        [you] Je bekijkt de aflegstapel: { $cards }.
       *[other] { $seat-name } bekijkt de aflegstapel: { $cards }.
    }
schrodinger-event-turn-skipped =
    { $seat ->
        [you] Je slaat je beurt over.
       *[other] { $seat-name } slaat deze beurt over.
    }
schrodinger-event-physicat-sent-to-row = { $physicat } komt in de rij.

## Twijfel en controle

schrodinger-event-doubted =
    { $seat ->
        [you] Je betwijfelt de stelling van { $claimer-name }: { $claim }.
       *[other]
            { $claimer ->
                [you] { $seat-name } betwijfelt jouw stelling: { $claim }.
               *[other] { $seat-name } betwijfelt de stelling van { $claimer-name }: { $claim }.
            }
    }
schrodinger-event-hands-revealed =
    { $wrong ->
        [you] Geteld: { $found }. Stelling: { $claim }. Jij hebt ongelijk.
       *[other] Geteld: { $found }. Stelling: { $claim }. { $wrong-name } heeft ongelijk.
    }
# Eén regel per hand. $proof: wat al open lag; $proof-count: hoeveel kaarten.
schrodinger-hand-shown =
    { $seat ->
        [you]
            { $proof-count ->
                [0] Jouw hand: { $cards }.
               *[other] Jouw hand: { $cards }. Jouw bewijs: { $proof }.
            }
       *[other]
            { $proof-count ->
                [0] { $seat-name }: { $cards }.
               *[other] { $seat-name }: { $cards }. Bewijs: { $proof }.
            }
    }
schrodinger-physicat-shown =
    { $seat ->
        [you] Voor jou op tafel: { $physicat }.
       *[other] Voor { $seat-name } op tafel: { $physicat }.
    }
schrodinger-event-life-lost =
    { $seat ->
        [you]
            { $left ->
                [0] Je verliest je laatste leven.
               *[other] Je verliest een leven en hebt er nog { $left }.
            }
       *[other]
            { $left ->
                [0] { $seat-name } verliest het laatste leven.
               *[other] { $seat-name } verliest een leven en heeft er nog { $left }.
            }
    }
schrodinger-event-eliminated =
    { $seat ->
        [you] Je ligt eruit.
       *[other] { $seat-name } ligt eruit.
    }
schrodinger-event-physicat-revealed =
    { $seat ->
        [you] Je ongebruikte fysikat komt in de rij: { $physicat }.
       *[other] { $seat-name } had { $physicat } nog; die gaat naar de rij.
    }
schrodinger-event-won =
    { $seat ->
        [you] Jij wint het spel!
       *[other] { $seat-name } wint het spel!
    }
