### Crazy Mistigri: wat er nu moet gebeuren: een vraag aan wie dit leest, of waar een ander mee bezig is.

## Vragen

mistigri-step-pair-or-pass =
    { $seat ->
        [you] Leg je een paar af, of pas je?
       *[other] { $seat-name } denkt na: een paar, of passen?
    }
mistigri-step-another-pair =
    { $seat ->
        [you] Leg je nog een paar af?
       *[other] { $seat-name } denkt na over nog een paar.
    }
mistigri-step-effect-or-reverse =
    { $seat ->
        [you] Het effect van { $value } + { $value }, of de speelrichting omkeren?
       *[other] { $seat-name } denkt na: het effect van { $value } + { $value }, of omkeren?
    }
mistigri-step-choose-drawn =
    { $seat ->
        [you] Welke kaart wordt van jou getrokken?
       *[other] { $seat-name } kiest welke kaart getrokken wordt.
    }
mistigri-step-swap-out =
    { $seat ->
        [you] Welke kaart leg je af voor de ruil?
       *[other] { $seat-name } gaat ruilen met de aflegstapel.
    }
mistigri-step-swap-in =
    { $seat ->
        [you] Welke kaart pak je uit de aflegstapel?
       *[other] { $seat-name } kiest een kaart uit de aflegstapel.
    }
mistigri-step-give-away =
    { $seat ->
        [you] Welke kaart geef je weg, en aan wie?
       *[other] { $seat-name } kiest een kaart om weg te geven.
    }
mistigri-step-feed =
    { $seat ->
        [you]
            { $to ->
                [same] Welke kaart van de aflegstapel pak je?
               *[other] Welke kaart van de aflegstapel is voor { $to-name }?
            }
       *[other]
            { $to ->
                [you] { $seat-name } kiest voor jou een kaart van de aflegstapel.
                [same] { $seat-name } kiest een kaart van de aflegstapel.
               *[other] { $seat-name } kiest een kaart van de aflegstapel voor { $to-name }.
            }
    }

## Wat het toeval doet, of wat vanzelf gebeurt

mistigri-step-begin-round = Zo begint ronde { $number }.
mistigri-step-name-first = Er wordt bepaald wie begint.
mistigri-step-deal-hand =
    { $seat ->
        [you]
            { $count ->
                [one] Je krijgt zo { $count } kaart.
               *[other] Je krijgt zo { $count } kaarten.
            }
       *[other]
            { $count ->
                [one] { $seat-name } krijgt zo { $count } kaart.
               *[other] { $seat-name } krijgt zo { $count } kaarten.
            }
    }
mistigri-step-take-turn =
    { $seat ->
        [you] Zo begint jouw beurt.
       *[other] Zo begint de beurt van { $seat-name }.
    }
mistigri-step-draw-card =
    { $seat ->
        [you] Je trekt zo van { $giver-name }.
       *[other]
            { $giver ->
                [you] { $seat-name } trekt zo van jou.
               *[other] { $seat-name } trekt zo van { $giver-name }.
            }
    }
mistigri-step-swap =
    { $seat ->
        [you] Daarna ruil je met de aflegstapel.
       *[other] Daarna ruilt { $seat-name } met de aflegstapel.
    }
mistigri-step-apply-effect = Zo wordt het effect van { $value } + { $value } uitgevoerd.
mistigri-step-feed-next =
    { $seat ->
        [you]
            { $to ->
                [same] De volgende kaart van de aflegstapel is voor jou.
               *[other] De volgende kaart van de aflegstapel is voor { $to-name }.
            }
       *[other]
            { $to ->
                [you] De volgende kaart van de aflegstapel is voor jou.
                [same] De volgende kaart van de aflegstapel is voor { $to-name }.
               *[other] De volgende kaart van de aflegstapel is voor { $to-name }.
            }
    }
mistigri-step-end-turn = De beurt is zo voorbij.
mistigri-step-score-round = Zo worden de punten geteld.
mistigri-step-tie-round = Bij een gelijk laagste totaal volgt een derde ronde.
mistigri-step-end-game = Daarna is het spel afgelopen.
