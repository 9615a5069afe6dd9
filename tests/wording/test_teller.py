"""What is told, and to whom."""

from collections import Counter
from typing import Any

import pytest

from cattery.games.mistigri import choices as mistigri_choices
from cattery.games.mistigri import events as mistigri_events
from cattery.games.mistigri import steps as mistigri_steps
from cattery.games.mistigri.cards import PACK
from cattery.games.schrodinger import choices, events
from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.games.schrodinger.speech import claim
from cattery.games.schrodinger.steps.claim import Prove
from cattery.games.schrodinger.steps.turn import TakeTurn
from cattery.games.schrodinger.table import Laid
from cattery.games.schrodinger.track import TRACK
from cattery.kernel import CHANCE, SPECTATOR, Seen, fields, redact, tag_of
from cattery.kit import find_game
from cattery.wording import LANGUAGES, Teller, say
from tests.wording.games import NAMES, TABLES, random_game, tellers

HAND = (2, 1, 0, 1)
EIGHT = choices.Claim(8, "alive")


def schrodinger(language: str, viewer: int = 0) -> Teller:
    return Teller("schrodinger", language, viewer, NAMES)


def mistigri(language: str, viewer: int = 0) -> Teller:
    return Teller("mistigri", language, viewer, NAMES)


@pytest.mark.parametrize(
    ("language", "yours", "hers"),
    [
        ("en", "You draw 2 alive cats, 1 dead cat and 1 Heisenberg.", "Nadia draws 4 cards."),
        ("pt-BR", "Você saca 2 gatos vivos, 1 gato morto e 1 Heisenberg.", "Nadia saca 4 cartas."),
        ("fr", "Tu pioches 2 chats vivants, 1 chat mort et 1 Heisenberg.", "Nadia pioche 4 cartes."),
        ("nl", "Je trekt 2 levende katten, 1 dode kat en 1 Heisenberg.", "Nadia trekt 4 kaarten."),
        ("it", "Peschi 2 gatti vivi, 1 gatto morto e 1 Heisenberg.", "Nadia pesca 4 carte."),
    ],
)
def test_you_are_told_your_cards_and_others_how_many(language: str, yours: str, hers: str) -> None:
    drawn = events.CardsDrawn(0, 4, Seen(HAND, (0,)))
    assert schrodinger(language).say(redact(drawn, 0)) == yours
    assert schrodinger(language, 1).say(redact(drawn, 1)) == hers
    assert schrodinger(language, SPECTATOR).say(redact(drawn, SPECTATOR)) == hers


@pytest.mark.parametrize(
    ("language", "claimed", "short"),
    [
        ("en", "Ben claims at least 8 alive cats.", "8 alive"),
        ("pt-BR", "Ben afirma: pelo menos 8 gatos vivos.", "8 vivos"),
        ("fr", "Ben annonce au moins 8 chats vivants.", "8 vivants"),
        ("nl", "Ben stelt: minstens 8 levende katten.", "8 levend"),
        ("it", "Ben afferma: almeno 8 gatti vivi.", "8 vivi"),
    ],
)
def test_a_claim_is_told_in_full_and_in_short(language: str, claimed: str, short: str) -> None:
    assert schrodinger(language).say(events.Claimed(1, EIGHT)) == claimed
    assert claim(schrodinger(language), EIGHT, short=True) == short


def test_a_doubt_is_told_from_three_sides() -> None:
    doubted = events.Doubted(1, 0, EIGHT)
    assert schrodinger("en", 0).say(doubted) == "Ben doubts your claim of at least 8 alive cats."
    assert schrodinger("en", 1).say(doubted) == "You doubt Nadia’s claim of at least 8 alive cats."
    assert schrodinger("en", 2).say(doubted) == "Ben doubts Nadia’s claim of at least 8 alive cats."


def test_a_seat_without_a_name_has_its_number() -> None:
    assert say(events.Eliminated(1), "en") == "Seat 2 is out of the game."
    assert say(events.Eliminated(1), "fr", viewer=1) == "Te voilà hors jeu."
    assert Teller("schrodinger", "nl", 0, {1: "Wim"}).say(events.Eliminated(1)) == "Wim ligt eruit."


def test_everything_that_can_be_said_has_one_door() -> None:
    assert say(TakeTurn(0), "en", 0) == "It is your turn."
    assert say(TakeTurn(0), "en", 1, NAMES) == "Nadia is thinking."
    assert say(mistigri_events.Passed(0), "it", 0) == "Passi."


def test_the_check_tells_every_hand() -> None:
    front = (Laid(2, "cecilia"),)
    none = (0, 0, 0, 0)
    proofs = (none, (0, 1, 0, 0), none)
    shown = events.HandsRevealed(EIGHT, 0, 1, (HAND, none, none), proofs, front, (2,), 1, 5, 1, 0)
    assert schrodinger("en").tell(shown) == (
        "Count: 5. Claim: at least 8 alive cats. You are wrong.",
        "Your hand: 2 alive cats, 1 dead cat and 1 Heisenberg.",
        "Ben: no cards. Proof: 1 dead cat.",
        "In front of Ada: Cecilia Pounce-Gaposchkin.",
    )


