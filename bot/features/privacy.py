"""Show a person all that is stored about them, and erase it."""

import logging
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress

import orjson

from bot.delivery.discord.gate import Gate
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.refused_messages import RefusedMessages
from bot.delivery.outbox.stages import Stages
from bot.features.coach import Coach
from bot.features.lobby import Lobby
from bot.features.seats import Seats
from bot.i18n.words import forget_sentences
from bot.model.custom_id import CustomId
from bot.model.errors import Corrupt, Declined
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.model.names import PersonName, with_username
from bot.model.presses import Press, YesNo
from bot.service.nights.nights import Nights
from bot.service.table_acts import people
from bot.service.tables.games import Games
from bot.text.narrator import forget_names
from bot.text.width import forget_widths
from bot.ui.layout import button, layout
from bot.ui.message import ButtonStyle, File

log = logging.getLogger(__name__)

_FILE = "my-data.json"


class Departures:
    """What a person leaves: seats in lobbies and in games, and places on nights."""

    def __init__(
        self, games: Games, lobby: Lobby, seats: Seats, nights: Nights, stages: Stages
    ) -> None:
        self._games = games
        self._lobby = lobby
        self._seats = seats
        self._nights = nights
        self._stages = stages

    async def leave_all(self, user_id: int) -> None:
        """Give up the seats and the places of a person where games are not over."""
        for game_id, status in await people.unfinished_games_everywhere(self._games, user_id):
            # A damaged game keeps nobody from being forgotten.
            with suppress(Declined, Corrupt):
                if status == GameStatus.LOBBY:
                    await self._lobby.unseat(game_id, user_id)
                else:
                    await self._seats.give_up(game_id, user_id)
        # After the seats: with its last guest gone, a lifted game goes back to its days.
        for game_id in await people.unfinished_nights_everywhere(self._games, user_id):
            with suppress(Declined, Corrupt):
                played = await self._nights.stand(game_id, user_id)
                if played is None:
                    await self._lobby.refresh(game_id)
                else:
                    await self._stages.show(played)

    async def show(self, changed: Iterable[int]) -> None:
        """Show games from which somebody was erased."""
        for game_id in changed:
            await self._lobby.refresh(game_id)


class PersonCaches:
    """What is kept of people in memory, and in that of the renderer."""

    def __init__(
        self,
        languages: Languages,
        refused_messages: RefusedMessages,
        pictures: PictureQueue,
        coach: Coach,
    ) -> None:
        self._drops: list[Callable[[int], None]] = [
            *(languages.drop_user, refused_messages.drop_user, coach.drop_user)
        ]
        self._pictures = pictures

    def also_drop(self, drop: Callable[[int], None]) -> None:
        """Let something else drop, too, what it keeps of a person."""
        self._drops.append(drop)

    async def forget(self, user_id: int) -> None:
        """Drop what is kept of a person, and all that may name them."""
        for drop in self._drops:
            drop(user_id)
        forget_names()
        forget_sentences()
        forget_widths()
        await self._pictures.forget()


class Privacy:
    """What is stored about a person, to see and to erase."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        departures: Departures,
        caches: PersonCaches,
        gate: Gate,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._departures = departures
        self._caches = caches
        self._gate = gate
        self._is_checked = False

    async def show(self, interaction: Interaction) -> None:
        """Show a person how much is stored about them, with all of it as a file."""
        user = interaction.user.id
        stored = await people.all_of(self._games, user)
        words = self._languages.words_for(interaction)
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
        """Ask a person whether to erase all that is stored about them."""
        words = self._languages.words_for(interaction)
        yes = button(
            words("forget-yes"), CustomId(0, 0, Press.FORGET, YesNo.YES), ButtonStyle.DANGER
        )
        await self._replies.privately(interaction, layout([words("forget-ask")], [[yes]]))

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Give up a person's seats and places, and erase all that is stored about them."""
        if press.detail_as(YesNo) != YesNo.YES:
            raise Declined("unknown-press")
        user, words = interaction.user, self._languages.words_for(interaction)
        # Acknowledged first: erasing takes longer than Discord waits. What is said comes last.
        await self._replies.acknowledge(interaction)
        # Their other requests may still store something about them.
        await self._gate.wait_for_others(user.id)
        called = {user.name, with_username(user.name, user.username)}
        # First: killed from here on, the bot erases them at its next start.
        await people.list_forgotten(self._games, user.id)
        changed, is_done = await self._erase(user.id, called)
        key = "forget-done" if is_done else "forget-rest"
        await self._replies.replace(interaction, layout([words(key)]))
        await self._departures.show(changed)

    async def tick(self) -> bool:
        """Forget, once after a start, those who have come back with a copy that was restored.

        Raises StoreBusy.
        """
        if self._is_checked:
            return False
        for user_id in await people.still_held(self._games):
            log.warning("an older copy of the database was restored: a person is forgotten again")
            changed, _ = await self._erase(user_id)
            await self._departures.show(changed)
        await people.note_forgotten(self._games)
        self._is_checked = True
        return False

    async def _erase(
        self, user_id: int, called: Collection[PersonName] = ()
    ) -> tuple[tuple[int, ...], bool]:
        """Give up a person's seats, and erase them from the database and from memory.

        Returns the games that have changed, and whether nothing is left in the file.
        """
        # Seats before rows: a seat that is left is announced under the name that goes with them.
        await self._departures.leave_all(user_id)
        changed, is_done = await people.forget(self._games, user_id, called)
        await self._caches.forget(user_id)
        return changed, is_done
