"""Deliver the outbox's voice messages: each is made and sent by a task of its own.

They are sent after people's encounter messages, or posted in a night's channel in the order of its
spoken parts, unless they are played in its voice channel. No other message waits for them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from bot.delivery.aloud.voice_note_sender import VoiceNoteSender
from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import AGAIN, FAILED, PASSING, Failure, failure_of
from bot.delivery.outbox import outbox_rows, paragraph_reader
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.sent import SentMessages, nonce_of
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.games import OutboxRow
from bot.narration.audio import NarrationAudio
from bot.service.tables.games import Games
from bot.text.narration import NarrationText

log = logging.getLogger(__name__)


Begun = Callable[[OutboxRow, float], Awaitable[None]]
"""Is told of a night's voice message that begins now, and how many seconds it takes."""


class VoiceNoteDelivery:
    """The voice messages of the outbox; `begun` gives a night's guests the time to hear them."""

    def __init__(
        self,
        api: DiscordApi,
        games: Games,
        languages: Languages,
        voice_notes: VoiceNoteSender,
        direct: DirectChannels,
        begun: Begun,
    ) -> None:
        self._api = api
        self._sent = SentMessages(api, games)
        self._games = games
        self._languages = languages
        self._voice_notes = voice_notes
        self._direct = direct
        self._begun = begun
        self._tasks: dict[int, asyncio.Task[None]] = {}
        # Weakly: the last voice message of a night is only needed until it is sent.
        self._on_stage: WeakValueDictionary[int, asyncio.Task[None]] = WeakValueDictionary()

    async def begin(self, row: OutboxRow, *, search_first: bool) -> None:
        """Begin to deliver a row, unless that has begun."""
        if row.id in self._tasks:
            return
        is_staged = row.user_id is None
        before = self._on_stage.get(row.game_id) if is_staged else None
        task = asyncio.create_task(self._deliver(row, before, search_first=search_first))
        self._tasks[row.id] = task
        if is_staged:
            self._on_stage[row.game_id] = task
        task.add_done_callback(lambda _: self._tasks.pop(row.id))

    async def close(self) -> None:
        """Stop at once; what is not sent waits for the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _deliver(
        self, row: OutboxRow, before: asyncio.Task[None] | None, *, search_first: bool
    ) -> None:
        """Deliver a row after the one before it; if the network fails, the upkeep tries again."""
        try:
            await self._read_out(row, before, search_first=search_first)
            await outbox_rows.done(self._games, row)
        except (*FAILED, StoreBusy) as error:
            if isinstance(error, StoreBusy) or failure_of(error) in PASSING:
                # The row stays: the upkeep searches for the message, and begins again.
                log.warning("game %s: %s %s waits: %r", row.game_id, row.kind, row.id, error)
                if failure_of(error) == Failure.TOO_MANY:
                    await outbox_rows.postpone(self._games, row, AGAIN)
                return
            # Refused: the words are there without a voice, in a direct message or on the stage.
            log.info("game %s: %s %s is refused: %r", row.game_id, row.kind, row.id, error)
            await outbox_rows.done(self._games, row)
        except (Declined, Corrupt):
            # Nothing to read any more, or no one to read to.
            await outbox_rows.done(self._games, row)

    async def _read_out(
        self, row: OutboxRow, before: asyncio.Task[None] | None, *, search_first: bool
    ) -> None:
        """Send a voice message, unless it is no longer wanted."""
        text = audio = None
        while (now := await self._text_of(row)) != text:  # it changes while a voice reads it
            text = now
            audio = await self._voice_notes.record(text) if text else None
            if before is not None:  # this one may have been made sooner
                await asyncio.wait([before])
        if audio is None:
            if before is not None:  # the next one waits for this one alone
                await asyncio.wait([before])
            return
        game = await self._games.get(row.game_id)
        if row.user_id is None:
            if search_first and await self._sent.find(game.channel_id, row) is not None:
                return
            await self._begun(row, audio.seconds)
            if not await self._play_in_channel(row, text, audio):
                await self._post(row, game.channel_id, audio)
            return
        async with self._direct.to(row.user_id, game.guild_id) as channel:
            if not search_first or await self._sent.find(channel, row) is None:
                await self._post(row, channel, audio)

    async def _post(self, row: OutboxRow, channel_id: int, audio: NarrationAudio) -> None:
        await self._voice_notes.post(
            channel_id, audio, marker=row.id, nonce=nonce_of(self._games, row)
        )

    async def _play_in_channel(
        self, row: OutboxRow, text: NarrationText | None, audio: NarrationAudio
    ) -> bool:
        """Play audio in the night's voice channel; return whether it was played."""

        async def is_wanted() -> bool:
            return await self._text_of(row) == text

        return await self._voice_notes.read_out(row.game_id, audio, is_wanted)

    async def _text_of(self, row: OutboxRow) -> NarrationText | None:
        """Return the text for a row, of its person's plies or of the stage; None if out of date."""
        loaded = await self._games.load(row.game_id)
        if row.user_id is None:
            if loaded.row.status.is_over:  # its sheet may be shown in place of its last story
                loaded = loaded.with_plies(await self._games.history.plies(row.game_id))
            return paragraph_reader.stage_narration(self._languages, loaded, row)
        assert row.first_ply is not None
        plies = [ply for ply in loaded.recent if ply.ply >= row.first_ply]
        if not plies or plies[0].ply > row.first_ply:
            plies = await self._games.history.plies(row.game_id, row.first_ply)
        return paragraph_reader.direct_narration(
            self._languages, loaded, row, [p for p in plies if p.ply <= row.ply]
        )
