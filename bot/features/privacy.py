"""Show a person all that is stored of them, and erase it."""

import orjson

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.reader import Reader
from bot.delivery.outbox.undelivered import Undelivered
from bot.features.departures import Departures
from bot.features.lobby import Lobby
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.presses import Press, YesNo
from bot.service.table_acts import people
from bot.service.tables.tables import Tables
from bot.ui.layout import button, layout
from bot.ui.message import ButtonStyle, File

_FILE = "my-data.json"


class Privacy:
    """What is stored of a person, in that person's own hands."""

    def __init__(
        self,
        tables: Tables,
        reader: Reader,
        replies: Replies,
        lobby: Lobby,
        departures: Departures,
        undelivered: Undelivered,
    ) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._lobby = lobby
        self._departures = departures
        self._undelivered = undelivered

    async def show(self, interaction: Interaction) -> None:
        """Show a person how much is stored of them, with all of it as a file."""
        user = interaction.user.id
        stored = await people.all_of(self._tables, user)
        words = self._reader.words_for(interaction)
        lines = [
            words(f"data-{table.replace('_', '-')}", count=len(rows))
            for table, rows in stored.items()
        ]
        if not lines:
            await self._replies.privately(interaction, words("data-none"))
            return
        content = orjson.dumps(stored, option=orjson.OPT_INDENT_2)
        parts = [words("data-stored"), "\n".join(lines), words("data-how")]
        await self._replies.privately(interaction, layout(parts, files=[File(_FILE, content)]))

    async def ask(self, interaction: Interaction) -> None:
        """Ask a person whether all that is stored of them shall be erased."""
        words = self._reader.words_for(interaction)
        yes = button(
            words("forget-yes"), CustomId(0, 0, Press.FORGET, YesNo.YES), ButtonStyle.DANGER
        )
        await self._replies.privately(interaction, layout([words("forget-ask")], [[yes]]))

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Give up a person's seats and places, and erase all that is stored of them.

        Raises Declined.
        """
        if press.detail_as(YesNo) != YesNo.YES:
            raise Declined("unknown-press")
        user, words = interaction.user, self._reader.words_for(interaction)
        # Answered first: erasing takes longer than Discord waits.
        await self._replies.edit(interaction, layout([words("forget-done")]))
        # Seats before rows: a seat that is left is announced under the name that goes with them.
        await self._departures.leave_all(user.id)
        changed = await people.forget(self._tables, user.id, user.name)
        self._reader.drop_user(user.id)
        self._undelivered.drop_user(user.id)
        for game_id in changed:
            await self._lobby.refresh(game_id)
