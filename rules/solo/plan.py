"""Find what an opponent may still do this round. Source: solo rules, "A&B Bot actions"."""

from rules.editions import Game
from rules.solo import hiring_wish
from rules.solo.building_wish import can_build
from rules.table import Table
from rules.words import Deed, Seat

_TAKES = {deed: 2 if deed is Deed.EXPLORE else 1 for deed in Deed}
"""How many of its actions a deed takes: two villagers go below."""

_FIRST = (Deed.BUILD,) * 3 + (Deed.HIRE,) * 3 + (Deed.LABOR,) * 2
_MIDDLE = (
    *(Deed.EXPLORE, Deed.EXPLORE, Deed.HARVEST, Deed.BUILD, Deed.BUILD),
    *(Deed.HIRE, Deed.HIRE, Deed.LABOR),
)
_LAST = (
    *(Deed.EXPLORE, Deed.EXPLORE, Deed.HARVEST, Deed.HARVEST, Deed.BUILD, Deed.BUILD),
    *(Deed.HIRE, Deed.LABOR),
)

# Indexed by round less one; the table then by face of the eight-sided die less one
ACTIONS_TABLE = (_FIRST, _MIDDLE, _MIDDLE, _MIDDLE, _MIDDLE, _LAST, _LAST)
NUMBER_OF_ACTIONS = (3, 4, 4, 5, 5, 6, 6)
MOST_BUILT = (1, 1, 1, 2, 2, 2, 1)
MOST_HARVESTED = (0, 1, 1, 1, 1, 6, 6)


def printed_round(game: Game, table: Table) -> int:
    """Return by which of the seven printed rounds the opponents play.

    The last round is played as the seventh, and the others after the sixth as the sixth.
    """
    last = len(ACTIONS_TABLE)
    return last if table.round == game.edition.rounds else min(table.round, last - 1)


def deed_on(game: Game, table: Table, face: int) -> Deed:
    """Look up a face in the actions table."""
    return ACTIONS_TABLE[printed_round(game, table) - 1][face - 1]


def open_faces(game: Game, table: Table, seat: Seat) -> tuple[int, ...]:
    """List the faces of the die that an opponent need not roll again; none if it is done."""
    assert table.solo is not None
    done = table.solo.done[seat - len(table.players)]
    deeds = {deed for deed in Deed if _can(game, table, done, deed)}
    faces = enumerate(ACTIONS_TABLE[printed_round(game, table) - 1], start=1)
    return tuple([face for face, deed in faces if deed in deeds])


def _can(game: Game, table: Table, done: tuple[Deed, ...], deed: Deed) -> bool:
    at = printed_round(game, table) - 1
    left = NUMBER_OF_ACTIONS[at] - sum([_TAKES[did] for did in done])
    if left < _TAKES[deed]:
        return False
    match deed:
        case Deed.EXPLORE:
            return deed not in done
        case Deed.HARVEST:
            return done.count(deed) < MOST_HARVESTED[at]
        case Deed.BUILD:
            return done.count(deed) < MOST_BUILT[at] and can_build(table, at + 1)
        case Deed.HIRE:
            return deed not in done and bool(hiring_wish.best(game, table.board))
        case Deed.LABOR:
            again = at > 0 and Deed.BUILD in done and Deed.HIRE in done
            return deed not in done or again
