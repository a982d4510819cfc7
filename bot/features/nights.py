"""Play a story night: take what its guests press or type, and show the stage."""

from collections.abc import Mapping
from typing import assert_never

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.stages import Stages
from bot.features.arrival import check_arrival
from bot.i18n.words import Words, normalize
from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.discord_limits import MOST_OPTIONS
from bot.model.errors import Declined
from bot.model.games import GameRow, TimerRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame, Played
from bot.model.nights import Step
from bot.model.presses import NightPress, NightVerb, Press
from bot.model.suggestion import Suggestion
from bot.service.night.actors import actor_now, as_leader, guest_of
from bot.service.night.secret_cards import card_held, has_cards
from bot.service.night.steps import host_of, next_part, night_of, readers_now, step_of
from bot.service.nights.nights import GuestAct, Nights
from bot.service.tables.games import Games
from bot.text.tales import tale_to_read
from bot.ui.layout import layout
from bot.ui.message import Button, Message, Row
from bot.ui.night_end import night_lobby
from bot.ui.secret_card import own_card, play_button
from bot.ui.shared_reading import words_to_read
from bot.ui.stage import end_to_read, stage
from bot.ui.stage_buttons import heard_button, party_form, sit_down
from bot.ui.tale_stage import noted

_DONE: Mapping[NightVerb, str] = {
    NightVerb.HEARD: "night-heard-done",
    NightVerb.PLAY: "card-done",
}
"""What is answered to a press on a private message."""


