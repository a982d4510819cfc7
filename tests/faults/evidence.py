"""Read what a killed bot left on disk, and what people saw; both must tell the same game."""

import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.delivery.discord.payloads import DIGESTS, MARKERS, mark_of
from bot.i18n.words import Words, words_in
from bot.model.custom_id import presses_among
from bot.model.games import GameRow, OutboxRow, PlyRow
from bot.model.kinds import OutboxKind
from bot.model.plies import Ply
from bot.model.presses import Press
from bot.service.history import history
from bot.service.history.packing import unpack
from bot.service.plies.past_events import stored_past_events
from bot.service.plies.stories import stories_of
from bot.settings import OWN_BOOK
from bot.store import chronicles, game_rows, outbox
from bot.store.plies import plies_from
from bot.text.journal import end_lines, journal_lines, ply_texts
from bot.text.narrator import Narrator, narrator_of
from bot.text.story import story_head, teaser, whole_story
from bot.ui.story import WHOLE
from encounters.loader import load
from tests.stub.player import asks, texts
from tests.stub.shapes import parts
from tests.stub.world import Channel, Interaction, World

_ACTS = re.compile(r"1:([0-9]+):[0-9]+:(do|fill|mine|proposed|undo)\b.*")
_UPDATE_LATER, _UPDATE = 6, 7
_NAME = "\0"
_EVER = "~"
"""After all times: nothing may wait for another."""


@dataclass(frozen=True)
class Stored:
    """One game as it lies on disk."""

    game: GameRow
    rows: list[PlyRow]
    waiting: list[OutboxRow]
    is_packed: bool

    @property
    def unsent(self) -> list[OutboxRow]:
        """List what waits but for voices: they speak for seconds, and a stop does not wait."""
        return [row for row in self.waiting if row.kind != OutboxKind.VOICE]


def exhume(database: Path, folder: Path) -> dict[int, Stored]:
    """Read a copy of a dead bot's file, so that the next bot finds the file as it was left."""
    for ending in ("", "-wal"):
        source = Path(f"{database}{ending}")
        target = folder / f"copy.sqlite3{ending}"
        target.unlink(missing_ok=True)
        if source.exists():
            shutil.copyfile(source, target)
    return read(folder / "copy.sqlite3")


def read(database: Path) -> dict[int, Stored]:
    """Read every game of a file."""
    db = sqlite3.connect(f"file:{database}", uri=True)
    try:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if not db.execute("SELECT name FROM sqlite_master WHERE name = 'games'").fetchall():
            return {}
        return stored_in(db)
    finally:
        db.close()


def stored_in(db: sqlite3.Connection) -> dict[int, Stored]:
    """Read every game of an open file."""
    numbers = [number for (number,) in db.execute("SELECT id FROM games")]
    return {number: stored_game(db, number) for number in numbers}


def stored_game(db: sqlite3.Connection, number: int) -> Stored:
    """Read one game of an open file."""
    game = game_rows.find_game(db, number)
    assert game is not None
    packed = chronicles.find(db, number)
    rows = unpack(packed) if packed else plies_from(db, number, 0)
    return Stored(game, rows, outbox.waiting(db, _EVER, number), bool(packed))


def acknowledged(world: World, number: int) -> list[Interaction]:
    """List what people did in a game and saw done: the message pressed has changed, or will."""
    return all_acknowledged(world).get(number, [])


def all_acknowledged(world: World) -> dict[int, list[Interaction]]:
    """List by its game's number what people did and saw done."""
    found: dict[int, list[Interaction]] = {}
    for done in world.interactions.values():
        is_done = done.answer is not None and done.answer["type"] in (_UPDATE_LATER, _UPDATE)
        if is_done and (shape := _ACTS.fullmatch(done.custom_id)):
            found.setdefault(int(shape[1]), []).append(done)
    return found


def check_plies(stored: Stored) -> None:
    """No ply is missing or doubled, and the facts fold to the state."""
    assert [row.ply for row in stored.rows] == list(range(len(stored.rows)))
    known = Counter(row.interaction_id for row in stored.rows if row.interaction_id)
    assert all(times == 1 for times in known.values()), known
    if stored.rows:
        standing = history.replay(stored.rows)
        assert standing[-1].state == history.last_state(stored.rows)


def check_acknowledged(stored: Stored, done: Iterable[Interaction]) -> None:
    """Everything acknowledged is there once."""
    kept = Counter(row.interaction_id for row in stored.rows)
    for one in done:
        assert kept[one.id] == 1, (one.custom_id, one.id, len(stored.rows))


