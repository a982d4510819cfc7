"""Send a finished game's chronicle to anyone who asks for it, and post it for the table."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.keepsake_maker import KeepsakeMaker
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame
from bot.model.presses import POST, Press
from bot.service.tables import keepsakes
from bot.service.tables.games import Games
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle


class Keepsakes:
    """The chronicles of finished games."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        maker: KeepsakeMaker,
        outbox: Outbox,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._maker = maker
        self._outbox = outbox

    async def give_here(self, interaction: Interaction) -> None:
        """Send the chronicle of the channel's game.

        Raises Declined where it is not over.
        """
        await self._give(interaction, await self._games.find_started(interaction.channel_id))

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Send the chronicle of the game whose end was pressed.

        Raises Declined where it is not over.
        """
        await self._give(interaction, await self._games.get(press.game_id))

    async def post(self, interaction: Interaction, press: CustomId) -> None:
        """Post a chronicle in its game's channel, for everybody.

        Raises Declined where it is not over or posted already, or the person did not play.
        """
        row = (await self._load(await self._games.get(press.game_id))).row
        queued = await keepsakes.queue(self._games, row, interaction.user)
        words = self._languages.words_for(interaction)
        # Answered first: all its pictures take longer than Discord waits.
        await self._replies.privately(interaction, words("chronicle-making"))
        await self._outbox.deliver(queued)
        where = await keepsakes.place(self._games, row)
        await self._replies.privately(interaction, words("chronicle-posted", where=where))

    async def _give(self, interaction: Interaction, row: GameRow) -> None:
        loaded = await self._load(row)
        words = self._languages.words_for(interaction)
        # As above.
        await self._replies.privately(interaction, words("chronicle-making"))
        made = await self._maker.make(loaded, words)
        lines, buttons = [words("chronicle-made")], list[Button]()
        if made.drawn:
            lines.append(words("chronicle-poster"))
        if await keepsakes.is_posted(self._games, row.id):
            where = await keepsakes.place(self._games, row)
            lines.append(words("chronicle-posted", where=where))
        elif row.takes_part(interaction.user.id):
            press = CustomId(row.id, 0, Press.CHRONICLE, POST)
            buttons.append(button(words("chronicle-post"), press, ButtonStyle.PRIMARY))
        picture = made.poster if made.drawn else None
        message = layout(lines, [buttons] if buttons else [], picture=picture, files=made.files)
        await self._replies.privately(interaction, message)

    async def _load(self, row: GameRow) -> LoadedGame:
        """Load a game that is over. Raises Declined."""
        loaded = await self._games.load(row.id)
        if not loaded.is_over:
            raise Declined("chronicle-later")
        return loaded
