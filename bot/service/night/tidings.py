"""Find which tidings of a night the bot reads aloud: weather, papers, last story, and fates.

No guest is asked to read them, but for the fates: these are theirs where guests read the night.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.loaded_game import LoadedGame
from bot.model.nights import ReadBy, Step
from bot.model.notices import Notice, decode, encode
from bot.service.night.steps import journey_of, step_of
from rules.early import was_played_out
from rules.editions import Reading
from rules.facts import Fact, GameEnded, RoundBegan, RoundEnded

_SPOKEN_TIDINGS = "tidings"
"""The key of the notice of a voice message that reads tidings."""


class TidingsPart(StrEnum):
    """What a night tells besides its stories and its tale."""

    WEATHER = "weather"
    PAPER = "paper"
    LAST_STORY = "last"
    FATES = "fates"


class SpokenTidings(NamedTuple):
    """A part of a night's tidings; `ended` is the round after which a paper came out."""

    part: TidingsPart
    ended: int = 0


_WEATHER = SpokenTidings(TidingsPart.WEATHER)


def paper_after(facts: Sequence[Fact]) -> int | None:
    """Return the round after which facts tell a paper; None if they tell none."""
    begun = [one.round - 1 for one in facts if isinstance(one, RoundBegan)]
    ended = [one.round for one in facts if isinstance(one, RoundEnded)]
    is_over = any(isinstance(one, GameEnded) for one in facts)
    papers = begun or (ended if is_over else [])
    return papers[-1] if papers else None


def first_tidings(row: GameRow) -> list[SpokenTidings]:
    """Return the tidings with which a night begins."""
    return [_WEATHER] if _reads_tidings(row) else []


def new_tidings(
    before: LoadedGame, after: LoadedGame
) -> tuple[list[SpokenTidings], list[SpokenTidings]]:
    """Return the tidings that the bot reads after a change, not before, in the stage's order.

    Those of the second list are told at the end of all, after the ending of a tale.
    """
    goes_on = after.row.is_night or after.row.lift is not None
    if not (_reads_tidings(before.row) and goes_on) or after.row.reading == Reading.BOOK:
        return [], []
    is_over = after.row.status.is_over and not before.row.status.is_over
    if is_over and not was_played_out(after.game, after.state.table):
        return [], []
    known = _papers(before)
    return [one for one in _papers(after) if one not in known], _last(after) if is_over else []


def tidings_row(row: GameRow, ply: int, told: SpokenTidings) -> OutboxRow:
    """Return the voice message of a part of the tidings."""
    body = encode(Notice(_SPOKEN_TIDINGS, told._asdict()))
    return OutboxRow(0, row.id, OutboxKind.VOICE, ply, body=body)


def spoken_tidings_of(loaded: LoadedGame, row: OutboxRow) -> SpokenTidings | None:
    """Return the tidings that a voice message reads; None if it reads another text.

    None also where the stage has gone on.
    """
    assert row.body is not None
    notice = decode(row.body)
    if notice.key != _SPOKEN_TIDINGS:
        return None
    ended = int(str(notice.figures["ended"]))
    told = SpokenTidings(TidingsPart(str(notice.figures["part"])), ended)
    return told if _is_told(loaded, told) else None


def reads_fates(row: GameRow) -> bool:
    """Return whether the bot, and no guest, reads what became of those whom they met."""
    return row.night is not None and row.night.reader == ReadBy.BOT


def _is_told(loaded: LoadedGame, told: SpokenTidings) -> bool:
    """Return whether tidings are still news, and no guest reads anything meanwhile."""
    match told.part:
        case TidingsPart.LAST_STORY | TidingsPart.FATES:
            return loaded.row.status == GameStatus.FINISHED
        case TidingsPart.WEATHER:
            is_first = loaded.row.is_night and journey_of(loaded) == 1
            return is_first and not _is_others_turn(loaded)
        case TidingsPart.PAPER:
            return _is_newest(loaded, told) and not _is_others_turn(loaded)


def _is_newest(loaded: LoadedGame, told: SpokenTidings) -> bool:
    """Return whether a paper is the last that came out: it may stand in the entry above."""
    table = loaded.state.table
    return told.ended == (table.round if table.over else table.round - 1)


def _is_others_turn(loaded: LoadedGame) -> bool:
    """Return whether people read below, at a night that the bot does not read."""
    is_below = loaded.state.table.expedition is not None
    return is_below and loaded.row.night is not None and loaded.row.night.reader != ReadBy.BOT


def _papers(loaded: LoadedGame) -> list[SpokenTidings]:
    """List the papers on the stage; none beside an end that only its reader knows yet."""
    if not loaded.row.status.is_over and step_of(loaded) in (Step.END, Step.TALE):
        return []
    rounds = [paper_after(ply.facts) for ply in loaded.panel_plies if ply.ply]
    return [SpokenTidings(TidingsPart.PAPER, ended) for ended in rounds if ended]


def _last(loaded: LoadedGame) -> list[SpokenTidings]:
    """List what is told at the end of a night that was played to its end."""
    fates = [SpokenTidings(TidingsPart.FATES)] if reads_fates(loaded.row) else []
    return [SpokenTidings(TidingsPart.LAST_STORY), *fates]


def _reads_tidings(row: GameRow) -> bool:
    """Return whether the bot reads them: where it reads the night, or has a voice channel."""
    night = row.night
    if night is None or not (row.is_night or row.lift):
        return False
    return night.reader == ReadBy.BOT or night.voice is not None
