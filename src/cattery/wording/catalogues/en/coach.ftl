### The coach: what it says in every game.

coach-would = My advice

## A review of an ended game. Figures come written.

review-heading = The game of seat { $seat }, decision by decision. What counts is what this seat could know.
review-round = Round { $round }
review-worth =
    { $unit ->
        [points] { $value } penalty points
       *[chance] { $value } to win
    }
review-grade-best = the best answer
review-grade-good = a good answer
review-grade-slip = a slip
review-grade-mistake = a mistake
review-decision = { $answer }: { $grade } ({ $worth }).
review-better = Better: { $answer } ({ $worth }).
review-bluff = A bluff: as far as you knew, it held in { $chance } of cases.
review-right-unlucky = The decision was right; the cards were not.
review-wrong-lucky = The cards made up for it.
review-curve =
    { $unit ->
        [points] What each round looked like as it began, and what it cost:
       *[chance] Your chance to win, as each round began:
    }
review-stage = Round { $round }: { $value }
review-settled = { $stage }, then { $value }
review-sum = In all: { $lost } lost by judgement, { $luck } by luck.
review-grades = Decisions: best { $best }, good { $good }, slips { $slip }, mistakes { $mistake }.
review-home = To take home:
review-home-worst = Dearest decision, round { $round }: { $answer }. Better: { $best }.
review-home-clean = No decision cost you much: go on like this.
review-home-habit = Where most was lost: { $question }
review-home-no-habit = No kind of question troubled you more than others.
review-home-luck =
    { $luck ->
        [good] The cards were kind to you: the result is better than the play.
        [bad] The cards were against you: the play was better than the result.
       *[even] Luck evened out: the result is what the play deserved.
    }
review-none = Seat { $seat } had nothing to decide in this game.
review-no-coach = There is no coach for this game.

## The puzzle of the day

puzzle-heading = Puzzle { $number }, { $day }: { $game }.
puzzle-seat = { $players } players. You are seat { $seat }; this is what you saw of this round.
puzzle-no-answer = That is none of the answers here. Type a number, or a short form.
puzzle-right = That is the best answer ({ $worth }).
puzzle-other = Yours: { $own }. Better: { $answer } ({ $worth }).
puzzle-day-form = Write it as 2026-11-18.
puzzle-numbers = Puzzles: { $most }.
