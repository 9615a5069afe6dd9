"""The long jobs about bots: how they judge, and where they write it."""

from pathlib import Path

import pytest

from cattery.arena import Estimate, LineUpResult, Points, Standing
from proof.ladder import holds, line, write_section
from proof.lawful_bots import main


def table(*standings: Standing) -> LineUpResult:
    return LineUpResult(("house-cat", "yardstick", "yardstick"), 1 / 3, 1200, 400, list(standings), {})


def standing(low: float, gap: tuple[float, float] | None = None) -> Standing:
    wins = Estimate(low + 0.02, low, low + 0.04, 1200)
    if gap is None:
        return Standing("house-cat", wins)
    penalty = Points(Estimate(5.0, 4.5, 5.5, 400), Estimate(sum(gap) / 2, *gap, 400))
    return Standing("house-cat", wins, {"penalty": penalty})


def test_a_rung_holds_only_beyond_doubt() -> None:
    other = Standing("yardstick", Estimate(0.3, 0.28, 0.32, 2400))
    assert holds(table(standing(0.34), other)) and not holds(table(standing(0.33), other))
    assert holds(table(standing(0.34, (-3.0, -0.1)), other)) and not holds(table(standing(0.34, (-3.0, 0.1)), other))
    assert line(table(standing(0.33), other)).endswith("| 33.3% | **no** |")


def test_a_table_replaces_the_one_between_its_marks(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text("a\n<!-- ladder one -->\nold\n<!-- end one -->\nb\n")
    for text in (r"new \1", "newer"):
        write_section(document, "one", text)
        assert document.read_text() == f"a\n<!-- ladder one -->\n{text}\n<!-- end one -->\nb\n"
    with pytest.raises(SystemExit, match="has no marks for two"):
        write_section(document, "two", "")


def test_mixed_bots_meet_at_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(8)
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 9
    assert "none of them illegal; seats: random " in told[-1]
