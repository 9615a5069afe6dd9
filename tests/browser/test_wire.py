"""web/src/wire.ts and those of the games say what travels: they are generated, and never stale."""

from importlib.metadata import entry_points

from scripts.wire import files, shown_games


def test_the_page_knows_every_message_as_it_is_now() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, "run `make golden`"


def test_the_page_shows_every_game_of_this_house() -> None:
    assert set(shown_games()) == {point.name for point in entry_points(group="cattery.games")}
