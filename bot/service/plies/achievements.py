"""Find what each village of a finished game achieved, from its facts and its last table."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.model.ending import Achievement
from rules import facts as f
from rules.cards import VILLAGERS
from rules.facts import Fact
from rules.record import record
from rules.scoring import Score
from rules.table import Player
from rules.words import Area, Seat, Special

_LEAST = {
    Achievement.THREE_SIXES: 3,
    Achievement.NINE_LANTERNS: 9,
    Achievement.NOT_A_SCRATCH: 4,
    Achievement.LONG_WAY_HOME: 3,
    Achievement.SEVEN_KINDS: 7,
    Achievement.SHOPKEEPER: 3,
    Achievement.TOWN: 10,
    Achievement.UNDERTOWN: 4,
    Achievement.FULL_HOUSE: 9,
    Achievement.GOOD_NAME: 6,
}
"""How many an achievement needs of what it counts; sensible players reach each in one village of
ten or fewer (780 villages).
"""


@record
class _Village:
    """A village at the end: its board, its score, all scores, and its own facts in order."""

    player: Player
    score: Score
    scores: Sequence[Score]
    facts: Sequence[Fact]


def achievements(
    scores: Sequence[Score], players: Sequence[Player], facts: Iterable[Fact]
) -> Mapping[Seat, tuple[Achievement, ...]]:
    """Return the achievements of each village; those of the automated opponents are left out.

    `scores` and `players` are indexed by seat, `facts` are all that still count, in their order.
    """
    by_seat: dict[int, list[Fact]] = {seat: [] for seat in range(len(players))}
    for fact in facts:
        seat = getattr(fact, "seat", None)
        if seat in by_seat:
            by_seat[seat].append(fact)
    found: dict[Seat, tuple[Achievement, ...]] = {}
    for seat, player in enumerate(players):
        village = _Village(player, scores[seat], scores, by_seat[seat])
        found[Seat(seat)] = tuple([one for one, is_earned in _RULES.items() if is_earned(village)])
    return found


def _has_metal_man(village: _Village) -> bool:
    return any(
        VILLAGERS[villager.id].special is Special.METAL_MAN for villager in village.player.villagers
    )


def _rolled_sixes(village: _Village) -> bool:
    """Return whether three villagers lay on a six in one encounter, rerolls counted as they lay."""
    dice: dict[str, int] = {}
    for fact in village.facts:
        if isinstance(fact, f.ParagraphRead):
            dice = {}
        elif isinstance(fact, f.LanternsRolled):
            dice[fact.villager] = fact.value
            if [*dice.values()].count(6) >= _LEAST[Achievement.THREE_SIXES]:
                return True
    return False


def _gathered_lanterns(village: _Village) -> bool:
    return any(fact.lanterns >= _LEAST[Achievement.NINE_LANTERNS] for fact in _settled(village))


def _lost_nobody(village: _Village) -> bool:
    """Return whether no one was hurt in four encounters or more."""
    hurt = any(
        isinstance(fact, f.VillagersExerted)
        or (isinstance(fact, f.VillagersMoved) and fact.area is Area.INJURED)
        for fact in village.facts
    )
    return not hurt and len(_settled(village)) >= _LEAST[Achievement.NOT_A_SCRATCH]


def _had_a_long_story(village: _Village) -> bool:
    """Return whether one cave led through three paragraphs."""
    read = 0
    for fact in village.facts:
        if isinstance(fact, f.ParagraphRead):
            read += 1
            if read >= _LEAST[Achievement.LONG_WAY_HOME]:
                return True
        elif isinstance(fact, f.CaveGained | f.CaveReturned):
            read = 0
    return False


def _went_back_down(village: _Village) -> bool:
    """Return whether a village lost a cave, and won another afterwards."""
    lost = 0
    for fact in village.facts:
        lost += isinstance(fact, f.CaveReturned)
        if isinstance(fact, f.CaveGained) and lost:
            return True
    return False


def _has_many_kinds(village: _Village) -> bool:
    return len(village.player.track) >= _LEAST[Achievement.SEVEN_KINDS]


def _sold_things(village: _Village) -> bool:
    return _count(village, f.ItemSold) >= _LEAST[Achievement.SHOPKEEPER]


def _built_a_town(village: _Village) -> bool:
    return village.score.buildings >= _LEAST[Achievement.TOWN]


def _built_below(village: _Village) -> bool:
    outposts = sum(building.cave is not None for building in village.player.buildings)
    return outposts >= _LEAST[Achievement.UNDERTOWN]


def _has_a_full_house(village: _Village) -> bool:
    return village.score.villagers >= _LEAST[Achievement.FULL_HOUSE]


def _has_a_good_name(village: _Village) -> bool:
    return village.player.reputation >= _LEAST[Achievement.GOOD_NAME]


def _won_by_one(village: _Village) -> bool:
    others = [other.total for other in village.scores if other is not village.score]
    return village.score.place == 1 and max(others, default=0) == village.score.total - 1


def _settled(village: _Village) -> list[f.EncounterSettled]:
    return [fact for fact in village.facts if isinstance(fact, f.EncounterSettled)]


def _count(village: _Village, kind: type[Fact]) -> int:
    return sum(isinstance(fact, kind) for fact in village.facts)


_RULES: dict[Achievement, Callable[[_Village], bool]] = {
    Achievement.METAL_MAN: _has_metal_man,
    Achievement.THREE_SIXES: _rolled_sixes,
    Achievement.NINE_LANTERNS: _gathered_lanterns,
    Achievement.NOT_A_SCRATCH: _lost_nobody,
    Achievement.LONG_WAY_HOME: _had_a_long_story,
    Achievement.WENT_BACK_DOWN: _went_back_down,
    Achievement.SEVEN_KINDS: _has_many_kinds,
    Achievement.SHOPKEEPER: _sold_things,
    Achievement.TOWN: _built_a_town,
    Achievement.UNDERTOWN: _built_below,
    Achievement.FULL_HOUSE: _has_a_full_house,
    Achievement.GOOD_NAME: _has_a_good_name,
    Achievement.BY_A_WHISKER: _won_by_one,
}
