"""Find who of a night's village goes below, and who may be hurt: pure functions."""

from collections.abc import Sequence

from bot.model.loaded_game import LoadedGame
from bot.model.nights import Guest, Night
from bot.service.night.roles import holders
from bot.service.night.steps import GROUP, leader_now, night_of, question_now
from rules import encounter
from rules.actions import Exert
from rules.cards import VILLAGERS
from rules.editions import Game
from rules.questions import TakeReward
from rules.solo.hiring_wish import worth
from rules.table import Table
from rules.words import Area, Reward, VillagerId

PARTY = 2
"""How many a leader sends below; a third goes if its holder has offered it."""


def ready(table: Table) -> tuple[VillagerId, ...]:
    """List the villagers who may go below."""
    return table.players[GROUP].villagers_in(Area.READY)


def party(loaded: LoadedGame) -> tuple[VillagerId, ...]:
    """Return the party to propose: the best of two others, and one of those offered.

    The leader's own only go where nobody else's are ready: what happens below is to concern other
    people too. A third goes only if their holder has offered them.
    """
    table, night, led = loaded.state.table, night_of(loaded.row), leader_now(loaded)
    own = led.villagers if led else ()
    best = sorted(ready(table), key=lambda v: (v in own, -worth(v)))
    first = holders(night, best[0]) if best else ()
    second = sorted(best[1:], key=lambda v: (v in own, any(v in g.villagers for g in first)))
    going = (*best[:1], *second[: PARTY - 1])
    return (*going, *_offered(night, table, going)[:1])


def _offered(night: Night, table: Table, going: Sequence[VillagerId]) -> list[VillagerId]:
    """List the villagers whose holders want to come along, in the order in which they said so."""
    votes = night.votes(table.questions[0].number).values()
    can = [v for v in ready(table) if v not in going]
    return [VillagerId(vote) for vote in votes if vote in can]


def on_own_offer(loaded: LoadedGame, guest: Guest) -> VillagerId | None:
    """Return the villager whom a guest may send along as the third: the best one who can go."""
    night, table = night_of(loaded.row), loaded.state.table
    two = party(loaded)[:PARTY]
    can = [v for v in ready(table) if v in guest.villagers and v not in two]
    vote = night.votes(table.questions[0].number).get(guest.place)
    return None if vote or not can else max(can, key=worth)


def willing(loaded: LoadedGame) -> tuple[VillagerId, ...]:
    """List those of the party whose holders all agree that they are hurt, in their order.

    That is the order in which somebody first said yes.
    """
    night, table = night_of(loaded.row), loaded.state.table
    said = night.votes(table.questions[0].number).values()
    below = table.players[GROUP].villagers_in(Area.CAVE)
    names = [VillagerId(name) for vote in said for name in vote.split("+") if name in below]
    return tuple([name for name in dict.fromkeys(names) if not unasked(loaded, night, name)])


def unasked(loaded: LoadedGame, night: Night, villager: VillagerId) -> tuple[Guest, ...]:
    """List the holders of a villager who have not agreed that they are hurt."""
    said = night.votes(loaded.state.table.questions[0].number)
    holding = holders(night, villager)
    return tuple([one for one in holding if villager not in said.get(one.place, "").split("+")])


def exertion(game: Game, loaded: LoadedGame) -> Exert | None:
    """Return the effort that the yeses are enough for; None if they are too few."""
    table, able = loaded.state.table, willing(loaded)
    below = table.players[GROUP].villagers_in(Area.CAVE)
    helpful = [n for n in encounter.exert_counts(game, table, len(below)) if n <= len(able)]
    return Exert(GROUP, able[: max(helpful)]) if helpful else None


def first_pick(loaded: LoadedGame, night: Night) -> str:
    """Return the reward that is taken where nobody names one.

    Where a villager must be hurt, it is one whose holders have all agreed, or else the leader's
    own; then one of whom the fewest have still to agree.
    """
    question, led = question_now(loaded.state.table), leader_now(loaded)
    assert isinstance(question, TakeReward)
    if question.reward != Reward.VILLAGER:
        return question.picks[0]

    def objections(pick: str) -> tuple[bool, bool, int]:
        asked = [one.place for one in unasked(loaded, night, VillagerId(pick))]
        own = led is not None and pick in led.villagers
        return bool(asked), not own, len(asked)

    return min(question.picks, key=objections)


def may_be_hurt(loaded: LoadedGame, villager: str) -> bool:
    """Return whether a villager is one of the party below."""
    below = loaded.state.table.players[GROUP].villagers_in(Area.CAVE)
    return villager in VILLAGERS and villager in below
