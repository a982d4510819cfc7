"""A night: one village for everyone, and journeys below. Not a rule of the rulebook."""

from collections.abc import Iterable, Sequence

from rules import facts as f
from rules.actions import Action, Choose, Exert, Explore, Pass, Pick, Reroll, Rest
from rules.editions import Game
from rules.facts import Fact
from rules.record import record
from rules.table import Table
from rules.words import Area, Item, ParagraphNumber, VillagerId

PARTY = 3
"""The most villagers that go below together: with more of them, nothing is ever at risk."""

_ALLOWED = (Explore, Pass, Choose, Reroll, Exert, Pick, Rest)


@record
class NightScore:
    """The result of a night; `reputation` is in steps from the torch, `hurt` counts injuries.

    `coins` and `items` are what the village has left.
    """

    journeys: int
    stories: int
    failures: int
    lanterns: int
    hurt: int
    reputation: int
    coins: int
    items: tuple[Item, ...]
    joined: tuple[VillagerId, ...]


def is_over(table: Table) -> bool:
    """Return whether a night has no journey or no cave left."""
    return table.night is not None and (not table.night.left or table.market.cave is None)


def allows(table: Table, action: Action) -> bool:
    """Return whether an action is allowed on a night; any other game allows all of them."""
    return table.night is None or isinstance(action, _ALLOWED)


def unheard(game: Game, cells: Sequence[ParagraphNumber], face: int) -> ParagraphNumber:
    """Return a cave card's paragraph for a die: the next one from it on that nobody has heard.

    Where all of them were heard, and in any game but a night, it is the die's own.
    """
    order = [*cells[face - 1 :], *cells[: face - 1]]
    return next((number for number in order if number not in game.heard), order[0])


def night_score(table: Table, journeys: int, facts: Iterable[Fact]) -> NightScore:
    """Return the result of a night of `journeys` journeys, from all of its facts."""
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
        coins=village.coins,
        items=tuple(sorted(village.items)),
        joined=tuple([fact.villager for fact in listed if isinstance(fact, f.VillagerJoined)]),
    )
