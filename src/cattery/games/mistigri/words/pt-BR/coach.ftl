### Crazy Mistigri: por que o treinador pensa assim. As chances são por cento.

mistigri-reason-goes-out = Esvazia sua mão: nenhuma penalidade para você.
# $count: as cartas que ficam na mão; $points: delas, o que não acha par ali.
mistigri-reason-leaves = Ficam na mão: { $count }; sem par: { $points } em pontos.
mistigri-reason-keeps-all = Passar mantém todas as cartas na sua mão.
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
mistigri-reason-mistigri-likely = Seu próximo saque, com { $seat-name }, é { mistigri-card-mistigri }: { $chance }%.
mistigri-reason-mistigri-avoided = Você não saca mais com { $seat-name }, onde estaria { mistigri-card-mistigri }: { $chance }%.
mistigri-reason-partner-likely = Seu próximo saque acha um par: { $chance }%.
mistigri-reason-sticks = Sem par ali, com { $seat-name }: { $card }, { $chance }%.
mistigri-reason-comes-back = Depois você saca com { $seat-name }: a carta pode voltar.
mistigri-reason-fits = Na sua mão tem par: { $card }.
mistigri-reason-burdens = Na sua mão não tem par: { $card }.
