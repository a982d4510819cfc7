"""Open a lobby, also for the same people again, seat and unseat people, and start the game."""

from contextlib import suppress
from typing import assert_never

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.publisher import Publisher
from bot.features.admission import is_in_charge
from bot.features.arrival import check_arrival
from bot.model.custom_id import CustomId
from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.model.presses import LobbyPress
from bot.service.lobby.choices import choose_house_rule, choose_reading, shake
from bot.service.lobby.lobbies import Lobbies, LobbyOptions
from bot.service.plies.permissions import require_part, require_seat
from bot.service.seats.companions import is_guest
from bot.service.tables.games import Games
from bot.text.zone_names import likely_zone
from bot.ui.house_rules import house_rules
from bot.ui.lobby import readings
from bot.ui.shaking import fair_dice, shake_form
from rules.editions import EDITIONS, Reading
from rules.record import alter


class Lobby:
    """A table before its game, by buttons and by commands."""

    def __init__(
        self,
        games: Games,
        lobbies: Lobbies,
        languages: Languages,
        replies: Replies,
        publisher: Publisher,
        panels: Panels,
    ) -> None:
        self._games = games
        self._lobbies = lobbies
        self._languages = languages
        self._replies = replies
        self._publisher = publisher
        self._panels = panels

    async def open(self, interaction: Interaction, options: LobbyOptions) -> None:
        """Open a lobby in the channel, in the host's language unless another one is given."""
        check_arrival(interaction)
        # The host's own, as nobody else is known yet.
        language = options.language or self._languages.words_for(interaction).language
        zone = likely_zone(interaction.guild_locale)
        _, panel = await self._lobbies.open(alter(options, language=language, zone=zone))
        await self._publisher.open_lobby(interaction, panel)

    async def open_here(self, interaction: Interaction, _: CustomId) -> None:
        """Open a lobby as the command does that names no option."""
        options = LobbyOptions(
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id,
            host=interaction.user,
            language="",
        )
        await self.open(interaction, options)

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Join, leave, shake the dice or start by a button of the lobby."""
        user = interaction.user
        act = press.detail_as(LobbyPress)
        match act:
            case LobbyPress.JOIN:
                await self._lobbies.join(press.game_id, user)
            case LobbyPress.LEAVE:
                await self._lobbies.leave(press.game_id, user.id)
            case LobbyPress.SHAKE:
                await self._ask_word(interaction, press.game_id)
                return
            case LobbyPress.SEED:
                row = await self._lobbies.lobby(press.game_id)
                words = self._languages.words_for(interaction)
                await self._replies.privately(interaction, fair_dice(words, row))
                return
            case LobbyPress.WORD:
                word = " ".join(interaction.values.get(LobbyPress.WORD, ()))
                await shake(self._games, self._lobbies, press.game_id, user, word)
            case LobbyPress.START:
                check_arrival(interaction)
                played = await self._lobbies.start(press.game_id, user.id)
                await self._publisher.show_result(interaction, played)
                return
            case _:
                assert_never(act)
        await self._panels.answer_lobby(interaction, press.game_id)

    async def _ask_word(self, interaction: Interaction, game_id: int) -> None:
        """Open the form that asks a person in the lobby for a word."""
        row = await self._lobbies.lobby(game_id)
        require_part(row, interaction.user.id)
        words = self._languages.words_for(interaction)
        await self._replies.open_form(interaction, shake_form(words, game_id))

    async def choose_reading(self, interaction: Interaction, press: CustomId) -> None:
        """Show one person how encounters can be read, or let the person in charge choose a way.

        A press on the lobby only shows the ways: a lobby of an older version had a button for each.

        Raises Declined.
        """
        words = self._languages.words_for(interaction)
        if not interaction.is_private:
            row = await self._lobbies.lobby(press.game_id)
            await self._replies.privately(interaction, readings(words, row))
            return
        reading = press.detail_as(Reading)
        await choose_reading(
            self._games,
            self._lobbies,
            press.game_id,
            reading,
            lambda row: is_in_charge(interaction, row),
        )
        row = await self._lobbies.lobby(press.game_id)
        await self._replies.edit(interaction, readings(words, row))
        await self._panels.refresh_lobby(row)

    async def choose_house_rules(self, interaction: Interaction, press: CustomId) -> None:
        """Show one person the house rules of a lobby, or let them set one there."""
        words, game_id = self._languages.words_for(interaction), press.game_id
        if not interaction.is_private:
            row = await self._lobbies.lobby(game_id)
            await self._replies.privately(interaction, house_rules(words, row))
            return
        name, _, typed = press.detail.partition("-")
        figure, user_id = int(typed) if typed.isdecimal() else None, interaction.user.id
        await choose_house_rule(self._games, self._lobbies, game_id, user_id, name, figure)
        row = await self._lobbies.lobby(game_id)
        await self._replies.edit(interaction, house_rules(words, row))
        await self._panels.refresh_lobby(row)

    async def join(self, interaction: Interaction) -> None:
        """Join the channel's lobby."""
        row, user = await self._here(interaction), interaction.user
        row = await self._lobbies.join(row.id, user)
        await self._seated(interaction, row, "joined")

    async def leave(self, interaction: Interaction) -> None:
        """Leave the channel's lobby."""
        row = await self._here(interaction)
        row = await self._lobbies.leave(row.id, interaction.user.id)
        await self._seated(interaction, row, "left" if row.seats else "left-last")

    async def unseat(self, game_id: int, user_id: int) -> None:
        """Take a person who has asked for that elsewhere out of a lobby."""
        await self._panels.refresh_lobby(await self._lobbies.leave(game_id, user_id))

    async def refresh(self, game_id: int) -> None:
        """Show a lobby, or a game that goes on, as it is stored."""
        row = await self._games.get(game_id)
        if row.status == GameStatus.LOBBY:
            await self._panels.refresh_lobby(row)
        elif row.status.is_under_way:
            with suppress(Declined, Corrupt):  # it is shown once it can be loaded again
                await self._panels.refresh(await self._games.load(game_id))

    async def start(self, interaction: Interaction) -> None:
        """Start the channel's game."""
        check_arrival(interaction)
        row = await self._here(interaction)
        played = await self._lobbies.start(row.id, interaction.user.id)
        await self._publisher.show_result(interaction, played)

    async def play_again(self, interaction: Interaction, press: CustomId) -> None:
        """Open a lobby like the last and ping its people; join it where it is open already."""
        last = await self._games.get(press.game_id)
        require_seat(last, interaction.user.id)
        # The first to press opens it, the others join.
        if (await self._here(interaction)).status == GameStatus.LOBBY:
            await self.join(interaction)
            return
        check_arrival(interaction)
        row, panel = await self._lobbies.open(self._options_like(last, interaction))
        await self._publisher.open_lobby(interaction, panel)
        await self._publisher.deliver(await self._lobbies.call(row, last.present))

    def book_titles(self) -> dict[str, str]:
        """Return the titles of the bot's books, by their fingerprints."""
        return self._games.books.titles()

    def _options_like(self, last: GameRow, interaction: Interaction) -> LobbyOptions:
        """Return the settings of a game; a book that is gone is replaced by the bot's."""
        return LobbyOptions(
            guild_id=last.guild_id,
            channel_id=interaction.channel_id,
            host=interaction.user,
            language=last.language,
            edition=EDITIONS[last.edition].rulebook,
            variant=last.variant,
            reading=last.reading,
            book=last.book if last.book in self.book_titles() else None,
            pace=last.pace,
            house_rules=last.house_rules,
            zone=last.zone,
            absence=last.absence,
            companions=tuple([one for one in last.companions if is_guest(one)]),
        )

    async def _here(self, interaction: Interaction) -> GameRow:
        return await self._games.find(interaction.channel_id)

    async def _seated(self, interaction: Interaction, row: GameRow, key: str) -> None:
        words = self._languages.words_for(interaction)
        await self._replies.privately(interaction, words(key, count=len(row.seats)))
        await self._panels.refresh_lobby(row)
