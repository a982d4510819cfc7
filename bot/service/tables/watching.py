"""Store who watches a game, and how often they are sent updates."""

from bot.model.kinds import Updates
from bot.service.tables.games import Games
from bot.store import watchers


async def watch(games: Games, game_id: int, user_id: int, often: Updates) -> None:
    """Send a person updates of a game so often from now on, or none any more."""
    if often == Updates.NEVER:
        await games.database.write(lambda db: watchers.delete(db, game_id, user_id))
    else:
        await games.database.write(lambda db: watchers.put(db, game_id, user_id, often))


async def updates_for(games: Games, game_id: int, user_id: int) -> Updates:
    """Return how often a person is sent updates of a game."""
    found = await games.database.read(lambda db: watchers.find(db, game_id, user_id))
    return found or Updates.NEVER
