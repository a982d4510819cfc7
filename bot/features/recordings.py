"""Let people keep their own readings of a night for its chronicle, and take them back."""

import re
from collections.abc import Mapping

from bot.delivery.discord.replies import Replies
from bot.delivery.discord.voice_api import VoiceApi
from bot.delivery.outbox.languages import Languages
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.presses import COPY, DROP, Press
from bot.model.recordings import RecordedReading, VoiceNote
from bot.model.stories import Chapter
from bot.service.tables import recordings
from bot.service.tables.games import Games
from bot.text.story import chapter_title
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message

_KEEP = re.compile(r"keep-([0-9]{1,19})-([0-9]{1,5})")
"""The message that is kept, and how many seconds it takes."""

_OFFERED = 5
"""Paragraphs that are offered: the last ones that a person has read."""


class OwnReadings:
    """The readings that people recorded themselves: each person decides alone about their own."""

    def __init__(
        self, games: Games, languages: Languages, replies: Replies, voice_api: VoiceApi
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._voice_api = voice_api

    async def offer(self, interaction: Interaction, note: VoiceNote) -> None:
        """Ask a person whether their voice message is kept, and for which paragraph."""
        if note.author_id != interaction.user.id:
            raise Declined("recording-not-yours")
        if note.seconds is None:
            raise Declined("recording-no-voice")
        row = await self._games.find(interaction.channel_id)
        read = await recordings.read_by(self._games, row, interaction.user.id)
        if not read:
            raise Declined("recording-not-read")
        words = self._words(interaction)
        titles = self._titles(row, words, read)
        questions = [
            one.question
            for one in await recordings.kept_of(self._games, row.id)
            if one.message_id == note.message_id and one.user_id == interaction.user.id
        ]
        if questions:
            await self._replies.privately(
                interaction, _recordings_list(words, row, questions, titles)
            )
            return
        buttons = [
            _button(row, one, words("recording-keep", title=titles[one]), _keep(note))
            for one in [*read][: -_OFFERED - 1 : -1]
        ]
        await self._replies.privately(interaction, layout([words("recording-ask")], [buttons]))

    async def show(self, interaction: Interaction) -> None:
        """Show a person which of their readings of the channel's night are kept."""
        row = await self._games.find(interaction.channel_id)
        user, words = interaction.user.id, self._words(interaction)
        titles = self._titles(row, words, await recordings.read_by(self._games, row, user))
        questions = [
            one.question
            for one in await recordings.kept_of(self._games, row.id)
            if one.user_id == user
        ]
        if not questions:
            raise Declined("recording-how")
        await self._replies.privately(interaction, _recordings_list(words, row, questions, titles))

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Keep a reading, let the chronicle hold it, or stop keeping it."""
        user, words = interaction.user.id, self._words(interaction)
        shape, key = _KEEP.fullmatch(press.detail), (press.game_id, press.about, user)
        done, offered = "recording-kept", list[Button]()
        if shape is not None:
            row = await self._games.get(press.game_id)
            message_id, seconds = int(shape[1]), int(shape[2])
            # Discord is asked: the button may be made up, the message deleted or another's.
            if not await self._voice_api.is_by(user, row.channel_id, message_id):
                raise Declined("recording-no-voice")
            reading = RecordedReading(press.about, user, message_id, seconds)
            await recordings.keep(self._games, press.game_id, reading)
            offered.append(_button(row, press.about, words("recording-copy"), COPY))
        elif press.detail == COPY:
            await recordings.copy(self._games, *key)
            done = "recording-copied"
        elif press.detail == DROP:
            await recordings.drop(self._games, *key)
            done = "recording-dropped"
        else:
            raise Declined("unknown-press")
        await self._replies.edit(interaction, layout([words(done)], [offered]))

    def _titles(self, row: GameRow, words: Words, read: Mapping[int, Chapter]) -> Mapping[int, str]:
        narrator = self._languages.narrator_for(row, words)
        return {question: chapter_title(narrator, one) for question, one in read.items()}

    def _words(self, interaction: Interaction) -> Words:
        return self._languages.words_for(interaction)


def _keep(note: VoiceNote) -> str:
    return f"keep-{note.message_id}-{note.seconds}"


def _recordings_list(
    words: Words, row: GameRow, questions: list[int], titles: Mapping[int, str]
) -> Message:
    """Show what is kept, each with a button that takes it back."""
    buttons = [
        _button(row, one, words("recording-drop", title=titles.get(one, "")), DROP)
        for one in questions
    ]
    return layout([words("recording-list", count=len(questions))], [buttons])


def _button(row: GameRow, question: int, label: str, detail: str) -> Button:
    return button(label, CustomId(row.id, question, Press.RECORD, detail), ButtonStyle.SECONDARY)
