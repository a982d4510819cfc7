"""Do what people at a table do, and what nobody should: chosen by dice from what they see."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from tests.bot.faults.test_garbage import custom_id, text
from tests.fuzz.wire import Wire
from tests.stub.player import asks, ids, pressable
from tests.stub.shapes import parts
from tests.stub.world import Channel, Interaction, Person

_NAMES = ("annalind", "bobbertin", "cidonius", "deelicia", "evelake", "fayrwyn")
"""Names that no text has in it."""

MANAGER = "fayrwyn"
"""Who may manage the channel, and never plays; nor does the one before."""

_MODAL = 9
_SECONDS_TO_ANSWER = 3.5
_AWAY = 300
_KEPT = 300
_GLADLY = {"explore": 6, "build": 8, "harvest": 4, "train": 5, "labor": 3, "pass": 1, "start": 30}
_RARELY = ("undo", "advance", "put_up_for_sale", "refresh_row", "end", "up", "leave", "others")
_ELSE = 5
_ON = (":do:", ":mine:", ":proposed:", ":read", ":aloud", ":night:", ":lobby:", ":undo")
"""Marks of the buttons by which a game goes on."""

Json = dict[str, Any]


class Guests:
    """The people of a fuzzed game: the first of them play, the others look on."""

    def __init__(self, wire: Wire, channel: Channel, players: int) -> None:
        self.wire = wire
        self.channel = channel
        self.people = [wire.world.add_person(n, is_manager=n == MANAGER) for n in _NAMES]
        self.players = self.people[:players]
        self.sent: list[Interaction] = []
        self.named = Counter[int]()
        self.forgotten: set[int] = set()
        self.seen: deque[tuple[Json, str]] = deque(maxlen=_KEPT)
        self.on_sent: Callable[[Interaction], None] = lambda _: None

    def replace(self, person: Person, renamed: Person) -> None:
        """Go on with a person under another name."""
        self.wire.world.people[person.id] = renamed
        for group in self._groups:
            group[:] = [renamed if one.id == person.id else one for one in group]

    @contextmanager
    def without(self, person: Person) -> Iterator[None]:
        """Let nobody act as that person meanwhile."""
        everybody = [(group, group.index(person)) for group in self._groups if person in group]
        for group, _ in everybody:
            group.remove(person)
        try:
            yield
        finally:
            for group, number in everybody:
                group.insert(number, person)

    @property
    def _groups(self) -> tuple[list[Person], list[Person]]:
        return self.people, self.players

    def move(self, channel: Channel) -> None:
        """Go to another channel, and forget what was there in the one before, which is gone."""
        self.channel = channel
        self.seen.clear()

    # What they see

    def messages_of(self, person: Person) -> list[Json]:
        """List what a person sees, the newest last: the channel, DMs, private answers."""
        world = self.wire.world
        private = [one for one in world.ephemeral.values() if _owner(one) == person.id]
        dms = world.direct_channel(person.id).messages.values()
        found = [*self.channel.messages.values(), *dms, *private]
        there = [one for one in found if int(one["channel_id"]) in world.channels]
        return sorted(there, key=lambda one: int(one["id"]))

    def panel(self) -> Json | None:
        """Give the newest message of the channel by which the game goes on."""
        found = reversed(list(self.channel.messages.values()))
        return next((one for one in found if any(map(goes_on, ids(one)))), None)

    # What they do

    async def play(self, dice: Random) -> None:
        """Do what the game asks for, as one whom it asks; rarely as another."""
        panel = self.panel()
        if panel is None:
            await self.open({})
            return
        asked = [one for one in self.players if f"<@{one.id}>" in _text(panel)]
        person = dice.choice(asked if asked and dice.random() < 0.95 else self.players)
        own = self.messages_of(person)[-3:]
        found = [
            (message, button)
            for message in {id(one): one for one in (panel, *own)}.values()
            for button in pressable(message)
            if goes_on(button.get("custom_id", ""))
        ]
        if not found:
            return
        weights = [_weight(button) for _, button in found]
        ((message, button),) = dice.choices(found, weights)
        await self.answer_reply(await self.press(person, message, button["custom_id"]), dice)

    async def wander(self, dice: Random) -> None:
        """Press any button of anything that a person sees."""
        person = dice.choice(self.people)
        messages = [one for one in self.messages_of(person)[-8:] if pressable(one)]
        if messages:
            message = dice.choice(messages)
            button = dice.choice(pressable(message))
            if "custom_id" in button:
                done = await self.press(person, message, button["custom_id"])
                await self.answer_reply(done, dice)

    async def repeat(self, dice: Random) -> None:
        """Deliver one press several times, as Discord may."""
        panel, person = self.panel(), dice.choice(self.players)
        if panel is None:
            return
        button = dice.choice([i for i in ids(panel) if goes_on(i)])
        done = await self.press(person, panel, button)
        for _ in range(dice.randint(1, 3)):
            await asyncio.sleep(dice.choice((0, 0.01, 0.3)))
            await self.wire.deliver(*self.wire.last)
        await self.answer_reply(done, dice)

    async def storm(self, dice: Random) -> None:
        """Do several things at the same time."""
        seeds = [dice.getrandbits(32) for _ in range(dice.randint(2, 6))]
        ways = [self.play, self.play, self.wander]
        await asyncio.gather(*[dice.choice(ways)(Random(seed)) for seed in seeds])

    async def stale(self, dice: Random) -> None:
        """Press a button that was there before."""
        if not self.seen:
            return
        message, old = dice.choice(self.seen)
        person = dice.choice(self.people)
        await self.answer_reply(await self.press(person, message, old), dice)

    async def forge(self, dice: Random) -> None:
        """Send a press that no message has a button for, or another person's."""
        person = dice.choice(self.people)
        other = dice.choice(self.people)
        messages = [one for one in self.messages_of(other)[-6:] if ids(one)]
        if not messages:
            return
        message = dice.choice(messages)
        known = ids(message)
        made = dice.choice(known) if dice.random() < 0.4 else custom_id(dice, known)
        values = [text(dice) for _ in range(dice.randint(0, 3))] if dice.random() < 0.3 else None
        await self.press(person, message, made or "x", values)

    async def garble(self, dice: Random) -> None:
        """Submit a form with anything in it, opened or not."""
        panel, person = self.panel(), dice.choice(self.players)
        if panel is None:
            return
        game = next(iter(ids(panel))).split(":")[1]
        number = dice.choice([i.split(":")[2] for i in ids(panel) if i.count(":") > 2] or ["1"])
        verb = dice.choice(("explore", "build", "harvest", "train", "labor", "rest", "advance"))
        entered = {
            dice.choice(("party", "villagers", "building", "builder", "goods", "beds", "asking")): [
                text(dice) for _ in range(dice.randint(0, 3))
            ]
            for _ in range(dice.randint(1, 3))
        }
        made = f"1:{game}:{number}:fill:{verb}"
        done = await self.wire.submit_to(person, self.channel, panel, made, entered)
        self._note(done)

    async def chat(self, dice: Random) -> None:
        """Say something."""
        for _ in range(dice.choice((1, 3, 120))):
            await self.wire.say(dice.choice(self.people), self.channel, "so they say")

    async def moderate(self, dice: Random) -> None:
        """Type what only those in charge may do, as somebody who plays nothing."""
        name = dice.choice(("game pause", "game resume", "game resume"))
        person = dice.choice(self.people[-2:])
        await self.answered(await self.command(person, name))

    async def venture(self, dice: Random) -> None:
        """Explore, with somebody who is asked, and leave the encounter as it is for a while."""
        panel = self.panel()
        found = [one for one in ids(panel or {"components": []}) if one.endswith(":do:explore")]
        asked = [one for one in self.players if panel and f"<@{one.id}>" in _text(panel)]
        if panel and found and asked:
            done = await self.press(dice.choice(asked), panel, found[0])
            answer = await self.answered(done)
            if answer and answer["type"] == _MODAL:
                entered = filled(answer["data"], dice)
                await self.answered(await self._submit(done, entered))
        await asyncio.sleep(_AWAY)

    async def undo(self, dice: Random) -> None:
        """Take back what was done last, or try to, right after it."""
        await self.play(dice)
        await self.answered(await self.command(self.sent[-1].person, "game undo"))

    async def meddle(self, dice: Random) -> None:
        """Draft a standing order, and let others press its buttons before its owner may."""
        owner = dice.choice(self.players)
        drafted = await self.command(owner, dice.choice(("order pass", "order labor")))
        await self.answered(drafted)
        found = ids(drafted.shown) if drafted.shown else []
        for made in [one for one in found if ":order:" in one]:
            for person in dice.sample(self.people, 2):
                assert drafted.shown
                await self.answered(await self.press(person, drafted.shown, made))

    async def open(self, options: Mapping[str, str], *, company: bool = False) -> None:
        """Open a game, sit down, perhaps with a companion for `company`, and start it."""
        first, *others = self.players
        name = "game new"
        if "night" in options:
            name = "night new"
            options = {("pace" if key == "night" else key): options[key] for key in options}
        await self.answered(await self.command(first, name, options))
        for person in others:
            await self._press_lobby(person, ("lobby:join", "night:sit"))
        if company:
            options = {"what": "add", "strength": "neighbour"}
            await self.answered(await self.command(first, "game companion", options))
        await self._press_lobby(first, ("lobby:start", "night:start"))

    async def settle(self, seed: int) -> None:
        """Say when some of the players sleep, and that one wants to be called by DMs."""
        if seed % 2:
            hours = {"zone": "UTC", "quiet": "22:00-07:00"}
            for person in self.players[seed // 2 % 2 :]:
                await self.answered(await self.command(person, "me away", hours))
        if seed % 5 == 0:
            last = self.players[-1]
            await self.answered(await self.command(last, "me settings", {"pings": "dm"}))

    # How they do it

    async def command(
        self, person: Person, name: str, options: Mapping[str, Any] | None = None
    ) -> Interaction:
        """Type a command in the game's channel."""
        self.named.update(one.id for one in (options or {}).values() if isinstance(one, Person))
        done = await self.wire.command(person, self.channel, name, options)
        self._note(done)
        return done

    async def press(
        self, person: Person, message: Json, made: str, values: list[str] | None = None
    ) -> Interaction:
        """Press a button, whether the message has it or not."""
        done = await self.wire.press(person, message, made[:100], values)
        self._note(done)
        return done

    async def answer_reply(self, done: Interaction, dice: Random) -> None:
        """Fill in the form that a press has opened, mostly, or press what it has shown."""
        answer = await self.answered(done)
        if answer is None or dice.random() < 0.1:
            return
        if answer["type"] == _MODAL:
            await self.answered(await self._submit(done, filled(answer["data"], dice)))
        elif done.shown and done.shown is not done.message and asks(done.shown):
            buttons = [one for one in pressable(done.shown) if goes_on(one.get("custom_id", ""))]
            if buttons:
                made = dice.choice(buttons)["custom_id"]
                await self.answer_reply(await self.press(done.person, done.shown, made), dice)

    async def answered(self, done: Interaction) -> Json | None:
        """Wait for an answer; None where there is none in time."""
        try:
            async with asyncio.timeout(_SECONDS_TO_ANSWER):
                return await asyncio.shield(done.answered)
        except TimeoutError:
            return None

    def look(self) -> None:
        """Remember the buttons that are there now, to press them when they are old."""
        for message in list(self.channel.messages.values())[-3:]:
            self.seen.extend([(message, made) for made in ids(message)])

    async def _press_lobby(self, person: Person, ways: tuple[str, ...]) -> None:
        panel = self.panel()
        found = [i for i in ids(panel) if i.endswith(ways)] if panel else []
        if panel and found:
            await self.answered(await self.press(person, panel, found[0]))

    async def _submit(self, opened: Interaction, entered: Mapping[str, list[str]]) -> Interaction:
        submitted = await self.wire.submit(opened.person, opened, entered)
        self._note(submitted)
        return submitted

    def _note(self, done: Interaction) -> None:
        self.sent.append(done)
        self.on_sent(done)


def goes_on(made: str) -> bool:
    """Tell whether a button lets the game go on."""
    return any(mark in made for mark in _ON)


def filled(modal: Json, dice: Random) -> dict[str, list[str]]:
    """Fill in a form: of each choice as many as it takes, a number or garbage in a line."""
    entered: dict[str, list[str]] = {}
    for one in parts(modal["components"]):
        if "options" in one:
            values = [option["value"] for option in one["options"]]
            least = one.get("min_values", 1 if one.get("required", True) else 0)
            most = min(one.get("max_values", 1), len(values))
            many = dice.randint(max(least, (most + 1) // 2), max(most, least, 1))
            entered[one["custom_id"]] = dice.sample(values, min(many, len(values)))
        elif one["type"] == 4:
            typed = str(dice.randint(0, 9)) if dice.random() < 0.8 else text(dice)
            entered[one["custom_id"]] = [typed[: one.get("max_length", 4_000)]]
    return entered


def _owner(message: Json) -> int | None:
    metadata = message.get("interaction_metadata")
    return int(metadata["user"]["id"]) if metadata else None


def _text(message: Json) -> str:
    return " ".join(_contents(message))


def _contents(message: Json) -> Iterator[str]:
    for one in parts(message["components"]):
        if one["type"] == 10:
            yield one["content"]


def _weight(button: Json) -> float:
    """Say how gladly a button is pressed."""
    detail = button["custom_id"].split(":")[-1]
    if any(detail.startswith(one) for one in _RARELY) or ":undo" in button["custom_id"]:
        return 0.1
    return _GLADLY.get(detail, _ELSE)
