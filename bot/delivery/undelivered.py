"""Tell people in private what no letter could bring them, at their next press or command."""

import logging
from contextlib import suppress

from bot.delivery.discord_api import AnswerKind, DiscordApi
from bot.delivery.network import FAILED
from bot.delivery.reader import Reader
from bot.model.errors import StoreBusy
from bot.model.interaction import Interaction
from bot.model.notices import decode
from bot.store import outbox
from bot.store.database import Database
from bot.text.notices import notice_text
from bot.ui.layout import layout

log = logging.getLogger(__name__)

_MOST = 10
"""Letters told at once; the rest comes with the press after."""


class Undelivered:
    """The letters that were refused; whose they are is at hand, as every press asks for it."""

    def __init__(self, api: DiscordApi, database: Database, reader: Reader) -> None:
        self._api = api
        self._database = database
        self._reader = reader
        self._people: set[tuple[int, int]] = set()

    async def open(self) -> None:
        """Learn for whom letters wait, and from which server."""
        self._people = await self._database.read(outbox.refusals)

    def note(self, user_id: int, guild_id: int) -> None:
        """Note that a person did not take a letter from a server's game."""
        self._people.add((user_id, guild_id))

    async def tell(self, interaction: Interaction) -> None:
        """Tell a person, after an answer, which letters he did not take, and forget them."""
        user_id, guild_id = interaction.user.id, interaction.guild_id or 0
        answer = self._api.answer_to(interaction)
        if (user_id, guild_id) not in self._people or answer in (None, AnswerKind.FORM):
            return
        self._people.discard((user_id, guild_id))  # who is noted from now on stays noted
        waits = True
        with suppress(StoreBusy):
            waits = await self._tell(interaction, user_id, guild_id)
        if waits:
            self.note(user_id, guild_id)

    async def _tell(self, interaction: Interaction, user_id: int, guild_id: int) -> bool:
        """Tell as many as go at once; give whether some still wait."""
        rows = await self._database.read(lambda db: outbox.refused(db, user_id, guild_id))
        if not rows:
            return False
        told = rows[:_MOST]
        words = self._reader.words_for(interaction)
        notes = [decode(row.body) for row in told if row.body]
        lines = [words("unsaid"), *[notice_text(words, note.key, note.figures) for note in notes]]
        try:
            await self._api.reply_privately(interaction, layout(lines))
        except FAILED as error:
            log.info("letters to %s stay unsaid: %r", user_id, error)
            return True
        await self._database.write(lambda db: outbox.delete(db, [row.id for row in told]))
        return len(rows) > len(told)
