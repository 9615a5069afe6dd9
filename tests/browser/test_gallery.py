"""Every entry of the gallery: axe-core finds nothing, nothing is cut off, targets are large enough, text may grow.

Each entry is measured once in each language; sizes and themes take turns, so that five looks meet all four pairs of
size and theme. axe-core, which takes longest, is asked once in each size, by day in one and by night in the other:
every language, size and theme together are met by some fifteen entries. `make proof ONLY=gallery` looks at all of it.
"""

import asyncio
from collections.abc import Iterator

import pytest

from cattery.wording import LANGUAGES
from proof.kit.people import chromium
from proof.kit.screens import THEMES, visitor
from scripts.page import ROOT

PARTS = 4
SRC = ROOT / "web" / "src"


def looks(entry: int, size: str) -> Iterator[tuple[str, str, bool]]:
    """In which languages, and at which hour, an entry is looked at in this size; and when axe is asked."""
    due = THEMES[(entry + (size == "desk")) % 2]
    for number in range(len(LANGUAGES)):
        language = LANGUAGES[(number + entry // 4) % len(LANGUAGES)]
        hour, narrow = divmod((entry + number) % 4, 2)
        if (size == "phone") == bool(narrow):
            theme = THEMES[hour]
            yield language, theme, theme == due
            due = "" if theme == due else due


def test_an_entry_meets_every_language_and_every_pair_of_size_and_theme() -> None:
    for entry in range(20):
        met = [(size, *look) for size in ("phone", "desk") for look in looks(entry, size)]
        assert sorted(language for _, language, _, _ in met) == sorted(LANGUAGES)
        assert len({(size, theme) for size, _, theme, _ in met}) == 4
        asked = {(size, theme) for size, _, theme, axe in met if axe}
        assert asked in ({("phone", "day"), ("desk", "night")}, {("phone", "night"), ("desk", "day")})
    everywhere = {
        (size, *look[:2]) for entry in range(20) for size in ("phone", "desk") for look in looks(entry, size) if look[2]
    }
    assert len(everywhere) == 20


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_every_entry_is_sound(gallery: str, size: str, part: int) -> None:
    async def look() -> None:
        async with chromium() as browser, visitor(browser, gallery, size) as one:
            for entry, name in list(enumerate(await one.names()))[part::PARTS]:
                for language, theme, axe in looks(entry, size):
                    await (one.turn(language, theme) if one.entry == name else one.show(name, language, theme))
                    await one.measure()
                    if axe:
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

    async def look_wide(missing: set[str]) -> set[str]:
        """Some things are only shown where there is room beside the table."""
        async with chromium() as browser, visitor(browser, gallery, "desk") as one:
            for name in await one.names():
                await one.show(name, "en", "day")
                if not missing - await one.mounted():
                    break
            return await one.mounted()

    every = {str(path.relative_to(SRC)) for path in SRC.rglob("*.svelte") if "gallery" not in path.parts}
    missing = every - asyncio.run(look())
    assert not (missing - asyncio.run(look_wide(missing)) if missing else missing)
