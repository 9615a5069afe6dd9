"""Answers: whose turn, then which ply, then what is legal; resends; several tabs; catch-up."""

from typing import Any

import pytest

from cattery.room import Behind, Opened
from cattery.room.facts import Answered
from cattery.room.messages import Accepted, Frame, GameOver, Reason, Refused, Welcome
from cattery.room.requests import AddBot, Answer, CatchUp, Leave, Pause, Resume, Say, Why
from proof.kit.desk import Desk, holder


def playing_desk(**options: Any) -> Desk:
    desk = Desk(**options)
    desk.sit("Ann", "Ben")
    desk.start("Ann", position="HL HH lay 1")
    return desk


def answer(desk: Desk, text: str, client_id: str = "c", ply: int | None = None, game: str | None = None) -> Answer:
    assert desk.room.play is not None
    return Answer(
        game=game or desk.room.play.id, ply=desk.room.play.ply if ply is None else ply, text=text, client_id=client_id
    )


def test_an_answer_is_stored_then_acknowledged_then_told() -> None:
    desk = playing_desk()
    [fact] = desk.accepted("Ann", answer(desk, "L"))
    assert isinstance(fact, Answered) and (fact.ply, fact.seat, fact.text, fact.by) == (1, 0, "L", "person")
    kinds = [type(output.message) for output in desk.outputs]  # type: ignore[union-attr]
    assert kinds == [Accepted, Frame, Frame]
    frame = desk.clients["Ben"].frame
    assert frame is not None and (frame.since, frame.ply) == (0, 1)
    assert frame.moves[0].text is None and frame.choices == (".", "?")
    own = desk.clients["Ann"].frame
    assert own is not None and own.moves[0].text == "L" and own.choices is None


def test_a_repeat_is_acknowledged_again_and_changes_nothing() -> None:
    desk = playing_desk()
    first = answer(desk, "L", "mine")
    desk.accepted("Ann", first)
    assert desk.accepted("Ann", first) == []
    desk.accepted("Ben", answer(desk, "?"))
    desk.restart()
    desk.come_back()
    for again in (first, answer(desk, "H", "mine", 0)):  # the id counts, not what it says now
        assert desk.accepted("Ann", again) == []
        assert desk.clients["Ann"].last == Accepted("mine", 1)


def test_the_same_client_id_from_another_seat_is_another_answer() -> None:
    desk = playing_desk()
    desk.accepted("Ann", answer(desk, "L", "same"))
    assert len(desk.accepted("Ben", answer(desk, "?", "same"))) >= 1
    assert desk.room.play is not None and desk.room.play.ply == 2


def test_a_name_used_again_for_a_later_question_is_another_answer() -> None:
    """A program that was started anew and counts from the beginning loses none of its answers."""
    desk = playing_desk()
    desk.accepted("Ann", answer(desk, "L", "1"))
    desk.accepted("Ben", answer(desk, ".", "1"))
    while desk.room.phase.word == "playing":
        name = desk.room.seats[desk.room.asked or 0].name or ""
        facts = desk.accepted(name, answer(desk, desk.any_text(), "1"))
        assert isinstance(facts[0], Answered)
        assert desk.clients[name].all(Accepted)[-1].ply == facts[0].ply


def test_a_stale_answer_is_refused_with_what_the_client_lacks() -> None:
    desk = playing_desk()
    desk.accepted("Ann", answer(desk, "L"))
    desk.accepted("Ben", answer(desk, "?"))
    ben = desk.clients["Ben"]
    ben.ply, ben.sightings = 0, []  # it lost the last two frames
    refused = desk.refused("Ben", answer(desk, ".", "late", ply=0))
    assert (refused.code, refused.field) == (Reason.STALE, "ply")
    frame = ben.last
    assert isinstance(frame, Frame) and (frame.since, frame.ply) == (0, 2) and len(frame.moves) == 2


