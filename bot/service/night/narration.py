"""Find what the bot reads aloud on a night, and queue the voice messages for the channel.

The bot reads the open paragraph and the ends that no guest reads. A voice message is queued in the
transaction that shows its text, so it is never ahead of the stage.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import OutboxKind
from bot.model.loaded_game import LoadedGame
from bot.model.nights import TALE_END, Night, Step
from bot.model.notices import Notice, decode, encode
from bot.model.stories import Chapter
from bot.service.night import tales
from bot.service.night.steps import (
    current_story,
    journey_of,
    next_readers,
    night_of,
    question_of,
    step_of,
)
from bot.service.night.tidings import new_tidings, tidings_row
from rules.record import alter
from rules.table import Table

_SPOKEN_PART = "passage"
"""The key of the notice by which a voice message is stored; its figures say which part it reads."""


_SPOKEN_TALE = "tale"
"""The key of the notice of one that reads a part of the night's tale."""


class TalePart(StrEnum):
    """A part of a tale."""

    OPENING = "opening"
    SIGN = "sign"
    FINALE = "finale"
    ENDING = "ending"


class SpokenTale(NamedTuple):
    """A part of a tale; `sign` is the index of a sign."""

    part: TalePart
    sign: int = 0


class SpokenPart(NamedTuple):
    """A paragraph, or how it ended.

    `question` is the last one asked up to there, 0 for none; `after` counts the paragraphs since
    then, as one that leaves no choice asks none.
    """

    question: int
    is_end: bool
    after: int = 0


def read_by_bot(loaded: LoadedGame) -> Mapping[SpokenPart, Chapter]:
    """Return the spoken parts on the stage that the bot reads aloud to everyone."""
    if not (loaded.row.is_night or loaded.row.lift):
        return MappingProxyType({})
    return _spoken_parts(loaded)


def spoken_part_rows(before: LoadedGame, after: LoadedGame) -> list[OutboxRow]:
    """Return a voice message for each spoken part that the bot reads after a change, not before."""
    row = after.row
    if before.row.lift and row.status.is_over:  # everyone has got up, but still listens
        there = alter(night_of(before.row), recitals=night_of(row).recitals)
        after = after.with_row(alter(row, status=before.row.status, night=there))
    # Only what is new since the transaction began: nothing
    # is queued twice, whatever is read meanwhile.
    old = read_by_bot(before)
    new = [one for one in read_by_bot(after) if one not in old]
    rows = [OutboxRow(0, row.id, OutboxKind.VOICE, after.ply, body=_encode(one)) for one in new]
    papers, last = new_tidings(before, after)
    rows += [tidings_row(row, after.ply, one) for one in papers]
    told = tale_by_bot(after)
    if told is not None and told != tale_by_bot(before):
        rows.append(tale_row(row, after.ply, told))
    return [*rows, *[tidings_row(row, after.ply, one) for one in last]]


def tale_by_bot(loaded: LoadedGame) -> SpokenTale | None:
    """Return the part of the tale on the stage that the bot reads aloud, if there is one."""
    row, table = loaded.row, loaded.state.table
    if not row.is_night or row.night is None or table.tale is None:
        return None
    if table.over:
        is_read = row.night.is_tale_over or tales.tale_reader(row, table) is None
        is_own = bool(table.tale.result) and is_read and row.night.reads_by_bot(TALE_END)
        return SpokenTale(TalePart.ENDING) if is_own else None
    return told_next(row, table, step_of(loaded))


def told_next(row: GameRow, table: Table, step: Step) -> SpokenTale | None:
    """Return the part of the tale that the bot reads aloud at a step, if there is one."""
    night = night_of(row) if row.is_night and table.tale else None
    if night is None:
        return None
    if step in (Step.OPENING, Step.FINALE) and night.reads_by_bot(table.questions[0].number):
        return SpokenTale(TalePart(step))
    return _sign_by_bot(row, table) if step == Step.GATHER else None


