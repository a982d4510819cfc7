"""A table that plays in Spanish or Japanese meets no English word, on whatever it is shown."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bot
import encounters
from tests.bot.fireside import Fireside
from tests.bot.gathering import Gathering
from tests.bot.server import NAMES, Server
from tests.bot.sitting import add_by_button, play_to_the_end
from tests.bot.surfaces import Surfaces

SHOWN = {"content", "label", "description", "placeholder", "title", "name"}
"""The fields that Discord shows to people."""

WORD = re.compile(r"[A-Za-z\u00c0-\u024f]{3,}")
MARKUP = re.compile(r"<[^>]*>|https?://\S+|`[0-9a-f]{16,}…?`")
GRAMMAR = re.compile(r"^#.*|^ *[\w.-]+ *=|^\[.*\]|\{[^{}]*->|\[[\w-]+\]|\{[^{}]*\}", re.MULTILINE)
"""What our files are made of besides sentences: comments, keys, tables, selectors, figures."""

STEPS = 30
"""Enough for a round or two, with an encounter: the suite is long already."""

NAMED = {"above", "below", *NAMES}
"""What is the same in every language: the game, and people."""

NOTES = {"GLOSSARY.toml"}
"""What translators read of a language: its keys and notes are English."""

BOT, BOOK = Path(bot.__file__).parent, Path(encounters.__file__).parent / "book"


def lexicon(language: str) -> set[str]:
    """Return every word that our own texts of a language use."""
    files = [
        *(BOT / "i18n" / "locale").glob(f"*{language}.ftl"),
        *(file for file in (BOOK / language).rglob("*.toml") if file.name not in NOTES),
    ]
    assert len(files) > 200
    texts = (GRAMMAR.sub(" ", file.read_text(encoding="utf-8")) for file in files)
    return {word for text in texts for word in words(text)} | NAMED


def words(text: str) -> Iterator[str]:
    """Yield the words of a text in Latin letters."""
    yield from (word.casefold() for word in WORD.findall(MARKUP.sub(" ", text)))


def shown(body: Any) -> Iterator[str]:
    """Yield what people read of a request's body."""
    if isinstance(body, dict):
        for key, value in body.items():
            if key in SHOWN and isinstance(value, str):
                yield value
            else:
                yield from shown(value)
    elif isinstance(body, list):
        for value in body:
            yield from shown(value)


@pytest.mark.parametrize("language", ["es", "ja"])
async def test_a_whole_night_says_no_english_word(server: Server, language: str) -> None:
    fire = Fireside(server, 3)
    for person in fire.people:
        await person.slash(server.channel, "me settings", language=language)
    surfaces = Surfaces(server)
    surfaces.new()
    await fire.begin(language, journeys="12")
    await fire.act(server.cid, "go")
    await server.ann.slash(server.channel, "night pause", minutes=5)
    await fire.act(server.bob, "resume")
    await fire.finish()
    texts = [text for one in surfaces.new() if one.request for text in shown(one.request.json)]
    foreign = {word for text in texts for word in words(text)} - lexicon(language)
    assert {word: [t for t in texts if word in set(words(t))][:1] for word in foreign} == {}


@pytest.mark.parametrize("language", ["es", "ja"])
async def test_companions_say_no_english_word(server: Server, language: str) -> None:
    await server.ann.slash(server.channel, "me settings", language=language)
    surfaces = Surfaces(server)
    surfaces.new()
    await server.open(1, language=language)
    for _ in range(3):
        await add_by_button(server)
    await server.ann.slash(server.channel, "game companion", what="remove")
    await server.ann.slash(server.channel, "game companion", person="nance")
    await server.ann.slash(server.channel, "game companion", what="aloud")
    await server.ann.slash(server.channel, "game start")
    await play_to_the_end(server, Random(9))
    await server.look()
    texts = [text for one in surfaces.new() if one.request for text in shown(one.request.json)]
    foreign = {word for text in texts for word in words(text)} - lexicon(language)
    assert {word: [t for t in texts if word in set(words(t))][:1] for word in foreign} == {}


@pytest.mark.parametrize("language", ["es", "ja"])
async def test_an_evening_of_a_game_says_no_english_word(server: Server, language: str) -> None:
    evening = Gathering(server)
    for name in NAMES:
        await server.people[name].slash(server.channel, "me settings", language=language)
    surfaces = Surfaces(server)
    surfaces.new()
    await evening.begin(2, guests=("dee",), language=language)
    for refused in ("night lift", "night pause", "read"):
        await server.ann.slash(server.channel, refused)
    for _ in range(20):
        await evening.go_on()
    await server.ann.slash(server.channel, "game pause")
    await server.ann.slash(server.channel, "game resume")
    await evening.end()
    texts = [text for one in surfaces.new() if one.request for text in shown(one.request.json)]
    foreign = {word for text in texts for word in words(text)} - lexicon(language)
    assert {word: [t for t in texts if word in set(words(t))][:1] for word in foreign} == {}


@pytest.mark.parametrize(("language", "reading"), [("es", "private"), ("ja", "table")])
async def test_a_whole_game_says_no_english_word(
    server: Server, language: str, reading: str
) -> None:
    for person in (server.ann, server.bob, server.cid):
        await person.slash(server.channel, "me settings", language=language)
    surfaces = Surfaces(server)
    surfaces.new()
    await server.start(3, language=language, reading=reading)
    await server.look()
    await server.finish(Random(9))
    await server.look()
    kept = await server.ann.slash(server.channel, "game chronicle")
    page = kept.followups[-1].message.attachments[0]
    chronicle = (server.env.backend.cdn.get(page.url) or b"").decode().partition("</style>")[2]
    chronicle = chronicle.partition("<script>")[0]
    texts = [text for one in surfaces.new() if one.request for text in shown(one.request.json)]
    assert len(texts) > 1_000
    used = {word for text in texts for word in words(text)}
    used |= set(words(unescape(chronicle)))
    foreign = used - lexicon(language)
    assert {word: [t for t in texts if word in set(words(t))][:1] for word in foreign} == {}


@pytest.mark.parametrize("language", ["es", "ja"])
@pytest.mark.parametrize(
    ("players", "kind"), [(2, {"edition": "preview"}), (1, {"variant": "solo"})]
)
async def test_the_other_ways_to_play_say_no_english_word(
    server: Server, language: str, players: int, kind: dict[str, Any]
) -> None:
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", language=language)
    surfaces = Surfaces(server)
    surfaces.new()
    await server.start(players, language=language, **kind)
    dice = Random(9)
    for _ in range(STEPS):
        await server.step(dice)
    await server.look()
    texts = [text for one in surfaces.new() if one.request for text in shown(one.request.json)]
    assert len(texts) > 300
    foreign = {word for text in texts for word in words(text)} - lexicon(language)
    assert {word: [t for t in texts if word in set(words(t))][:1] for word in foreign} == {}