@pytest.mark.parametrize("ply", [-1, 7, 1_000_000])
def test_an_answer_to_a_ply_that_never_was_is_refused_with_everything(ply: int) -> None:
    desk = playing_desk()
    assert desk.refused("Ann", answer(desk, "L", ply=ply)).code == Reason.STALE
    assert isinstance(desk.clients["Ann"].last, Frame) and desk.clients["Ann"].last.since == -1


def test_whose_turn_is_checked_before_what_is_legal() -> None:
    desk = playing_desk()
    said = {encode_refusal(desk.refused("Ben", answer(desk, text))) for text in ("H", "L", "?", "nonsense", "")}
    assert said == {(Reason.NOT_YOUR_TURN, None, None)}


def encode_refusal(refused: Refused) -> tuple[Any, ...]:
    return refused.code, refused.rule, refused.field


def test_an_illegal_answer_names_its_rule() -> None:
    desk = playing_desk()
    assert encode_refusal(desk.refused("Ann", answer(desk, "?"))) == (Reason.ILLEGAL, "B3", "text")
    assert encode_refusal(desk.refused("Ann", answer(desk, "nonsense"))) == (Reason.ILLEGAL, "B3", "text")
    desk.accepted("Ann", answer(desk, "L"))
    assert encode_refusal(desk.refused("Ben", answer(desk, "H"))) == (Reason.ILLEGAL, "B3", "text")


def test_why_is_answered_as_the_answer_would_be_and_plays_nothing() -> None:
    desk = playing_desk()

    def why(text: str, ply: int = 0) -> Why:
        assert desk.room.play is not None
        return Why(game=desk.room.play.id, ply=ply, text=text, client_id="why")

    assert desk.accepted("Ann", why("L")) == [] and desk.room.play is not None and desk.room.play.ply == 0
    assert encode_refusal(desk.refused("Ann", why("?"))) == (Reason.ILLEGAL, "B3", "text")
    assert encode_refusal(desk.refused("Ann", why("nonsense"))) == (Reason.ILLEGAL, "B3", "text")
    assert {desk.refused("Ben", why(text)).code for text in ("H", "nonsense")} == {Reason.NOT_YOUR_TURN}
    assert desk.refused("Ann", why("L", 7)).code == Reason.STALE
    desk.open("w", None)
    assert desk.refused("w", why("L")).code == Reason.NOT_SEATED
    desk.accepted("Ben", Pause())
    assert desk.refused("Ann", why("L")).code == Reason.PAUSED


@pytest.mark.parametrize(
    ("game", "position", "rules"),
    [
        ("schrodinger", "3A2D out 5D 2A3D | claim 2A by 4 | turn 1", {"Ben": "S23", "Cem": "S10", "Dee": "S10"}),
        ("schrodinger", "3A2D out 5D 2A3D | claim 2A by 1 | prove 1", {"Ben": "S23", "Cem": "S19", "Dee": "S19"}),
        ("mistigri", "C4D4X/-/A5B5/E7 turn=12 1:pair", {"Ben": "M11", "Cem": "M6", "Dee": "M6"}),
        (
            "mistigri",
            "C4X/D5D6/-/E7 hand=4 pile=D3D4C5C6E5C8D8A6B6A3B3 2:swap1",
            {"Ben": "M32", "Cem": "M11", "Dee": "M6"},
        ),
    ],
)
def test_whoever_has_to_wait_is_told_by_which_rule(game: str, position: str, rules: dict[str, str]) -> None:
    desk = Desk(game, options={"players": 4})
    desk.sit("Ann", *rules)
    desk.start("Ann", position=position)
    assert {name: desk.refused(name, answer(desk, "?")).rule for name in rules} == rules


def test_an_answer_to_another_game_is_refused() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    wish = Answer(game="g", ply=0, text="H", client_id="x")
    assert desk.refused("Ann", wish).code == Reason.NO_GAME
    desk.start("Ann")
    assert desk.refused("Ann", wish).code == Reason.OTHER_GAME
    desk.open("w", None)
    assert desk.refused("w", desk.answer()).code == Reason.NOT_SEATED
    desk.play_on()
    late = answer(desk, ".", "after the end")
    assert desk.refused("Ann", late).code == Reason.NOT_YOUR_TURN


