"""A night: one village for everybody, and journeys below. No rule of the book."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules import facts as f
from rules.actions import Action, Choose, Exert, Explore, Pass, Pick, Reroll, Rest
from rules.facts import Fact
from rules.table import Table
from rules.words import Area, Good, VillagerId

PARTY = 3
"""The most that go below together: with more of them, nothing is ever at stake."""

_ALLOWED = (Explore, Pass, Choose, Reroll, Exert, Pick, Rest)


@dataclass(frozen=True, slots=True)
class NightScore:
    """What a night came to; `reputation` is in steps from the torch, `hurt` counts injuries."""

    journeys: int
    stories: int
    failures: int
    lanterns: int
    hurt: int
    reputation: int
    goods: tuple[Good, ...]
    joined: tuple[VillagerId, ...]


def is_over(table: Table) -> bool:
    """Tell whether a night has no journey left, or no cave to go to."""
    return table.night is not None and (not table.night.left or table.market.cave is None)


def allows(table: Table, action: Action) -> bool:
    """Tell whether an action is one of those of a night; any other game has them all."""
    return table.night is None or isinstance(action, _ALLOWED)


def night_score(table: Table, journeys: int, facts: Iterable[Fact]) -> NightScore:
    """Count what a night of so many journeys came to, from all of its facts."""
    listed = list(facts)
    settled = [fact for fact in listed if isinstance(fact, f.EncounterSettled)]
    exerted = [fact for fact in listed if isinstance(fact, f.VillagersExerted)]
    injured = [
        one for one in listed if isinstance(one, f.VillagersMoved) and one.area is Area.INJURED
    ]
    assert table.night is not None
    (village,) = table.players
    return NightScore(
        journeys=journeys - table.night.left,
        stories=sum([isinstance(fact, f.ParagraphRead) for fact in listed]),
        failures=sum([fact.tier is None for fact in settled]),
        lanterns=sum([fact.lanterns for fact in settled]),
        hurt=sum([len(fact.villagers) for fact in (*exerted, *injured)]),
        reputation=village.reputation,
        goods=tuple([item for item in village.items if isinstance(item, Good)]),
        joined=tuple([fact.villager for fact in listed if isinstance(fact, f.VillagerJoined)]),
    )
