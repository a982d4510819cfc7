"""Whatever is proposed in a random game is legal."""

import pytest

from rules import check, offers, proposals
from rules.actions import Action, Exert, Explore, Harvest, Labor, OfferToBuy, Rest
from rules.defaults import defaults
from rules.editions import Game
from rules.questions import RestVillagers, SpendEffort, TakeTurn
from rules.table import GameState, Player
from rules.words import Seat
from tests.laws.test_laws import games


@pytest.mark.parametrize(("way", "seats"), [("every mechanic", 3), ("preview", 2), ("solo", 1)])
def test_every_proposal_of_a_random_game_is_legal(way: str, seats: int) -> None:
    met: set[type] = set()
    for seed in range(5):
        for ply in games(seats, seed, way):
            state = ply.step.state
            for number, player in enumerate(state.table.players):
                for action in proposed(ply.game, state, Seat(number), player):
                    assert check(ply.game, state, action) is None, action
                    met.add(type(action))
    trades = set[type]() if way == "solo" else {OfferToBuy}
    assert met == {Harvest, Explore, Labor, Rest, Exert} | trades


def proposed(game: Game, state: GameState, number: Seat, player: Player) -> list[Action]:
    """List what is proposed to a seat, by what it is asked."""
    for question in state.table.questions:
        if question.seat == number:
            match question:
                case RestVillagers():
                    return [
                        proposals.rest_in_beds(player, number),
                        proposals.rest_with_drinks(player, number),
                    ]
                case SpendEffort():
                    return [proposals.exert(game, state.table, number)]
                case TakeTurn():
                    return turn(game, state, number)
                case _:
                    return []
    return []


def turn(game: Game, state: GameState, number: Seat) -> list[Action]:
    found = [
        propose(game, state.table, number)
        for propose in (proposals.harvest, proposals.explore, proposals.labor)
    ]
    return [*filter(None, found), *proposals.purchases(state.table, number)]


@pytest.mark.parametrize(("way", "seats"), [("every mechanic", 3), ("preview", 2), ("solo", 1)])
def test_a_form_begins_with_what_stands_in_it(way: str, seats: int) -> None:
    met: set[str] = set()
    for ply in games(seats, 5, way):
        state = ply.step.state
        for number in map(Seat, range(len(state.table.players))):
            for offer in offers(ply.game, state, number):
                begun = {} if offer.refusal else defaults(ply.game, state.table, number, offer)
                blanks = {blank.name: blank for blank in offer.blanks}
                for name, ticked in begun.items():
                    assert set(ticked) <= set(blanks[name].values), (offer, begun)
                    assert len(ticked) <= blanks[name].most
                met |= {offer.verb} if begun else set()
    assert {"explore", "build", "train", "harvest", "put_up_for_sale", "rest"} <= met
