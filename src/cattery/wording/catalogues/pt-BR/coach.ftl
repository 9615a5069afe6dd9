### O treinador: o que diz em todos os jogos.

coach-would = Meu conselho

## A análise de uma partida encerrada. Os números vêm escritos.

review-heading = A partida do lugar { $seat }, decisão por decisão. Vale o que este lugar podia saber.
review-round = Rodada { $round }
review-worth =
    { $unit ->
        [points] { $value } pontos de penalidade
       *[chance] { $value } de vencer
    }
review-grade-best = a melhor resposta
review-grade-good = uma boa resposta
review-grade-slip = um deslize
review-grade-mistake = um erro
review-decision = { $answer }: { $grade } ({ $worth }).
review-better = Melhor: { $answer } ({ $worth }).
review-bluff = Um blefe: até onde você sabia, valia em { $chance } dos casos.
review-right-unlucky = A decisão foi certa; as cartas é que não.
review-wrong-lucky = As cartas compensaram.
review-curve =
    { $unit ->
        [points] Como cada rodada parecia no começo, e quanto custou:
       *[chance] Sua chance de vencer, no começo de cada rodada:
    }
review-stage = Rodada { $round }: { $value }
review-settled = { $stage }, depois { $value }
review-sum = No total: { $lost } perdidos nas decisões, { $luck } na sorte.
review-grades = Decisões: melhores { $best }, boas { $good }, deslizes { $slip }, erros { $mistake }.
review-home = Para levar para casa:
review-home-worst = A decisão mais cara, rodada { $round }: { $answer }. Melhor: { $best }.
review-home-clean = Nenhuma decisão custou muito: continue assim.
review-home-habit = Onde mais se perdeu: { $question }
review-home-no-habit = Nenhum tipo de pergunta atrapalhou mais que outro.
review-home-luck =
    { $luck ->
        [good] As cartas ajudaram: o resultado é melhor que o jogo.
        [bad] As cartas atrapalharam: o jogo foi melhor que o resultado.
       *[even] A sorte se equilibrou: o resultado é o que o jogo merecia.
    }
review-none = O lugar { $seat } não teve nada a decidir nesta partida.
review-no-coach = Não há treinador para este jogo.

## O desafio do dia

puzzle-heading = Desafio { $number }, { $day }: { $game }.
puzzle-seat = { $players } jogam. Você é o lugar { $seat }; foi isto que viu nesta rodada.
puzzle-no-answer = Isso não é uma das respostas. Digite um número ou a forma curta.
puzzle-right = É a melhor resposta ({ $worth }).
puzzle-other = A sua: { $own }. Melhor: { $answer } ({ $worth }).
puzzle-day-form = Escreva assim: 2026-11-18.
puzzle-numbers = Desafios: { $most }.
