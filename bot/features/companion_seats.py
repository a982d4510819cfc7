"""Seat companions in a lobby, send them home, and let them think aloud."""

from typing import assert_never

from bot.companions.people import Person, Strength
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.panels import Panels
from bot.features.admission import is_in_charge
from bot.i18n.words import words_in
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.presses import CompanionPress
from bot.service.lobby.lobbies import Lobbies
from bot.service.lobby.lobby_companions import LobbyCompanions
from bot.service.tables.games import Games
from bot.ui.companions import ANYONE, PERSON, STRENGTH, companion_form


class CompanionSeats:
    """The companions of lobbies, by buttons and by command."""

    def __init__(
        self, games: Games, lobbies: Lobbies, languages: Languages, replies: Replies, panels: Panels
    ) -> None:
        self._games = games
        self._companions = LobbyCompanions(games, lobbies)
        self._languages = languages
        self._replies = replies
        self._panels = panels

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Do what a button of the lobby, or its form, says."""
        game_id = press.game_id
        act = press.detail_as(CompanionPress)
        match act:
            case CompanionPress.ADD:
                row = await self._companions.require_room(game_id, interaction.user.id)
                words = self._languages.words_for(interaction)
                await self._replies.open_form(interaction, companion_form(words, row))
                return
            case CompanionPress.SIT:
                strength, person = _entered(interaction)
                await self._add(interaction, game_id, strength, person)
            case CompanionPress.HOME:
                await self._remove(interaction, game_id, None)
            case CompanionPress.ALOUD | CompanionPress.SILENT:
                aloud = act == CompanionPress.ALOUD
                await self._set_aloud(interaction, game_id, aloud=aloud)
            case _:
                assert_never(act)
        await self._panels.answer_lobby(interaction, game_id)

    async def add(
        self, interaction: Interaction, strength: Strength, person: Person | None
    ) -> None:
        """Seat a companion in the channel's lobby."""
        row = await self._games.find(interaction.channel_id)
        row = await self._add(interaction, row.id, strength, person)
        words, came = self._languages.words_for(interaction), row.companions[-1].person or ""
        text = words("companion-sat-down", person=came, count=len(row.seats))
        await self._confirm(interaction, row, text)

    async def remove(self, interaction: Interaction, person: Person | None) -> None:
        """Send a companion home from the channel's lobby, the last one where none is named."""
        before = await self._games.find(interaction.channel_id)
        row = await self._remove(interaction, before.id, person)
        left = {seat.person for seat in row.companions}
        gone = next(one.person for one in before.companions[::-1] if one.person not in left)
        words = self._languages.words_for(interaction)
        text = words("companion-gone-home", person=gone or "", count=len(row.seats))
        await self._confirm(interaction, row, text)

    async def set_aloud(self, interaction: Interaction, *, aloud: bool) -> None:
        """Let the companions of the channel's lobby say what they mean to do next, or not."""
        row = await self._games.find(interaction.channel_id)
        await self._set_aloud(interaction, row.id, aloud=aloud)
        words = self._languages.words_for(interaction)
        await self._confirm(interaction, row, words(f"companions-{'aloud' if aloud else 'silent'}"))

    async def _add(
        self, interaction: Interaction, game_id: int, strength: Strength, person: Person | None
    ) -> GameRow:
        user_id = interaction.user.id
        return await self._companions.add(game_id, user_id, strength, person, _name)

    async def _remove(
        self, interaction: Interaction, game_id: int, person: Person | None
    ) -> GameRow:
        return await self._companions.remove(
            game_id, person, lambda row: is_in_charge(interaction, row)
        )

    async def _set_aloud(self, interaction: Interaction, game_id: int, *, aloud: bool) -> None:
        await self._companions.set_aloud(
            game_id, lambda row: is_in_charge(interaction, row), aloud=aloud
        )

    async def _confirm(self, interaction: Interaction, row: GameRow, text: str) -> None:
        await self._replies.privately(interaction, text)
        await self._panels.refresh_lobby(row)


def _name(person: Person, language: str) -> str:
    """Return what a companion is called at a table of that language."""
    return words_in(language)("companion-name", person=person)


def _entered(interaction: Interaction) -> tuple[Strength, Person | None]:
    """Read the form of a new companion."""
    try:
        (strength,), (person,) = interaction.values[STRENGTH], interaction.values[PERSON]
        return Strength(strength), None if person == ANYONE else Person(person)
    except (LookupError, ValueError) as error:
        raise Declined("bad-input") from error
