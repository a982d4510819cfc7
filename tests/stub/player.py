"""Play as people who only see Discord: they read the channel, press buttons, fill in forms."""

import asyncio
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from tests.stub.loopback import Loopback
from tests.stub.shapes import parts
from tests.stub.world import Channel, Interaction, Person

_MENTION = re.compile(r"<@([0-9]+)>")
_ASKS = re.compile(r"1:[0-9]+:[0-9]+:(do:[a-z0-9_-]+|mine:rest|read)")
_ACTS = re.compile(rf"{_ASKS.pattern}|1:[0-9]+:[0-9]+:(mine:advance|undo)")
_BUTTON, _PRIMARY, _TEXT = 2, 1, 10
_MESSAGE, _UPDATE_LATER, _UPDATE, _MODAL = 4, 6, 7, 9
_SECONDS_TO_ANSWER = 3.5
"""How long a person waits for an answer where the bot may have been killed."""

_SECONDS_TO_OPEN = 60
"""The same for a lobby, in which no bot is killed: its first answers are slow on a busy machine."""

_GLADLY = {"explore": 6, "build": 8, "harvest": 4, "train": 5, "labor": 2, "pass": 1}
_RARELY = ("put_up_for_sale", "take_back", "refresh_row", "withdraw", "advance", "undo")
_ELSE = 4

Json = dict[str, Any]


class Gone(Exception):
    """The bot did not answer: it is not there any more."""


class Table:
    """The people at one channel's table, who decide by a seed.

    `options` are those of `/game new`, `patience` is in seconds.
    """

    def __init__(
        self,
        discord: Loopback,
        channel: Channel,
        people: list[Person],
        dice: Random,
        options: Mapping[str, str] | None = None,
        patience: float = _SECONDS_TO_ANSWER,
    ) -> None:
        self.discord = discord
        self.channel = channel
        self.people = {person.id: person for person in people}
        self.dice = dice
        self.options = options
        self.patience = patience
        self.acted: list[Interaction] = []

    @property
    def is_over(self) -> bool:
        """Tell whether the channel's last words are a score sheet: a game that asks nobody."""
        last = self.channel.last
        return last is not None and not asks(last) and "show:score" in "".join(ids(last))

    @property
    def panel(self) -> Json | None:
        """The last message, if it asks somebody something."""
        last = self.channel.last
        return last if last and asks(last) else None

    async def open(self) -> None:
        """Open a lobby, sit down and start."""
        first, *others = self.people.values()
        await self.answered(
            await self.discord.command(first, self.channel, "game new", self.options),
            _SECONDS_TO_OPEN,
        )
        for person in others:
            await self.press_lobby(person, "join")
        await self.press_lobby(first, "start")

    async def begin(self) -> Interaction:
        """Do the first half of something: press a button of the panel that asks."""
        assert await self.wait(self.patience)
        panel = self.panel
        assert panel
        asked = [self.people[n] for n in mentioned(panel) if n in self.people]
        person = self.dice.choice(asked)
        buttons = [one for one in pressable(panel) if _ACTS.fullmatch(one["custom_id"])]
        weights = [_weight(button) for button in buttons]
        (button,) = self.dice.choices(buttons, weights)
        return await self.discord.press(person, panel, button["custom_id"])

    async def finish(self, begun: Interaction) -> Interaction:
        """Go on from an answer: fill in the form, choose in the encounter; give the last answer.

        Raises Gone.
        """
        answer = await self.answered(begun)
        if answer["type"] == _MODAL:
            entered = filled(answer["data"], self.dice)
            return await self.finish(await self.discord.submit(begun.person, begun, entered))
        if answer["type"] == _MESSAGE and begun.shown and asks(begun.shown):
            message = self._reading(begun.person) or begun.shown
            choices = [one for one in pressable(message) if ":do:" in one["custom_id"]]
            if choices:
                custom_id = self.dice.choice(choices)["custom_id"]
                return await self.finish(await self.discord.press(begun.person, message, custom_id))
        if answer["type"] in (_UPDATE_LATER, _UPDATE):
            self.acted.append(begun)
        return begun

    async def answered(self, begun: Interaction, patience: float | None = None) -> Json:
        """Wait for an answer.

        Raises Gone.
        """
        try:
            async with asyncio.timeout(patience or self.patience):
                return await asyncio.shield(begun.answered)
        except TimeoutError as error:
            raise Gone(begun.custom_id) from error

    async def wait(self, seconds: float) -> bool:
        """Wait until there is something to press, or the game is over."""
        async with asyncio.timeout(seconds):
            while self.panel is None and not self.is_over:
                await self.channel.stirs(0.25)
        return self.panel is not None

    def _reading(self, person: Person) -> Json | None:
        """Give the direct message that reads the encounter, and now and then none."""
        last = self.discord.world.direct_channel(person.id).last
        return last if last and asks(last) and self.dice.random() < 0.7 else None

    async def press_lobby(self, person: Person, deed: str) -> None:
        """Join, start, or whatever else the lobby has a button for."""
        lobby = self.channel.last
        assert lobby
        custom_id = next(i for i in ids(lobby) if i.endswith(f":lobby:{deed}"))
        pressed = await self.discord.press(person, lobby, custom_id)
        await self.answered(pressed, _SECONDS_TO_OPEN)


def ids(message: Json) -> list[str]:
    return [one["custom_id"] for one in parts(message["components"]) if "custom_id" in one]


def asks(message: Json) -> bool:
    """Tell whether a message has a button that answers a question."""
    return any(_ASKS.fullmatch(custom_id) for custom_id in ids(message))


def pressable(message: Json) -> list[Json]:
    """List the buttons of a message that can be pressed."""
    found = [one for one in parts(message["components"]) if one["type"] == _BUTTON]
    return [one for one in found if not one.get("disabled")]


def texts(message: Json) -> Iterator[str]:
    """List what a message says."""
    return (one["content"] for one in parts(message["components"]) if one["type"] == _TEXT)


def mentioned(message: Json) -> list[int]:
    """List whom a message names."""
    found = [int(number) for text in texts(message) for number in _MENTION.findall(text)]
    return list(dict.fromkeys(found))


def filled(modal: Json, dice: Random) -> dict[str, list[str]]:
    """Fill in a form: of each select, as many as it takes, rather more than fewer."""
    entered: dict[str, list[str]] = {}
    for one in parts(modal["components"]):
        if "options" in one:
            least, most = one.get("min_values", 1), one.get("max_values", 1)
            many = dice.randint(max(least, (most + 1) // 2), most) if most > 1 else least
            values = [option["value"] for option in one["options"]]
            entered[one["custom_id"]] = dice.sample(values, min(many, len(values)))
    return entered


def _weight(button: Json) -> float:
    """Say how gladly a button is pressed: the ones that stand out, and by what they do."""
    detail = button["custom_id"].split(":")[-1]
    if detail in _RARELY:
        return 0.05
    glad = _GLADLY.get(detail, _ELSE)
    return glad if button["style"] == _PRIMARY or detail not in _GLADLY else glad / 20
