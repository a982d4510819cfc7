"""Set up the game. Source: final rulebook, "Setting up the Game"."""

from dataclasses import replace

from rules.cards.houses import STARTING_HOUSES
from rules.cards.villagers import STARTING
from rules.dice import Dice
from rules.editions import Edition, Game, check_seats
from rules.ply import Ply, PlyResult
from rules.rounds import begin_turn
from rules.table import (
    ITEMS,
    Building,
    Decks,
    GameState,
    Market,
    Night,
    Player,
    ReputationBoard,
    Solo,
    Table,
    Villager,
)
from rules.villagers import HAMMERS, has
from rules.words import Area, Seat, Token

_EACH = 3
"""Starting villagers for each starting house."""

_ORDER = "order"
_FACES = 6


def setup(game: Game, seats: int, dice: Dice) -> PlyResult:
    """Lay out the table for that many players and ask for the first turn.

    Seat 0 is first, except in a solo game, whose order is rolled for.
    """
    assert check_seats(game.variant, seats) is None, seats
    edition, variant = game.edition, game.variant
    opponents = variant.opponents
    first = _roll_order(seats + opponents, dice) if opponents else Seat(0)
    decks = _shuffle(edition, dice)
    places = [(seat - first) % (seats + opponents) for seat in range(seats)]
    players = [_player(game, seats + opponents, s, place) for s, place in enumerate(places)]
    solo = Solo(((),) * opponents) if opponents else None
    night = Night(variant.journeys) if variant.journeys else None
    laid = _lay_out(edition, decks, dice)
    table = replace(laid, players=tuple(players), first=first, solo=solo, night=night)
    ply = Ply(game, GameState(table, _draw(edition, decks)), dice)
    if opponents:
        ply.roll(Seat(0), _ORDER)
    begin_turn(ply, first)
    return ply.result()


def _roll_order(seats: int, dice: Dice) -> Seat:
    """Roll for the player's place; return the first seat. Source: solo rules, "Player order"."""
    place = (dice.roll(_ORDER) - 1) * seats // _FACES
    return Seat(-place % seats)


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


def _lay_out(edition: Edition, decks: Decks, dice: Dice) -> Table:
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
        players=(),
        board=ReputationBoard(decks.villagers[:slots], edition.specials),
        market=market,
        supply=tuple(supply),
    )


def _player(game: Game, seats: int, seat: int, place: int) -> Player:
    edition, villages = game.edition, game.variant.villages
    own = range(villages * seat, villages * (seat + 1))
    starting = [card.id for v in own for card in STARTING[_EACH * v : _EACH * (v + 1)]]
    tired = seats in edition.exhausted_start
    extra = edition.extra_coins.get(seats, (0,) * seats)[place]
    return Player(
        coins=edition.coins + extra,
        villagers=tuple(
            [
                Villager(v, Area.EXHAUSTED if tired and not has(v, HAMMERS) else Area.READY)
                for v in starting
            ]
        ),
        buildings=tuple([Building(STARTING_HOUSES[village].id) for village in own]),
    )
