"""Seat companions in lobbies, and send them home."""

from collections.abc import Callable

from bot.companions.people import Person, Strength
from bot.model.errors import Declined
from bot.model.games import GameRow, SeatRow
from bot.model.names import person_name, told_apart
from bot.service.lobby.lobbies import Lobbies
from bot.service.plies.permissions import require_seat
from bot.service.seats.companions import absent_person, check_companions, companion_at
from bot.service.tables.games import Games
from bot.store import companions
from rules import IllegalAction, check_seats
from rules.editions import VARIANTS
from rules.words import Seat

Names = Callable[[Person, str], str]
"""Returns a companion's name in a language."""

MayDecide = Callable[[GameRow], bool]
"""Returns whether the person asking is in charge of a lobby."""


class LobbyCompanions:
    """The companions of games before they start."""

    def __init__(self, games: Games, lobbies: Lobbies) -> None:
        self._games = games
        self._lobbies = lobbies

    async def require_room(self, game_id: int, user_id: int) -> GameRow:
        """Return a lobby where a person may seat a companion now.

        Raises Declined, rules.IllegalAction.
        """
        row = await self._lobbies.lobby(game_id)
        _check_room(row, user_id)
        return row

    async def add(
        self, game_id: int, user_id: int, strength: Strength, person: Person | None, names: Names
    ) -> GameRow:
        """Seat a companion for a user who sits there; without a `person` it is drawn.

        Raises Declined, rules.IllegalAction.
        """

        def seat(row: GameRow) -> tuple[SeatRow, ...]:
            _check_room(row, user_id)
            if person in [one.person for one in row.companions]:
                raise Declined("companion-here")
            # Drawn under the lock: two presses seat two people.
            who, number = person or absent_person(row), Seat(len(row.seats))
            own, others = person_name(names(who, row.language)), [one.name for one in row.seats]
            name = told_apart(own, others)
            return (*row.seats, companion_at(number, strength, who, name))

        return await self._lobbies.rearrange(game_id, seat)

    async def remove(self, game_id: int, person: Person | None, may_decide: MayDecide) -> GameRow:
        """Unseat a companion, the last one where none is named, where `may_decide` allows it.

        Raises Declined.
        """

        def unseat(row: GameRow) -> tuple[SeatRow, ...]:
            if not may_decide(row):
                raise Declined("not-the-host")
            found = [one for one in row.companions if person in (None, one.person)]
            if not found:
                raise Declined("companion-not-here")
            return tuple([one for one in row.seats if one != found[-1]])

        return await self._lobbies.rearrange(game_id, unseat)

    async def set_aloud(self, game_id: int, may_decide: MayDecide, *, aloud: bool) -> GameRow:
        """Let companions say what they mean to do next, or not, where `may_decide` allows it.

        Raises Declined.
        """
        async with self._lobbies.lock(game_id):
            row = await self._lobbies.lobby(game_id)
            if not may_decide(row):
                raise Declined("not-the-host")
            await self._games.database.write(
                lambda db: companions.set_thinking(db, game_id, aloud=aloud)
            )
        return await self._games.get(game_id)


def _check_room(row: GameRow, user_id: int) -> None:
    """Check that a person may seat one more companion.

    Raises Declined, rules.IllegalAction.
    """
    require_seat(row, user_id)
    check_companions(row)
    refusal = check_seats(VARIANTS[row.variant], len(row.seats) + 1)
    if refusal:
        raise IllegalAction(refusal)
