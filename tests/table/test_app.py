"""The application: pages, figures and security headers; no secret is ever written to the log."""

from __future__ import annotations

import gzip
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import cast

import msgspec
import pytest
from litestar import Litestar

from boneyard.games.bad_bones.model.facts import FACTS
from boneyard.games.too_many_bones.shown.catalogue import box_view
from boneyard.table.app import STATIC
from boneyard.table.pages import described
from boneyard.table.tokens import new_secret
from tests.table.visitors import Server, Visitor, eventually, held, serving


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
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Server"] is None


def test_whoever_asks_for_what_is_not_there_is_told_so(server: Server) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/none/nothing", "/assets/none.js", "/none.svg"):
        told = server.refused(path)
        assert (told["status"], told["why"]) == (404, "unknown-table"), path
        assert path.rstrip("/") in told["message"]


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


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/tables/none/seats", "/api/tables/none/report"])
@pytest.mark.parametrize(
    "nested", [b"[" * 50_000, b'{"tables":' * 15_000, b'{"game":"baby-boom","seats":' + b"[" * 50_000]
)
def test_deeply_nested_bodies_are_refused_in_one_sentence(server: Server, path: str, nested: bytes) -> None:
    refused = server.refused(path, nested, **{"Content-Type": "application/json"})
    assert (refused["status"], refused["why"]) == (400, "malformed")
    assert refused["message"]


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/docs", "asset"])
def test_head_is_answered_like_get_without_a_body(server: Server, path: str) -> None:
    path = an_asset() if path == "asset" else path
    request = urllib.request.Request(server.url + path, method="HEAD")
    with urllib.request.urlopen(request, timeout=20) as answer:
        assert (answer.status, answer.read()) == (200, b"")
    assert fetched(server, path)[0]["Content-Type"] == answer.headers["Content-Type"]


@pytest.mark.parametrize(("method", "path", "allowed"), [("DELETE", "/api/tables", "POST"), ("PUT", "/health", "GET")])
def test_a_method_that_is_not_allowed_says_which_are(server: Server, method: str, path: str, allowed: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(urllib.request.Request(server.url + path, method=method), timeout=20)
    assert refused.value.status == 405
    assert allowed in refused.value.headers["Allow"]
    refused.value.close()


@pytest.mark.parametrize("path", ["/api/games", "/any/socket", "/assetsx", "/none"])
def test_requests_of_one_address_are_limited_whatever_they_ask_for(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, "--requests", "5") as few:
        statuses = []
        for _ in range(30):
            try:
                few.get(path)
            except urllib.error.HTTPError as refused:
                statuses.append(refused.code)
                refused.close()
        assert 429 in statuses
        assert few.get(an_asset())


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
        secrets.append(new_secret())
        server.refused("/api/links", {"link": f"{link}x", "secret": secrets[-1]})
        server.post("/api/links", {"link": link, "secret": secrets[-1]})
        stranger = Visitor(server, seated["table"], secrets)
        stranger.until("problem")
        stranger.leave()
        server.refused("/api/mine", {"tables": {seated["table"]: secrets[0]}})
    assert not any(secret in server.said() for secret in [*secrets, link])
    database = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert not any(secret.encode() in database for secret in [*secrets, link])


def test_the_page_about_the_api_is_made_once() -> None:
    class App:
        described = 0

        @property
        def openapi_schema(self) -> App:
            return self

        def to_schema(self) -> dict[str, object]:
            self.described += 1
            return {"paths": {}}

    app = App()
    assert described(cast("Litestar", app)) == described(cast("Litestar", app))
    assert app.described == 1


def test_whoever_asks_for_files_without_end_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, "--requests", "1") as server:
        path = an_asset()
        eventually(lambda: server.fails(path))
        assert server.refused(path)["why"] == "too-fast"