class StoryNights:
    """What the guests of a night do."""

    def __init__(
        self,
        nights: Nights,
        games: Games,
        languages: Languages,
        replies: Replies,
        panels: Panels,
        stages: Stages,
    ) -> None:
        self._nights = nights
        self._games = games
        self._languages = languages
        self._replies = replies
        self._panels = panels
        self._stages = stages

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Do what a button, a form or a command of a night means."""
        row = await self._games.get(press.game_id)
        if not (row.is_night or row.lift):
            raise Declined("night-none-here")
        verb, _, value = press.detail.partition("-")
        if _is_asked_to_sit(row, interaction.user.id, verb):
            hint = sit_down(self._words(interaction), row)
            await self._replies.privately(interaction, hint)
            return
        if verb in list(NightVerb):
            await self.say(interaction, press, NightVerb(verb), value)
            return
        await self._do(interaction, press)

    async def _do(self, interaction: Interaction, press: CustomId) -> None:
        """Do what a press means that is no answer of a guest's."""
        act = press.detail_as(NightPress)
        match act:
            case NightPress.SIT | NightPress.UP:
                await self._sit(interaction, press.game_id, sits=act == NightPress.SIT)
            case NightPress.START:
                check_arrival(interaction)
                played = await self._nights.start(press.game_id, interaction.user.id)
                await self._stages.answer(interaction, played)
            case NightPress.RESUME:
                await self._resume(interaction, press.game_id)
            case NightPress.READ:
                await self._read(interaction, press.game_id)
            case NightPress.CARD:
                await self._show_card(interaction, press.game_id)
            case NightPress.OTHERS:
                await self._ask_party(interaction, press.game_id)
            case NightPress.PARTY:
                party = "+".join(interaction.values[NightPress.PARTY])
                await self.say(interaction, press, NightVerb.GO, party)
            case _:
                assert_never(act)

    async def say(
        self, interaction: Interaction, press: CustomId, verb: NightVerb, value: str = ""
    ) -> None:
        """Take a guest's act at the current step of the night."""
        act = GuestAct(interaction.user.id, press.about, verb, value, interaction.id)
        played = await self._nights.act(press.game_id, act)
        if verb in _DONE and interaction.is_private:
            await self._replies.edit(interaction, self._done(interaction, verb, played.loaded))
        if verb == NightVerb.TALE and step_of(played.loaded) == Step.FINALE:
            narrator = self._languages.narrator(played.loaded, self._words(interaction))
            await self._replies.privately(interaction, noted(narrator, played.loaded, value))
        await self._stages.answer(interaction, played)

    def _done(self, interaction: Interaction, verb: NightVerb, loaded: LoadedGame) -> Message:
        """Answer a press on a private message: of a shared paragraph, with who reads on."""
        narrator = self._languages.narrator(loaded, self._words(interaction))
        on = next_part(loaded) if verb == NightVerb.HEARD else None
        if on is None:
            return layout([narrator.words(_DONE[verb])])
        return layout([narrator.words("night-part-done", next=narrator.called(on.name))])

    async def do(self, interaction: Interaction, what: str) -> None:
        """Do what a command names: a button of the stage, as suggested or by its label."""
        buttons = await self._buttons(interaction)
        found = [one for one in buttons if what in (one.custom_id, one.label)]
        press = parse_custom_id(found[0].custom_id or "") if found else None
        if press is None:
            raise Declined("night-no-such-thing")
        await self.press(interaction, press)

    async def suggest(self, interaction: Interaction, text: str) -> list[Suggestion]:
        """Suggest the buttons of the channel's stage."""
        try:
            buttons = await self._buttons(interaction)
        except Declined:
            # Suggestions never fail: there are none without a night.
            return []
        asked = normalize(text)
        found = [
            Suggestion(one.label, one.custom_id)
            for one in buttons
            if one.custom_id and not one.disabled and asked in normalize(one.label)
        ]
        return found[:MOST_OPTIONS]

    async def on_time(self, timer: TimerRow) -> None:
        """Close a step whose time is over, or end a break."""
        played = await self._nights.time_out(timer)
        if played is not None:
            await self._stages.show(played)

    async def game_here(self, interaction: Interaction) -> GameRow:
        """Return the channel's game, of any kind."""
        return await self._games.find(interaction.channel_id)

    async def here(self, interaction: Interaction) -> GameRow:
        """Return the channel's night, or the game that is lifted to an evening."""
        row = await self.game_here(interaction)
        if not (row.is_night or row.lift):
            raise Declined("night-none-here")
        return row

    async def join(self, interaction: Interaction, lobby: GameRow) -> None:
        """Seat a person at a night that is open, by a press on another message than its own."""
        await self._nights.sit(lobby.id, interaction.user)
        await self._replies.privately(interaction, self._words(interaction)("night-told-sits"))
        await self._panels.refresh_lobby(await self._games.get(lobby.id))

    async def refresh_lobby(self, row: GameRow) -> None:
        """Show the lobby of a night as it is now."""
        await self._panels.refresh_lobby(row)

    async def _sit(self, interaction: Interaction, game_id: int, *, sits: bool) -> None:
        """Sit down or get up; before the night the guests are shown at once."""
        user, words = interaction.user, self._words(interaction)
        before = await self._games.get(game_id)
        if sits:
            played = await self._nights.sit(game_id, user)
        else:
            played = await self._nights.stand(game_id, user.id)
        if played is not None:
            told = self._told_seat(interaction, played, before, sits=sits)
            await self._replies.privately(interaction, told)
            await self._stages.show(played)
        elif interaction.message is not None and not interaction.is_private:
            await self._panels.answer_lobby(interaction, game_id)
        else:
            key = "night-told-sits" if sits else "night-told-up"
            await self._replies.privately(interaction, words(key))
            await self._panels.refresh_lobby(await self._games.get(game_id))

    def _told_seat(
        self, interaction: Interaction, played: Played, before: GameRow, *, sits: bool
    ) -> str:
        """Return what a guest is told who sat down or got up while a night is held."""
        words, row = self._words(interaction), played.loaded.row
        if not row.is_night:
            return words("evening-sits" if sits else "evening-has-left")
        narrator = self._languages.narrator(played.loaded, words)
        if sits:
            guest = guest_of(night_of(row), interaction.user.id)
            return words("night-sits-next", villagers=narrator.short_villagers(guest.villagers))
        host = night_of(row).guest(row.host_id)
        if host is None or row.host_id == before.host_id:
            return words("night-has-left")
        return words("night-host-left", host=narrator.called(host.name))

    async def _resume(self, interaction: Interaction, game_id: int) -> None:
        row = await self._games.get(game_id)
        guest_of(night_of(row), interaction.user.id)
        played = await self._nights.set_night_status(game_id, GameStatus.RUNNING)
        await self._stages.answer(interaction, played)

    async def _read(self, interaction: Interaction, game_id: int) -> None:
        """Show the reader alone what they read to the others, in the language of the night."""
        loaded = await self._games.load(game_id)
        step = step_of(loaded)
        if step not in (Step.READ, Step.END, Step.TALE):
            raise Declined("stale-question")
        reads = readers_now(loaded)
        turn = next((n for n, one in enumerate(reads) if one.user_id == interaction.user.id), None)
        if turn is None:
            raise Declined("night-not-the-reader")
        narrator = self._languages.narrator(loaded)
        if step == Step.TALE:
            parts = tale_to_read(narrator, loaded)
        elif step == Step.END:
            parts = end_to_read(narrator, loaded)
        else:
            parts = words_to_read(narrator, loaded, turn, self._languages.cast)
        shown = layout(parts, [[heard_button(narrator, loaded)]])
        await self._replies.privately(interaction, shown)

    async def _show_card(self, interaction: Interaction, game_id: int) -> None:
        """Show a guest their own secret card, in their own words."""
        loaded = await self._games.load(game_id)
        held = card_held(loaded, interaction.user.id)
        narrator = self._languages.narrator(loaded, self._words(interaction))
        await self._replies.privately(interaction, own_card(narrator, loaded, held))

    async def _ask_party(self, interaction: Interaction, game_id: int) -> None:
        """Ask the leader, or anyone who goes on for them, who goes below."""
        loaded = await self._games.load(game_id)
        if step_of(loaded) != Step.GATHER:
            raise Declined("stale-question")
        as_leader(loaded, actor_now(loaded, interaction.user.id, self._games.now()))
        narrator = self._languages.narrator(loaded, self._words(interaction))
        await self._replies.open_form(interaction, party_form(narrator, loaded))

    async def _buttons(self, interaction: Interaction) -> list[Button]:
        """List the buttons of the channel's stage in a person's words."""
        row = await self.here(interaction)
        words = self._words(interaction)
        if not row.status.is_under_way:
            return _pressed(night_lobby(words, row))
        loaded = await self._games.load(row.id)
        narrator = self._languages.narrator(loaded, words)
        own = [play_button(narrator, row)] if has_cards(loaded.state.table) else []
        return [*_pressed(stage(narrator, loaded)), *own]

    def _words(self, interaction: Interaction) -> Words:
        return self._languages.words_for(interaction)


def _pressed(message: Message) -> list[Button]:
    """List the buttons of a message that are a night's."""
    buttons = [one for block in message.blocks if isinstance(block, Row) for one in block.buttons]
    return [one for one in buttons if f":{Press.NIGHT}:" in (one.custom_id or "")]


def _is_asked_to_sit(row: GameRow, user_id: int, pressed: str) -> bool:
    """Return whether somebody acts at a night that goes on, and has not sat down there."""
    if pressed not in (*NightVerb, NightPress.READ, NightPress.CARD) or not row.status.is_under_way:
        return False
    known = (host_of(row), *([seat.user_id for seat in row.seats] if row.lift else ()))
    return night_of(row).guest(user_id) is None and user_id not in known
