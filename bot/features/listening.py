"""Read an encounter, a paper or an end aloud to anyone who presses **Hear it**."""

from bot.delivery.aloud.voice_note_sender import VoiceNoteSender
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox import paragraph_reader
from bot.delivery.outbox.languages import Languages
from bot.features.stories import Stories
from bot.model import presses
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.service.tables.games import Games
from bot.text.narration import (
    NarrationText,
    fates_narration,
    finale_narration,
    paper_narration,
    story_narration,
)


class Listening:
    """The button **Hear it**."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        stories: Stories,
        voice_notes: VoiceNoteSender,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._stories = stories
        self._voice_notes = voice_notes

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Send a person the audio of a finished story, the open paragraph, a paper or an end.

        Raises Declined where they may not, or there is no voice.
        """
        text = await self._text_of(interaction, press)
        if text is None or text.language not in self._languages.voice_languages:
            raise Declined("no-voice")
        words = self._languages.words_for(interaction)
        # Answered within Discord's three seconds; a voice may take a minute.
        if await self._voice_notes.is_recorded(text):
            await self._replies.acknowledge(interaction)
        else:
            await self._replies.privately(interaction, words("voice-begins"))
        audio = await self._voice_notes.record(text)
        if audio is None or not await self._voice_notes.reply(interaction, audio):
            await self._replies.privately(interaction, words("voice-fails"))

    async def _text_of(self, interaction: Interaction, press: CustomId) -> NarrationText | None:
        languages, games = self._languages, self._games
        words = languages.words_for(interaction)
        match press.detail:
            case presses.LAST_STORY:
                loaded = await games.load(press.game_id)
                return finale_narration(languages.narrator(loaded, words), loaded)
            case presses.WHOLE_PAPER:
                loaded = await self._stories.after_round(press)
                return paper_narration(languages.narrator(loaded, words), press.about)
            case presses.FATES:
                loaded = await self._stories.over(press)
                return fates_narration(languages.narrator(loaded, words))
            case _:
                pass
        if not press.about:
            loaded = await games.load(press.game_id)
            return paragraph_reader.open_narration(languages, loaded, interaction.user.id, words)
        row = await games.get(press.game_id)
        story, past = await self._stories.find(row, press.about)
        return story_narration(languages.narrator_for(row, words, past), story)
