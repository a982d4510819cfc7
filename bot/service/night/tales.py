"""Find what the tale of a night tells now, and who reads it out: pure functions."""

from bot.model.games import GameRow
from bot.model.nights import TALE_END, Guest, Night, ReadBy
from bot.service.night.roles import leader
from rules.editions import VARIANTS
from rules.table import Table


def text_number(table: Table) -> int:
    """Return the number under which the text that is told now is read out."""
    return TALE_END if table.over else table.questions[0].number


def is_ending_unread(row: GameRow, table: Table) -> bool:
    """Return whether the ending of a tale is decided, and a guest has yet to read it out."""
    if row.night is None or table.tale is None or table.tale.result is None:
        return False
    return not row.night.is_tale_over and tale_reader(row, table) is not None


def tale_reader(row: GameRow, table: Table) -> Guest | None:
    """Return who reads what a tale tells now: the host, or who leads next; None if the bot does."""
    night = row.night
    assert night is not None
    match night.reader:
        case ReadBy.BOT:
            return None
        case ReadBy.HOST:
            return night.guest(row.host_id)
        case ReadBy.GUESTS:
            return leader(night, _begun(row, table) + 1 + table.over)


def sign_now(row: GameRow, table: Table) -> int | None:
    """Return the index of the sign that is told with this gathering; None if none is."""
    signs = table.tale.signs if table.tale else ()
    is_now = bool(signs) and signs[-1].after == _begun(row, table)
    return len(signs) - 1 if is_now else None


def with_tale_read(night: Night) -> Night:
    """Return a night on which the ending of its tale counts as read out by nobody."""
    return night.with_recital(TALE_END, None, is_end=True)


def _begun(row: GameRow, table: Table) -> int:
    assert table.night is not None
    return VARIANTS[row.variant].journeys - table.night.left
