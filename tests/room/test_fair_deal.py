"""The fair deal: promises, reveals within three seconds, a new secret each game, and a record that shows it all."""

import pytest

from cattery.kernel import BadRecord, FairDeal, Nonce, fair_seed, promise_of, read_record, replace
from cattery.kernel.codec import encode
from cattery.kit import check
from cattery.room.facts import DealOpened, NonceRevealed, Promised
from cattery.room.messages import DealAnnounced, Frame, GameOver, Reason, SeatLink
from cattery.room.requests import AddBot, MakeSeatLink, Promise, Reveal, Sit, Start, TakeSeat
from cattery.room.room import Gathering, Interrupted
from proof.kit.desk import Desk, nonce, promise


def dealing_desk() -> Desk:
    desk = Desk()
    desk.sit("Ann", "Ben", promises=True)
    desk.accepted("Ann", Start())
    return desk


def game_of(desk: Desk) -> str:
    assert not isinstance(desk.room.phase, Gathering | Interrupted)
    return desk.room.phase.id


def phase(desk: Desk) -> str:
    return desk.room.phase.word


def test_the_servers_promise_is_published_before_any_nonce_is_revealed() -> None:
    desk = dealing_desk()
    dealing = desk.clients["Ben"].all(DealAnnounced)[-1]
    secret = next(fact.secret for fact in desk.facts if isinstance(fact, DealOpened))
    assert dealing.promise == promise_of(secret) and len(secret) == 64
    assert dealing.promises == {0: promise_of(nonce("Ann")), 1: promise_of(nonce("Ben"))}
    assert desk.room.phase.word == "dealing" and desk.room.asked is None
    assert not any(isinstance(fact, NonceRevealed) for fact in desk.facts)


def test_cards_are_dealt_once_all_nonces_are_revealed() -> None:
    desk = dealing_desk()
    desk.accepted("Ben", Reveal(game=game_of(desk), nonce=nonce("Ben")))
    assert phase(desk) == "dealing"
    desk.accepted("Ann", Reveal(game=game_of(desk), nonce=nonce("Ann")))
    assert phase(desk) == "playing"
    frame = desk.clients["Ann"].frame
    assert frame is not None and (frame.since, frame.ply) == (-1, 0) and frame.sightings


def test_a_nonce_not_revealed_within_three_seconds_is_left_out_and_the_record_says_so() -> None:
    desk = dealing_desk()
    desk.accepted("Ann", Reveal(game=game_of(desk), nonce=nonce("Ann")))
    desk.tick(2.8)
    assert phase(desk) == "dealing"
    desk.tick(0.2)
    assert phase(desk) == "playing"
    late = Reveal(game=game_of(desk), nonce=nonce("Ben"))
    assert desk.refused("Ben", late).code == Reason.NOT_DEALING
    desk.play_on()
    over = desk.clients["Ben"].over
    assert over is not None and over.record is not None and over.record.fair is not None
    left_out = Nonce(1, promise_of(nonce("Ben")), None)
    assert over.record.fair.nonces == (Nonce(0, promise_of(nonce("Ann")), nonce("Ann")), left_out)
    check(over.record)


def test_the_record_proves_the_deal() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben", promises=True)
    desk.start("Ann")
    desk.play_on()
    over = desk.clients["Ann"].all(GameOver)[-1]
    record = read_record(encode(over.record))
    assert isinstance(record.fair, FairDeal)
    assert record.dice == f"hmac {fair_seed(game_of(desk), record.fair.secret, record.fair.nonces).hex()}"
    assert record.fair.promise == desk.clients["Ann"].all(DealAnnounced)[-1].promise
    check(record)
    other = replace(record.fair, secret="00" * 32, promise=promise_of("00" * 32))
    with pytest.raises(BadRecord, match="were not seeded"):
        check(replace(record, fair=other))


def test_a_promise_is_kept_or_refused() -> None:
    desk = dealing_desk()
    assert desk.refused("Ann", Reveal(game=game_of(desk), nonce=nonce("Ben"))).code == Reason.PROMISE_BROKEN
    assert desk.refused("Ann", Reveal(game="another", nonce=nonce("Ann"))).code == Reason.NOT_DEALING
    wish = Reveal(game=game_of(desk), nonce=nonce("Ann"), client_id="r")
    assert len(desk.accepted("Ann", wish)) == 1
    assert desk.accepted("Ann", wish) == []  # sent again
    assert desk.refused("Ann", promise("Ann")).code == Reason.GAME_RUNNING


def test_sitting_down_again_changes_no_promise_and_says_so() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben", promises=True)
    again = Sit(name="Ann", promise=promise_of(nonce("Ann")))
    assert desk.accepted("Ann", again) == desk.accepted("Ann", Sit(name="Ann")) == []
    other = Sit(name="Ann", promise=promise_of(nonce("another device's")))
    refused = desk.refused("Ann", other)
    assert (refused.code, refused.field) == (Reason.ALREADY_SEATED, "promise")
    assert desk.accepted("Ann", Promise(promise=promise_of("ab" * 32))) == [Promised(0, promise_of("ab" * 32))]
    desk.accepted("Ann", promise("Ann"))
    desk.start("Ann")
    assert desk.accepted("Ann", again) == []  # a repeat that was long on its way
    desk.play_on()
    assert desk.refused("Ann", again).field == "promise"  # this nonce is known by now


