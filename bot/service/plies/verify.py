"""Verify a finished game against its seed: every shuffle, every card drawn, every die."""

from collections.abc import Iterator
from itertools import pairwise

from bot.model.errors import Corrupt
from bot.model.games import GameRow, PlyRow
from bot.service.history.history import open_facts, open_ply, open_state, replay
from bot.service.plies.idle import is_idle_pass
from rules import automata, check, setup, tale
from rules.dice import Dice
from rules.editions import Game
from rules.facts import (
    CardPlayed,
    CatRefused,
    DieRolled,
    Fact,
    FinaleRolled,
    LanternsRolled,
    OpponentActed,
    TaleBegun,
)
from rules.record import record
from rules.tale_cards import card_of
from rules.words import SecretCard


@record
class Report:
    """The number of dice and shuffled cards checked, and how many of them are wrong."""

    dice: int
    cards: int
    wrong: int


def verify(game: Game, row: GameRow, plies: list[PlyRow]) -> Report:
    """Repeat all rolls and shuffles.

    The first state is set up again from the seed; later draws come from its decks, as the facts of
    every ply fold. The plies of automated opponents are played again, and where the bot passed
    for a player, the rules are asked again whether they had nothing to do. A word for the dice
    whose hash is not the one used counts as wrong.
    """
    first = open_state(plies[0])
    fresh = setup(game, len(row.seats), Dice(row.dice_seed, 0)).state
    decks = (first.decks.villagers, first.decks.houses, first.decks.outposts, first.decks.caves)
    same = first == fresh
    cards = sum(map(len, decks)) + len(first.table.market.houses) * 2 + len(first.table.board.slots)
    dice = wrong = 0
    for ply in plies:
        rolls = Dice(row.dice_seed, ply.ply)
        for stream, value in _rolled(open_facts(ply)):
            dice += 1
            wrong += rolls.roll(stream) != value
        for drawn in _tales_drawn(open_facts(ply)):
            dice += 1
            wrong += tale.draw(rolls, drawn.pool) != drawn.tale
    dealt = list(_cards_played(row.dice_seed, plies))
    cards, wrong = cards + len(dealt), wrong + dealt.count(False)
    turns, mismatches = _play_again(game, row.dice_seed, plies)
    untrue = sum(not shake.is_true for shake in row.shakes)
    return Report(dice + turns, cards, wrong + mismatches + untrue + (not same))


def _play_again(game: Game, seed: bytes, plies: list[PlyRow]) -> tuple[int, int]:
    """Count the opponents' turns, and those and the bot's passes that do not follow.

    A person's moves prove nothing; a pass that the bot made for them must have been idle.
    """
    turns = mismatches = 0
    try:
        for before, after in pairwise(replay(plies)):
            if any(isinstance(fact, OpponentActed) for fact in after.facts):
                result = automata(game, before.state, Dice(seed, after.row.ply))
                turns += 1
                mismatches += result is None or result.facts != after.facts
            action = open_ply(after.row).action
            if action and is_idle_pass(action):
                mismatches += check(game, before.state, action) is not None
    except Corrupt:
        # What does not replay cannot have followed from the seed.
        mismatches += 1
    return turns, mismatches


def _tales_drawn(facts: tuple[Fact, ...]) -> list[TaleBegun]:
    """List the tales that the dice have drawn; one that was chosen has no pool."""
    return [fact for fact in facts if isinstance(fact, TaleBegun) and fact.pool]


def _cards_played(seed: bytes, plies: list[PlyRow]) -> Iterator[bool]:
    """Yield of each secret card that was played whether it is the one that was dealt."""
    begun: tuple[Dice, tuple[SecretCard, ...]] | None = None
    for ply in plies:
        for fact in open_facts(ply):
            if isinstance(fact, TaleBegun) and fact.cards:
                begun = Dice(seed, ply.ply), fact.cards
            if isinstance(fact, CardPlayed):
                yield bool(begun) and card_of(*begun, fact.place) is fact.card


def _rolled(facts: tuple[Fact, ...]) -> Iterator[tuple[str, int]]:
    """List the dice of a ply by stream."""
    for fact in facts:
        match fact:
            case DieRolled():
                yield fact.stream, fact.value
            case LanternsRolled():
                yield f"lanterns {fact.villager}", fact.value
            case FinaleRolled():
                yield tale.stream_of(fact.place, fact.die), fact.value
            case CatRefused():
                yield f"cat {fact.villager}", fact.value
            case _:
                pass
