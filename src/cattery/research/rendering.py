"""A table as text, for people who watch a program learn."""

from cattery.kernel import Game, State, decode, encode, tag_of

RENDER_MODES = ("ansi",)


def check_render_mode(mode: str | None) -> str | None:
    """None or one of RENDER_MODES; ValueError names them."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: {mode!r} is not None or one of {', '.join(RENDER_MODES)}")
    return mode


def text_of(game: Game, state: State, viewer: int) -> str:
    """Who is asked what, and then what a viewer sees, a line for each thing."""
    step = state.step
    seat = None if step is None else step.actor
    asked = "the game is over" if step is None or seat is None else f"seat_{seat + 1} is asked: {tag_of(step)}"
    view = decode(encode(game.view(state, viewer)))
    return "\n".join(
        [asked, *(f"{name}: {encode(value).decode()}" for name, value in view.items() if name != "decision")]
    )
