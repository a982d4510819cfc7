"""What no client of Discord would send is answered in private, and changes nothing."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.bot.messages import answer_of, ids_of
from tests.bot.server import Server
from tests.bot.wire import Delivery, Wire
from tests.faults.table import count

TIMES = count("F7", 250)
"""For each kind of question, so that there are more than a thousand."""

AT_ONCE = 50
KINDS = (
    *("take_turn", "choose_option", "spend_effort", "rest_villagers"),
    *("read_paragraph", "tell_reward"),
)

LETTERS = "ab:1-_:0 #*<@>`|~\n\t\0\u0661\u0967\U0001f409\u202e\ufeff"
DEEDS = ("do", "fill", "mine", "lobby", "undo", "read", "aloud", "show", "", "x", "DO", "eval")
DETAILS = (
    *("choose", "choose-", "choose-0", "choose-9", "choose-0-pay", "choose-x-pay", "choose--1"),
    *("choose-99999999999999999999", "pick", "pick-", "pick-fish", "pick-builder-1", "exert"),
    *("exert-nobody", "exert-all", "tell", "tell-x", "describe", "describe-1", "explore"),
    *("explore-1", "build", "harvest", "train", "labor", "labor-builder-1", "rest", "advance"),
    *(
        "accept",
        "refuse",
        "withdraw",
        "reroll",
        "join",
        "start",
        "leave",
        "village",
        "log",
        "decks",
    ),
    *("", "-", "_", "__class__", "seed", "put_up_for_sale", "take_back", "refresh_row", "x" * 50),
)
NUMBERS = ("0", "1", "2", "3", "999999999", "9" * 18, "-1", "", "1.0", "\u0661", "01", "1e9")
TEXTS = (
    *(
        "",
        " ",
        ",",
        ",,,,",
        "*",
        "* ",
        "builder-1",
        "builder-1,builder-1",
        "builder-1#2",
        "#",
        "#1",
    ),
    *("-1", "0", "1", "99999999999999999999", "1e9", "nan", "true", "None", "null", "[]", "{}"),
    *("fish", "fish#12", "cider", "pass", "seat:1", "kind:labor", "seat:", ":", "\0", "\u0661"),
    *(
        "@everyone",
        "<@1>",
        "' OR 1=1; --",
        "../../etc",
        "%s%n",
        "{0}",
        "\U0001f409" * 50,
        "x" * 4_000,
    ),
)
OPTIONS: dict[str, tuple[str, ...]] = {
    "explore": ("party",),
    "harvest": ("goods", "villagers", "sell"),
    "build": ("building", "builder"),
    "train": ("villager", "teacher"),
    "labor": ("villagers",),
    "sell": ("item",),
    "refresh": ("row",),
    "advance": ("goods",),
    "rest": ("beds", "ciders", "potions"),
    "choose": ("option",),
    "reroll": ("villager",),
    "exert": ("villagers",),
    "pick": ("reward",),
}
BLANKS = (
    *("party", "villagers", "buildings", "building", "builder", "villager", "teacher", "item"),
    *("sell", "asking", "row", "goods", "seller", "coins", "option", "paying", "pick", "beds"),
    *("ciders", "potions", "first", "second", "third", "gain", "reputation", "more", "leads_to"),
    *("", "kind"),
)


def text(dice: Random, longest: int = 40) -> str:
    if dice.random() < 0.7:
        return dice.choice(TEXTS)
    return "".join(dice.choices(LETTERS, k=dice.randint(0, longest)))


def custom_id(dice: Random, known: list[str]) -> str:
    """Generate a `custom_id`: random pieces, a known one with an error in it, or noise."""
    way = dice.random()
    if way < 0.6:
        head = (dice.choice(("1", "1", "1", "2", "")), *dice.choices(NUMBERS, k=2))
        return ":".join((*head, dice.choice(DEEDS), dice.choice(DETAILS)))[:100]
    if way < 0.9:
        letters = list(dice.choice(known))
        letters[dice.randrange(len(letters))] = dice.choice(LETTERS)
        return "".join(letters)
    return "".join(dice.choices(LETTERS, k=dice.randint(1, 100)))


async def ask(server: Server, kind: str) -> tuple[Any, Any]:
    """Play until a question of that kind is asked; give whom it is asked, and another player."""
    by_book = kind in ("read_paragraph", "tell_reward")
    await server.start(2, reading="book" if by_book else "private")
    asked = await server.until(kind, Random(2))
    return asked, next(p for p in (server.ann, server.bob) if p is not asked)


async def deliver_all(wire: Wire, deliveries: Iterator[Delivery]) -> list[Delivery]:
    sent: list[Delivery] = []
    while batch := list(islice(deliveries, AT_ONCE)):
        await wire.deliver(*batch)
        sent += batch
    return sent


def check_answers(sent: list[Delivery]) -> None:
    """Every one is answered in private: with a sentence, a look, or a form."""
    assert sent
    for one in sent:
        assert one.result.acknowledged, one.payload["data"]
        if one.result.modal is None:
            assert answer_of(one.result), one.payload["data"]


@pytest.mark.parametrize("kind", KINDS)
async def test_made_up_buttons(server: Server, kind: str) -> None:
    asked, other = await ask(server, kind)
    dice, wire = Random(kind), Wire(server)
    panel = await server.panel()
    known = ids_of(panel)
    hers = set(known) | set(ids_of(asked.user.dm_channel.last_message or panel))

    def made_up() -> Iterator[Delivery]:
        for _ in range(TIMES):
            made = next(i for i in iter(lambda: custom_id(dice, known), None) if i not in hers)
            person = other if dice.random() < 0.5 else server.eve
            values = dice.choices(TEXTS, k=dice.randint(0, 3)) if dice.random() < 0.3 else None
            yield wire.press(person, panel, made, values)

    async with server.nothing_changes():
        check_answers(await deliver_all(wire, made_up()))


FORMS: dict[str, Callable[[Random], dict[str, Any]]] = {
    "values": lambda dice: {
        name: [text(dice) for _ in range(dice.randint(0, 4))] for name in dice.sample(BLANKS, 4)
    },
    "inputs": lambda dice: {name: text(dice) for name in dice.sample(BLANKS, 3)},
    "one": lambda dice: {dice.choice(BLANKS): [text(dice)]},
    "nothing": lambda _: {},
}


@pytest.mark.parametrize("kind", KINDS)
async def test_made_up_forms(server: Server, kind: str) -> None:
    asked, _ = await ask(server, kind)
    dice, wire = Random(kind), Wire(server)
    panel = await server.panel()
    number = (await server.loaded()).state.table.questions[0].number
    verbs = ("explore", "build", "harvest", "train", "labor", "put_up_for_sale", "refresh_row")
    verbs += ("offer_to_buy", "rest", "advance", "reroll", "tell", "describe", "nonsense", "")

    def made_up() -> Iterator[Delivery]:
        for _ in range(TIMES):
            entered = dice.choice(list(FORMS.values()))(dice)
            legal = {"*", "builder-1", "builder-2", "0", "1"}
            entered = {
                name: [v for v in value if v not in legal] if isinstance(value, list) else value
                for name, value in entered.items()
            }
            verb = dice.choice(verbs)
            if verb == "rest":
                entered["beds"] = ["nobody"]
            if verb == "advance":
                entered["goods"] = ["nothing"]
            if verb == "tell":
                entered |= {"reputation": ["99"], dice.choice(("coins", "more")): [text(dice)] * 2}
            yield wire.submit(asked, panel, f"1:1:{number}:fill:{verb}", entered)

    async with server.nothing_changes():
        check_answers(await deliver_all(wire, made_up()))


@pytest.mark.parametrize("kind", KINDS)
async def test_made_up_commands(server: Server, kind: str) -> None:
    _, other = await ask(server, kind)
    dice, wire = Random(kind), Wire(server)

    def made_up() -> Iterator[Delivery]:
        for _ in range(TIMES):
            name = dice.choice(list(OPTIONS))
            options = {option: text(dice) for option in OPTIONS[name]}
            may_at_any_time = name == "advance"
            person = server.eve if may_at_any_time else dice.choice((other, server.eve))
            yield wire.command(person, name, options)

    async with server.nothing_changes():
        check_answers(await deliver_all(wire, made_up()))


@pytest.mark.parametrize("kind", KINDS)
async def test_made_up_beginnings_of_suggestions(server: Server, kind: str) -> None:
    asked, other = await ask(server, kind)
    dice, wire = Random(kind), Wire(server)

    def made_up() -> Iterator[Delivery]:
        for _ in range(TIMES):
            name = dice.choice(list(OPTIONS))
            focused = dice.choice(OPTIONS[name])
            person = dice.choice((asked, asked, other, server.eve))
            yield wire.complete(person, name, focused, text(dice), {})

    async with server.nothing_changes():
        sent = await deliver_all(wire, made_up())
    for one in sent:
        choices = one.result.autocomplete_choices
        assert choices is not None, one.payload["data"]
        assert len(choices) <= 25
        assert all(0 < len(choice["name"]) <= 100 for choice in choices)
        assert all(0 < len(choice["value"]) <= 100 for choice in choices)


async def test_the_players_own_made_up_commands_on_their_turn(server: Server) -> None:
    asked, _ = await ask(server, "take_turn")
    wire = Wire(server)
    wrong = [one for one in TEXTS if one.strip() not in ("*", "builder-1", "builder-1#2")]
    sent = [
        wire.command(asked, name, dict.fromkeys(OPTIONS[name], one))
        for name in OPTIONS
        if name not in ("sell", "exert")
        for one in wrong
    ]
    async with server.nothing_changes():
        check_answers(await deliver_all(wire, iter(sent)))
