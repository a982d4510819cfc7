"""Join what neighbouring plies repeat: who acts again, and who else has nobody ready."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from bot.model.plies import Ply
from bot.service.plies.idle import is_idle_pass
from bot.service.plies.stories import is_below
from bot.text.condense import in_few_lines
from bot.text.narrator import Narrator
from rules.record import record
from rules.words import Seat

_LONGEST = 240
"""Characters of a line with what one player did, so that it stays readable."""


@record
class PlyText:
    """The lines of one ply, and whether it is minor."""

    ply: Ply
    is_minor: bool
    lines: list[str]


@record
class _Told:
    """Lines, whose deeds the first of them tells, and whether these are passes of the idle."""

    seats: tuple[Seat, ...]
    is_idle: bool
    is_minor: bool
    lines: list[str]


_Join = Callable[[_Told, _Told], _Told | None]
"""Return two of them as one, None if they have nothing in common."""


def joined_lines(narrator: Narrator, texts: Iterable[PlyText]) -> list[str]:
    """Return the lines of plies, none of which names a player whom the one before named."""
    told = [_told(one) for one in texts if one.lines]
    told = _folded(told, partial(_idle_together, narrator))
    told = _folded(told, partial(_of_one_player, narrator))
    return in_few_lines(narrator.words, [(one.is_minor, one.lines) for one in told])


def idle_line(narrator: Narrator, seats: tuple[Seat, ...]) -> str:
    """Return the line of players who pass because none of their villagers is ready."""
    return narrator.words("line-pass-idle", names=narrator.names_of(seats), count=len(seats))


def _told(one: PlyText) -> _Told:
    action = one.ply.action
    has_player = action is not None and one.ply.undoes is None and not is_below(action)
    seats = (one.ply.seat,) if has_player else ()
    return _Told(seats, is_idle_pass(action), one.is_minor, one.lines)


def _folded(told: Sequence[_Told], join: _Join) -> list[_Told]:
    done: list[_Told] = []
    for one in told:
        both = join(done[-1], one) if done else None
        done[-1:] = [both] if both else [*done[-1:], one]
    return done


def _idle_together(narrator: Narrator, first: _Told, second: _Told) -> _Told | None:
    """Name all who pass in one line, if nothing else was told of those before the last."""
    if not (first.is_idle and second.is_idle) or first.lines != [idle_line(narrator, first.seats)]:
        return None
    seats = (*first.seats, *second.seats)
    more = second.lines[0].removeprefix(idle_line(narrator, second.seats))
    lines = [idle_line(narrator, seats) + more, *second.lines[1:]]
    return _Told(seats, is_idle=True, is_minor=True, lines=lines)


def _of_one_player(narrator: Narrator, first: _Told, second: _Told) -> _Told | None:
    """Name a player once for two deeds, if nothing else was told of the first."""
    if len(first.lines) > 1 or len(second.seats) != 1 or first.seats != second.seats:
        return None
    subject = narrator.words("line-subject", name=narrator.name(second.seats[0]))
    deed = second.lines[0].removeprefix(subject)
    line = narrator.words("list-plies").join([first.lines[0], deed])
    if deed == second.lines[0] or len(line) > _LONGEST:
        return None
    is_minor = first.is_minor and second.is_minor
    return _Told(first.seats, is_idle=False, is_minor=is_minor, lines=[line, *second.lines[1:]])
