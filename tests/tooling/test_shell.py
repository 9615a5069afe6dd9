"""The shell that strangers meet: workflows, hooks, templates and the container name what is really there."""

import os
import re
import shlex
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from cattery.server.store.addresses import is_address
from proof.container import instructions

ROOT = Path(__file__).parents[2]
VERBS = set(re.findall(r"^(\w+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
LOCK = (ROOT / "requirements/host.txt").read_text(encoding="utf-8")


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def steps(path: str) -> list[str]:
    """What a workflow runs."""
    return [step["run"] for job in read(path)["jobs"].values() for step in job["steps"] if "run" in step]


WORKFLOWS = sorted(str(path.relative_to(ROOT)) for path in (ROOT / ".github/workflows").glob("*.yml"))


def test_ci_and_release_run_what_we_run() -> None:
    assert ".ci/run" in steps(".github/workflows/ci.yml")
    assert {".ci/run", "make build"} <= set(steps(".github/workflows/release.yml"))
    assert "make docs" in steps(".github/workflows/docs.yml")


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_a_workflow_runs_what_there_is_with_few_rights(workflow: str) -> None:
    text = "\n".join(steps(workflow))
    assert set(re.findall(r"\bmake (\w+)", text)) <= VERBS
    for program in re.findall(r"(?:^|&& )((?:\.ci|scripts)/\w+)", text, re.MULTILINE):
        assert os.access(ROOT / program, os.X_OK), program
    assert read(workflow)["permissions"]["contents"] == "read"


def test_only_publishing_may_prove_who_it_is_and_no_token_is_kept() -> None:
    jobs = read(".github/workflows/release.yml")["jobs"]
    assert [name for name, job in jobs.items() if "id-token" in job.get("permissions", {})] == ["publish"]
    assert "secrets." not in (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")


def test_a_release_names_the_version_that_stands_in_the_code() -> None:
    (test,) = (step for step in steps(".github/workflows/release.yml") if "__version__" in step)
    (pattern,) = re.findall(r"s/(.*)/\\1/p", test)
    code = (ROOT / "src/cattery/__init__.py").read_text(encoding="utf-8")
    assert re.search(pattern.replace(r"\(", "(").replace(r"\)", ")"), code, re.MULTILINE)


@pytest.mark.parametrize(
    "template", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem
)
def test_templates_ask_something(template: Path) -> None:
    form = yaml.safe_load(template.read_text(encoding="utf-8"))
    if template.stem != "config":
        assert form["name"] and form["description"]
        assert any(part.get("validations", {}).get("required") for part in form["body"])


def test_hooks_are_our_own_tools() -> None:
    for repository in read(".pre-commit-config.yaml")["repos"]:
        assert repository["repo"] == "local"
        for hook in repository["hooks"]:
            program, *words = shlex.split(hook["entry"])
            assert (ROOT / program).exists(), program
            if words[:1] == ["-m"]:
                assert (ROOT / words[1].replace(".", "/")).with_suffix(".py").exists()


BUILD, SERVE = instructions((ROOT / "Containerfile").read_text(encoding="utf-8"))


def test_the_container_is_made_of_what_there_is() -> None:
    for name, words in [*BUILD, *SERVE]:
        if name == "COPY" and not words.startswith("--from"):
            assert all((ROOT / source).exists() for source in words.split()[:-1])
        for package in re.findall(r"uninstall --yes (.*)", words):
            assert all(re.search(rf"^{one}==", LOCK, re.MULTILINE) for one in package.split())
    assert re.search(r"^hatchling==", LOCK, re.MULTILINE)


def test_the_container_serves_as_nobody_in_particular() -> None:
    last = [words for name, words in SERVE if name == "USER"]
    assert last == ["cattery"]
    (entry,) = (words for name, words in SERVE if name == "ENTRYPOINT")
    assert '"serve"' in entry and '"/data"' in entry


def test_compose_keeps_the_embedded_database_in_a_volume() -> None:
    told = read("compose.yaml")
    assert list(told["services"]) == ["cattery"], "no database of its own is needed"
    service = told["services"]["cattery"]
    assert (ROOT / service["build"]["dockerfile"]).exists()
    (volume,) = (one.partition(":") for one in service["volumes"])
    assert volume[0] in told["volumes"] and volume[2] == "/data"
    assert {port.rpartition(":")[2] for port in service["ports"]} == {w for n, w in SERVE if n == "EXPOSE"}


def test_compose_with_postgresql_keeps_both_in_volumes_and_the_password_in_neither_file() -> None:
    told = read("compose.postgresql.yaml")
    database, service = told["services"]["database"], told["services"]["cattery"]
    option, address = service["command"]
    parts = urlsplit(address)
    assert option == "--database" and is_address(address) and parts.password is None
    assert parts.hostname in told["services"] and parts.username == database["environment"]["POSTGRES_USER"]
    assert service["environment"]["PGPASSWORD"] == database["environment"]["POSTGRES_PASSWORD"]
    assert service["environment"]["PGPASSWORD"].startswith("${PGPASSWORD:?")
    assert service["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert (ROOT / service["build"]["dockerfile"]).exists()
    assert {one.partition(":")[0] for one in (*database["volumes"], *service["volumes"])} == set(told["volumes"])
    assert re.search(r"^asyncpg==", LOCK, re.MULTILINE)
