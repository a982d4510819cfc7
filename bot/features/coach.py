"""Stand behind a beginner in the first round: say what to do, wait until it is done, go on.

Who is coached is kept in memory alone; after a restart the button brings the coach back.
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
    """One voice for all beginners; what each has learnt, by game and person."""

    def __init__(self, tables: Tables, reader: Reader, replies: Replies) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._learnt: dict[tuple[int, int], frozenset[str]] = {}

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Come or go as a person asks."""
        if press.detail == "off":
            await self.go(interaction, press.game_id)
        else:
            await self.come(interaction, press.game_id)

    async def come(self, interaction: Interaction, game_id: int) -> None:
        """Begin to coach a player. Raises Declined where he does not play."""
        opened = await self._tables.load(game_id)
        playing(opened.row, interaction.user.id)
        self._learnt.setdefault((game_id, interaction.user.id), frozenset())
        words = self._reader.words_for(interaction)
        await self._say(interaction, opened, words("guide-welcome"))

    async def go(self, interaction: Interaction, game_id: int) -> None:
        """Leave a player to himself."""
        self._learnt.pop((game_id, interaction.user.id), None)
        words = self._reader.words_for(interaction)
        await self._replies.edit(interaction, layout([words("guide-left")]))

    async def follow(self, interaction: Interaction, played: Played) -> None:
        """Praise what a coached player has done, and say what comes next."""
        opened = played.open_game
        key = (opened.row.id, interaction.user.id)
        action = played.plies[0].action
        if key not in self._learnt or action is None:
            return
        kind = action.kind
        self._learnt[key] |= {kind}
        words = self._reader.words_for(interaction)
        said = praise(self._reader.narrator(opened.row, words), kind)
        if opened.state.table.round > 1:
            del self._learnt[key]
            await self._replies.privately(interaction, f"{said}\n\n{words('guide-end')}")
        else:
            await self._say(interaction, opened, said)

    async def _say(self, interaction: Interaction, opened: OpenGame, said: str) -> None:
        words = self._reader.words_for(interaction)
        narrator = self._reader.narrator(opened.row, words)
        seat = playing(opened.row, interaction.user.id)
        learnt = self._learnt[opened.row.id, interaction.user.id]
        leave: list[Button] = [
            button(words("guide-off"), CustomId(opened.row.id, 0, "guide", "off"))
        ]
        view = layout([said, hint(narrator, opened, seat, learnt)], [leave])
        await self._replies.privately(interaction, view)
