"""Define messages beside the game as data: a sentence's key, and the figures that fill it.

A transaction stores who, when, where and why; `bot.text.notices` formats it when it is shown, in
the reader's language at that time.

Stored form: a figure is a text or a number, shown unchanged, or a JSON object whose only key is its
kind, as in `{"channel": 5}`. The two cannot be confused, so there is no version number: the first
release stored finished texts alone (`<t:...>`, an order and its reason in the language of the
time), and those are still shown unchanged.

A person is stored as `{"person": 3}`, their number among those whom their game names
(`bot.store.named_people`): who is forgotten there is forgotten in each sentence. `{"name": "Mole"}`
is a companion's name, or that of a former player, who has none.
"""

from collections.abc import Callable, Mapping
from dataclasses import field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Literal, Protocol, TypeAlias, assert_never

import orjson

from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.names import NO_NAME, PersonName, person_name
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

DIGEST = "digest"
"""The key of the daily list of a person's games; it is out of date once that day is over."""

PLAY_AGAIN = "again-called"
"""The key of a call to a lobby, out of date once its person has joined."""

FINALE = "finale-title"
"""The key of the last story of a game, which is told to its table before the standings."""

CHRONICLE = "chronicle-for-all"
"""The key of a finished game's chronicle that somebody posts for the table."""

SEAT_TAKEN = "seat-taken"
"""The event that renames a seat; its figures hold the new name and the one `before`."""


@record
class Name:
    """A person's name and their id, which is 0 or less of a companion and of nobody."""

    text: PersonName
    user_id: int


NOBODY = Name(NO_NAME, 0)
"""The name of somebody who is not there, or not known any more."""


class _Someone(Protocol):
    """Anyone who is stored with their name: on a seat, as a guest, or signed up."""

    @property
    def user_id(self) -> int: ...

    @property
    def name(self) -> PersonName: ...


def name_of(someone: _Someone) -> Name:
    """Return the name of anyone who is stored with it."""
    return Name(someone.name, someone.user_id)


@record
class Names:
    """Several people's names."""

    people: tuple[Name, ...]


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

    places: tuple[tuple[Name, int], ...]


@record
class OrderFigure:
    """A standing order with its conditions, which include its price."""

    order: Order
    depends: frozenset[Condition]


@record
class BrokenCondition:
    """A condition of a standing order that no longer holds."""

    condition: Condition


_Shown: TypeAlias = str | int | Name | Names | Moment | Channel | Standings
Figure: TypeAlias = _Shown | OrderFigure | BrokenCondition | Refusal
Figures: TypeAlias = Mapping[str, Figure]

NumberOf: TypeAlias = Callable[[Name], int]
"""Returns the number of a person among those whom a game names."""

People: TypeAlias = Mapping[int, Name]
"""The people whom a game names, by their numbers."""

_NO_PEOPLE: People = MappingProxyType({})


class _Kind(StrEnum):
    """The kinds of figures in their stored form."""

    NAME = "name"
    PERSON = "person"
    NAMES = "names"
    MOMENT = "moment"
    CHANNEL = "channel"
    STANDINGS = "standings"
    ORDER = "order"
    BROKEN = "broken"
    REFUSAL = "refusal"


_Stored: TypeAlias = str | int | dict[str, Any]
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


def no_number(name: Name) -> int:
    """Stand for the numbers of a sentence that names nobody."""
    raise AssertionError(name)


def encode(notice: Notice, number_of: NumberOf = no_number) -> str:
    """Return a notice's stored form."""
    stored = {
        "key": notice.key,
        "figures": _all_written(notice.figures, number_of),
        "buttons": [(label, str(press)) for label, press in notice.buttons],
        "seat": notice.seat,
        "elsewhere": notice.elsewhere,
    }
    return orjson.dumps(stored).decode()


def decode(body: str, people: People = _NO_PEOPLE) -> Notice:
    """Decode a stored notice, of this release or an older one."""
    stored = orjson.loads(body)
    # A button that this release no longer knows is left out.
    presses = [(label, parse_custom_id(custom_id)) for label, custom_id in stored["buttons"]]
    return Notice(
        key=stored["key"],
        figures=_all_read(stored["figures"], people),
        buttons=tuple([(label, press) for label, press in presses if press]),
        seat=stored["seat"],
        elsewhere=stored["elsewhere"],
    )


def encode_figures(figures: Figures, number_of: NumberOf = no_number) -> str:
    """Return the stored form of a sentence's figures."""
    return orjson.dumps(_all_written(figures, number_of)).decode()


def decode_figures(body: str, people: People = _NO_PEOPLE) -> Figures:
    """Decode stored figures, of this release or an older one."""
    return _all_read(orjson.loads(body), people)


def _all_written(figures: Figures, number_of: NumberOf) -> dict[str, _Stored]:
    return {name: _written(figure, number_of) for name, figure in figures.items()}


def _all_read(stored: Mapping[str, _Stored], people: People) -> Figures:
    return {name: _read(figure, people) for name, figure in stored.items()}


def _written(figure: Figure, number_of: NumberOf) -> _Stored:
    match figure:
        case str() | int():
            return figure
        case Name():
            return _name_written(figure, number_of)
        case Names():
            return {_Kind.NAMES.value: [_name_written(one, number_of) for one in figure.people]}
        case Moment():
            return {_Kind.MOMENT.value: figure.at}
        case Channel():
            return {_Kind.CHANNEL.value: figure.id}
        case Standings():
            places = [(_name_written(one, number_of), points) for one, points in figure.places]
            return {_Kind.STANDINGS.value: places}
        case OrderFigure() | BrokenCondition() | Refusal():
            return _order_written(figure)
        case _:
            assert_never(figure)


def _name_written(name: Name, number_of: NumberOf) -> dict[str, Any]:
    if name.user_id > 0:
        return {_Kind.PERSON.value: number_of(name)}
    return {_Kind.NAME.value: name.text}


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


def _read(stored: _Stored, people: People) -> Figure:
    if isinstance(stored, str | int):
        return stored
    ((name, value),) = stored.items()
    kind = _Kind(name)
    match kind:
        case _Kind.NAME | _Kind.PERSON:
            return _name_read(stored, people)
        case _Kind.NAMES:
            return Names(tuple([_name_read(one, people) for one in value]))
        case _Kind.MOMENT:
            return Moment(value)
        case _Kind.CHANNEL:
            return Channel(value)
        case _Kind.STANDINGS:
            return Standings(tuple([(_name_read(one, people), points) for one, points in value]))
        case _:
            return _read_of_order(kind, value)


def _name_read(stored: Mapping[str, Any], people: People) -> Name:
    ((name, value),) = stored.items()
    return people[value] if name == _Kind.PERSON else Name(person_name(value), 0)


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
