"""Find what the bot reads aloud on a night, and queue its voice messages for the channel.

What it reads follows from the stage: the open paragraph and the ends that nobody among the guests
reads. A voice message is queued in the transaction that shows the words, so it says nothing before.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

import orjson

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import OutboxKind
from bot.model.nights import Night
from bot.model.open_game import OpenGame
from bot.model.stories import Chapter
from bot.service.night_steps import journey_of, last_story, next_reader, question_of


class Passage(NamedTuple):
    """A paragraph by the question that it asks, or how it ended."""

    question: int
    is_end: bool


def read_by_bot(opened: OpenGame) -> Mapping[Passage, Chapter]:
    """Return the passages of the stage that the bot reads, and that all may hear."""
    night, row = opened.row.night, opened.row
    story = last_story(opened) if row.is_night or row.lift else None
    if night is None or story is None:
        return MappingProxyType({})
    found: dict[Passage, Chapter] = {}
    asked = 0
    for chapter in story.chapters:
        question = question_of(chapter)
        asked = question or asked  # whoever reads an end reads what follows it without a choice
        if chapter.chosen is None and _reads_words(opened, night, question):
            found[Passage(question, is_end=False)] = chapter
        if chapter.settled and _reads_end(night, asked):
            found[Passage(question, is_end=True)] = chapter
    return MappingProxyType(found)


def stage_voices(
    before: OpenGame, row: GameRow, advanced: Callable[[OpenGame], OpenGame]
) -> list[OutboxRow]:
    """Return the voice messages of what the bot reads now and did not read before.

    `row` is the game's after a transaction, `advanced` returns a game after its plies.
    """
    if row.night is None:  # most games: their plies are not gone through
        return []
    after, old = advanced(before.with_row(row)), read_by_bot(before)
    new = [one for one in read_by_bot(after) if one not in old]
    return [OutboxRow(0, row.id, OutboxKind.VOICE, after.ply, body=_encode(one)) for one in new]


def passage_of(opened: OpenGame, row: OutboxRow) -> tuple[Passage, Chapter] | None:
    """Return what a voice message reads; None where the stage has gone on since."""
    passage = Passage(**orjson.loads(row.body or "{}"))
    chapter = read_by_bot(opened).get(passage)
    return (passage, chapter) if chapter else None


def _encode(passage: Passage) -> str:
    return orjson.dumps(passage._asdict()).decode()


def _reads_words(opened: OpenGame, night: Night, question: int) -> bool:
    told = [one.place for one in night.recitals if one.question == question and not one.is_end]
    if told:
        return told[0] is None
    return next_reader(opened.row, opened.state.table, journey_of(opened)) is None


def _reads_end(night: Night, question: int) -> bool:
    """Tell whether the bot reads an end: where it was asked to, or has read the words."""
    told = [one for one in night.recitals if one.question == question]
    ends = [one.place for one in told if one.is_end]
    if ends:
        return ends[0] is None
    return night.reads_end(question) is None
