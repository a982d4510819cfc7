"""Steer a story night from its host's desk, or by the host's commands."""

from datetime import timedelta

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.stages import Stages
from bot.features.admission import is_in_charge
from bot.features.nights import StoryNights
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.model.loaded_game import Played
from bot.model.nights import DecidedBy, Guest, NightPace, ReadBy
from bot.model.presses import DeskPress
from bot.service.night.steps import host_of, night_of
from bot.service.nights.night_settings import change_settings
from bot.service.nights.nights import Nights
from bot.service.tables.games import Games
from bot.text.narrator import name_in
from bot.ui.layout import layout
from bot.ui.night_desk import BREAK_MINUTES, desk, end_question, leave_form

_SETTINGS = {
    DeskPress.PACE: {one.value: one for one in NightPace},
    DeskPress.READER: {one.value: one for one in ReadBy},
    DeskPress.DECIDE: {one.value: one for one in DecidedBy},
}


class NightDesk:
    """What the host of a night that goes on does, or anyone who manages the channel."""

    def __init__(
        self,
        nights: Nights,
        games: Games,
        languages: Languages,
        replies: Replies,
        stages: Stages,
        guests: StoryNights,
    ) -> None:
        self._nights = nights
        self._games = games
        self._languages = languages
        self._replies = replies
        self._stages = stages
        self._guests = guests

    async def open(self, interaction: Interaction) -> None:
        """Show the desk of the channel's night to its host."""
        row = self._hosted(interaction, await self._guests.here(interaction))
        await self._show(interaction, row.id)

    async def pause(self, interaction: Interaction, minutes: int | None = None) -> None:
        """Pause the channel's night: until somebody goes on, or for `minutes`."""
        row = await self._guests.here(interaction)
        if row.lift:
            raise Declined("night-lift-pause")
        game_id = self._hosted(interaction, row).id
        await self._stages.answer(
            interaction, await self._pause(game_id, minutes), "night-told-paused"
        )

    async def end(self, interaction: Interaction) -> None:
        """Ask whether the channel's night is to end; a lifted game goes back to its days."""
        row, user_id = await self._guests.here(interaction), interaction.user.id
        if not row.lift:
            await self._ask_end(interaction, self._hosted(interaction, row).id)
            return
        is_theirs = row.seat_of(user_id) or user_id == host_of(row)
        if not is_theirs and not is_in_charge(interaction, row):
            raise Declined("evening-not-theirs")
        played = await self._nights.put_back(row.id, user_id)
        await self._stages.answer(interaction, played, "night-told-back")

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Do what a button of the desk means, and show the desk as it is then."""
        act, value = press.split_as(DeskPress)
        row = await self._games.get(press.game_id)
        if not row.is_night:
            raise Declined("night-none-here")
        game_id = self._hosted(interaction, row).id
        match act:
            case DeskPress.OPEN:
                await self._show(interaction, game_id)
            case DeskPress.END:
                await self._ask_end(interaction, game_id)
            case DeskPress.GUESTS:
                await self._ask_who_leaves(interaction, game_id)
            case DeskPress.LEAVE:
                await self._send_away(interaction, row)
            case _:
                played = await self._do(game_id, act, value)
                await self._answer(interaction, played)

    async def _do(self, game_id: int, act: DeskPress, value: str) -> Played:
        """Change the night by a press that needs nothing else. Raises Declined."""
        match act:
            case DeskPress.BREAK:
                return await self._pause(game_id, BREAK_MINUTES)
            case DeskPress.PAUSE:
                return await self._pause(game_id, None)
            case DeskPress.RESUME:
                return await self._nights.set_night_status(game_id, GameStatus.RUNNING)
            case DeskPress.SKIP:
                return await self._nights.skip(game_id)
            case DeskPress.PACE | DeskPress.READER | DeskPress.DECIDE:
                chosen = _SETTINGS[act].get(value)
                if chosen is None:
                    raise Declined("unknown-press")
                return await change_settings(self._games, game_id, **{act.value: chosen})
            case DeskPress.ENDED:
                return await self._nights.end(game_id)
            case _:
                raise AssertionError(act)

    async def _pause(self, game_id: int, minutes: int | None) -> Played:
        span = timedelta(minutes=minutes) if minutes else None
        return await self._nights.set_night_status(game_id, GameStatus.PAUSED, span)

    async def _ask_end(self, interaction: Interaction, game_id: int) -> None:
        question = end_question(self._words(interaction), await self._games.load(game_id))
        if interaction.is_private and interaction.message is not None:
            await self._replies.edit(interaction, question)
        else:
            await self._replies.privately(interaction, question)

    async def _ask_who_leaves(self, interaction: Interaction, game_id: int) -> None:
        loaded = await self._games.load(game_id)
        others = _others(loaded.row, interaction.user.id)
        if not others:
            raise Declined("desk-nobody")
        form = leave_form(self._words(interaction), loaded, others)
        await self._replies.open_form(interaction, form)

    async def _send_away(self, interaction: Interaction, row: GameRow) -> None:
        """Let the guest who was named get up; they cannot sit down again on this night."""
        chosen, others = interaction.values[DeskPress.LEAVE], _others(row, interaction.user.id)
        named = next((one for one in others if str(one.place) in chosen), None)
        if named is None:
            raise Declined("desk-gone")
        played = await self._nights.stand(row.id, named.user_id, sent_away=True)
        assert played is not None
        words = self._words(interaction)
        await self._answer(interaction, played, words("desk-left", name=name_in(words, named.name)))

    async def _answer(self, interaction: Interaction, played: Played, news: str = "") -> None:
        """Show the desk as it is now, then the stage to all."""
        loaded, words = played.loaded, self._words(interaction)
        if loaded.row.status.is_over:
            await self._replies.edit(interaction, layout([words("night-told-end")]))
        else:
            narrator = self._languages.narrator(loaded, words)
            await self._replies.edit(interaction, desk(narrator, loaded, news))
        await self._stages.show(played)

    async def _show(self, interaction: Interaction, game_id: int) -> None:
        loaded = await self._games.load(game_id)
        shown = desk(self._languages.narrator(loaded, self._words(interaction)), loaded)
        if interaction.is_private and interaction.message is not None:
            await self._replies.edit(interaction, shown)
        else:
            await self._replies.privately(interaction, shown)

    def _hosted(self, interaction: Interaction, row: GameRow) -> GameRow:
        """Return a night that goes on, if a person is in charge of it. Raises Declined."""
        if row.lift or not is_in_charge(interaction, row):
            raise Declined("night-not-the-host")
        if not row.status.is_under_way:
            raise Declined("not-started" if row.status == GameStatus.LOBBY else "game-over")
        return row

    def _words(self, interaction: Interaction) -> Words:
        return self._languages.words_for(interaction)


def _others(row: GameRow, user_id: int) -> tuple[Guest, ...]:
    """List the guests whom a person may ask to leave: all but themselves."""
    return tuple([guest for guest in night_of(row).here if guest.user_id != user_id])
