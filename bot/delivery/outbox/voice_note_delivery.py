"""Deliver the outbox's voice messages: each is made and sent by a task of its own.

They are sent after people's letters, or posted in a night's channel in the order of its passages,
unless they are played in its voice channel. No other message waits for a voice message.
"""

import asyncio
import logging
from weakref import WeakValueDictionary

from bot.delivery.aloud.voice_note_sender import VoiceNoteSender
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.dm_budget import DmBudget
from bot.delivery.discord.network import FAILED, Failure, failure_of
from bot.delivery.outbox import outbox_rows, paragraph_reader
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.sent import SentMessages
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.games import OutboxRow
from bot.narration.audio import NarrationAudio
from bot.service.tables.games import Games
from bot.text.narration import NarrationText

log = logging.getLogger(__name__)


class VoiceNoteDelivery:
    """The voice messages of the outbox."""

    def __init__(
        self,
        api: DiscordApi,
        games: Games,
        languages: Languages,
        voice_notes: VoiceNoteSender,
        budget: DmBudget,
    ) -> None:
        self._api = api
        self._sent = SentMessages(api, games)
        self._games = games
        self._languages = languages
        self._voice_notes = voice_notes
        self._budget = budget
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
            if isinstance(error, StoreBusy) or failure_of(error) == Failure.BUSY:
                # The row stays: the upkeep searches for the message, and begins again.
                log.warning("game %s: %s %s waits: %r", row.game_id, row.kind, row.id, error)
                return
            # Refused: the words are there without a voice, in the letter or on the stage.
            log.info("game %s: %s is not read to: %r", row.game_id, row.user_id, error)
            await outbox_rows.done(self._games, row)
        except (Declined, Corrupt):
            # Nothing to read any more, or no one to read to.
            await outbox_rows.done(self._games, row)

    async def _read_out(
        self, row: OutboxRow, before: asyncio.Task[None] | None, *, search_first: bool
    ) -> None:
        """Send a voice message, unless it is no longer wanted or the budget is spent."""
        text = audio = None
        while (now := await self._text_of(row)) != text:  # it changes while a voice reads it
            text = now
            audio = await self._voice_notes.record(text) if text else None
            if before is not None:  # this one may have been made sooner
                await asyncio.wait([before])
        if audio is None:
            return
        if row.user_id is None:
            channel = (await self._games.get(row.game_id)).channel_id
        else:
            channel = await self._api.direct_channel(row.user_id)
        if search_first and await self._sent.find(channel, row) is not None:
            return
        if row.user_id is None and await self._play_in_channel(row, text, audio):
            return
        if row.user_id is None or self._budget.spend(self._games.now()):
            await self._voice_notes.post(
                channel, audio, marker=row.id, nonce=outbox_rows.nonce_of(self._games, row)
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
        opened = await self._games.load(row.game_id)
        if row.user_id is None:
            if opened.row.status.is_over:  # its sheet may be shown in place of its last story
                opened = opened.with_plies(await self._games.history.plies(row.game_id))
            return paragraph_reader.stage_narration(self._languages, opened, row)
        assert row.first_ply is not None
        plies = [ply for ply in opened.recent if ply.ply >= row.first_ply]
        if not plies or plies[0].ply > row.first_ply:
            plies = await self._games.history.plies(row.game_id, row.first_ply)
        return paragraph_reader.letter_narration(
            self._languages, opened, row, [p for p in plies if p.ply <= row.ply]
        )
