"""Show people their refused direct messages, in private at their next press or command."""

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
"""Letters shown at once; the rest comes with the press after."""


class Undelivered:
    """The letters that were refused; who has some is kept in memory, as every press asks for it."""

    def __init__(self, api: DiscordApi, database: Database, reader: Reader) -> None:
        self._api = api
        self._database = database
        self._reader = reader
        self._people: set[tuple[int, int]] = set()

    async def open(self) -> None:
        """Load for whom letters wait, and from which server."""
        self._people = await self._database.read(outbox.refusals)

    def note(self, user_id: int, guild_id: int) -> None:
        """Record that a person refused a letter from a server's game."""
        self._people.add((user_id, guild_id))

    async def tell(self, interaction: Interaction) -> None:
        """Show a person, after an answer, the letters that they refused, and drop those."""
        user_id, guild_id = interaction.user.id, interaction.guild_id or 0
        answer = self._api.answer_to(interaction)
        if (user_id, guild_id) not in self._people or answer in (None, AnswerKind.FORM):
            return
        self._people.discard(
            (user_id, guild_id)
        )  # before the query: a refusal recorded from here on must stay
        waits = True
        with suppress(StoreBusy):
            waits = await self._show(interaction, user_id, guild_id)
        if waits:
            self.note(user_id, guild_id)

    async def _show(self, interaction: Interaction, user_id: int, guild_id: int) -> bool:
        """Show as many as fit at once; return whether some still wait."""
        rows = await self._database.read(lambda db: outbox.refused(db, user_id, guild_id))
        if not rows:
            return False
        shown = rows[:_MOST]
        words = self._reader.words_for(interaction)
        notices = [decode(row.body) for row in shown if row.body]
        lines = [words("unsaid"), *[notice_text(words, one.key, one.figures) for one in notices]]
        try:
            await self._api.reply_privately(interaction, layout(lines))
        except FAILED as error:
            log.info("letters to %s still wait: %r", user_id, error)
            return True
        await self._database.write(lambda db: outbox.delete(db, [row.id for row in shown]))
        return len(rows) > len(shown)
