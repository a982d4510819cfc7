"""Type every command that the bot has sent to Discord, with what fits its options, or anything."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from tests.bot.faults.test_garbage import text
from tests.fuzz.guests import Guests
from tests.stub.world import Person

_TYPED, _GROUPS = 1, (1, 2)
_RARELY = ("game end", "night end", "me forget", "game vote end", "game new", "night new")
"""What would end a game too often."""

_OFTEN = ("night do", "read", "game status", "pass", "game undo", "order rest", "order labor")

Json = dict[str, Any]


def leaves(commands: list[Json]) -> Iterator[tuple[str, list[Json]]]:
    """List each command that can be typed by its whole name, with its options."""
    for one in commands:
        if one.get("type", _TYPED) == _TYPED:
            yield from _leaves(one, one["name"])


def _leaves(command: Json, name: str) -> Iterator[tuple[str, list[Json]]]:
    inner = command.get("options") or []
    groups = [option for option in inner if option["type"] in _GROUPS]
    for one in groups:
        yield from _leaves(one, f"{name} {one['name']}")
    if not groups:
        yield name, inner


async def type_any(guests: Guests, dice: Random) -> None:
    """Type any command, with its options as one who looks at them, or does not."""
    found = list(leaves(guests.wire.world.commands))
    weights = [0.15 if name in _RARELY else 3 if name in _OFTEN else 1 for name, _ in found]
    ((name, options),) = dice.choices(found, weights)
    person = dice.choice(guests.people)
    given: dict[str, Any] = {}
    for option in options:
        if option.get("required") or dice.random() < 0.4:
            value = await _value(guests, person, name, option, dice)
            if value is not None:
                given[option["name"]] = value
    await guests.answer_reply(await guests.command(person, name, given), dice)


async def suggest_any(guests: Guests, dice: Random) -> None:
    """Begin to type into any option that suggests."""
    found = [
        (name, option["name"])
        for name, options in leaves(guests.wire.world.commands)
        for option in options
        if option.get("autocomplete")
    ]
    name, option = dice.choice(found)
    typed = dice.choice(("", "", "b", text(dice)))[:100]
    await _suggestions(guests, dice.choice(guests.people), (name, option), typed)


async def _suggestions(
    guests: Guests, person: Person, where: tuple[str, str], typed: str
) -> list[Any]:
    name, option = where
    done = await guests.wire.complete(person, guests.channel, name, option, typed)
    guests.sent.append(done)
    answer = await guests.answered(done)
    choices: list[Mapping[str, Any]] = answer["data"]["choices"] if answer else []
    return [choice["value"] for choice in choices]


async def _value(guests: Guests, person: Person, name: str, option: Json, dice: Random) -> Any:
    if option.get("choices"):
        return dice.choice(option["choices"])["value"]
    match option["type"]:
        case 3 if option.get("autocomplete") and dice.random() < 0.7:
            known = await _suggestions(guests, person, (name, option["name"]), "")
            return dice.choice(known) if known else text(dice)
        case 3:
            return text(dice)
        case 4:
            return dice.randint(option.get("min_value", -2), min(option.get("max_value", 40), 200))
        case 5:
            return dice.random() < 0.5
        case 6:
            return dice.choice(guests.people)
        case _:
            return None


__all__ = ["leaves", "suggest_any", "type_any"]
