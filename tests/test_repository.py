"""What stands around the code agrees with it: continuous integration, templates, updates of dependencies."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

ROOT: Final = Path(__file__).parent.parent
GITHUB: Final = ROOT / ".github"
SYSTEMS: Final = {"ubuntu": "Operating System :: POSIX :: Linux", "macos": "Operating System :: MacOS"}
FORMS: Final = [path for path in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) if path.name != "config.yml"]
TARGET: Final = re.compile(r"^([a-z-]+):", re.MULTILINE)


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def project() -> dict[str, Any]:
    told: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return told


def steps_of(workflow: Any) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job.get("steps", ())]


def test_every_python_and_system_we_claim_is_tested() -> None:
    matrix = read(GITHUB / "workflows/ci.yml")["jobs"]["test"]["strategy"]["matrix"]
    claimed = project()["classifiers"]
    pythons = [name.rpartition(" ")[2] for name in claimed if re.search(r":: 3\.\d+$", name)]
    assert matrix["python"] == pythons
    assert project()["requires-python"] == f">={pythons[0]}"
    assert {SYSTEMS[system] for system in matrix["os"]} == {name for name in claimed if name.startswith("Operating")}


def test_the_tests_may_change_nothing_in_the_repository() -> None:
    assert read(GITHUB / "workflows/ci.yml")["permissions"] == {"contents": "read"}


def test_one_cell_runs_everything() -> None:
    matrix = read(GITHUB / "workflows/ci.yml")["jobs"]["test"]["strategy"]["matrix"]
    assert [cell["target"] for cell in matrix["include"]] == ["test"]
    for cell in matrix["include"]:
        assert cell["os"] in matrix["os"]
        assert cell["python"] in matrix["python"]


@pytest.mark.parametrize("path", sorted((GITHUB / "workflows").glob("*.yml")), ids=lambda path: path.name)
def test_workflows_pin_what_they_use(path: Path) -> None:
    for step in steps_of(read(path)):
        assert "uses" not in step or re.search(r"@(v\d+\.\d+\.\d+|[0-9a-f]{40})$", step["uses"]), step


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_asks_something_and_each_question_once(path: Path) -> None:
    form = read(path)
    assert {"name", "description", "body"} <= set(form)
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in asked}) == len(asked)
    assert all(field["attributes"]["label"] for field in asked)
    assert any(field.get("validations", {}).get("required") for field in asked)


def test_dependabot_looks_where_something_is_pinned() -> None:
    pinned = {
        "github-actions": ".github/workflows/ci.yml",
        "npm": "web/package-lock.json",
        "pip": "requirements/dev.txt",
    }
    updates = read(GITHUB / "dependabot.yml")["updates"]
    assert {update["package-ecosystem"] for update in updates} == set(pinned)
    for update in updates:
        folder = (
            ".github/workflows" if update["package-ecosystem"] == "github-actions" else update["directory"].strip("/")
        )
        assert (ROOT / pinned[update["package-ecosystem"]]).parent == ROOT / folder


def test_what_is_called_by_name_is_a_target() -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    hooks = [hook for repo in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    assert all(repo["repo"] == "local" for repo in read(ROOT / ".pre-commit-config.yaml")["repos"])
    called = [word for hook in hooks for word in hook["entry"].split()[1:]]
    assert {*called, "test", "check"} <= targets
