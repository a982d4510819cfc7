"""Give a table a link by which anybody may watch it in a browser, replace it, or end it."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.delivery.outbox.screens import Screens
from bot.features.admission import is_in_charge
from bot.features.votes import Votes
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus, Motion
from bot.service.plies.permissions import require_part
from bot.service.tables import links
from bot.service.tables.games import Games
from bot.ui.layout import layout, link


class Links:
    """The links of tables, where the bot shows any."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        publisher: Publisher,
        votes: Votes,
        screens: Screens,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._publisher = publisher
        self._votes = votes
        self._screens = screens

    async def show(self, interaction: Interaction) -> None:
        """Show the link of the channel's table to anybody; the table votes on the first one.

        Raises Declined.
        """
        row = await self._find(interaction)
        if await links.find(self._games, row.id) is None:
            await self._make_first(interaction, row)
        else:
            await self._tell(interaction, row)

    async def renew(self, interaction: Interaction) -> None:
        """Replace the link, and tell the table; the older one ends. Raises Declined."""
        row = await self._find(interaction)
        _check_may(interaction, row)
        if await links.find(self._games, row.id) is None:
            await self._make_first(interaction, row)
        else:
            await self._make(interaction, row)

    async def end(self, interaction: Interaction) -> None:
        """End the link. Raises Declined."""
        row, words = await self._find(interaction), self._languages.words_for(interaction)
        _check_may(interaction, row)
        ended = await links.end(self._games, row.id)
        self._screens.shown.wake(row.id)
        await self._replies.privately(interaction, words("link-ended"))
        await self._publisher.show(ended)

    async def _make_first(self, interaction: Interaction, row: GameRow) -> None:
        """Ask the table where it can vote; else those in charge of it, or who played, decide."""
        if not row.is_night and row.status.is_under_way:
            await self._votes.call(interaction, row.id, Motion.LINK)
            return
        if row.is_night and not is_in_charge(interaction, row):
            raise Declined("link-host")
        _check_may(interaction, row)
        await self._make(interaction, row)

    async def _make(self, interaction: Interaction, row: GameRow) -> None:
        made = await links.make(self._games, row, interaction.user)
        self._screens.shown.wake(row.id)
        await self._tell(interaction, row)
        await self._publisher.show(made)

    async def _find(self, interaction: Interaction) -> GameRow:
        if not self._screens.url:
            raise Declined("link-nowhere")
        row = await self._games.find_started(interaction.channel_id)
        if row.status == GameStatus.LOBBY:
            raise Declined("link-later")
        return row

    async def _tell(self, interaction: Interaction, row: GameRow) -> None:
        """Show the link in private."""
        words, token = self._languages.words_for(interaction), await links.find(self._games, row.id)
        if token is None:  # ended in the meantime
            raise Declined("link-ended")
        opens = link(words("link-open"), links.address(self._screens.url, token))
        await self._replies.privately(interaction, layout([words("link-here")], [[opens]]))


def _check_may(interaction: Interaction, row: GameRow) -> None:
    """Check that somebody takes part in a game, or is in charge of it. Raises Declined."""
    if not is_in_charge(interaction, row):
        require_part(row, interaction.user.id)
