"""Let people add to the dice of a game before it begins.

The bot's seed is settled, and its hash is shown, before anyone adds a word: so those who run the
bot cannot choose a seed to go with the words. See docs/decisions/0036-shaken-dice.md.
"""

from bot.model.errors import Declined
from bot.model.interaction import User
from bot.model.shakes import LONGEST_WORD, add
from bot.service.lobby.lobbies import Lobbies
from bot.service.tables.games import Games
from bot.store import shakes


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
        added = add(row.shakes, user.id, user.name, word)
        await games.database.write(lambda db: shakes.put(db, game_id, added))
