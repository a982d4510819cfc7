"""Let people choose how a game is played before it begins.

That is who reads, house rules, what happens to somebody who vanishes, and the dice.
"""

from collections.abc import Callable

from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import User
from bot.model.kinds import Absence
from bot.model.shakes import LONGEST_WORD, add
from bot.service.lobby.lobbies import Lobbies, readings_of
from bot.service.plies.permissions import require_seat
from bot.service.seats.absences import check_absence
from bot.service.seats.companions import check_companions
from bot.service.tables.games import Games
from bot.store import game_rows, shakes
from rules.editions import EDITIONS, Reading
from rules.house_rules import choices
from rules.record import alter


async def choose_reading(
    games: Games,
    lobbies: Lobbies,
    game_id: int,
    reading: Reading,
    may_choose: Callable[[GameRow], bool],
) -> None:
    """Change who reads the encounters, where `may_choose` allows it.

    Raises Declined.
    """
    async with lobbies.lock(game_id):
        row = await lobbies.lobby(game_id)
        if not may_choose(row):
            raise Declined("not-the-host")
        if reading not in readings_of(row.variant):
            raise Declined("unknown-press")
        if row.companions:
            check_companions(alter(row, reading=reading))
        await games.database.write(lambda db: game_rows.set_reading(db, game_id, reading))


async def choose_house_rule(
    games: Games, lobbies: Lobbies, game_id: int, user_id: int, name: str, figure: int | None
) -> None:
    """Set a house rule to a figure, or back to what is printed.

    Raises Declined.
    """
    async with lobbies.lock(game_id):
        row = await lobbies.lobby(game_id)
        require_seat(row, user_id)
        if figure is not None and (name, figure) not in choices(EDITIONS[row.edition]):
            raise Declined("unknown-press")
        chosen = row.house_rules.changed(name, figure)
        await games.database.write(lambda db: game_rows.set_house_rules(db, game_id, chosen))


async def choose_absence(
    games: Games, lobbies: Lobbies, game_id: int, user_id: int, absence: Absence
) -> None:
    """Agree on what happens to somebody whose time runs out.

    Raises Declined.
    """
    async with lobbies.lock(game_id):
        row = await lobbies.lobby(game_id)
        require_seat(row, user_id)
        check_absence(row)
        await games.database.write(lambda db: game_rows.set_absence(db, game_id, absence))


async def shake(games: Games, lobbies: Lobbies, game_id: int, user: User, word: str) -> None:
    """Add the word of a person in a lobby to its dice.

    Raises Declined, StoreBusy.
    """
    word = word.strip()[:LONGEST_WORD]
    async with lobbies.lock(game_id):
        row = await lobbies.lobby(game_id)
        if not row.takes_part(user.id):
            raise Declined("not-seated")
        if not word:
            raise Declined("shake-empty")
        # The bot's seed is settled and its hash shown before: no operator can choose one to go with
        # the words (docs/decisions/0036-shaken-dice.md).
        added = add(row.shakes, user.id, row.name_for(user), word)
        await games.database.write(lambda db: shakes.put(db, game_id, added))
