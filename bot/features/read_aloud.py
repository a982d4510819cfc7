"""Read an encounter aloud to whoever presses **Hear it**."""

from bot.delivery.dm_budget import DmBudget
from bot.delivery.narrations import Narrations
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.features.stories import Stories
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.service.tables import Tables
from bot.text.speech import Spoken, spoken_story


class ReadAloud:
    """The voice of the bot, for one person."""

    def __init__(
        self,
        tables: Tables,
        reader: Reader,
        replies: Replies,
        stories: Stories,
        narrations: Narrations,
        budget: DmBudget,
    ) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._stories = stories
        self._narrations = narrations
        self._budget = budget

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Read a story that is over, or the open paragraph, to a person who may hear it.

        Raises Declined where they may not, there is no voice, or too many messages went out.
        """
        spoken = await self._spoken(interaction, press)
        if spoken is None or spoken.language not in self._reader.read_aloud:
            raise Declined("no-voice")
        if interaction.guild_id is None and not self._budget.spend(self._tables.now()):
            raise Declined("voice-later")
        words = self._reader.words_for(interaction)
        # Answered within Discord's three seconds; a voice may take a minute.
        if await self._narrations.is_recorded(spoken):
            await self._replies.acknowledge(interaction)
        else:
            await self._replies.privately(interaction, words("voice-begins"))
        recording = await self._narrations.record(spoken)
        if recording is None or not await self._narrations.reply(interaction, recording):
            await self._replies.privately(interaction, words("voice-fails"))

    async def _spoken(self, interaction: Interaction, press: CustomId) -> Spoken | None:
        reader, tables, words = self._reader, self._tables, self._reader.words_for(interaction)
        if not press.number:
            opened = await tables.load(press.game_id)
            return reader.spoken(opened, interaction.user.id, words)
        row = await tables.get(press.game_id)
        story, past = await self._stories.find(row, press.number)
        return spoken_story(reader.narrator_for(row, words, past), story)
