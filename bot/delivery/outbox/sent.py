"""Post messages once: one that went out without being recorded is found, however old it is."""

from datetime import datetime, timedelta

from discord.utils import time_snowflake

from bot.delivery.discord.discord_api import LOOK_BACK, DiscordApi
from bot.delivery.discord.network import FAILED, Failure, failure_of
from bot.delivery.discord.payloads import Json, is_as_posted, is_marked
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.service.tables.games import Games
from bot.store.plies import last_interaction
from bot.ui.message import Message

_SKEW = timedelta(days=1)
"""How far this machine's clock may be ahead of Discord's."""


class SentMessages:
    """The messages in Discord's channels, searched by the markers that they carry."""

    def __init__(self, api: DiscordApi, games: Games) -> None:
        self._api = api
        self._games = games

    async def post(
        self, channel_id: int, row: OutboxRow, message: Message, *, search_first: bool
    ) -> int:
        """Post a message under its row's id, unless it is there already; return its id.

        Raises what `network.FAILED` lists.
        """
        found = await self.find(channel_id, row) if search_first else None
        if found is None:
            return await self._api.post(
                channel_id, message, marker=row.id, nonce=nonce_of(self._games, row)
            )
        return await self.complete(channel_id, row, found, message)

    async def complete(self, channel_id: int, row: OutboxRow, found: Json, message: Message) -> int:
        """Make a message that was found whole, if it is still as it was first posted.

        An edit pings nobody. In a thread that is archived by now, the message stays as it is; a
        panel is posted again there. Returns its id. Raises what `network.FAILED` lists.
        """
        try:
            if is_as_posted(found):
                await self._api.edit(channel_id, int(found["id"]), message, marker=row.id)
        except FAILED as error:
            if failure_of(error) != Failure.ARCHIVED:
                raise
        return int(found["id"])

    async def find(self, channel_id: int, row: OutboxRow) -> Json | None:
        """Find the message that was posted for a row of the outbox.

        The search goes back to what Discord had numbered before the row was stored. Raises what
        `network.FAILED` lists.
        """
        oldest, before = await self._known_before(row), None
        while True:
            page = await self._api.history(channel_id, before)
            found = next((one for one in page if is_marked(one, row.id)), None)
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


def nonce_of(games: Games, row: OutboxRow) -> str:
    """Return the nonce by which Discord drops a second sending of a row, for some minutes.

    It has 25 characters at most. The word is that of the database, as Discord asks for no channel:
    a row of another file may have the same id. A copy that is restored keeps its word: its new rows
    have ids that none had before (`outbox_rows.number`), and the old ones are the same messages.
    """
    return f"{games.database.word}-{row.id}"
