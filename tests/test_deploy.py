"""The files in deploy/ work, as far as that can be seen without a container: names fit, and options exist."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from typer.main import get_command

from boneyard.cli.app import app

ROOT: Final = Path(__file__).parent.parent
DEPLOY: Final = ROOT / "deploy"
UNITS: Final = sorted(path.name for path in DEPLOY.glob("boneyard*.[st]*"))
PAGES: Final = sorted((ROOT / "docs" / "server").glob("*.md"))


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return found


def options_of(command: str) -> set[str]:
    """What a command of boneyard can be given."""
    known: Any = get_command(app)
    for word in command.split():
        known = known.commands[word]
    return {name for parameter in known.params for name in parameter.opts if name.startswith("--")}


def commands_in(text: str) -> list[list[str]]:
    """The boneyard commands of a text, each from its first word after `boneyard`."""
    joined = text.replace("\\\n", " ")
    lines = re.findall(r"(?:^|[/ ])boneyard ((?:serve|backup|restore|tables [a-z-]+)\b[^\n#`]*)", joined, re.MULTILINE)
    return [shlex.split(line.replace("'", "").replace('"', "")) for line in lines]


def used() -> list[tuple[str, str, str]]:
    """Every option of every command in deploy/ and in the pages about the server: where, command and option."""
    found = []
    for file in [*DEPLOY.iterdir(), *PAGES]:
        if not file.is_file():
            continue
        for words in commands_in(file.read_text(encoding="utf-8")):
            command = " ".join(words[:2]) if words[0] == "tables" else words[0]
            found += [(file.name, command, word.partition("=")[0]) for word in words if word.startswith("--")]
    serving = compose()["services"]["server"]["command"]
    found += [("compose.yaml", serving[0], word) for word in serving if word.startswith("--")]
    in_image = re.search(r"^CMD \[(.*)\]$", read("Containerfile"), re.MULTILINE)
    assert in_image
    image = [word.strip(' "') for word in in_image[1].split(",")]
    found += [("Containerfile", image[0], word) for word in image if word.startswith("--")]
    return sorted(set(found))


@pytest.mark.parametrize(("file", "command", "option"), used())
def test_every_option_exists(file: str, command: str, option: str) -> None:
    assert option in options_of(command), f"{file} uses boneyard {command} {option}"


def test_options_were_found_in_every_file() -> None:
    assert {"boneyard.service", "boneyard-backup.service", "compose.yaml", "Containerfile", "index.md"} <= {
        file for file, _, _ in used()
    }


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_the_unit(unit: str, tmp_path: Path) -> None:
    for each in UNITS:  # a timer names its service
        (tmp_path / each).write_text(read(each).replace("/opt/boneyard/bin/boneyard", sys.executable), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / unit], capture_output=True, text=True, check=False
    )
    about_it = [line for line in done.stderr.splitlines() if "boneyard" in line]
    assert (about_it, done.returncode) == ([], 0)


def test_the_names_in_the_compose_file_exist() -> None:
    file = compose()
    for name, service in file["services"].items():
        networks = service["networks"]
        assert set(networks) <= set(file["networks"]), name
        assert set(service.get("secrets", ())) <= set(file["secrets"]), name
        assert set(service.get("depends_on", ())) <= set(file["services"]), name
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in file["volumes"] or (DEPLOY / source).is_file(), volume
    built = file["services"]["server"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).is_file()


def test_the_server_of_the_compose_file_trusts_the_proxy_only() -> None:
    services = compose()["services"]
    command = services["server"]["command"]
    proxies = [command[place + 1] for place, word in enumerate(command) if word == "--proxy"]
    assert proxies == [services["proxy"]["networks"]["front"]["ipv4_address"]]
    assert "ports" not in services["server"]
    assert "ports" not in services["database"]
    assert "database" in command[command.index("--database") + 1]
    assert services["proxy"]["environment"]["BONEYARD_SERVER"] == "server:8000"


def test_the_image_copies_what_is_not_ignored_and_runs_as_nobody_special() -> None:
    text = read("Containerfile")
    copied = re.findall(r"^COPY (?!--)(\S+)", text, re.MULTILINE)
    kept = {line[1:] for line in read("Containerfile.dockerignore").splitlines() if line.startswith("!")}
    assert set(copied) == kept
    assert (ROOT / "requirements" / "play.txt").is_file()
    assert re.search(r"^USER [1-9]\d+$", text, re.MULTILINE)
    assert "HEALTHCHECK" in text


def test_the_proxy_hides_figures_and_logs_no_secrets() -> None:
    text = read("Caddyfile")
    assert text.count("{") == text.count("}")
    assert "respond /health 404" in text
    assert "request>uri delete" in text
    assert "request>headers delete" in text
