### Crazy Mistigri: waarom de coach dat denkt. Kansen zijn in procenten.

mistigri-reason-goes-out = Je hand is leeg: geen strafpunten voor jou.
# $count: de kaarten die in de hand blijven; $points: wat daarvan geen paar vindt.
mistigri-reason-leaves = Blijven in je hand: { $count }; zonder paar: { $points } in punten.
mistigri-reason-keeps-all = Passen houdt elke kaart in je hand.
mistigri-reason-effect =
    { $value ->
        [1] { effect-1 }
        [2] { effect-2 }
        [3] { effect-3 }
        [4] { effect-4 }
        [5] { effect-5 }
        [6] { effect-6 }
        [7] { effect-7 }
       *[8] { effect-8 }
    }
mistigri-reason-mistigri-likely = Je trekt nu bij { $seat-name }; kans dat het { mistigri-card-mistigri } is: { $chance }%.
mistigri-reason-mistigri-avoided = Je trekt niet meer bij { $seat-name }, waar { mistigri-card-mistigri } zou zijn: { $chance }%.
mistigri-reason-partner-likely = Je volgende kaart vindt een paar: { $chance }%.
mistigri-reason-sticks = Geen paar daar, bij { $seat-name }: { $card }, { $chance }%.
mistigri-reason-comes-back = Je trekt hierna bij { $seat-name }: de kaart kan terugkomen.
mistigri-reason-fits = In je hand past er een bij: { $card }.
mistigri-reason-burdens = In je hand past er niets bij: { $card }.
