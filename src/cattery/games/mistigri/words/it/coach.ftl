### Crazy Mistigri: perché il coach la pensa così. Le probabilità sono percentuali.

mistigri-reason-goes-out = La tua mano si svuota: nessuna penalità per te.
# $count: le carte che restano in mano; $points: di queste, ciò che non trova una coppia.
mistigri-reason-leaves = Restano in mano: { $count }; senza coppia: { $points } in punti.
mistigri-reason-keeps-all = Se passi, ti restano tutte le carte.
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
mistigri-reason-mistigri-likely = La tua prossima pesca, con { $seat-name }, è { mistigri-card-mistigri }: { $chance }%.
mistigri-reason-mistigri-avoided = Non peschi più con { $seat-name }, dove sarebbe { mistigri-card-mistigri }: { $chance }%.
mistigri-reason-partner-likely = La tua prossima pesca trova una coppia: { $chance }%.
mistigri-reason-sticks = Nessuna coppia lì, con { $seat-name }: { $card }, { $chance }%.
mistigri-reason-comes-back = Poi peschi con { $seat-name }: può tornare da te.
mistigri-reason-fits = Nella tua mano trova una coppia: { $card }.
mistigri-reason-burdens = Nella tua mano non trova coppie: { $card }.
