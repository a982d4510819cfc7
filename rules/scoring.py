"""End the game and count the points. Source: final rulebook, "Game End"."""

from dataclasses import dataclass

from rules import advance
from rules.cards import BUILDINGS
from rules.cards.records import Thing
from rules.dice import Dice
from rules.editions import Game
from rules.facts import GameEnded, ItemTakenBack
from rules.ply import Ply
from rules.table import GameState, Player, Table
from rules.words import BuildingId, Item, Row, Seat

_SOLO_PLACES = (4, 1)
"""The lowest points of a space for the first and for the second place."""


@dataclass(frozen=True, slots=True)
class Score:
    """Where a seat's village points come from, and the tiebreakers.

    `prize` is for the place on the reputation track, `reputation` for the space; `cards` lists the
    buildings with a bonus. `place` counts from 1; players who tie in everything share it.
    """

    seat: Seat
    place: int
    track: int
    buildings: int
    prize: int
    reputation: int
    cards: tuple[tuple[BuildingId, int], ...]
    coins: int
    villagers: int

    @property
    def total(self) -> int:
        """Return the sum of the village points."""
        cards = sum(points for _, points in self.cards)
        return self.track + self.buildings + self.prize + self.reputation + cards

    @property
    def rank(self) -> tuple[int, ...]:
        """Return what places are decided by: points, then coins, villagers, buildings."""
        return (self.total, self.coins, self.villagers, self.buildings)


def score(game: Game, table: Table) -> tuple[Score, ...]:
    """Score the table as it is; indexed by seat."""
    prizes = _prizes(game, table)
    unplaced = [_score(game, table, Seat(seat), prizes[seat]) for seat in range(len(prizes))]
    ranks = [score.rank for score in unplaced]
    return tuple([_placed(s, 1 + sum([rank > s.rank for rank in ranks])) for s in unplaced])


def forecast(game: Game, state: GameState) -> tuple[Score, ...]:
    """Score the table as if the game ended now, with every good placed; indexed by seat."""
    ply = Ply(game, state, Dice(b"", 0))
    _place_all(ply)
    return score(game, ply.table)


def end_game(ply: Ply) -> None:
    """Return what is for sale, place the goods that are left, and name the winners."""
    _place_all(ply)
    scores = score(ply.game, ply.table)
    ply.emit(GameEnded(tuple([s.seat for s in scores if s.place == 1])))


def _place_all(ply: Ply) -> None:
    if ply.table.night:
        return  # its goods count as they are
    for seat, player in enumerate(ply.table.players):
        if player.sale:
            ply.emit(ItemTakenBack(Seat(seat), player.sale.item))
        advance.place_the_rest(ply, Seat(seat))


def _score(game: Game, table: Table, seat: Seat, prize: int) -> Score:
    player = table.players[seat]
    bonuses = [(b.id, _bonus(player, b.id)) for b in player.buildings]
    return Score(
        seat=seat,
        place=0,
        track=advance.points(game, player),
        buildings=len(player.buildings),
        prize=prize,
        reputation=game.edition.reputation_points[game.edition.torch + player.reputation],
        cards=tuple([(building, points) for building, points in bonuses if points]),
        coins=player.coins,
        villagers=len(player.villagers),
    )


def _placed(s: Score, place: int) -> Score:
    return Score(
        s.seat, place, s.track, s.buildings, s.prize, s.reputation, s.cards, s.coins, s.villagers
    )


def _bonus(player: Player, building: BuildingId) -> int:
    card = BUILDINGS[building]
    return card.points + sum([_count(player, thing) * each for thing, each in card.points_for])


def _count(player: Player, thing: Item | Thing) -> int:
    outposts = sum([BUILDINGS[b.id].row is Row.OUTPOST for b in player.buildings])
    match thing:
        case Thing.HOUSE:
            return len(player.buildings) - outposts
        case Thing.OUTPOST:
            return outposts
        case Thing.VILLAGER:
            return len(player.villagers)
        case Thing.EMPTY_CAVE:
            return len(player.caves)
        case _:
            on_track = sum([slot.count for slot in player.track if slot.good is thing])
            for_sale = player.sale is not None and player.sale.item is thing
            return player.items.count(thing) + on_track + for_sale


def _prizes(game: Game, table: Table) -> list[int]:
    """Share the prizes among the best reputations; players who tie share those of their places.

    Source: final rulebook, "Reputation" at the game's end; ties of three or more by the ruling.
    """
    if table.solo:
        return [_solo_prize(game, table.players[0])]
    reputations = [player.reputation for player in table.players]
    two = len(reputations) == 2  # noqa: PLR2004 - a game of two
    prizes = (*(game.edition.prizes_for_two if two else game.edition.prizes), 0, 0, 0, 0)
    won: list[int] = []
    for reputation in reputations:
        ahead = sum([other > reputation for other in reputations])
        tied = reputations.count(reputation)
        spanned = sum(prizes[ahead : ahead + tied])
        won.append(-(-spanned // tied))
    return won


def _solo_prize(game: Game, player: Player) -> int:
    """Return the prize for the place that the space's points count as. Source: solo, "Scoring"."""
    points = game.edition.reputation_points[game.edition.torch + player.reputation]
    place = sum([points < least for least in _SOLO_PLACES])
    return game.edition.prizes[place]
