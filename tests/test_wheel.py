"""What people install: a wheel with the client in it, playable without Node; here the one for any machine."""

from __future__ import annotations

import shutil
import site
import subprocess
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.packages import ROOT, built, installed, looked_at, wheel_in


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel_in(tmp_path_factory.mktemp("dist"))


def test_the_wheel_carries_the_client_the_words_and_the_facts(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    facts = ("games/bad_bones/model/facts.toml", "games/too_many_bones/content/facts/chips.toml")
    for needed in ("table/static/index.html", "words/fr.ftl", *facts, "py.typed"):
        assert f"boneyard/{needed}" in names
    assert any(name.startswith("boneyard/table/static/assets/") and name.endswith(".js") for name in names)
    assert not [name for name in names if "node_modules" in name or not name.startswith("boneyard")]


def test_the_source_archive_carries_the_client_built_and_unbuilt(tmp_path: Path) -> None:
    done = built("--target", "sdist", "--directory", str(tmp_path))
    assert done.returncode == 0, done.stderr
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/package-lock.json", "web/src/main.ts", "src/boneyard/table/static/index.html"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_a_wheel_for_any_machine_plays_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    installed(wheel, tmp_path / "fresh")
    seen = looked_at(tmp_path / "fresh", "interpreted")
    assert seen.returncode == 0, seen.stderr


def test_a_wheel_without_the_client_is_refused_in_one_sentence(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "src" / "boneyard").mkdir(parents=True)
    done = built("--target", "wheel", project=tmp_path)
    assert done.returncode != 0
    assert done.stderr.strip().splitlines()[-1] == "The web client is not built yet; type: make wheel"
    assert not list(tmp_path.rglob("*.whl"))


def test_the_installed_wheel_serves_the_client_without_node(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "fresh"
    inside = installed(wheel, home)
    (inside / "installed-already.pth").write_text("\n".join(site.getsitepackages()), encoding="utf-8")
    assert (inside / "boneyard" / "table" / "static" / "index.html").is_file()

    environment = {"PATH": str(home / "bin"), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    command = [str(home / "bin" / "boneyard"), "serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        try:
            address = address_in(server)
            with urllib.request.urlopen(address) as answer:
                page = answer.read().decode()
            assert '<div id="app">' in page
        finally:
            server.terminate()


def address_in(server: subprocess.Popen[str]) -> str:
    """The address that the server prints."""
    assert server.stdout
    for line in server.stdout:
        for word in line.split():
            if word.startswith("http://"):
                return word
    raise AssertionError("the server printed no address")
