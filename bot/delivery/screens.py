"""Build a game's messages, each from the state that is passed in."""

from dataclasses import dataclass

from bot.delivery.reader import Reader
from bot.model.games import GameRow, OutboxRow
from bot.model.open_game import OpenGame
from bot.model.plies import Ply
from bot.service.game_cache import GameCache
from bot.store import paces
from bot.text import picture_choice
from bot.text.narrator import Narrator
from bot.ui.lobby import lobby
from bot.ui.message import Message
from bot.ui.panel import journal, panel
from bot.ui.reading import reading


@dataclass(frozen=True, slots=True)
class Screens:
    """The messages of a game, in its own language or in a person's."""

    tables: GameCache
    reader: Reader

    async def panel(self, opened: OpenGame, *, told: list[Ply] | None = None) -> Message:
        """Return a game's panel; `told` are its plies, if not all since the last panel."""
        narrator, aloud = self.reader.narrator(opened.row), self.reader.is_aloud(opened)
        rounds = await self.tables.points_by_round(opened) if opened.state.table.over else ()
        return panel(narrator, opened, aloud=aloud, told=told, rounds=rounds)

    def journal(self, opened: OpenGame, rows: list[Ply]) -> Message:
        """Return the journal entry that an old panel becomes, with the dice as they fell."""
        narrator = self.reader.narrator(opened.row)
        return journal(narrator, rows, picture_choice.of_journal(narrator, opened))

    def letter(self, opened: OpenGame, row: OutboxRow) -> Message | None:
        """Return a paragraph's direct message; None where it is no longer wanted."""
        return self.reader.direct(opened, row)

    def reading(self, opened: OpenGame, narrator: Narrator) -> Message:
        """Return an explorer's encounter as it stands."""
        return reading(narrator, opened, picture=picture_choice.of_reading(narrator, opened))

    async def lobby(self, row: GameRow) -> Message:
        """Return a lobby's message."""
        users = [seat.user_id for seat in row.seats]
        found = await self.tables.database.read(
            lambda db: {user: paces.find(db, user, row.guild_id) for user in users}
        )
        return lobby(self.reader.words(row), row, found)
