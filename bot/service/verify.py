"""Check a finished game against its seed: every shuffle, every card drawn, every die."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from bot.model.errors import Corrupt
from bot.model.games import GameRow, PlyRow
from bot.service.history import open_facts, open_state, replay
from rules import automata, setup
from rules.dice import Dice
from rules.editions import Game
from rules.facts import CatRefused, DieRolled, Fact, LanternsRolled, OpponentActed


@dataclass(frozen=True, slots=True)
class Report:
    """How many dice and shuffled cards were checked, and how many of them are wrong."""

    dice: int
    cards: int
    wrong: int


def verify(game: Game, row: GameRow, plies: list[PlyRow]) -> Report:
    """Roll and shuffle everything again.

    The first state is laid out anew from the seed; what is drawn later comes from its decks, as the
    facts of every ply fold. The plies of automated opponents are played again, whole.
    """
    first = open_state(plies[0])
    fresh = setup(game, len(row.seats), Dice(row.seed, 0)).state
    decks = (first.decks.villagers, first.decks.houses, first.decks.outposts, first.decks.caves)
    same = first == fresh
    cards = sum(map(len, decks)) + len(first.table.market.houses) * 2 + len(first.table.board.slots)
    dice = wrong = 0
    for ply in plies:
        rolls = Dice(row.seed, ply.ply)
        for stream, value in _rolled(open_facts(ply)):
            dice += 1
            wrong += rolls.roll(stream) != value
    deeds, astray = _play_again(game, row.seed, plies) if game.variant.opponents else (0, 0)
    return Report(dice + deeds, cards, wrong + astray + (not same))


def _play_again(game: Game, seed: bytes, plies: list[PlyRow]) -> tuple[int, int]:
    """Count the opponents' turns, and those that the seed does not lead to."""
    deeds = astray = 0
    try:
        for before, after in pairwise(replay(plies)):
            if any(isinstance(fact, OpponentActed) for fact in after.facts):
                step = automata(game, before.state, Dice(seed, after.row.ply))
                deeds += 1
                astray += step is None or step.facts != after.facts
    except Corrupt:
        astray += 1
    return deeds, astray


def _rolled(facts: tuple[Fact, ...]) -> Iterator[tuple[str, int]]:
    """List the dice of a ply by stream."""
    for fact in facts:
        match fact:
            case DieRolled():
                yield fact.stream, fact.value
            case LanternsRolled():
                yield f"lanterns {fact.villager}", fact.value
            case CatRefused():
                yield f"cat {fact.villager}", fact.value
            case _:
                pass
