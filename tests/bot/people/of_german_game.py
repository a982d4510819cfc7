"""A German table plays to a game's end: run by `test_language_packs.py`, with a pack set."""

import re
from random import Random

from bot.i18n.words import _sources, packs
from encounters.loader import SHIPPED_BOOK
from encounters.sources import PACK, leaves, read_file, read_folder
from tests.bot.conftest import *  # noqa: F403 - the fixtures of a server with the bot
from tests.bot.play.test_no_english import GRAMMAR, NAMED, NOTES, shown, words
from tests.bot.server import Server
from tests.bot.surfaces import Surfaces
from tests.tables import a_table, seat

CAVES = tuple(f"cave-{number:02}" for number in (18, 2, 6, 23))
"""Half of their numbers are of stories that are told in German."""

NAMED_BY_BABEL = {"englisch"}
"""The language of the stories that are not told in German, as the lobby says it."""


def lexicon() -> set[str]:
    """Return every word that the pack uses."""
    told = [
        path.read_text(encoding="utf-8")
        for path in (packs()["de"] / "book").rglob("*.toml")
        if path.name not in NOTES
    ]
    texts = (GRAMMAR.sub(" ", text) for text in (*_sources("de").values(), *told))
    return {word for text in texts for word in words(text)} | NAMED | NAMED_BY_BABEL


def untold() -> list[str]:
    """List the English lines of the stories that the pack does not tell, the longest first.

    The log cuts them, behind a sentence.
    """
    book, german = read_folder(SHIPPED_BOOK, translations=False), packs()["de"] / "book"
    files = [
        *(one for n, one in book.paragraphs.items() if not (german / f"{n:03}.toml").exists()),
        *(one for n, one in book.tidings.items() if not (german / "tidings" / n).exists()),
    ]
    texts = [text for one in files for _, text in leaves((), (one.table or {}).get("words"))]
    texts.append(str((read_file(SHIPPED_BOOK, PACK).table or {})["title"]))
    lines = {part.strip() for text in texts for part in text.split("{echo}")}
    lines |= {one for line in lines for one in re.split(r"(?<=[.!?'])\s+", line)}
    return sorted((line for line in lines if " " in line), key=len, reverse=True)


async def test_a_german_table_sees_no_english_but_untold_stories(server: Server) -> None:
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", language="de")
    surfaces = Surfaces(server)
    surfaces.new()
    ann, bob = seat(coins=9, items=("rope",)), seat(coins=9)
    late = a_table(ann=ann, bob=bob, round=6, decks={"caves": CAVES})
    await server.lay(late, language="de", reading="table")
    await server.finish(Random(7))
    await server.look()
    await server.ann.slash(server.channel, "rules", topic="Ausruhen")
    seen = "\n".join(
        text for one in surfaces.new() if one.request for text in shown(one.request.json)
    )
    assert "Ofen Sechzehn" in seen
    ours = seen
    for line in untold():
        ours = ours.replace(line, "")
    assert len(ours) < len(seen)
    assert sorted(set(words(ours)) - lexicon()) == []
