"""Find who of a night's village goes below, and who may be hurt: pure functions."""

from collections.abc import Sequence

from bot.model.nights import Guest, Night
from bot.model.open_game import OpenGame
from bot.service.night.steps import GROUP, leader_now, night_of
from rules import encounter
from rules.actions import Exert
from rules.cards import VILLAGERS
from rules.editions import Game
from rules.solo.hiring_wish import worth
from rules.table import Table
from rules.words import Area, VillagerId

PARTY = 2
"""How many a leader sends below; a third goes if its holder has offered it."""


def ready(table: Table) -> tuple[VillagerId, ...]:
    """List the villagers who may go below."""
    return table.players[GROUP].villagers_in(Area.READY)


def party(opened: OpenGame) -> tuple[VillagerId, ...]:
    """Return the party to propose: the leader's own, then the best, then those offered.

    A third goes only if their holder has offered them.
    """
    table, night, led = opened.state.table, night_of(opened.row), leader_now(opened)
    own = led.villagers if led else ()
    best = sorted(ready(table), key=lambda v: (v not in own, -worth(v)))[:PARTY]
    return (*best, *_offered(night, table, best)[:1])


def _offered(night: Night, table: Table, going: Sequence[VillagerId]) -> list[VillagerId]:
    """List the villagers whose holders want to come along, in the order in which they said so."""
    votes = night.votes(table.questions[0].number).values()
    can = [v for v in ready(table) if v not in going]
    return [VillagerId(vote) for vote in votes if vote in can]


def on_own_offer(opened: OpenGame, guest: Guest) -> VillagerId | None:
    """Return the villager whom a guest may send along as the third: the best one who can go."""
    night, table = night_of(opened.row), opened.state.table
    two = party(opened)[:PARTY]
    can = [v for v in ready(table) if v in guest.villagers and v not in two]
    vote = night.votes(table.questions[0].number).get(guest.place)
    return None if vote or not can else max(can, key=worth)


def willing(opened: OpenGame) -> tuple[VillagerId, ...]:
    """List those of the party whose holders agree that they are hurt, in the order of the yeses."""
    night, table = night_of(opened.row), opened.state.table
    said = night.votes(table.questions[0].number).values()
    below = table.players[GROUP].villagers_in(Area.CAVE)
    names = [name for vote in said for name in vote.split("+")]
    return tuple([VillagerId(name) for name in dict.fromkeys(names) if name in below])


def exertion(game: Game, opened: OpenGame) -> Exert | None:
    """Return the effort that the yeses are enough for; None if they are too few."""
    table, able = opened.state.table, willing(opened)
    below = table.players[GROUP].villagers_in(Area.CAVE)
    helpful = [n for n in encounter.exert_counts(game, table, len(below)) if n <= len(able)]
    return Exert(GROUP, able[: max(helpful)]) if helpful else None


def may_be_hurt(opened: OpenGame, villager: str) -> bool:
    """Return whether a villager is one of the party below."""
    below = opened.state.table.players[GROUP].villagers_in(Area.CAVE)
    return villager in VILLAGERS and villager in below
