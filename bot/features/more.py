"""Open what the panel has no room for, and keep a pressed private message up to date."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.model.custom_id import CustomId
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame, Played
from bot.service.plies.permissions import require_playing_seat
from bot.service.tables.games import Games
from bot.text.journal import journal_lines
from bot.ui.layout import layout
from bot.ui.message import Message
from bot.ui.more import more
from bot.ui.panel_buttons import left_out
from rules.idle import TRADE
from rules.words import Seat

_FREE = TRADE | {"advance"}
_BELOW = frozenset({"explore", "choose", "reroll", "exert", "pick", "describe", "tell"})
"""After these, a person who pressed a private message reads their encounter there."""


class More:
    """The private message with what a person may do besides."""

    def __init__(self, games: Games, languages: Languages, replies: Replies) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Show what a person may do now.

        Raises Declined where they have no seat.
        """
        loaded = await self._games.load(press.game_id)
        seat = require_playing_seat(loaded.row, interaction.user.id)
        message = self._screen(interaction, loaded, seat)
        await self._replies.privately(interaction, message)

    def after(self, interaction: Interaction, played: Played) -> Message | None:
        """Return what a private message becomes once one of its buttons was an action.

        It shows what was done, and after a free action what else can be done; None where an
        encounter is shown instead.
        """
        loaded, action = played.loaded, played.action
        if action is None or action.kind in _BELOW:
            return None
        narrator = self._languages.narrator(loaded, self._languages.words_for(interaction))
        done = "\n".join(journal_lines(narrator, played.plies))
        if action.kind in _FREE and not loaded.state.table.over:
            return self._screen(interaction, loaded, action.seat, done)
        return layout([done])

    def _screen(
        self, interaction: Interaction, loaded: LoadedGame, seat: Seat, done: str = ""
    ) -> Message:
        narrator = self._languages.narrator(loaded, self._languages.words_for(interaction))
        # Both narrators: what the panel left out depends on how long the words of its language are.
        unseen = left_out(narrator, loaded, seat, self._languages.narrator(loaded))
        return more(narrator, loaded, seat, unseen, done)
