"""The application: pages, figures and security headers; no secret is ever written to the log."""

from __future__ import annotations

import gzip
import json
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import msgspec
import pytest

from boneyard.games.bad_bones.model.facts import FACTS
from boneyard.games.too_many_bones.shown.catalogue import box_view
from boneyard.table.app import STATIC
from tests.table.visitors import Server, Visitor, held, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("app"), "--requests", "1000") as running:
        yield running
    assert running.said() == ""


def fetched(server: Server, path: str, **headers: str) -> tuple[Message, bytes]:
    request = urllib.request.Request(server.url + path, headers=headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return answer.headers, answer.read()


def an_asset() -> str:
    return f"/assets/{next(file.name for file in sorted((STATIC / 'assets').iterdir()) if file.suffix == '.js')}"


def test_health_and_metrics(server: Server) -> None:
    seated = server.open_table("bad-bones", "me")
    ada = Visitor(server, seated["table"], held(seated))
    ada.answer()
    assert server.get("/health")["status"] == "ok"
    figures = dict(line.split() for line in server.get("/metrics").splitlines() if not line.startswith("#"))
    assert float(figures["boneyard_moves_total"]) >= 1
    assert float(figures["boneyard_sockets"]) == 1
    assert float(figures["boneyard_people"]) == 1
    assert float(figures["boneyard_backlog"]) == 0
    ada.leave()


def test_the_api_is_described(server: Server) -> None:
    schema = server.get("/api/schema/openapi.json")
    assert "/api/tables/{table}/report" in schema["paths"]
    headers, page = fetched(server, "/api/docs")
    assert headers["Content-Type"].startswith("text/html")
    assert b"Open a table" in page
    assert b"<script" not in page


@pytest.mark.parametrize("path", ["/", "/table/anything", "/api/games", "/api/docs", "/health"])
def test_every_response_has_the_security_headers(server: Server, path: str) -> None:
    headers, _body = fetched(server, path)
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "script-src 'self';" in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Server"] is None


def test_assets_have_them_too_and_are_cached_for_ever(server: Server) -> None:
    headers, _body = fetched(server, an_asset())
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "immutable" in headers["Cache-Control"]
    assert "javascript" in headers["Content-Type"]
    assert "no-cache" in fetched(server, "/")[0]["Cache-Control"]


def test_refusals_have_them_too(server: Server) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        fetched(server, "/api/tables/none/record")
    assert refused.value.headers["X-Content-Type-Options"] == "nosniff"
    assert json.loads(refused.value.read())["why"] == "unknown-table"
    refused.value.close()


@pytest.mark.parametrize("path", ["/api/games", "asset"])
def test_long_responses_are_compressed(server: Server, path: str) -> None:
    path = an_asset() if path == "asset" else path
    headers, body = fetched(server, path, **{"Accept-Encoding": "gzip"})
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == fetched(server, path)[1]


@pytest.mark.parametrize(("accepted", "sent"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("", None)])
def test_a_file_of_the_client_is_compressed_as_well_as_the_browser_accepts(
    server: Server, accepted: str, sent: str | None
) -> None:
    headers, body = fetched(server, an_asset(), **{"Accept-Encoding": accepted})
    assert headers["Content-Encoding"] == sent
    assert headers["Vary"] == "Accept-Encoding"
    assert "javascript" in headers["Content-Type"]
    assert "immutable" in headers["Cache-Control"]
    ending = {"br": ".br", "gzip": ".gz", None: ""}[sent]
    assert body == (STATIC / f"{an_asset()[1:]}{ending}").read_bytes()


def test_a_file_that_is_not_there_is_refused_in_one_sentence(server: Server) -> None:
    refused = server.refused("/assets/none.js")
    assert refused["status"] == 404
    assert "there is no file none.js" in refused["message"]


def test_the_list_of_games_is_short_and_the_facts_of_each_are_asked_for(server: Server) -> None:
    assert all("printed" not in each for each in server.get("/api/games"))
    facts = {fact["name"]: fact for fact in server.get("/api/games/bad-bones/facts")}
    assert facts["traps.wall.stars_intact"]["value"] == FACTS["traps.wall.stars_intact"]
    assert server.refused("/api/games/chess/facts")["why"] == "unknown-game"


@pytest.mark.parametrize(("asked", "language"), [("", "en"), ("?language=en", "en"), ("?language=fr", "fr")])
def test_the_pieces_have_their_words_in_one_language(server: Server, asked: str, language: str) -> None:
    box = server.get(f"/api/games/too-many-bones/box{asked}")
    whole = msgspec.to_builtins(box_view())
    assert box["effects"][0]["name"] == {language: whole["effects"][0]["name"][language]}
    assert box["sheets"][0]["initiative"] == whole["sheets"][0]["initiative"]
    assert box["loot"][0]["text"].keys() == {language}


def test_the_pieces_are_in_no_other_language(server: Server) -> None:
    assert server.refused("/api/games/too-many-bones/box?language=de")["why"] == "malformed"
    assert server.get("/api/games/baby-boom/box") is None


@pytest.mark.parametrize(
    "path", ["/assets/../app.py", "/assets/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/..%2fapp.py"]
)
def test_no_file_but_the_clients_is_served(server: Server, path: str) -> None:
    try:
        _headers, body = fetched(server, path)
    except urllib.error.HTTPError as refused:
        body = refused.read()
        refused.close()
    assert b"Litestar" not in body


def test_no_secret_is_ever_written_to_the_log(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seated = server.open_table("baby-boom", "me", "me")
        secrets = held(seated)
        link = server.post(f"/api/tables/{seated['table']}/links", {"tables": {seated["table"]: secrets}})["link"]
        server.refused(f"/api/links/{link}x", {})
        server.post(f"/api/links/{link}", {})
        stranger = Visitor(server, seated["table"], secrets)
        stranger.until("problem")
        stranger.leave()
        server.refused("/api/mine", {"tables": {seated["table"]: secrets[0]}})
    assert not any(secret in server.said() for secret in [*secrets, link])
    database = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert not any(secret.encode() in database for secret in [*secrets, link])