def _sign_by_bot(row: GameRow, table: Table) -> SpokenTale | None:
    """Return the sign of this gathering if the bot reads it aloud."""
    index = tales.sign_now(row, table)
    if index is None or tales.tale_reader(row, table):
        return None
    return SpokenTale(TalePart.SIGN, index)


def tale_row(row: GameRow, ply: int, told: SpokenTale) -> OutboxRow:
    """Return the voice message of a part of a tale."""
    body = encode(Notice(_SPOKEN_TALE, told._asdict()))
    return OutboxRow(0, row.id, OutboxKind.VOICE, ply, body=body)


def spoken_tale_of(loaded: LoadedGame, row: OutboxRow) -> SpokenTale | None:
    """Return the part of a tale that a voice message reads; None if it reads another text.

    None also where the stage no longer shows it.
    """
    assert row.body is not None
    notice = decode(row.body)
    if notice.key != _SPOKEN_TALE:
        return None
    figures, table = notice.figures, loaded.state.table
    told = SpokenTale(TalePart(str(figures["part"])), int(str(figures["sign"])))
    if told.part is TalePart.SIGN:
        return (
            told if table.expedition is None and _sign_by_bot(loaded.row, table) == told else None
        )
    return told if tale_by_bot(loaded) == told else None


def spoken_part_of(loaded: LoadedGame, row: OutboxRow) -> tuple[SpokenPart, Chapter] | None:
    """Return the spoken part that a voice message reads; None if the stage no longer shows it.

    Of a game that is over, `loaded` has all plies, as the end of its last story is still read.
    """
    assert row.body is not None
    notice = decode(row.body)
    if notice.key != _SPOKEN_PART:
        return None
    figures: dict[str, Any] = {**notice.figures}
    part = SpokenPart(**figures)
    if not loaded.row.status.is_over:
        chapter = read_by_bot(loaded).get(part)
    else:
        chapter = _spoken_parts(loaded).get(part)
        chapter = chapter if chapter and chapter.settled else None
    return (part, chapter) if chapter else None


def _encode(part: SpokenPart) -> str:
    return encode(Notice(_SPOKEN_PART, part._asdict()))


def _spoken_parts(loaded: LoadedGame) -> Mapping[SpokenPart, Chapter]:
    """Return the spoken parts of the last story that the bot reads, in their order.

    Of a lifted game that is over, also those that a guest has read, as its readers have got up.
    No voice message was queued for these, so that none asks for them.
    """
    night, story = loaded.row.night, current_story(loaded)
    found: dict[SpokenPart, Chapter] = {}
    asked = after = 0
    for chapter in story.chapters if night and story else ():
        assert night is not None
        question = question_of(chapter)
        asked, after = (question, 0) if question else (asked, after + 1)
        reads_end = _reads_end(night, asked) if asked else _reads_words(loaded, night, asked)
        # The reader of an end also reads what follows it without a choice.
        reads_words = _reads_words(loaded, night, question) if question else reads_end
        if chapter.chosen is None and reads_words:
            found[SpokenPart(asked, is_end=False, after=after)] = chapter
        if chapter.settled and reads_end:
            found[SpokenPart(asked, is_end=True, after=after)] = chapter
    return MappingProxyType(found)


def _reads_words(loaded: LoadedGame, night: Night, question: int) -> bool:
    readers = [one.place for one in night.recitals if one.question == question and not one.is_end]
    if readers:
        return readers[0] is None
    if not (loaded.row.is_night or loaded.row.lift):  # over: its readers have got up
        return True
    return not next_readers(loaded.row, loaded.state.table, journey_of(loaded))


def _reads_end(night: Night, question: int) -> bool:
    """Return whether the bot reads an end: where it was asked to, or has read the words."""
    recitals = [one for one in night.recitals if one.question == question]
    ends = [one.place for one in recitals if one.is_end]
    if ends:
        return ends[0] is None
    return night.reads_end(question) is None
