"""What the kernel promises to those who build on it: it stands on little, and each of its names says what it is."""

import ast
import sys
from pathlib import Path

import pytest

import cattery.kernel

HERE = Path(cattery.kernel.__file__).parent
ALLOWED = {*sys.stdlib_module_names, "msgspec", "cattery"}


def imported(source: str) -> set[str]:
    """The packages that a module names in its imports, wherever they stand."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("module", sorted(HERE.glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_stands_on_the_standard_library_and_msgspec_alone(module: Path) -> None:
    names = imported(module.read_text(encoding="utf-8"))
    assert {name.partition(".")[0] for name in names} <= ALLOWED
    assert all(name.startswith("cattery.kernel") for name in names if name.startswith("cattery"))


def test_an_import_inside_a_function_is_found_too() -> None:
    assert imported("def f():\n    from numpy.linalg import norm\n    import os.path") == {"numpy.linalg", "os.path"}


@pytest.mark.parametrize("name", [name for name in cattery.kernel.__all__ if name not in ("CHANCE", "SPECTATOR")])
def test_every_public_name_says_what_it_is(name: str) -> None:
    thing = getattr(cattery.kernel, name)
    if getattr(thing, "__module__", "").startswith("cattery"):
        assert thing.__doc__ and not thing.__doc__.startswith(f"{name}(")
