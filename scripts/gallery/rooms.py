"""Before the game: home, joining, the waiting room."""

from collections.abc import Iterator

from cattery.room.requests import Say, Sit, Start
from scripts.gallery.entry import LOSE_NETWORK, Entry, fill, press, recorded, see
from scripts.gallery.games import FIRST, LAST, scenes_of, shown
from scripts.gallery.tables import ANA, LONG, PEOPLE, gathered

KEPT = {"cattery-tables": [{"table": "the-table", "game": FIRST, "at": 32503680000000, "name": "Bruno"}]}


def home() -> Iterator[Entry]:
    """The front door."""
    yield Entry("rooms", place="home")
    yield Entry("nowhere", place="nowhere")
    yield Entry("game-waits", place="home", stored=KEPT)
    yield Entry("may-the-engine-be-fetched", deeds=[LOSE_NETWORK, press("play-now"), see("fetch-yes")], place="home")
    yield Entry("preferences", deeds=[press("settings")], place="home")
    for nth, kit in enumerate(shown()):
        yield Entry(f"set-table-{kit.name}", deeds=[press("invite-friends", nth)], place="home")
    yield Entry(
        "wrong-code", deeds=[fill("got-a-code", "ABCDEF"), press("join"), see("refusal-unknown-code")], place="home"
    )


def waiting() -> Iterator[Entry]:
    """The waiting room, for everybody who may stand in it."""
    desk = gathered(FIRST, PEOPLE[:2], players=4)
    desk.open("phone", "Zoé")
    yield recorded("sit-down", desk)
    yield recorded("name-taken", desk, fill("your-name", "Bruno"), press("sit-down"), see("refusal-name-taken"),
                   asks=[Sit(name="Bruno")])  # fmt: skip
    desk.open("host", ANA)
    yield recorded("host", desk, line="host")
    yield recorded("host-changes", desk, press("change"), line="host")
    desk.accepted("host", Say(text="Is everybody there? I have made tea, and the cat is asleep on the box."))
    desk.open("guest", PEOPLE[1])
    yield recorded("guest", desk, line="guest")
    yield recorded("guest-chat", desk, press("chat"), line="guest")
    yield recorded("guest-menu", desk, press("menu"), line="guest")
    alone = gathered(LAST, (ANA,), players=3)
    alone.open("phone", ANA)
    yield recorded("host-alone", alone)
    full = gathered(FIRST, LONG[:4], bots=scenes_of(FIRST).FULL["players"] - 4, clock=45, **scenes_of(FIRST).FULL)
    full.open("phone", LONG[0])
    yield recorded("host-full-long-names", full)
    full.open("watcher", None)
    yield recorded("table-full", full, line="watcher")
    desk = gathered(LAST, PEOPLE[:3], promises=True, players=3)
    desk.close(PEOPLE[2])
    desk.tick(6)
    desk.open("phone", ANA)
    yield recorded("somebody-away", desk)
    desk.accepted(ANA, Start())
    yield recorded("dealing", desk)
