"""Coach a beginner through a whole round: one hint at a time, each after the last was done.

Who is coached is kept in memory alone; after a restart the button starts the coach again.
"""

from typing import assert_never

from cachetools import LRUCache

from bot.companion_worker.asking import request_of
from bot.companion_worker.thinker import Thinker
from bot.companions.people import Strength
from bot.companions.thoughts import Thought
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame, Played
from bot.model.presses import GuidePress, Press
from bot.service.clocks.readers import waited_for
from bot.service.plies.permissions import require_playing_seat
from bot.service.seats.companions import check_companions
from bot.service.tables.games import Games
from bot.text.coach import hint, praise
from bot.ui.advice import advice
from bot.ui.layout import button, layout
from bot.ui.message import Button
from bot.worker.process import WorkerAway
from rules.editions import Reading
from rules.record import record
from rules.words import ActionKind, Seat

COACHED = 1_000
"""Beginners who are coached at once; the one who asked longest ago has to ask again."""


@record
class _Lesson:
    """The round in which a person asked for the coach, and the kinds of actions they have taken."""

    round: int
    learnt: frozenset[ActionKind] = frozenset()


class Coach:
    """The coach of all beginners; it records what each has done, by game and person.

    It leaves with the end of the round in which it was asked for.
    """

    def __init__(
        self, games: Games, languages: Languages, replies: Replies, thinker: Thinker
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._thinker = thinker
        self._lessons: LRUCache[tuple[int, int], _Lesson] = LRUCache(COACHED)

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Start or stop the coach by its button, or ask it what a neighbour would do."""
        act = press.detail_as(GuidePress)
        match act:
            case GuidePress.OFF:
                await self.leave(interaction, press.game_id)
            case GuidePress.ASK:
                await self.advise(interaction, press.game_id)
            case GuidePress.ON:
                await self.join(interaction, press.game_id)
            case _:
                assert_never(act)

    async def join(self, interaction: Interaction, game_id: int) -> None:
        """Start coaching a player.

        Raises Declined where they do not play in the game.
        """
        loaded = await self._games.load(game_id)
        require_playing_seat(loaded.row, interaction.user.id)
        key = (game_id, interaction.user.id)
        # Anyone who asks again keeps what they have learnt.
        learnt = self._lessons[key].learnt if key in self._lessons else frozenset[ActionKind]()
        self._lessons[key] = _Lesson(loaded.state.table.round, learnt)
        words = self._languages.words_for(interaction)
        await self._say(interaction, loaded, words("guide-welcome"))

    def drop_user(self, user_id: int) -> None:
        """Stop coaching a person who is forgotten, in all games."""
        for key in [key for key in self._lessons if key[1] == user_id]:
            del self._lessons[key]

    async def leave(self, interaction: Interaction, game_id: int) -> None:
        """Stop coaching a player."""
        self._lessons.pop((game_id, interaction.user.id), None)
        words = self._languages.words_for(interaction)
        await self._replies.edit(interaction, layout([words("guide-left")]))

    async def advance(self, interaction: Interaction, played: Played) -> None:
        """Praise a coached player's action, and give the next hint."""
        loaded = played.loaded
        key = (loaded.row.id, interaction.user.id)
        action = played.action
        lesson = self._lessons.get(key)
        if lesson is None or action is None:
            return
        kind = action.kind
        self._lessons[key] = _Lesson(lesson.round, frozenset([*lesson.learnt, kind]))
        words = self._languages.words_for(interaction)
        praised = praise(self._languages.narrator(loaded, words), kind)
        if loaded.state.table.round > lesson.round:
            del self._lessons[key]
            await self._replies.privately(interaction, f"{praised}\n\n{words('guide-end')}")
        else:
            await self._say(interaction, loaded, praised)

    async def advise(self, interaction: Interaction, game_id: int) -> None:
        """Show in private what a neighbour would do in a coached player's seat.

        A neighbour sees no more than they do. Raises Declined.
        """
        loaded = await self._games.load(game_id)
        seat = require_playing_seat(loaded.row, interaction.user.id)
        if (game_id, interaction.user.id) not in self._lessons:
            raise Declined("guide-gone")
        check_companions(loaded.row)
        if seat not in waited_for(loaded.row, loaded.state.table.questions):
            raise Declined("seat-not-asked")
        table = loaded.state.table
        if seat not in [question.seat for question in table.questions]:
            raise Declined("seat-not-asked")  # they read to another player
        thought = await self._advice(loaded, seat)
        words = self._languages.words_for(interaction)
        narrator = self._languages.narrator(loaded, words)
        text = advice(narrator, loaded, thought.action) if thought else words("guide-no-advice")
        await self._replies.privately(interaction, text)

    async def _advice(self, loaded: LoadedGame, seat: Seat) -> Thought | None:
        """Return what a neighbour would do; None where the worker is away."""
        try:
            return await self._thinker.think(request_of(loaded, seat, Strength.NEIGHBOUR, None))
        except WorkerAway:
            return None

    async def _say(self, interaction: Interaction, loaded: LoadedGame, text: str) -> None:
        words = self._languages.words_for(interaction)
        narrator = self._languages.narrator(loaded, words)
        seat = require_playing_seat(loaded.row, interaction.user.id)
        lesson = self._lessons[loaded.row.id, interaction.user.id]
        stop: list[Button] = [
            button(words("guide-off"), CustomId(loaded.row.id, 0, Press.GUIDE, GuidePress.OFF))
        ]
        if loaded.row.reading != Reading.BOOK and not loaded.row.has_one_seat:
            press = CustomId(loaded.row.id, 0, Press.GUIDE, GuidePress.ASK)
            stop.insert(0, button(words("guide-ask"), press))
        message = layout([text, hint(narrator, loaded, seat, lesson.learnt)], [stop])
        await self._replies.privately(interaction, message)
