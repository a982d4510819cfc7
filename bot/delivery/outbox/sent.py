"""Find a message that went out without being recorded, however much was said since."""

from datetime import datetime, timedelta

from discord.utils import time_snowflake

from bot.delivery.discord.discord_api import LOOK_BACK, DiscordApi
from bot.delivery.discord.payloads import is_marked
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.service.tables.games import Games
from bot.store.plies import last_interaction

_SKEW = timedelta(days=1)
"""How far this machine's clock may be ahead of Discord's."""


class SentMessages:
    """The messages in Discord's channels, searched by the markers that they carry."""

    def __init__(self, api: DiscordApi, games: Games) -> None:
        self._api = api
        self._games = games

    async def find(self, channel_id: int, row: OutboxRow) -> int | None:
        """Find the message that was posted for a row of the outbox, and return its id.

        The search goes back to what Discord had numbered before the row was stored. Raises
        discord.HTTPException, OSError.
        """
        oldest, before = await self._known_before(row), None
        while True:
            page = await self._api.history(channel_id, before)
            found = next((int(one["id"]) for one in page if is_marked(one, row.id)), None)
            if found is not None or len(page) < LOOK_BACK:
                return found
            before = min([int(one["id"]) for one in page])
            if before <= oldest:
                return None

    async def _known_before(self, row: OutboxRow) -> int:
        """Return an id that Discord had given out before the row was stored."""
        game = await self._games.get(row.game_id)
        pressed = await self._games.database.find(
            lambda db: last_interaction(db, row.game_id, row.ply)
        )
        panel = game.panel_id if row.kind == OutboxKind.PANEL else None
        # Ids that Discord gave, as this machine's clock may be
        # wrong; a lobby's first message alone goes by that.
        known = max(pressed or 0, panel or 0)
        return known or time_snowflake(datetime.fromisoformat(game.opened_at) - _SKEW)
