"""Start a lobby's game in a thread of its own."""

from bot.delivery.discord.replies import Replies
from bot.delivery.discord.threads import Threads
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.features.arrival import check_arrival
from bot.model.custom_id import CustomId
from bot.model.interaction import Interaction
from bot.service.lobby.lobbies import Lobbies
from bot.ui.lobby import moved


class NewThread:
    """The start of a game in a new thread, which leaves the channel free."""

    def __init__(
        self,
        lobbies: Lobbies,
        languages: Languages,
        replies: Replies,
        publisher: Publisher,
        threads: Threads,
    ) -> None:
        self._lobbies = lobbies
        self._languages = languages
        self._replies = replies
        self._publisher = publisher
        self._threads = threads

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Open a thread at the lobby's message, and start the game there.

        Raises Declined, rules.IllegalAction; the lobby stays as it is then.
        """
        user = interaction.user.id
        row = await self._lobbies.require_ready(press.game_id, user)
        check_arrival(interaction, in_new_thread=True)
        words = self._languages.words(row)
        names = words("list-comma").join([seat.name for seat in row.seats])
        # The thread first: where Discord refuses it, the lobby stays as it is. A second press, or
        # one after a crash, opens the same thread, since it hangs on the lobby's message.
        thread_id = await self._threads.open(interaction, words("thread-name", names=names))
        played = await self._lobbies.start(press.game_id, user, thread_id=thread_id)
        narrator = self._languages.narrator(played.loaded)
        await self._replies.edit(interaction, moved(narrator, played))
        await self._publisher.show(played)
