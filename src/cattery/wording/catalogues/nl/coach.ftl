### De coach: wat hij in elk spel zegt.

coach-would = Mijn advies

## Een terugblik op een afgelopen spel. Cijfers komen uitgeschreven.

review-heading = Het spel van plaats { $seat }, keuze voor keuze. Wat telt is wat deze plaats kon weten.
review-round = Ronde { $round }
review-worth =
    { $unit ->
        [points] { $value } strafpunten
       *[chance] { $value } op winst
    }
review-grade-best = het beste antwoord
review-grade-good = een goed antwoord
review-grade-slip = een misstapje
review-grade-mistake = een fout
review-decision = { $answer }: { $grade } ({ $worth }).
review-better = Beter: { $answer } ({ $worth }).
review-bluff = Bluf: voor zover je wist klopte het in { $chance } van de gevallen.
review-right-unlucky = De keuze was goed; de kaarten niet.
review-wrong-lucky = De kaarten maakten het goed.
review-curve =
    { $unit ->
        [points] Hoe elke ronde er in het begin uitzag, en wat ze kostte:
       *[chance] Je kans om te winnen, aan het begin van elke ronde:
    }
review-stage = Ronde { $round }: { $value }
review-settled = { $stage }, daarna { $value }
review-sum = Samen: { $lost } verloren door keuzes, { $luck } door geluk.
review-grades = Keuzes: beste { $best }, goede { $good }, misstapjes { $slip }, fouten { $mistake }.
review-home = Om te onthouden:
review-home-worst = Duurste keuze, ronde { $round }: { $answer }. Beter: { $best }.
review-home-clean = Geen keuze kostte je veel: ga zo door.
review-home-habit = Waar het meest verloren ging: { $question }
review-home-no-habit = Geen soort vraag was lastiger dan een andere.
review-home-luck =
    { $luck ->
        [good] De kaarten zaten mee: de uitslag is beter dan het spel.
        [bad] De kaarten zaten tegen: het spel was beter dan de uitslag.
       *[even] Geluk en pech hielden elkaar in evenwicht.
    }
review-none = Plaats { $seat } had in dit spel niets te kiezen.
review-no-coach = Voor dit spel is er geen coach.

## De puzzel van de dag

puzzle-heading = Puzzel { $number }, { $day }: { $game }.
puzzle-seat = { $players } aan tafel. Jij zit op plaats { $seat }; dit zag je van deze ronde.
puzzle-no-answer = Dat is geen van de antwoorden. Typ een nummer of de korte vorm.
puzzle-right = Dat is het beste antwoord ({ $worth }).
puzzle-other = Het jouwe: { $own }. Beter: { $answer } ({ $worth }).
puzzle-day-form = Schrijf het als 2026-11-18.
puzzle-numbers = Puzzels: { $most }.
