"""Whatever is proposed in a random game is legal."""

import pytest

from rules import check, proposals
from rules.actions import Exert, Harvest, Rest
from rules.editions import Game
from rules.questions import RestVillagers, SpendEffort
from rules.table import GameState, Player
from rules.words import Seat
from tests.laws.test_laws import games


@pytest.mark.parametrize(("way", "seats"), [("every mechanic", 3), ("preview", 2), ("solo", 1)])
def test_every_proposal_of_a_random_game_is_legal(way: str, seats: int) -> None:
    met: set[type] = set()
    for seed in range(3):
        for ply in games(seats, seed, way):
            state = ply.step.state
            for number, player in enumerate(state.table.players):
                for action in proposed(ply.game, state, Seat(number), player):
                    assert check(ply.game, state, action) is None, action
                    met.add(type(action))
    assert met == {Harvest, Rest, Exert}


def proposed(
    game: Game, state: GameState, number: Seat, player: Player
) -> list[Harvest | Rest | Exert]:
    """List what is proposed to a seat, by what it is asked."""
    for question in state.table.questions:
        if question.seat == number:
            match question:
                case RestVillagers():
                    return [proposals.rest_in_beds(player, number)]
                case SpendEffort():
                    return [proposals.exert(game, state.table, number)]
                case _:
                    found = proposals.harvest(game, state.table, number)
                    return [found] if found and question.kind == "take_turn" else []
    return []
