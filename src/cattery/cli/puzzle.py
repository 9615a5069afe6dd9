"""`cattery puzzle`: the puzzle of the day."""

from datetime import UTC, date, datetime

from cattery.cli.files import fail_about
from cattery.cli.language import spoken
from cattery.cli.parameters import Positive


def puzzle(
    game: str | None = None, *, day: str | None = None, number: Positive | None = None, language: str | None = None
) -> None:
    """Pose a puzzle, and tell what the coach thinks of the answer."""
    from cattery.coach.puzzles import puzzle_of_the_day, puzzles_of
    from cattery.kernel import UnknownGame
    from cattery.kit import kit_names, kit_of
    from cattery.terminal import standard_screen
    from cattery.terminal.puzzling import pose
    from cattery.wording import catalogue, game_title, refuse

    tongue = spoken(language)
    words = catalogue(tongue).words
    if game is not None and (game not in kit_names() or not puzzles_of(kit_of(game))):
        fail_about(game, refuse(UnknownGame(game), tongue), tongue)
    try:
        today = datetime.now(UTC).date() if day is None else date.fromisoformat(day)
    except ValueError:
        fail_about(f"--day {day}", words("puzzle-day-form"), tongue)
    kit, at = puzzle_of_the_day(today, None if game is None else kit_of(game))
    every = puzzles_of(kit)
    if number is not None:
        if number > len(every):
            fail_about(f"--number {number}", words("puzzle-numbers", most=len(every)), tongue)
        at = number - 1
    screen = standard_screen()
    title = game_title(kit.name, tongue)
    screen.say(words("puzzle-heading", number=at + 1, game=title, day=today.isoformat()))
    pose(screen, kit, every[at], tongue)
