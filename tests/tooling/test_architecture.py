"""docs/architecture.md draws the layers that lint-imports checks, and knows every file of the kernel."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")


def test_the_picture_has_the_layers_of_the_contract_in_their_order() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = [set(layer.split(" | ")) for layer in contracts[0]["layers"]]
    picture = TEXT.split("```")[1]
    floors = [set(re.findall(r"[\w.]+", floor)) for floor in re.split(r"^ *[├┌].*$", picture, flags=re.MULTILINE)[1:]]
    assert len(floors) == len(layers)
    for floor, layer in zip(floors, layers, strict=True):
        assert layer <= floor


def test_every_file_of_the_kernel_is_explained() -> None:
    files = {path.name for path in (ROOT / "src/cattery/kernel").glob("*.py")} - {"__init__.py"}
    assert files == set(re.findall(r"kernel/(\w+\.py)", TEXT))
