"""Steer a story night from its host's desk, or by the host's commands."""

from datetime import timedelta
from typing import Any

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
from bot.model.loaded_game import LoadedGame, Played
from bot.model.nights import DecidedBy, Guest, NightPace, ReadBy
from bot.model.presses import DeskPress
from bot.service.lobby.lobbies import begins
from bot.service.night.steps import host_of, night_of
from bot.service.nights.night_settings import change_settings
from bot.service.nights.nights import Nights
from bot.service.tables.games import Games
from bot.text.moments import time_stamp
from bot.text.narrator import name_in
from bot.ui.layout import layout
from bot.ui.message import Message
from bot.ui.night_desk import (
    BREAK_MINUTES,
    desk,
    end_question,
    evening_desk,
    leave_form,
    lobby_desk,
)

_SETTINGS = {
    DeskPress.PACE: {one.value: one for one in NightPace},
    DeskPress.READER: {one.value: one for one in ReadBy},
    DeskPress.DECIDE: {one.value: one for one in DecidedBy},
}


class NightDesk:
    """What the host of a night or an evening does, or anyone who manages the channel."""

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
        row = _hosted(interaction, await self._guests.here(interaction))
        await self._show(interaction, row)

    async def pause(self, interaction: Interaction, minutes: int | None = None) -> None:
        """Pause the channel's night: until somebody goes on, or for `minutes`."""
        row = await self._guests.here(interaction)
        if row.lift:
            raise Declined("night-lift-pause")
        game_id = _hosted(interaction, row).id
        if row.status == GameStatus.LOBBY:
            raise Declined("desk-lobby-later")
        await self._stages.answer(
            interaction, await self._pause(game_id, minutes), "night-told-paused"
        )

    async def end(self, interaction: Interaction) -> None:
        """Ask whether the channel's night is to end; a lifted game goes back to its days."""
        row, user_id = await self._guests.here(interaction), interaction.user.id
        if not row.lift:
            await self._ask_end(interaction, _hosted(interaction, row))
            return
        is_theirs = row.seat_of(user_id) or user_id == host_of(row)
        if not is_theirs and not is_in_charge(interaction, row):
            raise Declined("evening-not-theirs")
        played = await self._nights.put_back(row.id, user_id)
        await self._stages.answer(interaction, played, "night-told-back")

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Do what a button of the desk means, and show the desk as it is then."""
        act, value = press.split_as(DeskPress)
        row = _hosted(interaction, await self._games.get(press.game_id))
        match act:
            case DeskPress.OPEN:
                await self._show(interaction, row)
            case DeskPress.END:
                await self._ask_end(interaction, row)
            case DeskPress.GUESTS:
                await self._ask_who_leaves(interaction, row)
            case DeskPress.LEAVE:
                await self._send_away(interaction, row)
            case _ if row.status == GameStatus.LOBBY:
                await self._do_before(interaction, row, act, value)
            case _ if row.lift:
                played, news = await self._do_at_evening(interaction, row, act, value)
                await self._answer(interaction, played, news)
            case _:
                await self._answer(interaction, await self._do(row.id, act, value))

    async def _do_before(
        self, interaction: Interaction, row: GameRow, act: DeskPress, value: str
    ) -> None:
        """Change a night that has not begun, or call it off; nothing of it runs yet."""
        words = self._words(interaction)
        if act == DeskPress.ENDED:
            closed = await self._nights.call_off(row.id)
            await self._replies.edit(interaction, layout([words("desk-called-off")]))
            await self._guests.refresh_lobby(closed)
            return
        if act in _SETTINGS:
            await self._nights.set_before(row.id, **{act.value: _setting(act, value)})
        news = "" if act in _SETTINGS else words("desk-lobby-later")
        await self._answer_before(interaction, row.id, news)

    async def _do_at_evening(
        self, interaction: Interaction, row: GameRow, act: DeskPress, value: str
    ) -> tuple[Played, str]:
        """Change an evening, which no clock moves on; return what the desk says of it.

        Raises Declined.
        """
        words = self._words(interaction)
        match act:
            case DeskPress.BREAK | DeskPress.PAUSE | DeskPress.RESUME:
                played = await self._nights.keep_open(row.id)
                until = time_stamp(await self._nights.evening_ends(row.id), "t")
                return played, words("desk-evening-break", until=until)
            case DeskPress.SKIP:
                return await self._nights.skip(row.id), ""
            case DeskPress.READER:
                reader = _setting(act, value)
                return await change_settings(self._games, row.id, reader=reader), ""
            case DeskPress.PACE | DeskPress.DECIDE:
                raise Declined(f"desk-evening-{act}")
            case DeskPress.ENDED:
                return await self._nights.put_back(row.id, interaction.user.id), ""
            case _:
                raise AssertionError(act)

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
                chosen = {act.value: _setting(act, value)}
                return await change_settings(self._games, game_id, **chosen)
            case DeskPress.ENDED:
                return await self._nights.end(game_id)
            case _:
                raise AssertionError(act)

    async def _pause(self, game_id: int, minutes: int | None) -> Played:
        span = timedelta(minutes=minutes) if minutes else None
        return await self._nights.set_night_status(game_id, GameStatus.PAUSED, span)

    async def _ask_end(self, interaction: Interaction, row: GameRow) -> None:
        loaded = await self._games.load(row.id) if row.status.is_under_way else None
        await self._show_privately(interaction, end_question(self._words(interaction), row, loaded))

    async def _ask_who_leaves(self, interaction: Interaction, row: GameRow) -> None:
        others = _others(row, interaction.user.id)
        if not others:
            raise Declined("desk-nobody")
        form = leave_form(self._words(interaction), row, others)
        await self._replies.open_form(interaction, form)

    async def _send_away(self, interaction: Interaction, row: GameRow) -> None:
        """Let the guest who was named get up; they cannot sit down again on this night."""
        chosen, others = interaction.values[DeskPress.LEAVE], _others(row, interaction.user.id)
        named = next((one for one in others if str(one.place) in chosen), None)
        if named is None:
            raise Declined("desk-gone")
        words = self._words(interaction)
        news = words("desk-left", name=name_in(words, named.name))
        played = await self._nights.stand(row.id, named.user_id, sent_away=True)
        if played is None:
            await self._answer_before(interaction, row.id, news)
        else:
            await self._answer(interaction, played, news)

    async def _answer(self, interaction: Interaction, played: Played, news: str = "") -> None:
        """Show the desk as it is now, then the stage to all."""
        row, words = played.loaded.row, self._words(interaction)
        if row.status.is_over:
            shown = layout([words("night-told-end")])
        elif not (row.is_night or row.lift):
            shown = layout([words("night-told-back")])
        else:
            shown = self._desk(interaction, played.loaded, news)
        await self._replies.edit(interaction, shown)
        await self._stages.show(played)

    async def _answer_before(self, interaction: Interaction, game_id: int, news: str) -> None:
        """Show the desk of a night that has not begun, then its lobby to all."""
        row = await self._games.get(game_id)
        await self._replies.edit(interaction, lobby_desk(self._words(interaction), row, news))
        await self._guests.refresh_lobby(row)

    async def _show(self, interaction: Interaction, row: GameRow) -> None:
        if row.status == GameStatus.LOBBY:
            shown = lobby_desk(self._words(interaction), row)
        else:
            shown = self._desk(interaction, await self._games.load(row.id))
        await self._show_privately(interaction, shown)

    async def _show_privately(self, interaction: Interaction, shown: Message) -> None:
        """Show a message in place of the desk that was pressed, or as a private answer."""
        if interaction.is_private and interaction.message is not None:
            await self._replies.edit(interaction, shown)
        else:
            await self._replies.privately(interaction, shown)

    def _desk(self, interaction: Interaction, loaded: LoadedGame, news: str = "") -> Message:
        narrator = self._languages.narrator(loaded, self._words(interaction))
        draw = evening_desk if loaded.row.lift else desk
        return draw(narrator, loaded, news)

    def _words(self, interaction: Interaction) -> Words:
        return self._languages.words_for(interaction)


def _hosted(interaction: Interaction, row: GameRow) -> GameRow:
    """Return a night that is open or goes on, or an evening, if a person is in charge of it.

    Raises Declined.
    """
    if not (row.is_night or row.lift):
        raise Declined("night-none-here")
    if row.is_planned:
        raise Declined("plan-not-open")
    host = begins(row) if row.status == GameStatus.LOBBY else host_of(row)
    if interaction.user.id != host and not is_in_charge(interaction, row):
        raise Declined("night-not-the-host")
    if row.status != GameStatus.LOBBY and not row.status.is_under_way:
        raise Declined("game-over")
    return row


def _setting(act: DeskPress, value: str) -> Any:
    """Return the value that a press chooses. Raises Declined."""
    chosen = _SETTINGS[act].get(value)
    if chosen is None:
        raise Declined("unknown-press")
    return chosen


def _others(row: GameRow, user_id: int) -> tuple[Guest, ...]:
    """List the guests whom a person may ask to leave: all but themselves."""
    return tuple([guest for guest in night_of(row).here if guest.user_id != user_id])
