"""What holds for every test: no timed assertions, and in CI no test left out and none that changes from run to run."""

import os
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from cattery.kit import registry as kit_registry
from cattery.players import registry as player_registry

IN_CI = os.environ.get("CI") == "true"

# A busy machine must not fail a test: neither Hypothesis' deadline nor its health check of speed counts.
settings.register_profile(
    "cattery", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True, derandomize=IN_CI
)
settings.load_profile("cattery")


def forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """In CI, turn a skip into a failure that gives the skip's reason. An expected failure is not a skip."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        path, line, reason = report.longrepr if isinstance(report.longrepr, tuple) else ("", 0, str(report.longrepr))
        report.outcome = "failed"
        report.longrepr = f"CI allows no skips, and this was one: {reason.removeprefix('Skipped: ')} ({path}:{line})"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """A player or a kit that one test makes known is met by no other."""
    registries: tuple[dict[str, Any], ...] = (kit_registry._registered, player_registry._registered)
    known = [(some, dict(some)) for some in registries]
    told = yield
    for some, before in known:
        some.clear()
        some.update(before)
    return told


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test skipped by a mark or while it ran."""
    report = yield
    forbid_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A whole file skipped while it was imported."""
    report = yield
    forbid_skip(report)
    return report