def test_cards_of_mistigri_are_told_one_by_one_or_by_colour() -> None:
    dealt = mistigri_events.HandDealt(0, 5, Seen(("A1", "A1", "C4", "E9", "X"), (0,)))
    assert mistigri("en").say(dealt) == "You are dealt Marmalade 1 1, Ivy 4, Plum 9 and the Mistigri."
    assert mistigri("fr", 1).say(redact(dealt, 1)) == "Nadia reçoit 5 cartes."
    assert mistigri("it").say(mistigri_events.PairDiscarded(0, ("C4", "E4"))) == "Scarti Foglia 4 e Prugna 4."


def test_a_drawn_card_is_told_to_the_two_concerned() -> None:
    drawn = mistigri_events.CardDrawn(0, 1, Seen("C4", (0, 1)))
    told = [mistigri("en", viewer).say(redact(drawn, viewer)) for viewer in (0, 1, 2)]
    assert told == ["You draw Ivy 4 from Ben.", "Nadia draws Ivy 4 from you.", "Nadia draws a card from Ben."]


def test_the_end_of_a_round_and_of_the_game_tells_the_points() -> None:
    ended = mistigri_events.RoundEnded("M41", (("C4", "X"), (), ("A1",)), (14, 0, 1))
    assert mistigri("en").tell(ended) == (
        "The round is over: everyone has passed.",
        "You: 14 penalty points for Ivy 4 and the Mistigri.",
        "Ada: 1 penalty point for Marmalade 1.",
    )
    shared = mistigri_events.GameEnded((0, 2), (3, 9, 3))
    assert mistigri("en").tell(shared) == (
        "The win is shared, with 3 penalty points each: Ada and you.",
        "Penalty points in all: 3 for you, 9 for Ben and 3 for Ada.",
    )
    assert mistigri("en").say(mistigri_events.GameEnded((0,), (3, 9, 7))) == "You win with 3 penalty points!"
    assert mistigri("en", 1).say(mistigri_events.GameEnded((0,), (3, 9, 7))) == "Nadia wins with 3 penalty points."


def test_the_same_answer_is_offered_by_what_it_does_there() -> None:
    four, seats = mistigri_choices.ChooseCard("C4"), mistigri("en")
    assert seats.offer(four, mistigri_steps.ChooseDrawn(0)) == "Let Ivy 4 be drawn"
    assert seats.offer(four, mistigri_steps.SwapOut(0)) == "Discard Ivy 4"
    assert seats.offer(mistigri_choices.PASS, mistigri_steps.PairOrPass(0)) == "Pass"
    assert seats.offer(mistigri_choices.PASS, mistigri_steps.AnotherPair(0)) == "No further pair"
    pair = mistigri_choices.DiscardPair(("C4", "E4"))
    assert seats.offer(pair, mistigri_steps.PairOrPass(0)) == "Discard Ivy 4 and Plum 4, with the effect of 4 + 4"
    none = choices.ShowProof((0, 0, 0, 0))
    assert schrodinger("en").offer(none, Prove(0)) == "Show no proof"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_physicat_claim_and_card_has_words_of_its_own(language: str) -> None:
    cats = schrodinger(language, SPECTATOR)
    assert len({cats.say(events.PowerUsed(0, physicat)) for physicat in PHYSICATS}) == len(PHYSICATS)
    assert len({cats.say(events.Claimed(0, made)) for made in TRACK}) == len(TRACK) == 65
    assert len({claim(cats, made, short=True) for made in TRACK}) == len(TRACK)
    alley = mistigri(language, SPECTATOR)
    told = {alley.say(mistigri_events.CardDiscarded(0, card)) for card in PACK}
    assert len(told) == len(set(PACK))


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_to_everyone(language: str) -> None:
    """Every event, question and answer of random games, every tag among them, to every seat and to a spectator."""
    told: Counter[str] = Counter()
    for number, (name, options) in enumerate(TABLES * 2):
        seats = tellers(name, language, options["players"])
        for moment in random_game(name, options, f"told/{number}"):
            step = moment.state.step
            for teller in seats:
                for event in moment.events:
                    assert all(teller.tell(redact(event, teller.viewer)))
                    told[f"{name} {tag_of(event)}"] += 1
                assert step is None or teller.ask(step)
            if step is not None:
                told[f"{name} {tag_of(step)}"] += 1
                few = moment.state.choices if step.actor != CHANCE else [moment.state.choices[0]]
                asked = seats[step.actor if step.actor is not None and step.actor >= 0 else -1]
                for choice in few:
                    assert asked.offer(choice, step)
                    told[f"{name} {tag_of(choice)}"] += 1
    missed = {f"{name} {tag}" for name in ("schrodinger", "mistigri") for tag in _met_in_play(name)} - set(told)
    assert missed == set()


def _met_in_play(name: str) -> set[str]:
    game = find_game(name)
    asked = [kind for kind in game.steps if kind.actor is not None]
    return {tag_of(kind) for kind in (*game.events, *asked, *game.choices)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_that_nobody_answers_have_words_too(language: str) -> None:
    for name in ("schrodinger", "mistigri"):
        game, teller = find_game(name), Teller(name, language, 0, NAMES)
        for kind in game.steps:
            given: dict[str, Any] = {
                "seat": 1,
                "count": 2,
                "value": 4,
                "giver": 0,
                "to": (0, 1),
                "number": 2,
                "ended_by": "M41",
            }
            given |= {"shown_cards": 2, "doubter": 1, "turn": Prove(1)}
            assert teller.ask(kind(**{field.name: given[field.name] for field in fields(kind)}))
