"""The figures of a server, and who may read them."""

from __future__ import annotations

import http.client
import json
import os
import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import URL
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from boneyard.table.figures import COUNTED
from boneyard.table.store import Conflict, Store, Unavailable
from tests.table.live_tables import run
from tests.table.stored import a_move, a_table, two_seats
from tests.table.visitors import METRICS, Server, Visitor, eventually, held, serving

Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


def figures(text: str) -> Figures:
    """Every figure by its name and labels."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def figure(server: Server, name: str, **labels: str) -> float:
    return figures(server.metrics()).get((f"boneyard_{name}", frozenset(labels.items())), 0.0)


def asked(port: int, path: str, **headers: str) -> tuple[int, str]:
    with closing(http.client.HTTPConnection("127.0.0.1", port)) as connection:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--requests", "1000", *METRICS) as running:
        yield running


def test_a_game_in_figures(server: Server) -> None:
    seated = server.open_table("bad-bones", "me", "fair")
    ada = Visitor(server, seated["table"], held(seated))
    ada.answer()
    ada.say("pick", prompt=0, pick=0)
    ada.until("problem")
    assert figure(server, "moves_total") >= 1
    assert figure(server, "sockets") == figure(server, "people") == 1
    assert figure(server, "tables") == figure(server, "tables_run") == 1
    assert figure(server, "backlog") == figure(server, "other_servers") == 0
    assert figure(server, "message_seconds_count", type="hello", outcome="ok") == 1
    assert figure(server, "message_seconds_count", type="pick", outcome="ok") == 1
    assert figure(server, "message_seconds_count", type="pick", outcome="stale") == 1
    assert figure(server, "refusals_total", what="message", reason="stale") == 1
    assert figure(server, "request_seconds_count", route="/api/tables", status="2xx") == 1
    assert 0 < figure(server, "write_seconds_sum") < 60
    assert figure(server, "write_jobs_sum") >= figure(server, "write_jobs_count") >= 1
    assert figure(server, "database_bytes") > 10_000
    eventually(lambda: figure(server, "bot_wait_seconds_count") >= 1)
    eventually(lambda: figure(server, "loop_lag_seconds_count") >= 1)
    text = server.metrics()
    assert "\nprocess_resident_memory_bytes " in text
    assert "\nprocess_cpu_seconds_total " in text
    ada.leave()


def test_refusals_are_counted_by_reason(server: Server) -> None:
    assert server.fails("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]})
    assert server.fails("/api/tables/none/record")
    assert figure(server, "refusals_total", what="request", reason="unknown-game") == 1
    assert figure(server, "refusals_total", what="request", reason="unknown-table") == 1
    assert figure(server, "request_seconds_count", route="/api/tables/{table}/record", status="4xx") == 1


def errors(reason: str) -> float:
    return COUNTED.get_sample_value("boneyard_write_errors_total", {"reason": reason}) or 0.0


def test_writes_that_fail_are_counted(tmp_path: Path) -> None:
    before = {reason: errors(reason) for reason in ("conflict", "unavailable")}

    async def story() -> None:
        store = Store(tmp_path / "tables.sqlite")
        await store.open()
        await store.create(a_table(), two_seats())
        with pytest.raises(Conflict):
            await store.create(a_table(), two_seats())
        (tmp_path / "tables.sqlite").unlink()
        with pytest.raises(Unavailable):
            await store.append(a_move(1))
        counted = {reason: errors(reason) - count for reason, count in before.items()}
        await store.close()
        assert counted == {"conflict": 1, "unavailable": 1}

    run(story())


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/%6detrics"])
def test_nobody_reads_the_figures_where_people_play_so_no_proxy_can_show_them(server: Server, path: str) -> None:
    status, text = asked(server.port, path, Host=f"localhost:{server.metrics_port}")
    assert status in (200, 404)  # the client's page, or nothing
    assert "boneyard_" not in text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/assets/none.js", "/api/tables/none/socket"])
def test_nobody_plays_where_the_figures_are(server: Server, path: str) -> None:
    status, text = asked(server.metrics_port, path)
    assert status == 404
    assert json.loads(text)["message"] == "only /metrics and /health are at this port"


def test_no_socket_opens_where_the_figures_are(server: Server) -> None:
    with pytest.raises(InvalidStatus, match="404"):
        connect(f"ws://127.0.0.1:{server.metrics_port}/api/tables/none/socket")


def test_the_health_is_told_there_too(server: Server) -> None:
    assert asked(server.metrics_port, "/health") == (200, '{"status":"ok"}')


def test_only_a_database_that_is_a_file_has_a_size_here(server: Server, postgresql: URL, tmp_path: Path) -> None:
    assert figure(server, "database_bytes") > 0
    with serving(tmp_path, *METRICS, database=postgresql.render_as_string(hide_password=False)) as other:
        assert "boneyard_database_bytes" not in other.metrics()


def test_nobody_reads_figures_that_nobody_has_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert asked(server.port, "/metrics")[0] == 404


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="only Linux lists the children of a process")
def test_any_process_gives_the_figures_of_all_that_are_alive(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "2", *METRICS) as server:

        def processes() -> set[str]:
            told = figures(server.metrics())
            return {dict(labels)["process"] for name, labels in told if name == "boneyard_tables"}

        eventually(lambda: len(processes()) == 2)
        one = min(processes())
        os.kill(int(one), signal.SIGKILL)
        eventually(lambda: len(processes()) == 2 and one not in processes())
