"""Coach a beginner through the first round: one hint at a time, each after the last was done.

Who is coached is kept in memory alone; after a restart the button starts the coach again.
"""

from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.model.custom_id import CustomId
from bot.model.interaction import Interaction
from bot.model.open_game import OpenGame, Played
from bot.service.permissions import playing
from bot.service.tables import Tables
from bot.text.coach import hint, praise
from bot.ui.layout import button, layout
from bot.ui.message import Button


class Coach:
    """The coach of all beginners; it remembers what each has done, by game and person."""

    def __init__(self, tables: Tables, reader: Reader, replies: Replies) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._learnt: dict[tuple[int, int], frozenset[str]] = {}

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Start or stop the coach by its button."""
        if press.detail == "off":
            await self.go(interaction, press.game_id)
        else:
            await self.come(interaction, press.game_id)

    async def come(self, interaction: Interaction, game_id: int) -> None:
        """Begin to coach a player.

        Raises Declined where they do not play in the game.
        """
        opened = await self._tables.load(game_id)
        playing(opened.row, interaction.user.id)
        self._learnt.setdefault((game_id, interaction.user.id), frozenset())
        words = self._reader.words_for(interaction)
        await self._say(interaction, opened, words("guide-welcome"))

    async def go(self, interaction: Interaction, game_id: int) -> None:
        """Stop coaching a player."""
        self._learnt.pop((game_id, interaction.user.id), None)
        words = self._reader.words_for(interaction)
        await self._replies.edit(interaction, layout([words("guide-left")]))

    async def follow(self, interaction: Interaction, played: Played) -> None:
        """Praise what a coached player has done, and hint at what comes next."""
        opened = played.open_game
        key = (opened.row.id, interaction.user.id)
        action = played.plies[0].action
        if key not in self._learnt or action is None:
            return
        kind = action.kind
        self._learnt[key] |= {kind}
        words = self._reader.words_for(interaction)
        praised = praise(self._reader.narrator(opened.row, words), kind)
        if opened.state.table.round > 1:
            del self._learnt[key]
            await self._replies.privately(interaction, f"{praised}\n\n{words('guide-end')}")
        else:
            await self._say(interaction, opened, praised)

    async def _say(self, interaction: Interaction, opened: OpenGame, text: str) -> None:
        words = self._reader.words_for(interaction)
        narrator = self._reader.narrator(opened.row, words)
        seat = playing(opened.row, interaction.user.id)
        learnt = self._learnt[opened.row.id, interaction.user.id]
        stop: list[Button] = [
            button(words("guide-off"), CustomId(opened.row.id, 0, "guide", "off"))
        ]
        message = layout([text, hint(narrator, opened, seat, learnt)], [stop])
        await self._replies.privately(interaction, message)
