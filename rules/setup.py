"""Set up the game. Source: final rulebook, "Setting up the Game"."""

from rules.cards.houses import STARTING_HOUSES
from rules.cards.villagers import STARTING
from rules.dice import Dice
from rules.editions import Edition, Game
from rules.ply import Ply, Step
from rules.rounds import begin_turn
from rules.table import (
    ITEMS,
    Building,
    Decks,
    GameState,
    Market,
    Player,
    ReputationBoard,
    Table,
    Villager,
)
from rules.villagers import HAMMERS, has
from rules.words import Area, Seat, Token

SEATS = (2, 3, 4)
"""How many may play."""

_EACH = 3
"""Starting villagers for each seat."""


def setup(game: Game, seats: int, dice: Dice) -> Step:
    """Lay out the table for that many players, seat 0 first, and ask for the first turn."""
    assert seats in SEATS, seats
    decks = _shuffle(game.edition, dice)
    state = GameState(_lay_out(game.edition, seats, decks, dice), _draw(game.edition, decks))
    ply = Ply(game, state, dice)
    begin_turn(ply, Seat(0))
    return ply.step()


def _shuffle(edition: Edition, dice: Dice) -> Decks:
    return Decks(
        villagers=dice.shuffle("villagers", edition.villagers),
        houses=dice.shuffle("houses", edition.houses),
        outposts=dice.shuffle("outposts", edition.outposts),
        caves=dice.shuffle("caves", edition.caves),
    )


def _draw(edition: Edition, decks: Decks) -> Decks:
    slots, row = len(edition.slot_costs), edition.row_size
    return Decks(decks.villagers[slots:], decks.houses[row:], decks.outposts[row:], decks.caves)


def _lay_out(edition: Edition, seats: int, decks: Decks, dice: Dice) -> Table:
    slots, row = len(edition.slot_costs), edition.row_size
    supply = list(edition.supply)
    supply[ITEMS.index(Token.CIDER)] -= 1
    market = Market(
        houses=decks.houses[:row],
        outposts=decks.outposts[:row],
        keys=dice.shuffle("key houses", edition.keys)[: edition.keys_in_play],
        stars=edition.stars,
        cave=decks.caves[0],
        houses_left=len(decks.houses) - row,
        outposts_left=len(decks.outposts) - row,
        caves_left=len(decks.caves),
        villagers_left=len(decks.villagers) - slots,
    )
    return Table(
        players=tuple([_player(edition, seats, seat) for seat in range(seats)]),
        board=ReputationBoard(decks.villagers[:slots], edition.specials),
        market=market,
        supply=tuple(supply),
    )


def _player(edition: Edition, seats: int, seat: int) -> Player:
    starting = [card.id for card in STARTING[_EACH * seat : _EACH * (seat + 1)]]
    tired = seats in edition.exhausted_start
    return Player(
        coins=edition.coins + edition.extra_coins[seats][seat],
        villagers=tuple(
            [
                Villager(v, Area.EXHAUSTED if tired and not has(v, HAMMERS) else Area.READY)
                for v in starting
            ]
        ),
        buildings=(Building(STARTING_HOUSES[seat].id),),
    )
