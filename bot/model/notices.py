"""Hold what is to be said beside the game, as facts: a sentence's key, and what fills it.

A transaction stores who, when, where and why; `bot.text.notices` makes words of that when somebody
reads it, in the language that they read by then.

Stored forms. A figure is a text or a number, which is said as it stands, or a JSON object with one
key that says of what kind it is, `{"name": "Ann"}`. The two cannot be taken for each other, so no
version stands beside them: the first release stored finished texts alone (names with Markdown
escaped, `<t:...>`, an order and its reason in the reader's language of then), and those are still
read as texts, and said as they stand.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, assert_never

import orjson

from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.orders import Order, Tie
from bot.model.orders import decode as decode_order
from bot.model.orders import encode as encode_order
from rules.errors import Code, Refusal

NEXT_IS_YOU = "next-is-you"
"""The sentence of a letter that comes too late once its seat is asked."""

VOTE_WAITS = "vote-waits"
"""The sentence of a letter that comes too late once its vote is over."""

SEAT_TAKEN = "seat-taken"
"""The event after which a seat has another name; its figures say which, and the one `before`."""


@dataclass(frozen=True, slots=True)
class Name:
    """A person's name as they wrote it."""

    text: str


@dataclass(frozen=True, slots=True)
class Moment:
    """An instant (UTC, ISO 8601); there may be none."""

    at: str | None


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel by its id."""

    id: int


@dataclass(frozen=True, slots=True)
class Standings:
    """Names with their points, the best first."""

    places: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Ordered:
    """A standing order, with what it depends on: that tells its price."""

    order: Order
    depends: frozenset[Tie]


@dataclass(frozen=True, slots=True)
class Broken:
    """A tie of a standing order that no longer holds."""

    tie: Tie


Figure: TypeAlias = str | int | Name | Moment | Channel | Standings | Ordered | Broken | Refusal
Figures: TypeAlias = Mapping[str, Figure]


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence with its figures, and buttons: each a label's key and what it stands for.

    `seat` is the seat that it calls: the message is taken away when that seat has answered.
    `elsewhere` is the channel where it is told, if that is not the game's own.
    """

    key: str
    figures: Figures = field(default_factory=dict[str, Figure])
    buttons: tuple[tuple[str, CustomId], ...] = ()
    seat: int | None = None
    elsewhere: int | None = None


@dataclass(frozen=True, slots=True)
class TableEvent:
    """What befell a table that is no ply: a sentence after that ply, at an instant (UTC)."""

    ply: int
    at: str
    key: str
    figures: Figures = field(default_factory=dict[str, Figure])


def encode(notice: Notice) -> str:
    """Give a notice's stored form."""
    stored = {
        "key": notice.key,
        "figures": {name: _written(figure) for name, figure in notice.figures.items()},
        "buttons": [(label, str(press)) for label, press in notice.buttons],
        "seat": notice.seat,
        "elsewhere": notice.elsewhere,
    }
    return orjson.dumps(stored).decode()


def decode(body: str) -> Notice:
    """Read a stored notice, of this release or of an older one."""
    stored = orjson.loads(body)
    presses = [(label, parse_custom_id(custom_id)) for label, custom_id in stored["buttons"]]
    return Notice(
        key=stored["key"],
        figures={name: _read(figure) for name, figure in stored["figures"].items()},
        buttons=tuple([(label, press) for label, press in presses if press]),
        seat=stored["seat"],
        elsewhere=stored["elsewhere"],
    )


def encode_figures(figures: Figures) -> str:
    """Give the stored form of a sentence's figures."""
    return orjson.dumps({name: _written(figure) for name, figure in figures.items()}).decode()


def decode_figures(body: str) -> Figures:
    """Read stored figures, of this release or of an older one."""
    return {name: _read(figure) for name, figure in orjson.loads(body).items()}


def _written(figure: Figure) -> object:
    match figure:
        case str() | int():
            return figure
        case Name():
            return {"name": figure.text}
        case Moment():
            return {"moment": figure.at}
        case Channel():
            return {"channel": figure.id}
        case Standings():
            return {"standings": figure.places}
        case Ordered():
            return {"order": [encode_order(figure.order), sorted(figure.depends)]}
        case Broken():
            return {"broken": figure.tie}
        case Refusal():
            return {"refusal": [figure.code, figure.need, figure.have, figure.what]}
        case _:
            assert_never(figure)


def _read(stored: str | int | dict[str, Any]) -> Figure:
    if isinstance(stored, str | int):
        return stored
    ((kind, value),) = stored.items()
    match kind:
        case "name":
            return Name(value)
        case "moment":
            return Moment(value)
        case "channel":
            return Channel(value)
        case "standings":
            return Standings(tuple([(name, points) for name, points in value]))
        case "order":
            order, depends = value
            return Ordered(decode_order(order), frozenset([(tie, what) for tie, what in depends]))
        case "broken":
            tie, what = value
            return Broken((tie, what))
        case "refusal":
            code, need, have, what = value
            return Refusal(Code(code), need, have, what)
        case _:
            raise ValueError(kind)