def test_bots_spectators_and_whoever_promised_nothing_give_no_nonce() -> None:
    desk = Desk()
    desk.sit("Ann")
    desk.accepted("Ann", AddBot(level="random"))
    desk.open("w", "Wim")
    assert desk.refused("w", promise("Wim")).code == Reason.NOT_SEATED
    desk.accepted("Ann", Start())
    assert desk.room.phase.word == "playing"  # nothing to wait for
    assert desk.refused("w", Reveal(game=game_of(desk), nonce=nonce("Wim"))).code == Reason.NOT_SEATED
    desk.play_on()
    over = desk.clients["Ann"].over
    assert over is not None and over.record is not None and over.record.fair is not None
    assert over.record.fair.nonces == ()
    check(over.record)


def test_a_rematch_has_a_new_secret_and_needs_new_promises() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben", promises=True)
    desk.start("Ann")
    desk.play_on()
    first = desk.clients["Ann"].over
    assert not any(seat.promise for seat in desk.room.seats), "a revealed nonce promises nothing"
    desk.accepted("Ben", promise("Ben"))
    desk.start("Ben")  # not the host: a rematch is anybody's click
    desk.play_on()
    second = desk.clients["Ann"].over
    assert first and second and first.record and second.record and first.record.fair and second.record.fair
    assert first.game != second.game
    assert first.record.fair.secret != second.record.fair.secret
    assert [one.seat for one in second.record.fair.nonces] == [1]
    check(second.record)


def test_the_device_that_took_a_seat_over_did_not_promise_the_old_ones_nonce() -> None:
    desk = Desk()
    ann, _ = desk.sit("Ann", "Ben", promises=True)
    desk.accepted("Ann", MakeSeatLink())
    desk.open("phone", "phone")
    desk.accepted("phone", TakeSeat(key=ann.all(SeatLink)[-1].key))
    assert desk.room.seats[0].promise is None
    new = "ab" * 32
    assert desk.accepted("phone", Promise(promise=promise_of(new))) == [Promised(0, promise_of(new))]


def test_a_restart_in_the_middle_of_a_deal_gives_the_three_seconds_again() -> None:
    desk = dealing_desk()
    desk.accepted("Ann", Reveal(game=game_of(desk), nonce=nonce("Ann")))
    desk.tick(2)
    desk.restart()
    desk.tick(2)
    desk.come_back()
    assert isinstance(desk.clients["Ben"].last, DealAnnounced) or desk.clients["Ben"].all(DealAnnounced)
    desk.accepted("Ben", Reveal(game=game_of(desk), nonce=nonce("Ben")))
    assert desk.room.phase.word == "playing" and desk.room.play is not None and len(desk.room.play.deal.nonces) == 2


def test_a_test_may_give_dice_and_a_position_and_then_there_is_no_proof() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    desk.start("Ann", seed="00" * 32)
    desk.play_on()
    over = desk.clients["Ann"].over
    assert over is not None and over.record is not None
    assert over.record.fair is None and over.record.dice == "hmac " + "00" * 32
    check(over.record)
    desk.start("Ann", position="HL HH lay 2")
    frame = desk.clients["Ann"].frame
    assert frame is not None and frame.view.hand == ("H", "L") and desk.room.asked == 1
    desk.play_on(1)
    desk.restart()
    desk.come_back()
    desk.play_on()
    assert desk.clients["Ann"].over is not over and desk.clients["Ann"].over is not None
    assert desk.clients["Ann"].over.record is None


def test_a_promise_said_again_is_no_new_fact() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben", promises=True)
    assert desk.accepted("Ann", promise("Ann")) == []
    assert [type(fact) for fact in desk.accepted("Ann", promise("another"))] == [Promised]
    assert desk.accepted("Ann", promise("another")) == []


def test_the_next_nonce_is_promised_while_a_game_is_played_so_that_no_haste_leaves_it_out() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben", promises=True)
    desk.start("Ann")
    desk.play_on(1)
    for name in ("Ann", "Ben"):
        fresh = Promise(promise=promise_of(nonce(f"{name}'s next")))
        assert [type(fact) for fact in desk.accepted(name, fresh)] == [Promised]
        assert desk.accepted(name, fresh) == []
    assert all(shown.promised for shown in desk.clients["Ann"].last.room.seats)  # type: ignore[union-attr]
    desk.play_on()
    desk.accepted("Ben", Start())  # at once
    game = game_of(desk)
    assert desk.room.phase.word == "dealing", "both nonces are awaited"
    for name in ("Ann", "Ben"):
        desk.accepted(name, Reveal(game=game, nonce=nonce(f"{name}'s next")))
    desk.play_on()
    over = desk.clients["Ben"].over
    assert over is not None and over.record is not None and over.record.fair is not None
    assert [one.nonce for one in over.record.fair.nonces] == [nonce("Ann's next"), nonce("Ben's next")]
    check(over.record)


def test_the_servers_promise_is_seen_before_the_first_card_also_where_no_nonce_is_awaited() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    desk.start("Ann")
    kinds = [type(message) for message in desk.clients["Ben"].inbox]
    assert kinds.index(DealAnnounced) < kinds.index(Frame)
    desk.play_on()
    over = desk.clients["Ben"].over
    assert over is not None and over.record is not None and over.record.fair is not None
    assert desk.clients["Ben"].all(DealAnnounced)[-1].promise == over.record.fair.promise
