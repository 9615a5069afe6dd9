"""Every entry of the gallery: axe-core finds nothing, nothing is cut off, targets are large enough, text may grow.

Each entry is looked at once in each language; sizes and themes take turns, so that five looks meet all four pairs of
size and theme, and neighbouring entries meet each language in all of them. `make proof ONLY=gallery` looks at the
whole product: every entry in every language, size and theme.
"""

import asyncio
from collections.abc import Iterator

import pytest

from cattery.wording import LANGUAGES
from scripts.page import ROOT
from tests.browser.gallery import THEMES, visitor
from tests.browser.people import chromium

PARTS = 4
SRC = ROOT / "web" / "src"


def looks(entry: int, size: str) -> Iterator[tuple[str, str]]:
    """In which languages, and at which hour, an entry is looked at in this size."""
    for number, language in enumerate(LANGUAGES):
        hour, narrow = divmod((entry + number) % 4, 2)
        if (size == "phone") == bool(narrow):
            yield language, THEMES[hour]


def test_an_entry_meets_every_language_and_every_pair_of_size_and_theme() -> None:
    for entry in range(8):
        met = {(language, size, theme) for size in ("phone", "desk") for language, theme in looks(entry, size)}
        assert sorted(language for language, _, _ in met) == sorted(LANGUAGES)
        assert len({(size, theme) for _, size, theme in met}) == 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_every_entry_is_sound(gallery: str, size: str, part: int) -> None:
    async def look() -> None:
        async with chromium() as browser, visitor(browser, gallery, size) as one:
            for entry, name in list(enumerate(await one.names()))[part::PARTS]:
                for language, theme in looks(entry, size):
                    await one.show(name, language, theme)
                    await one.measure()
                    await one.ask_axe()
            assert not one.wrong, "\n".join(one.wrong)

    asyncio.run(look())


@pytest.mark.parametrize("size", ["phone", "desk at 200 %"])
def test_text_may_be_twice_as_large_and_every_component_is_shown(gallery: str, size: str) -> None:
    async def look() -> set[str]:
        async with chromium() as browser, visitor(browser, gallery, size) as one:
            for entry, name in enumerate(await one.names()):
                await one.show(name, LANGUAGES[entry % len(LANGUAGES)], "day")
                await (one.measure_twice_the_size() if size == "phone" else one.measure())
            assert not one.wrong, "\n".join(one.wrong)
            return await one.mounted()

    every = {str(path.relative_to(SRC)) for path in SRC.rglob("*.svelte") if "gallery" not in path.parts}
    assert not every - asyncio.run(look())
