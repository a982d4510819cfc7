"""Resting: drinks that are kept for the game's end leave nobody half served."""

from bot.companions.decisions import decide
from bot.companions.people import Strength
from rules import check
from rules.editions import FINAL
from rules.questions import RestVillagers
from tests.tables import ANN, GAME, ONE, a_table, seat


def test_whoever_keeps_the_potion_gives_the_injured_no_cider_either() -> None:
    hurt = ("builder-1", "trainer-1", "explorer-1")
    ann = seat(
        ready=(), injured=hurt, buildings=("alchemists-cathedral",), items=("potion", "cider")
    )
    state = a_table(ann=ann, turn=None, asks=(RestVillagers(ONE, ANN),))
    thought = decide(FINAL, state.table, ANN, (), Strength.NEIGHBOUR, None, b"")
    assert thought.action.kind == "rest"
    assert check(GAME, state, thought.action) is None
