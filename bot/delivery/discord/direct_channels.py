"""Open the channels of people's direct messages, up to a limit of new ones in an hour.

Discord counts whom a bot writes to for the first time; a message in a channel that was opened
before is free. How many are too many it does not say: bots were flagged as spam after some dozens
at once. A flagged bot may write to nobody new, so the bot stops by itself as soon as Discord
refuses one, and tries again ever later.
"""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta

from bot.delivery.discord.discord_api import DirectChannel
from bot.delivery.discord.network import STOPPED, Failure, RequestFailed, RequestTarget
from bot.delivery.discord.server_api import ServerApi
from bot.model.clock import timestamp
from bot.model.errors import StoreBusy
from bot.service.tables.games import Games
from bot.store import direct_channels as store
from bot.store import people

log = logging.getLogger(__name__)

_WINDOW = timedelta(hours=1)

_FOR_READINGS, _FOR_OTHERS = 3, 1
"""How many new channels a server may have opened in an hour, for each that is left to all."""


class DirectChannels:
    """The channels of direct messages; `most` new ones are opened in an hour, for all servers.

    A server may open more while it has fewer than three times what is left: alone it has three
    quarters of them, two busy ones have three sevenths each, and some are left for the next one.
    For messages other than readings it is as much as is left.
    """

    def __init__(self, api: ServerApi, games: Games, most: int) -> None:
        self._api = api
        self._games = games
        self._most = most

    @asynccontextmanager
    async def to(
        self, user_id: int, guild_id: int, *, reading: bool = False, is_player: bool = True
    ) -> AsyncGenerator[DirectChannel]:
        """Open a person's direct messages for what is sent there, for a game of a server.

        A player of whom nothing is stored has been forgotten meanwhile; the owner need not play.
        Raises RequestFailed of NO_NEW_DMS where nobody new may be written to now.
        """
        database = self._games.database
        known = await database.find(lambda db: store.find(db, user_id))
        channel_id = known or await self._open(
            user_id, guild_id, reading=reading, is_player=is_player
        )
        try:
            yield DirectChannel(channel_id)
        except RequestFailed as error:
            await self._note(user_id, error)
            raise
        if known is None:
            with suppress(StoreBusy):  # the message has arrived
                if await database.find(store.has_stopped):
                    await database.write(store.end_stops)

    async def _open(self, user_id: int, guild_id: int, *, reading: bool, is_player: bool) -> int:
        now, database = self._games.now(), self._games.database
        span = (timestamp(now - _WINDOW), timestamp(now))
        share = _FOR_READINGS if reading else _FOR_OTHERS
        # Before it is opened: of two at once, both must not take the last one.
        if not await database.write(
            lambda db: (
                not store.is_stopped(db, now)
                and (not is_player or people.is_known(db, user_id))
                and store.begin(db, user_id, guild_id, span, self._most, share)
            )
        ):
            raise RequestFailed(RequestTarget.DM, Failure.NO_NEW_DMS, "so many were opened lately")
        channel_id = await self._ask_for(user_id)
        await database.write(lambda db: store.put(db, user_id, channel_id))
        return channel_id

    async def _ask_for(self, user_id: int) -> int:
        try:
            return await self._api.open_direct_channel(user_id)
        except RequestFailed as error:
            await self._note(user_id, error)
            raise

    async def _note(self, user_id: int, error: RequestFailed) -> None:
        """Note that a person cannot be written to as one who is known, or nobody new can."""
        if error.failure not in (Failure.DM_GONE, Failure.NO_NEW_DMS):
            return
        database, now = self._games.database, self._games.now()
        # The next message opens it again, and that is counted too.
        await database.write(lambda db: store.put(db, user_id, None))
        if error.failure == Failure.NO_NEW_DMS and (
            span := await database.write(lambda db: store.stop(db, now, STOPPED.wait_after))
        ):
            log.warning(
                "Discord lets the bot write to nobody new: %s. No direct messages are opened for "
                "%d minutes; everything can be read in the channels.",
                *(error, span / timedelta(minutes=1)),
            )
