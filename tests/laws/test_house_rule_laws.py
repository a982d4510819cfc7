"""Each house rule alone is a game that goes to its end, under the laws of random games."""

import pytest

from rules import evolve
from rules.editions import COMMON, NEWEST, PREVIEW, SOLO, Edition, Game, Variant
from rules.facts import GameEnded
from rules.house_rules import HouseRules, choices
from tests.laws.random_play import by_house_rules
from tests.laws.test_laws import a_random_game
from tests.pieces import pieces
from tests.shipped import shipped


@pytest.mark.parametrize("edition", [NEWEST, PREVIEW], ids=["final", "preview"])
@pytest.mark.parametrize(("variant", "seats"), [(COMMON, 3), (SOLO, 1)], ids=["common", "solo"])
def test_a_game_by_any_house_rule_goes_to_its_end(
    edition: Edition, variant: Variant, seats: int
) -> None:
    # Laws 1 and 4: facts fold to the state, and nothing in the box comes or goes
    plain = Game(edition, shipped().book, variant=variant)
    for seed, choice in enumerate(choices(edition)):
        plies = list(a_random_game(by_house_rules(plain, HouseRules((choice,))), seats, seed))
        state = plies[0].before
        for fact in [fact for ply in plies for fact in ply.step.facts]:
            state = evolve(state, fact)
        assert state == plies[-1].step.state, choice
        assert pieces(state) == pieces(plies[0].before), choice
        assert isinstance(plies[-1].step.facts[-1], GameEnded), choice
