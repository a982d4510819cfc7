"""Show people their refused direct messages, in private at their next press or command."""

import logging
from contextlib import suppress

from bot.delivery.discord.discord_api import AnswerKind, DiscordApi
from bot.delivery.discord.network import FAILED
from bot.delivery.outbox.languages import Languages
from bot.model.errors import StoreBusy
from bot.model.interaction import Interaction
from bot.store import outbox
from bot.store.database import Database
from bot.text.notices import notice_text
from bot.ui.layout import layout

log = logging.getLogger(__name__)

_MOST = 10
"""Messages shown at once; the rest follows at the next press."""


class RefusedMessages:
    """The refused direct messages; whose they are is cached, as every press asks for it."""

    def __init__(self, api: DiscordApi, database: Database, languages: Languages) -> None:
        self._api = api
        self._database = database
        self._languages = languages
        self._people: set[tuple[int, int]] = set()

    async def open(self) -> None:
        """Load the people who refused messages, and from which server."""
        self._people = await self._database.read(outbox.refusals)

    def record_refusal(self, user_id: int, guild_id: int) -> None:
        """Record that a person has refused a message from a server's game."""
        self._people.add((user_id, guild_id))

    def drop_user(self, user_id: int) -> None:
        """Drop what is recorded of a person, once their messages are deleted."""
        self._people = {(user, guild) for user, guild in self._people if user != user_id}

    async def show_refused(self, interaction: Interaction) -> None:
        """Show a person, after an answer, the messages that they refused, and delete those."""
        user_id, guild_id = interaction.user.id, interaction.guild_id or 0
        if (user_id, guild_id) not in self._people:
            return
        # Not while a form is open: its submission is the next press.
        if self._api.answer_to(interaction) in (None, AnswerKind.FORM):
            return
        # Before the query: a refusal recorded from here on must stay.
        self._people.discard((user_id, guild_id))
        waits = True
        with suppress(StoreBusy):
            waits = await self._show(interaction, user_id, guild_id)
        if waits:
            self.record_refusal(user_id, guild_id)

    async def _show(self, interaction: Interaction, user_id: int, guild_id: int) -> bool:
        """Show as many as fit at once; return whether some still wait."""
        rows = await self._database.read(lambda db: outbox.refused(db, user_id, guild_id))
        if not rows:
            return False
        shown = rows[:_MOST]
        words = self._languages.words_for(interaction)
        notices = await self._database.read(
            lambda db: [outbox.notice_of(db, row) for row in shown if row.body]
        )
        lines = [
            words("refused-messages"),
            *[notice_text(words, one.key, one.figures) for one in notices],
        ]
        try:
            await self._api.reply_privately(interaction, layout(lines))
        except FAILED as error:
            # Still in the outbox, and shown at the next press.
            log.info("%d refused messages still wait: %r", len(rows), error)
            return True
        await self._database.write(lambda db: outbox.delete(db, [row.id for row in shown]))
        return len(rows) > len(shown)
