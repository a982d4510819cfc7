"""Check requests against Discord's own description of its API, where it is available."""

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.bot.server import Server

FILE = Path(os.environ.get("DISCORD_OPENAPI", "../shared/data/discord_openapi.json"))
TEXTS, BYTES, COMPONENTS, CONTENT = 4_000, 10_170, 40, 2_000
LIMITS = {"label": 80, "custom_id": 100, "placeholder": 150, "title": 45}
_ROOT = "urn:discord"
_SCHEMAS = "#/components/schemas/"
_MARKER = 1 << 20
_SNOWFLAKE = 1 << 40
"""Integers from here on are ids; discord.py sends some as numbers, Discord describes strings.

An attachment's id is one too, though discord.py counts them from 0.
"""


def description() -> "Description":
    """Return the description, or skip the test that needs it."""
    if not FILE.exists():
        pytest.skip("Discord's OpenAPI description is not here: set DISCORD_OPENAPI")
    return _read()


@cache
def _read() -> "Description":
    return Description(json.loads(FILE.read_text(encoding="utf-8")))


class Description:
    """What Discord says a request may be."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._document = document
        # One component may be any of ten, each of which holds others that may be.
        self._checked: Any = extend(Draft202012Validator, {"oneOf": self._one_of})
        resource = Resource(document, DRAFT202012)
        self._registry = Registry().with_resource(_ROOT, resource)
        self._paths = [
            (re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), path, methods)
            for path, methods in document["paths"].items()
        ]
        self._validators: dict[str, Any] = {}
        self._seen: set[str] = set()

    def faults(self, method: str, path: str, body: Any) -> list[str]:
        """List what is wrong with a request; of each shape only the first is checked."""
        shape = f"{method} {path.count('/')} {_shape(body)}"
        if shape in self._seen:
            return []
        self._seen.add(shape)
        found = next((p for p in self._paths if p[0].fullmatch(path)), None)
        if found is None or method.lower() not in found[2]:
            return [f"{method} {path} is not described"]
        if body is None:
            return []
        validator = self._validator(found[1], method.lower())
        error = best_match(validator.iter_errors(_with_string_ids(body)))
        return [f"{method} {found[1]} {error.json_path}: {error.message[:300]}"] if error else []

    def _validator(self, path: str, method: str) -> Any:
        escaped = path.replace("~", "~0").replace("/", "~1")
        pointer = f"/paths/{escaped}/{method}/requestBody/content/application~1json/schema"
        if pointer not in self._validators:
            schema = {"$ref": f"{_ROOT}#{pointer}"}
            self._validators[pointer] = self._checked(schema, registry=self._registry)
        return self._validators[pointer]

    def _one_of(
        self, validator: Any, schemas: list[Any], instance: Any, schema: Any
    ) -> Iterator[ValidationError]:
        """Check `oneOf` as ever, without what can only fail: a component of another type."""
        possible = [one for one in schemas if self._may_be(one, instance)]
        yield from Draft202012Validator.VALIDATORS["oneOf"](validator, possible, instance, schema)

    def _may_be(self, schema: Any, instance: Any) -> bool:
        """Return whether neither a constant nor the type of a component speaks against it."""
        if "const" in schema:
            return schema["const"] == instance
        kind = instance.get("type") if isinstance(instance, dict) else None
        reference = schema.get("$ref", "")
        if kind is None or not reference.startswith(_SCHEMAS):
            return True
        named = self._document["components"]["schemas"][reference.removeprefix(_SCHEMAS)]
        allowed = named.get("properties", {}).get("type", {}).get("enum")
        return allowed is None or kind in allowed


def parts(body: Any) -> Iterator[dict[str, Any]]:
    """List the components of a body, however deep they lie."""
    waiting = [body]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            if "type" in one and one is not body:
                yield one
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one


def weight(texts: list[str]) -> int:
    """Return how many bytes Discord counts, which answers 500 above `BYTES`."""
    return sum(len(text.encode()) + 12 for text in texts)


def check_limits(body: dict[str, Any]) -> None:
    """Check a message or a modal against the limits that no schema states."""
    data = body.get("data", body)
    assert len(data.get("content") or "") <= CONTENT
    if "components" not in data:
        return
    components = list(parts({"components": data["components"]}))
    assert len(components) <= COMPONENTS
    texts = [part["content"] for part in components if "content" in part]
    assert sum(map(len, texts)) <= TEXTS
    assert weight(texts) <= BYTES
    ids = [part["custom_id"] for part in components if "custom_id" in part]
    assert len(ids) == len(set(ids)), ids
    for part in components:
        for name, most in LIMITS.items():
            longest = 45 if (name, part["type"]) == ("label", 18) else most
            assert 0 < len(part.get(name) or "x") <= longest, part
        for option in part.get("options", ()):
            assert 0 < len(option["label"]) <= 100
            assert 0 < len(option["value"]) <= 100
            assert len(option.get("description") or "") <= 100
        if part["type"] == 1:
            assert 0 < len(part["components"]) <= 5
        if part["type"] == 3:
            assert 0 < len(part["options"]) <= 25
            assert part["min_values"] <= part["max_values"] <= len(part["options"])


def check_requests(server: Server) -> None:
    discord = description()
    assert server.env.http_requests
    faults: list[str] = []
    for request in server.env.http_requests:
        faults += discord.faults(request.method, request.path, request.json)
        if isinstance(request.json, dict):
            check_limits(request.json)
    assert faults == []


def _shape(body: Any) -> Any:
    """Leave out what differs from text to text; how long texts are is looked at elsewhere."""
    if isinstance(body, dict):
        return {key: _shape(value) for key, value in body.items()}
    if isinstance(body, list):
        return [_shape(value) for value in body]
    is_id = isinstance(body, int) and body > _MARKER
    return "" if isinstance(body, str) or is_id else body


def _with_string_ids(body: Any) -> Any:
    if isinstance(body, dict):
        named = {key: _with_string_ids(value) for key, value in body.items()}
        return named | {"id": str(body["id"])} if "filename" in body else named
    if isinstance(body, list):
        return [_with_string_ids(value) for value in body]
    is_id = isinstance(body, int) and not isinstance(body, bool) and body >= _SNOWFLAKE
    return str(body) if is_id else body