def test_of_several_tabs_the_first_answer_counts_and_all_are_told() -> None:
    desk = playing_desk()
    tab = desk.open("tab 2", "Ann")
    assert tab.seat == 0 and tab.frame is not None and tab.frame.choices == ("H", "L")
    desk.accepted("tab 2", answer(desk, "L", "tab 2"))
    assert desk.refused("Ann", answer(desk, "H", "tab 1", ply=0)).code == Reason.STALE
    assert desk.clients["Ann"].frame == tab.frame
    desk.close("Ann")
    assert not desk.room.presence.absent, "the other tab is still open"


def test_who_comes_back_catches_up_from_what_they_have() -> None:
    desk = playing_desk()
    ann = desk.clients["Ann"]
    desk.accepted("Ann", answer(desk, "L"))
    known, game = list(ann.sightings), ann.game
    desk.close("Ann")
    desk.accepted("Ben", answer(desk, "?"))
    desk.clients["again"] = ann
    desk.do(Opened("again", holder("Ann"), game, 1))
    assert ann.frame is not None and (ann.frame.since, ann.frame.ply) == (1, 2)
    assert ann.sightings[: len(known)] == known and len(ann.sightings) > len(known)
    fresh = desk.open("fresh", "Ann")
    assert fresh.sightings == ann.sightings


def test_catching_up_with_nonsense_gives_everything() -> None:
    desk = playing_desk()
    for game, ply in ((None, 3), ("other", 0), (desk.clients["Ann"].game, 99)):
        desk.accepted("Ann", CatchUp(game=game, ply=ply))
        assert isinstance(desk.clients["Ann"].last, Frame) and desk.clients["Ann"].last.since == -1
    desk.do(Behind("Ann"))
    assert [type(message) for message in desk.clients["Ann"].inbox[-2:]] == [Welcome, Frame]


def test_a_pause_stops_answers_until_somebody_goes_on() -> None:
    desk = playing_desk()
    assert desk.refused("Ann", Resume()).code == Reason.NOT_PAUSED
    desk.accepted("Ben", Pause())
    assert desk.refused("Ann", answer(desk, "H")).code == Reason.PAUSED
    assert desk.refused("Ann", Pause()).code == Reason.PAUSED
    desk.restart()
    desk.come_back()
    assert desk.room.paused_by == 1
    desk.accepted("Ann", Resume())
    desk.accepted("Ann", answer(desk, "H"))
    desk.play_on()
    assert desk.refused("Ann", Pause()).code == Reason.NO_GAME


def test_at_the_end_everything_is_revealed_to_everybody_also_to_who_comes_later() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    watcher = desk.open("w", None)
    desk.start("Ann")
    desk.play_on()
    for client in (*desk.clients.values(), desk.open("late", None)):
        assert client.over is not None and client.over.record is not None
    assert watcher.over == desk.clients["Ann"].over
    desk.restart()
    desk.come_back()
    before, after = watcher.all(GameOver)
    assert before == after


def test_the_owners_catch_up_has_what_the_stand_in_saw_and_did() -> None:
    desk = playing_desk()
    desk.accepted("Ann", Leave())
    desk.close("Ann")
    desk.bots()
    ann = desk.open("Ann", "Ann")
    assert ann.frame is not None
    [move] = ann.frame.moves
    assert (move.seat, move.by) == (0, "stand-in") and move.text in ("H", "L")
    assert any(event.card.what == move.text for event in ann.sightings if hasattr(event, "card"))


def test_a_game_of_bots_alone_with_their_host_watching() -> None:
    desk = Desk()
    desk.sit("Ann")
    desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann")
    desk.accepted("Ann", Leave())
    desk.play_on()
    assert desk.room.phase.word == "over"
    assert desk.refused("Ann", Say(text="well played")).code == Reason.NOT_SEATED
