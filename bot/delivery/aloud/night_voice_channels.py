"""Read a night aloud in its voice channel: only what its stage shows.

If that fails, its host is notified once, and voice messages take over: for a while where the
connection was lost, until the night pauses where the next try would end as this one did.
"""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic

from bot.delivery.aloud.voice_channels import CannotSpeak, VoiceChannels
from bot.model.games import GameRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.notices import Channel, Notice
from bot.narration.audio import NarrationAudio
from bot.service.history.locks import Locks
from bot.service.night.steps import host_of
from bot.service.plies.notices import queue_dm
from bot.service.tables.games import Games
from bot.store import outbox

RETRY_SECONDS = 60.0
"""How long a channel is left alone after a lost connection: a try may take ten seconds."""

_LOST = "lost"


class NightVoiceChannels:
    """The voice channels of nights.

    The bot joins when there is something to read and somebody listens; `tick` makes it leave.
    """

    def __init__(self, games: Games, channels: VoiceChannels) -> None:
        self._games = games
        self._channels = channels
        self._joined: dict[int, int] = {}
        self._silent: dict[int, tuple[float, str]] = {}
        self._turns = Locks()

    async def read_out(
        self, game_id: int, audio: NarrationAudio, is_wanted: Callable[[], Awaitable[bool]]
    ) -> bool:
        """Read in a night's voice channel; return whether no voice message is needed any more.

        Readings of a night take turns. `is_wanted` tells whether the stage still shows the text.
        """
        row = await self._games.get(game_id)
        channel_id = row.night.voice if row.night else None
        if channel_id is None or monotonic() < self._silence(game_id)[0]:
            return False
        async with self._turns.of(game_id):
            try:
                if not self._channels.has_listeners(channel_id):
                    return False
                if await is_wanted():
                    self._joined[game_id] = channel_id
                    is_still_wanted = self._check_for(game_id, channel_id, is_wanted)
                    await self._channels.play(channel_id, audio, is_still_wanted)
            except CannotSpeak as error:
                await self._fall_silent(row, channel_id, error.why)
                return False
        return True

    async def tick(self) -> bool:
        """Leave the channels of nights that are paused or over, or without listeners."""
        for game_id in tuple(self._silent):
            if not await self._goes_on(game_id):
                del self._silent[game_id]
        for game_id, channel_id in tuple(self._joined.items()):
            if await self._is_to_speak(game_id):
                continue  # the last end of a night is heard after the night is over
            if not (await self._goes_on(game_id) and self._has_listeners(channel_id)):
                del self._joined[game_id]
                await self._channels.leave(channel_id)
        return False

    def _check_for(
        self, game_id: int, channel_id: int, is_wanted: Callable[[], Awaitable[bool]]
    ) -> Callable[[], Awaitable[bool]]:
        async def is_still_wanted() -> bool:
            is_paused = (await self._games.get(game_id)).status == GameStatus.PAUSED
            return not is_paused and self._has_listeners(channel_id) and await is_wanted()

        return is_still_wanted

    async def _is_to_speak(self, game_id: int) -> bool:
        """Return whether audio for a night is still queued."""
        now, database = self._games.timestamp(), self._games.database
        rows = await database.read(lambda db: outbox.waiting(db, now, game_id))
        return any(row.kind == OutboxKind.VOICE for row in rows)

    async def _goes_on(self, game_id: int) -> bool:
        row = await self._games.get(game_id)
        return row.status == GameStatus.RUNNING and bool(row.is_night or row.lift)

    def _has_listeners(self, channel_id: int) -> bool:
        try:
            return self._channels.has_listeners(channel_id)
        except CannotSpeak:
            return False

    def _silence(self, game_id: int) -> tuple[float, str]:
        """Return until when a night's channel is left alone, on the monotonic clock, and why."""
        return self._silent.get(game_id, (0.0, ""))

    async def _fall_silent(self, row: GameRow, channel_id: int, why: str) -> None:
        """Leave a channel alone for a while, or until the night pauses; notify its host once."""
        self._joined.pop(row.id, None)
        is_known = self._silence(row.id)[1] == why
        # Discord moves its voice servers as a matter of routine: a lost connection can be made
        # again. Rights, a full channel, another one or a missing extra are for people to change.
        self._silent[row.id] = (monotonic() + RETRY_SECONDS if why == _LOST else inf, why)
        if is_known:
            return
        notice = Notice("voice-channel-silent", {"channel": Channel(channel_id), "why": why})
        # A stop may cancel the reading that failed; its host must still hear of it.
        await asyncio.shield(
            self._games.database.write(lambda db: queue_dm(db, row, host_of(row), notice) and None)
        )
