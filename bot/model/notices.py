"""Define messages beside the game as data: a sentence's key, and the figures that fill it.

A transaction stores who, when, where and why; `bot.text.notices` formats it when it is shown, in
the reader's language at that time.

Stored form: a figure is a text or a number, shown unchanged, or a JSON object whose only key is its
kind, as in `{"name": "Ann"}`. The two cannot be confused, so there is no version number: the first
release stored finished texts alone (names with Markdown escaped, `<t:...>`, an order and its reason
in the language of the time), and those are still shown unchanged.
"""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Any, Literal, TypeAlias, assert_never

import orjson

from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.names import PersonName, person_name
from bot.model.orders import Condition, ConditionKind, Order, decode_conditions
from bot.model.orders import decode as decode_order
from bot.model.orders import encode as encode_order
from rules.errors import Code, Refusal
from rules.record import record

YOUR_TURN = "ping-turn"
"""The key of the first ping of an asked seat."""

NEXT_IS_YOU = "next-is-you"
"""The key of a direct message that is out of date once its seat is asked."""

VOTE_WAITS = "vote-waits"
"""The key of a direct message that is out of date once its vote is over."""

PLAY_AGAIN = "again-called"
"""The key of a call to a lobby, out of date once its person has joined."""

SEAT_TAKEN = "seat-taken"
"""The event that renames a seat; its figures hold the new name and the one `before`."""


@record
class Name:
    """A person's name."""

    text: PersonName


@record
class Mention:
    """A person by their id, who is mentioned without a ping."""

    id: int


@record
class Names:
    """People's names."""

    texts: tuple[PersonName, ...]


@record
class Moment:
    """An instant (UTC, ISO 8601), or none."""

    at: str | None


@record
class Channel:
    """A channel by its id."""

    id: int


@record
class Standings:
    """Names with their points, the best first."""

    places: tuple[tuple[PersonName, int], ...]


@record
class OrderFigure:
    """A standing order with its conditions, which include its price."""

    order: Order
    depends: frozenset[Condition]


@record
class BrokenCondition:
    """A condition of a standing order that no longer holds."""

    condition: Condition


_Shown: TypeAlias = str | int | Name | Mention | Names | Moment | Channel | Standings
Figure: TypeAlias = _Shown | OrderFigure | BrokenCondition | Refusal
Figures: TypeAlias = Mapping[str, Figure]


class _Kind(StrEnum):
    """The kinds of figures in their stored form."""

    NAME = "name"
    MENTION = "mention"
    NAMES = "names"
    MOMENT = "moment"
    CHANNEL = "channel"
    STANDINGS = "standings"
    ORDER = "order"
    BROKEN = "broken"
    REFUSAL = "refusal"


_OfOrder: TypeAlias = Literal[_Kind.ORDER, _Kind.BROKEN, _Kind.REFUSAL]


@record
class Notice:
    """A sentence with its figures and its buttons, each a label's key and a `custom_id`.

    `seat` is the seat that it pings: the message is removed when that seat has answered.
    `elsewhere` is the channel where it is posted, if that is not the game's own.
    """

    key: str
    figures: Figures = field(default_factory=dict[str, Figure])
    buttons: tuple[tuple[str, CustomId], ...] = ()
    seat: int | None = None
    elsewhere: int | None = None


@record
class TableEvent:
    """An event at a table other than a ply: a sentence after that ply, at an instant (UTC)."""

    ply: int
    at: str
    key: str
    figures: Figures = field(default_factory=dict[str, Figure])


def encode(notice: Notice) -> str:
    """Return a notice's stored form."""
    stored = {
        "key": notice.key,
        "figures": {name: _written(figure) for name, figure in notice.figures.items()},
        "buttons": [(label, str(press)) for label, press in notice.buttons],
        "seat": notice.seat,
        "elsewhere": notice.elsewhere,
    }
    return orjson.dumps(stored).decode()


def decode(body: str) -> Notice:
    """Decode a stored notice, of this release or an older one."""
    stored = orjson.loads(body)
    # A button that this release no longer knows is left out.
    presses = [(label, parse_custom_id(custom_id)) for label, custom_id in stored["buttons"]]
    return Notice(
        key=stored["key"],
        figures={name: _read(figure) for name, figure in stored["figures"].items()},
        buttons=tuple([(label, press) for label, press in presses if press]),
        seat=stored["seat"],
        elsewhere=stored["elsewhere"],
    )


def encode_figures(figures: Figures) -> str:
    """Return the stored form of a sentence's figures."""
    return orjson.dumps({name: _written(figure) for name, figure in figures.items()}).decode()


def decode_figures(body: str) -> Figures:
    """Decode stored figures, of this release or an older one."""
    return {name: _read(figure) for name, figure in orjson.loads(body).items()}


def _written(figure: Figure) -> str | int | dict[str, Any]:
    match figure:
        case str() | int():
            return figure
        case Name():
            return {_Kind.NAME.value: figure.text}
        case Mention():
            return {_Kind.MENTION.value: figure.id}
        case Names():
            return {_Kind.NAMES.value: figure.texts}
        case Moment():
            return {_Kind.MOMENT.value: figure.at}
        case Channel():
            return {_Kind.CHANNEL.value: figure.id}
        case Standings():
            return {_Kind.STANDINGS.value: figure.places}
        case OrderFigure() | BrokenCondition() | Refusal():
            return _order_written(figure)
        case _:
            assert_never(figure)


def _order_written(figure: OrderFigure | BrokenCondition | Refusal) -> dict[str, Any]:
    match figure:
        case OrderFigure():
            return {_Kind.ORDER.value: [encode_order(figure.order), sorted(figure.depends)]}
        case BrokenCondition():
            return {_Kind.BROKEN.value: figure.condition}
        case Refusal():
            return {_Kind.REFUSAL.value: [figure.code, figure.need, figure.have, figure.what]}
        case _:
            assert_never(figure)


def _read(stored: str | int | dict[str, Any]) -> Figure:
    if isinstance(stored, str | int):
        return stored
    ((name, value),) = stored.items()
    kind = _Kind(name)
    match kind:
        case _Kind.NAME:
            return Name(person_name(value))
        case _Kind.MENTION:
            return Mention(value)
        case _Kind.NAMES:
            return Names(tuple(map(person_name, value)))
        case _Kind.MOMENT:
            return Moment(value)
        case _Kind.CHANNEL:
            return Channel(value)
        case _Kind.STANDINGS:
            return Standings(tuple([(person_name(one), points) for one, points in value]))
        case _:
            return _read_of_order(kind, value)


def _read_of_order(kind: _OfOrder, value: Any) -> Figure:
    match kind:
        case _Kind.ORDER:
            order, depends = value
            return OrderFigure(decode_order(order), decode_conditions(depends))
        case _Kind.BROKEN:
            name, what = value
            return BrokenCondition((ConditionKind(name), what))
        case _Kind.REFUSAL:
            code, need, have, what = value
            return Refusal(Code(code), need, have, what)
        case _:
            assert_never(kind)
