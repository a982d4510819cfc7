"""The game of one against two automated opponents, by Scott McCannell's rules.

What the opponents' dice decide is read off the game, and held against what they could decide.
"""

from collections.abc import Iterable
from typing import Any

from rules.facts import (
    BuildingStacked,
    CiderDrunk,
    Fact,
    OpponentActed,
    RowRefreshed,
    VillagerHired,
)
from tests.model.board import (
    CARDS,
    EXTRA_COINS,
    LAST_ROUND,
    PEOPLE,
    REPUTATION_POINTS,
    ROW,
    TORCH,
    lanterns_of,
)
from tests.model.game import TURN, Game, Piles

SELL = "sell_item"
_SEATS = 3
_ACTIONS = (3, 4, 4, 5, 5, 6, 6)
_ANY = 99
_GOOD_PRICES = {4: 3, 5: 3, 6: 4}
_TOKEN_PRICES = {5: 3, 6: 3}
_RENOWNED = ("fishfolk", "frogfolk", "archer")


class SoloGame(Game):
    """The player sits in seat 0, an opponent to the left and one to the right."""

    def __init__(
        self, edition: str, book: Any, piles: Piles, open_cards: dict[str, list[str]], order: int
    ) -> None:
        super().__init__(edition, 1, book, piles, open_cards)
        place = (order + 1) // 2
        self.first = (1 - place) % _SEATS
        if self.is_final:
            self.boards[0].coins += EXTRA_COINS[_SEATS][place - 1]
        self.done: list[list[str]] = [[], []]
        self.stacks: dict[str, list[str]] = {"house": [], "outpost": [], "hired": []}
        self.price = 0
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        """Ask the player for an action, or first whether they sell; an opponent is not asked."""
        super().begin_turn(seat)
        self.asked = set() if seat else {(TURN, 0)}
        sale = self.boards[0].sale
        if not seat and sale:
            prices = _TOKEN_PRICES if sale[0] in ("cider", "potion") else _GOOD_PRICES
            self.price = prices.get(self.dice.pop(0), 0)
            self.asked = {(SELL, 0)} if self.price else self.asked

    def next_turn(self) -> None:
        """Give the turn to the next of the three who goes on."""
        assert self.turn is not None
        order = [(self.turn + step) % _SEATS for step in range(1, _SEATS + 1)]
        left = [seat for seat in order if self.goes_on(seat)]
        if left:
            self.begin_turn(left[0])
        else:
            self.end_round()

    def goes_on(self, seat: int) -> bool:
        """Tell whether somebody takes more turns in this round."""
        return bool(self.deeds(seat)) if seat else not self.boards[0].passed

    def next_first(self) -> None:
        """Pass the first-player card among the three; the opponents begin anew."""
        self.first = (self.first + 1) % _SEATS
        self.done = [[], []]

    def deeds(self, seat: int) -> set[str]:
        """List what an opponent may still do in this round."""
        done, now = self.done[seat - 1], self.round
        left = _ACTIONS[now - 1] - len(done) - done.count("explore")
        most = {
            "explore": int(now > 1 and left > 1),
            "harvest": 0 if now == 1 else 1 if now < 6 else _ANY,
            "build": int(bool(self.wishes())) * (2 if 4 <= now <= 6 else 1),
            "hire": int(any(self.slots[:3])),
            "labor": 1,
        }
        if now > 1 and {"build", "hire"} <= {*done}:
            most["labor"] = _ANY
        return {deed for deed, count in most.items() if left > 0 and done.count(deed) < count}

    def wishes(self) -> set[str]:
        """List the buildings that an opponent could want in this round, whatever its dice say."""
        houses, outposts = self.rows["house"], self.rows["outpost"]
        if self.round == LAST_ROUND:
            return {*self.rows["star"]}
        if self.round <= 2:
            return {*self.rows["key"], *houses}
        return {*houses, *outposts}

    def act(self, facts: Iterable[Fact]) -> None:
        """Take an opponent's turn as its dice decided it."""
        assert self.turn
        facts = [*facts]
        self.dice = [fact.value for fact in facts if fact.kind == "die_rolled" and fact.seat == 0]
        for fact in facts:
            match fact:
                case OpponentActed():
                    assert fact.deed in self.deeds(self.turn), (fact, self.deeds(self.turn))
                    self.done[self.turn - 1].append(str(fact.deed))
                case RowRefreshed():
                    self.refresh(str(fact.row))
                case BuildingStacked():
                    self.stack(fact.building)
                case VillagerHired():
                    self.hire(fact.villager)
                case CiderDrunk():
                    assert self.board_cider
                    self.board_cider = False
                    self.supply["cider"] += 1
                case _:
                    pass
        is_first = self.done[self.turn - 1][-1] == "labor"
        assert not (is_first and self.board_cider), "the first to labor takes the cider"
        self.next_turn()

    def refresh(self, row: str) -> None:
        """Replace a row."""
        pile = getattr(self.piles, row)
        pile.extend(self.rows[row])
        self.rows[row] = [pile.pop(0) for _ in range(ROW)]
        self.refreshed = True

    def stack(self, building: str) -> None:
        """Move a building that an opponent may want onto a stack, and fill its row.

        What has a cheap bed is wanted before all; a row that was replaced is looked at in the
        second round alone.
        """
        assert building in self.wishes(), building
        looks = self.round == 2 or not self.refreshed
        wanted = {name for name in self.wishes() if _has_a_cheap_bed(name, self.round)}
        assert not (looks and wanted) or building in wanted, (building, wanted)
        row = next(name for name, cards in self.rows.items() if building in cards)
        self.rows[row].remove(building)
        self.stacks["outpost" if row == "outpost" else "house"].append(building)
        pile = getattr(self.piles, row, [])
        if pile:
            self.rows[row].append(pile.pop(0))

    def hire(self, villager: str) -> None:
        """Let an opponent hire the best for two or three coins, or one of the three best."""
        place = self.slots.index(villager)
        cheap = [name for name in self.slots[:3] if name]
        is_best = place < 3 and _worth(villager) == max(map(_worth, cheap))
        assert is_best or PEOPLE[villager].people in _RENOWNED, villager
        self.slots[place] = None
        self.stacks["hired"].append(villager)

    def prize(self) -> int:
        """Return the points for the place that the space on the track stands for."""
        space = REPUTATION_POINTS[self.boards[0].reputation + TORCH]
        prizes = (5, 3, 2) if self.is_final else (6, 4, 2)
        return prizes[0 if space >= 4 else 1 if space >= 1 else 2]


def may_answer(game: Game, action: Any) -> bool:
    return (SELL, action.seat) in game.asked


def accept(game: Game, _action: Any) -> None:
    assert isinstance(game, SoloGame)
    board = game.boards[0]
    assert board.sale
    board.coins += game.price
    game.supply[board.sale[0]] += 1
    board.sale = None
    game.asked = {(TURN, 0)}


def refuse(game: Game, _action: Any) -> None:
    game.asked = {(TURN, 0)}


def _has_a_cheap_bed(name: str, now: int) -> bool:
    """Tell whether a building has the bed that the opponents look for in this round."""
    card = CARDS[name]
    if now == 2:
        return bool(card.beds) and card.cost == 5 and card.row == "house"
    return 3 <= now <= 5 and bool(card.beds) and card.cost <= 6


def _worth(name: str) -> int:
    """Add the lanterns of all six faces."""
    return sum(lanterns_of(name, face) for face in range(1, 7))
