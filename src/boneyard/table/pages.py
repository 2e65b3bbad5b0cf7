"""The page that documents the HTTP API: made from the OpenAPI schema, without any script."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, Final

from litestar import Litestar, MediaType, Request, get

ABOUT: Final = (
    "What browsers and programs can request over HTTP. The game itself is played over a socket, "
    "/api/tables/{table}/socket; its messages are described in docs/protocol.md."
)
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
:root { color-scheme: light dark }
code { font-family: ui-monospace, monospace } section { border-top: 1px solid #8886; margin-top: 1.5rem }
table { border-collapse: collapse } td, th { text-align: left; padding: .1rem 1rem .1rem 0; vertical-align: top }
"""


def named(schema: dict[str, Any]) -> str:
    """A type of the schema in a few words, as HTML."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    if schema.get("type") == "array":
        return f"list of {named(schema.get('items', {}))}"
    if "oneOf" in schema or "anyOf" in schema:
        return " or ".join(named(one) for one in schema.get("oneOf") or schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    return escape(str(schema.get("type", "anything")))


def content(part: dict[str, Any]) -> str:
    """The body of a request or response, as HTML."""
    kinds = part.get("content", {})
    return "; ".join(f"{escape(kind)}: {named(body.get('schema', {}))}" for kind, body in kinds.items()) or "nothing"


def operation(method: str, path: str, spec: dict[str, Any]) -> str:
    """One request and its responses, as HTML."""
    rows = [f"<tr><th>send</th><td>{content(spec['requestBody'])}</td></tr>"] if "requestBody" in spec else []
    rows += [
        f"<tr><th>{escape(code)}</th><td>{content(answer)}</td></tr>"
        for code, answer in spec.get("responses", {}).items()
    ]
    return (
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(spec.get('summary', ''))}. {escape(spec.get('description', ''))}</p>"
        f"<table>{''.join(rows)}</table></section>"
    )


def shape(name: str, schema: dict[str, Any]) -> str:
    """One type with its fields, as HTML."""
    fields = schema.get("properties", {})
    rows = [f"<tr><td><code>{escape(key)}</code></td><td>{named(value)}</td></tr>" for key, value in fields.items()]
    about = escape(schema.get("description", ""))
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{about}</p><table>{"".join(rows)}</table></section>'


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def api_page(request: Request[Any, Any, Any]) -> str:
    """The page that documents the HTTP API."""
    return described(request.app)


@cache
def described(app: Litestar) -> str:
    """The page, made once: that takes as long as hundreds of moves."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    asked = [
        operation(method, path, spec)
        for path, methods in schema["paths"].items()
        for method, spec in methods.items()
        if method in ("get", "post")
    ]
    shapes = [shape(name, one) for name, one in schema.get("components", {}).get("schemas", {}).items()]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boneyard over HTTP</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body><main>'
        f"<h1>Boneyard over HTTP</h1><p>{escape(ABOUT)} The same as "
        f'<a href="/api/schema/openapi.json">openapi.json</a>.</p>{"".join(asked)}'
        f"<h2>What is sent</h2>{''.join(shapes)}"
        "</main></body></html>"
    )