def check_reported(stored: Stored, channel: Channel) -> None:
    """Every line of the journal stands in the channel once, in its order, before the score sheet.

    What was taken back may have been told before, or not.
    """
    narrator = _voice(stored)
    undone = {row.undoes for row in stored.rows if row.undoes is not None}
    due = ways_of(narrator, [history.open_ply(row) for row in stored.rows])
    words = {line for _, ways in due for way in ways for line in way}
    messages = list(channel.messages.values())[: -1 if stored.is_packed else None]
    shown = [line for message in messages for line in _shown(message)]
    lines = apart(shown, words, narrator.words)
    for ply, ways in due:
        way = next((way for way in ways if lines[: len(way)] == way), None)
        assert way is not None or ply in undone, (ways, lines[: max(map(len, ways))])
        del lines[: len(way or ())]
    assert not lines, lines


def ways_of(narrator: Narrator, plies: Sequence[Ply]) -> list[tuple[int, list[list[str]]]]:
    """List each ply's lines in the ways in which the channel may have them.

    An encounter that is over is told whole in the journal, and in few lines where a person has
    another turn on the same panel. What an undo took back was told before, if at all.
    """
    ended = {story.last: story for story in stories_of(plies) if story.is_over}
    standing = [ply for ply in plies if ply.undoes is None]
    ways: list[tuple[int, list[list[str]]]] = []
    for one in ply_texts(narrator, standing):
        found = [_parted(one.lines)]
        story = ended.get(one.ply.ply)
        if story is not None:
            whole = whole_story(narrator, story)
            texts = teaser(narrator, story) if sum(map(len, whole)) > WHOLE else whole
            lines = [story_head(narrator, story), *texts, *end_lines(narrator, one.ply.facts)]
            found.insert(0, _parted(lines))
        ways.append((one.ply.ply, found))
    ways += [
        (ply.ply, [_parted(journal_lines(narrator, [ply]))])
        for ply in plies
        if ply.undoes is not None
    ]
    return sorted(ways, key=lambda way: way[0])


def apart(shown: Iterable[str], owed: Collection[str], words: Words) -> list[str]:
    """List the lines that are owed, as they are shown: alone, or several dull ones in one line.

    A line counts as several only if each of its parts is owed.
    """
    lines: list[str] = []
    for line in shown:
        parts = [line] if line in owed else list(_parts(line, owed, words))
        if all(part in owed for part in parts):
            lines += parts
    return lines


def _parts(line: str, owed: Collection[str], words: Words) -> Iterator[str]:
    """Divide a line into what it joins: each again with its player, and each idle pass alone."""
    subject = ""
    for part in line.split(words("list-plies")):
        alone = [subject + part] if subject + part in owed else _idle_passes(part, words)
        yield from alone
        found = re.match(_pattern(words("line-subject", name=_NAME)), alone[-1])
        subject = found[0] if found else subject


def _idle_passes(part: str, words: Words) -> list[str]:
    """Return the passes of all who are named in a line because they have nobody ready."""
    found = re.match(_pattern(words("line-pass-idle", names=_NAME, count=2)), part)
    if found is None:
        return [part]
    between = words("list-comma"), words.join_and(["\n", "\n"]).strip("\n")
    names = re.split("|".join(map(re.escape, between)), found[1])
    alone = [words("line-pass-idle", names=name, count=1) for name in names]
    return [*alone[:-1], alone[-1] + part[found.end() :]]


def _pattern(sentence: str) -> str:
    """Return a pattern for a sentence with any name in the place of the mark."""
    return re.escape(sentence).replace(re.escape(_NAME), "(.+?)")


def check_sent(stored: Stored, world: World, channel: Channel) -> None:
    """Nothing waits, nothing went out twice, and one message at most asks."""
    assert not stored.waiting, stored.waiting
    marked = [(mark, born) for born in world.born for mark in marks_of(born.components)]
    times = Counter(mark for mark, _ in marked)
    twice = [
        (mark, born.channel_id, born.message_id, list(texts({"components": born.components})))
        for mark, born in marked
        if times[mark] > 1
    ]
    assert not twice, twice
    asking = [message for message in channel.messages.values() if asks(message)]
    assert len(asking) == (stored.game.status == "running"), [list(texts(m)) for m in asking]


def marks_of(components: Sequence[dict[str, Any]]) -> Iterator[int]:
    """List the marks of a message: ids of components, or what the button of a push says.

    What tells how a message looks is no mark: two games may end in the same words.
    """
    for one in parts(components):
        if MARKERS <= one["id"] < DIGESTS:
            yield one["id"]
    for press in presses_among(components):
        if press.action == Press.EXPAND:
            yield mark_of(int(press.detail))


def _voice(stored: Stored) -> Narrator:
    game, past = stored.game, stored_past_events(stored.game, stored.rows)
    return narrator_of(game, words_in(game.language), load(OWN_BOOK).stories, past=past)


def _parted(lines: Iterable[str]) -> list[str]:
    return [part.strip() for line in lines for part in line.split("\n") if part.strip()]


def _shown(message: dict[str, Any]) -> list[str]:
    return [line.strip() for text in texts(message) for line in text.split("\n")]
