"""A game at the terminal: one person (or none) and bots, every fact a sentence, every question a numbered list."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from cattery.coach import advise
from cattery.coach.saying import say
from cattery.kernel import BadNotation, Event, IllegalChoice, Recorder, Roll, Step
from cattery.kit import Kit
from cattery.players import Choose
from cattery.terminal.commands import ADVICE, COMMANDS, HELP, command_words, folded, read_command
from cattery.terminal.manners import manners_of
from cattery.terminal.menu import DOUBT, Menu, MenuItem, numbered
from cattery.terminal.rules import NoSuchRule, look_up
from cattery.terminal.screen import Quit, Screen
from cattery.terminal.setting_up import ask_yes
from cattery.wording import Teller, refuse


@dataclass(frozen=True)
class Prompt:
    """What is asked, what is worth hearing before it, and what can be answered."""

    before: list[str]
    words: str
    menu: Menu


class Session:
    """One game from its first fact to its last."""

    def __init__(
        self,
        kit: Kit,
        screen: Screen,
        teller: Teller,
        recorder: Recorder,
        dice: str,
        bots: Mapping[int, Choose],
        roll: Roll,
    ) -> None:
        self.kit, self.screen, self.teller, self.recorder = kit, screen, teller, recorder
        self.game = recorder.game
        self.record = recorder.record(dice)
        """Up to the last answer that was carried out whole: it holds whenever a Ctrl-C comes."""
        self._dice, self._bots, self._roll = dice, bots, roll
        self._manners = manners_of(kit)
        self._asks = (*self._manners.topics, *([ADVICE] if kit.has("coach") else []))
        self._commands = command_words(kit.name, self._asks, teller.language)
        self._log: list[str] = []  # of this round
        self._introduced: set[str] = set()  # what need not be explained again
        self._is_telling = True

    def play(self) -> None:
        """To the end; Quit if the person leaves before."""
        self._happened(self.recorder.events)
        while (step := self.recorder.state.step) is not None:
            is_mine = step.actor == self.teller.viewer
            self._happened(self._answered(step) if is_mine else self._answer(self._bot_choice(step)))
        if not self._is_telling:
            self.screen.say(self._log[-1])

    def _answer(self, choice: Any) -> list[Event]:
        """Carry an answer out; IllegalChoice if it is unlawful."""
        events = self.recorder.answer(choice)
        self.record = self.recorder.record(self._dice)
        return events

    def _offer_the_end(self) -> None:
        """Who is out is asked nothing any more: the rest need not be sat through. A pipe hears it all."""
        self.screen.say(self.teller.words("terminal-others-play-on"))
        if self.screen.is_interactive:
            skipped = ask_yes(self.screen, self.teller.language, self.teller.words("terminal-skip-to-the-end"))
            self._is_telling = not skipped

    def _bot_choice(self, step: Step) -> Any:
        assert step.actor is not None, "a position at rest asks somebody"
        return self.recorder.ask(self._bots[step.actor], self._roll)

    def _happened(self, events: list[Event]) -> None:
        """The person is told what they may see of it."""
        out = False
        seen = self.recorder.sightings[self.teller.viewer]
        for event, sighting in zip(events, seen[len(seen) - len(events) :], strict=True):
            if event.opens_round and out:
                self._offer_the_end()
            out = out or self._manners.puts_out(event, self.teller.viewer)
            told = self.teller.tell(sighting)
            if event.opens_round:
                self._log.clear()
            self._log += told
            if self._is_telling:
                self.screen.say(*([""] if event.opens_round else []), *told)
                self._introduce(self._manners.explain(sighting, self.teller))

    def _introduce(self, power: str) -> None:
        """What a name alone does not tell is told once a game."""
        if power and power not in self._introduced:
            self._introduced.add(power)
            self.screen.say(power)

    # --- a question

    def _answered(self, step: Step) -> list[Event]:
        """Ask until an answer is lawful."""
        state = self.recorder.state
        view = self.game.view(state, self.teller.viewer)
        before = self._manners.status(view, self.teller, step)
        offered = self._manners.menu(self.teller, step, numbered(self.game, self.teller, step, tuple(state.choices)))
        question = Prompt(before, self._manners.ask(view, self.teller, step), offered)
        self._put(question)
        while True:
            text = self.screen.ask(self.teller.words("terminal-prompt"))
            command, rest = read_command(text, self._commands)
            if not text:
                self._put(question)
            elif command == "more":
                question = self._put_more(question)
            elif command:
                self._do(command, rest)
            elif re.fullmatch(rf"{self.kit.letter}\d+", text, re.IGNORECASE):
                self._do("rule", text)
            else:
                try:
                    found = self._found(text, step, question.menu)
                    if not isinstance(found, MenuItem):
                        return self._answer(found)
                    question = Prompt([], found.question, Menu(found.then, len(found.then)))
                    self._put(question)
                except BadNotation:
                    self._refuse(self.teller.words("terminal-not-understood", text=text, help=HELP))
                except IllegalChoice as fault:
                    self._refuse(refuse(fault, self.teller.language, self.game.name, text))
                except IndexError:
                    self._refuse(self.teller.words("terminal-out-of-range", most=question.menu.at_once))

    def _put(self, question: Prompt) -> None:
        """The question, and its first answers."""
        offered = question.menu
        self.screen.say(*question.before)
        self.screen.say(question.words, style="question")
        self.screen.say(*offered.heading)
        self._list(offered.offers[: offered.at_once], 1)
        self.screen.say(*offered.notes)

    def _put_more(self, question: Prompt) -> Prompt:
        """The answers that were not listed with the question; from now on their numbers count too."""
        offered = question.menu
        if offered.at_once == len(offered.offers):
            self.screen.say(self.teller.words("terminal-no-more"))
        self._list(offered.offers[offered.at_once :], offered.at_once + 1)
        return replace(question, menu=replace(offered, at_once=len(offered.offers), notes=()))

    def _list(self, offers: tuple[MenuItem, ...], first: int) -> None:
        self.screen.say(*(f"{number}. {one.words} ({one.short})" for number, one in enumerate(offers, first)))

    def _found(self, text: str, step: Step, offered: Menu) -> Any:
        """The answer that was typed, lawful or not; or the MenuItem that leads to a smaller list.

        IndexError: there is no such number. BadNotation: this spells no answer.
        """
        if text.isdecimal():
            if not 1 <= int(text) <= offered.at_once:  # nobody means a number that was not read out
                raise IndexError
            one = offered.offers[int(text) - 1]
            return one if one.then else one.choice
        for one in offered.offers:
            if one.then and one.short == text.upper():
                return one
        if text == DOUBT or folded(text) == folded(self.teller.words("terminal-doubt")):
            text = "?"
        try:
            return self.game.read(text, step)
        except BadNotation:
            return self.game.read(text.upper(), step)

    def _refuse(self, sentence: str) -> None:
        self.screen.say(sentence, style="refusal")

    # --- what can be asked

    def _do(self, command: str, rest: str) -> None:
        """Tell what was asked for."""
        view = self.game.view(self.recorder.state, self.teller.viewer)
        if command == "quit":
            raise Quit
        if command == "help":
            self._help()
        elif command == "log":
            self.screen.say(*self._log)
        elif command == "rule":
            self._tell_rule(rest)
        elif command == ADVICE:
            self._advise(view)
        elif command == "notation":
            self.screen.say(*self._manners.notation(self.teller))
        else:
            self.screen.say(*self._manners.topics[command](view, self.teller, self.screen.width))
            if draw := self._manners.drawings.get(command):
                self.screen.say_as_it_is(*draw(view, self.screen.width))

    def _advise(self, view: Any) -> None:
        """What the coach would do, from what this seat may know: nobody but bots is at the table."""
        seat, state = self.teller.viewer, self.recorder.state
        assert state.step is not None, "it is asked instead of an answer"
        advice = advise(view, self.recorder.sightings[seat], state.choices)
        self.screen.say(say(self.teller, advice.advised, state.choices[advice.best], state.step))

    def _tell_rule(self, wanted: str) -> None:
        if not wanted:
            self._explain("rule")
            return
        try:
            self.screen.say(*look_up(self.game.name, self.teller.language, wanted))
        except NoSuchRule as fault:
            self._refuse(str(fault))

    def _help(self) -> None:
        words = self.teller.words
        self.screen.say(words("terminal-help"))
        for command in (*self._asks, *COMMANDS):
            self._explain(command)
        self.screen.say(words("terminal-help-again"), *self._manners.help(self.teller))

    def _explain(self, command: str) -> None:
        name, words = f"terminal-command-{command}", self.teller.words
        meaning = words(name, "help", number=self.kit.example_rule, help=HELP)
        self.screen.say(words("terminal-explained", word=words(name), meaning=meaning))
