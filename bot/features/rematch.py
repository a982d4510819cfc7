"""Play again: open a lobby with the settings of a game that is over, and call its people."""

from bot.delivery.outbox.publisher import Publisher
from bot.features.lobby import Lobby
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.service.lobby.lobbies import Lobbies, LobbyOptions
from bot.service.plies.permissions import require_seat
from bot.service.tables.games import Games
from rules.editions import EDITIONS


class Rematch:
    """The next game of the same people."""

    def __init__(self, games: Games, lobbies: Lobbies, lobby: Lobby, publisher: Publisher) -> None:
        self._games = games
        self._lobbies = lobbies
        self._lobby = lobby
        self._publisher = publisher

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Open a lobby like the last and ping its people; join it where it is open already."""
        last = await self._games.get(press.game_id)
        require_seat(last, interaction.user.id)
        here = await self._games.find(interaction.channel_id)
        # The first who presses opens it, the others join.
        if here.status == GameStatus.LOBBY:
            await self._lobby.join(interaction)
            return
        row, panel = await self._lobbies.open(self._options(interaction, last))
        await self._publisher.open_lobby(interaction, panel)
        await self._publisher.deliver(await self._lobbies.call(row, last.present))

    def _options(self, interaction: Interaction, last: GameRow) -> LobbyOptions:
        """Return the settings of a game; a book that is no longer there gives way to the bot's."""
        is_there = last.book in self._games.books.titles()
        return LobbyOptions(
            guild_id=last.guild_id,
            channel_id=interaction.channel_id,
            host_id=interaction.user.id,
            name=interaction.user.name,
            language=last.language,
            edition=EDITIONS[last.edition].rulebook,
            variant=last.variant,
            reading=last.reading,
            book=last.book if is_there else None,
            pace=last.pace,
            house_rules=last.house_rules,
        )
