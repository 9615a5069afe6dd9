### Crazy Mistigri: wat er gebeurd is. $seat is ‘you’ voor wie dit leest; $card en $cards zeggen alleen wat die mag weten.

## Het delen

mistigri-event-round-began = Ronde { $number } begint.
mistigri-event-first-player =
    { $seat ->
        [you] Jij deelt en begint.
       *[other] { $seat-name } deelt en begint.
    }
mistigri-event-hand-dealt =
    { $seat ->
        [you] Je krijgt { $cards }.
       *[other] { $seat-name } krijgt { $cards }.
    }

## Trekken en afleggen

mistigri-event-turn-began =
    { $seat ->
        [you]
            { $draws ->
                [1] Jij bent aan de beurt.
               *[other] Jij bent aan de beurt en trekt { $draws } kaarten.
            }
       *[other]
            { $draws ->
                [1] { $seat-name } is aan de beurt.
               *[other] { $seat-name } is aan de beurt en trekt { $draws } kaarten.
            }
    }
mistigri-event-card-drawn =
    { $seat ->
        [you] Je trekt { $card } van { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } trekt { $card } van jou.
               *[other] { $seat-name } trekt { $card } van { $giver-name }.
            }
    }
mistigri-event-pair-discarded =
    { $seat ->
        [you] Je legt { $cards } af.
       *[other] { $seat-name } legt { $cards } af.
    }
mistigri-event-passed =
    { $seat ->
        [you] Je past.
       *[other] { $seat-name } past.
    }
mistigri-event-declined =
    { $seat ->
        [you] Je legt geen paar meer af.
       *[other] { $seat-name } legt geen paar meer af.
    }
mistigri-event-went-out =
    { $seat ->
        [you] Miauw! Je bent uit.
       *[other] Miauw! { $seat-name } is uit.
    }

## Effecten

mistigri-event-effect-taken =
    { $value ->
        [1]
            { $seat ->
                [you] 1 + 1: je legt je andere enen af.
               *[other] 1 + 1: { $seat-name } legt de andere enen af.
            }
        [2]
            { $seat ->
                [you] 2 + 2: jij kiest de kaart die nu van je getrokken wordt.
               *[other] 2 + 2: { $seat-name } kiest welke kaart nu getrokken wordt.
            }
        [3]
            { $seat ->
                [you] 3 + 3: na het volgende trekken ruil je met de aflegstapel.
               *[other] 3 + 3: na het volgende trekken ruilt { $seat-name } met de aflegstapel.
            }
        [4]
            { $seat ->
                [you] 4 + 4: je geeft een kaart weg.
               *[other] 4 + 4: { $seat-name } geeft een kaart weg.
            }
        [5]
            { $seat ->
                [you] 5 + 5: je deelt kaarten uit de aflegstapel uit.
               *[other] 5 + 5: { $seat-name } deelt kaarten uit de aflegstapel uit.
            }
        [6]
            { $seat ->
                [you] 6 + 6: je mag nog een paar afleggen.
               *[other] 6 + 6: { $seat-name } mag nog een paar afleggen.
            }
        [7]
            { $seat ->
                [you] 7 + 7: er worden twee kaarten van jou getrokken.
               *[other] 7 + 7: er worden twee kaarten van { $seat-name } getrokken.
            }
       *[8]
            { $seat ->
                [you] 8 + 8: er worden drie kaarten van jou getrokken.
               *[other] 8 + 8: er worden drie kaarten van { $seat-name } getrokken.
            }
    }
mistigri-event-effect-lapsed = Het effect van { $value } + { $value } vervalt.
mistigri-event-reversed =
    { $seat ->
        [you]
            { $arrow ->
                [1] Je keert de speelrichting om: nu met de klok mee.
               *[other] Je keert de speelrichting om: nu tegen de klok in.
            }
       *[other]
            { $arrow ->
                [1] { $seat-name } keert de speelrichting om: nu met de klok mee.
               *[other] { $seat-name } keert de speelrichting om: nu tegen de klok in.
            }
    }
mistigri-event-ones-discarded =
    { $seat ->
        [you]
            { $count ->
                [0] Je hebt geen andere enen.
               *[other] Je legt ook { $cards } af.
            }
       *[other]
            { $count ->
                [0] { $seat-name } heeft geen andere enen.
               *[other] { $seat-name } legt ook { $cards } af.
            }
    }
mistigri-event-card-chosen =
    { $seat ->
        [you] Je kiest { $card } om te laten trekken.
       *[other] { $seat-name } kiest { $card } om te laten trekken.
    }
mistigri-event-card-discarded =
    { $seat ->
        [you] Je legt { $card } af.
       *[other] { $seat-name } legt { $card } af.
    }
mistigri-event-card-taken =
    { $seat ->
        [you]
            { $to ->
                [same] Je pakt { $card } uit de aflegstapel.
               *[other] Uit de aflegstapel geef je { $card } aan { $to-name }.
            }
       *[other]
            { $to ->
                [you] Uit de aflegstapel geeft { $seat-name } jou { $card }.
                [same] { $seat-name } pakt { $card } uit de aflegstapel.
               *[other] Uit de aflegstapel geeft { $seat-name } { $card } aan { $to-name }.
            }
    }
mistigri-event-card-given =
    { $seat ->
        [you] Je geeft { $card } aan { $to-name }.
       *[other]
            { $to ->
                [you] { $seat-name } geeft jou { $card }.
               *[other] { $seat-name } geeft { $card } aan { $to-name }.
            }
    }

## Einde van de ronde en van het spel

mistigri-event-round-ended =
    { $rule ->
        [M40] De ronde is afgelopen: nog maar één speler heeft kaarten.
        [M41] De ronde is afgelopen: iedereen heeft gepast.
        [M43] De ronde is afgelopen: dit was de 300e beurt.
       *[M46] De ronde is afgelopen: niemand heeft nog kaarten.
    }
# Eén regel per hand die over is, en wat die kost.
mistigri-hand-shown =
    { $seat ->
        [you]
            { $points ->
                [one] Jij: { $points } strafpunt voor { $cards }.
               *[other] Jij: { $points } strafpunten voor { $cards }.
            }
       *[other]
            { $points ->
                [one] { $seat-name }: { $points } strafpunt voor { $cards }.
               *[other] { $seat-name }: { $points } strafpunten voor { $cards }.
            }
    }
# $winner: ‘you’, of ‘shared’ als er meer winnaars zijn; $winners: hun namen.
mistigri-event-game-ended =
    { $winner ->
        [you]
            { $points ->
                [one] Jij wint met { $points } strafpunt!
               *[other] Jij wint met { $points } strafpunten!
            }
        [shared]
            { $points ->
                [one] Gedeelde overwinning, met elk { $points } strafpunt: { $winners }.
               *[other] Gedeelde overwinning, met elk { $points } strafpunten: { $winners }.
            }
       *[other]
            { $points ->
                [one] { $winners } wint met { $points } strafpunt.
               *[other] { $winners } wint met { $points } strafpunten.
            }
    }
mistigri-totals = Strafpunten in totaal: { $scores }.
