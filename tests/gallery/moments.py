"""Play a game to the moments that the gallery shows."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import simcord

from bot.app import TableBot
from bot.guests import Hands, habit
from bot.open_game import OpenGame

GUESTS = ("Ada", "Bo", "Cleo")
SEED = bytes(range(32))
LATE = 4
"""The round from which on there is something to see."""


@dataclass(frozen=True)
class Moment:
    """A message to be shown: where it stands, and to whom."""

    name: str
    channel: Any
    viewer: Any
    shown: Any


@dataclass(frozen=True)
class Party:
    """The guests and their table."""

    channel: Any
    guests: tuple[Any, ...]
    hands: Hands

    async def asked(self) -> Any:
        opened = await self.hands.opened()
        user = opened.row.seats[opened.state.table.questions[0].seat].user_id
        return next(guest for guest in self.guests if guest.id == user)

    def at_table(self, name: str, viewer: Any, shown: Any) -> Moment:
        return Moment(name, self.channel, viewer, shown)

    async def panel(self, name: str) -> Moment:
        return self.at_table(name, await self.asked(), self.channel.last_message)

    async def answer(self, name: str, command: str, **options: Any) -> Moment:
        guest = await self.asked()
        return self.at_table(name, guest, await guest.slash(self.channel, command, **options))

    async def press(self, name: str, deed: str) -> Moment:
        guest, opened = await self.asked(), await self.hands.opened()
        number = opened.state.table.questions[0].number
        custom_id = f"1:{opened.row.id}:{number}:do:{deed}"
        result = await guest.click(self.channel.last_message, custom_id=custom_id)
        return self.at_table(name, guest, result)

    async def letter(self, name: str) -> Moment:
        guest = await self.asked()
        channel = guest.user.dm_channel
        return Moment(name, channel, guest.user, channel.last_message)

    async def step(self, dice: Random) -> None:
        opened = await self.hands.opened()
        action = habit(opened, dice.choice(opened.state.table.questions).seat, dice)
        user = opened.row.seats[action.seat].user_id
        await self.hands.press(next(guest for guest in self.guests if guest.id == user), action)


async def moments(env: simcord.Env, bot: TableBot, language: str) -> AsyncIterator[Moment]:
    """Play, and stop at each moment worth a look."""
    guild = env.create_guild("Green")
    channel = guild.create_text_channel("village")
    guests = tuple([guild.add_member(env.create_user(name)) for name in GUESTS])
    for guest in guests:
        await guest.slash(channel, "settings", language=language)
    bot.lobbies._draw_seed = lambda: SEED
    await guests[0].slash(channel, "game new", language=language)
    for guest in guests[1:]:
        await guest.click(channel.last_message, custom_id="1:1:0:lobby:join")
    yield Moment("lobby", channel, guests[0], channel.last_message)
    await guests[0].click(channel.last_message, custom_id="1:1:0:lobby:start")
    party = Party(channel, guests, Hands(bot, channel, 1))
    yield await party.panel("panel-first-turn")
    yield await party.press("form-explore", "explore")
    async for moment in _played(party, Random(5)):
        yield moment


def _is(kind: str) -> Callable[[OpenGame], bool]:
    return lambda opened: opened.state.table.questions[0].kind == kind


def _late_turn(opened: OpenGame) -> bool:
    return _is("take_turn")(opened) and opened.state.table.round >= LATE


PANELS: dict[str, Callable[[OpenGame], bool]] = {
    "panel-turn": _late_turn,
    "panel-reading": _is("choose_option"),
    "panel-dice": _is("spend_effort"),
    "panel-reward": _is("take_reward"),
    "panel-offer": _is("answer_offer"),
    "panel-rest": _is("rest_villagers"),
}


async def _played(party: Party, dice: Random) -> AsyncIterator[Moment]:
    """Play to the end; each moment is shown when it first comes."""
    left = dict(PANELS)
    explored = ""
    while not (opened := await party.hands.opened()).state.table.over:
        for name in [name for name, comes in left.items() if comes(opened)]:
            del left[name]
            yield await party.panel(name)
            async for moment in _beside(party, name):
                yield moment
        trip = opened.state.table.expedition
        panel = opened.row.panel_id
        await party.step(dice)
        if trip and trip.rolled and explored == "":
            journal = next(m for m in party.channel.history() if m.id == panel)
            if journal.id != (await party.hands.opened()).row.panel_id:
                explored = "journal"
                yield party.at_table("journal", party.guests[0], journal)
    yield party.at_table("end", party.guests[0], party.channel.last_message)


async def _beside(party: Party, name: str) -> AsyncIterator[Moment]:
    """Give what is seen beside a panel."""
    match name:
        case "panel-reading" | "panel-dice":
            yield await party.letter(name.replace("panel", "letter"))
        case "panel-turn":
            for look in ("village", "market", "board", "score", "rules"):
                yield await party.answer(f"answer-{look}", look)
            yield await party.answer("answer-refused", "explore", party="nobody")
            await party.answer("", "settings", text_first=True)
            yield await party.answer("answer-text-first", "village")
            await party.answer("", "settings", text_first=False)
        case _:
            return
