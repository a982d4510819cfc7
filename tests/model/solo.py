"""The game of one against two automated opponents, by Scott McCannell's rules.

The opponents decide by the dice that fell. Only which of several cards they draw by lot is read off
the game, and held against those that they draw from.
"""

from collections.abc import Iterable
from typing import Any

from rules.facts import BuildingStacked, DieRolled, Fact, OpponentActed
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
_FIRST_FACES = ("build", "build", "build", "hire", "hire", "hire", "labor", "labor")
_FACES = ("explore", "explore", "harvest", "build", "build", "hire", "hire", "labor")
_LAST_FACES = ("explore", "explore", "harvest", "harvest", "build", "build", "hire", "labor")
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
        """Give the turn to the next of the three who goes on; they find the rows full."""
        assert self.turn is not None
        self.fill_rows()
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
        """Pass the first-player card among the three; the opponents begin again."""
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
        """Take an opponent's turn as its dice decide it."""
        assert self.turn
        facts = [*facts]
        dice = [fact for fact in facts if isinstance(fact, DieRolled)]
        self.dice = [die.value for die in dice if die.seat]
        face = next(fact.face for fact in facts if isinstance(fact, OpponentActed))
        faces = _FIRST_FACES if self.round == 1 else _FACES if self.round < 6 else _LAST_FACES
        deed = faces[face - 1]
        assert deed in self.deeds(self.turn), (deed, self.deeds(self.turn))
        self.done[self.turn - 1].append(deed)
        if deed == "build":
            self.build(*[fact.building for fact in facts if isinstance(fact, BuildingStacked)])
        elif deed == "hire":
            self.hire()
        elif deed == "labor" and self.board_cider:
            self.board_cider = False
            self.supply["cider"] += 1
        assert not self.dice, f"{len(self.dice)} dice too many were rolled"
        self.dice = [die.value for die in dice if not die.seat]
        self.next_turn()

    def refresh(self, row: str) -> None:
        """Roll, and replace a row on a six, unless too few cards are left for that."""
        pile = getattr(self.piles, row)
        if self.dice.pop(0) == 6 and pile and len(pile) + len(self.rows[row]) >= ROW:
            pile.extend(self.rows[row])
            self.rows[row] = [pile.pop(0) for _ in range(ROW)]
            self.refreshed = True

    def build(self, drawn: str = "nothing") -> None:
        """Move the building that was drawn onto a stack."""
        wanted = self.wanted()
        assert drawn in wanted, (drawn, wanted)
        row = next(name for name, cards in self.rows.items() if drawn in cards)
        self.rows[row].remove(drawn)
        self.stacks["outpost" if row == "outpost" else "house"].append(drawn)

    def wanted(self) -> list[str]:
        """List the buildings from which an opponent draws, as its dice say."""
        keys = self.rows["key"]
        if self.round == LAST_ROUND:
            return self.rows["star"]
        if self.round == 1:
            if self.dice.pop(0) <= 4 and keys:
                return keys
            cheap = [name for name in self.rows["house"] if CARDS[name].cost <= 8]
            return self.beds_for_five() or cheap or keys
        if self.round == 2:
            return self.beds_for_five() or self.wanted_in_the_second()
        beds = [name for name in self.wishes() if CARDS[name].beds and CARDS[name].cost <= 6]
        if beds and self.round <= 5:
            return beds
        more_houses = len(self.stacks["house"]) > len(self.stacks["outpost"])
        row, other = ("house", "outpost")
        if self.dice.pop(0) + more_houses > 3:
            row, other = other, row
        self.refresh(row)
        return self.rows[row] or self.rows[other]

    def wanted_in_the_second(self) -> list[str]:
        """List the buildings of the second round where no bed is to be had for five coins."""
        keys = self.rows["key"]
        if self.dice.pop(0) <= 3 and keys:
            return keys
        self.refresh("house")
        return self.beds_for_five() or self.rows["house"] or keys

    def beds_for_five(self) -> list[str]:
        """List the houses that have a bed and cost five coins."""
        return [name for name in self.rows["house"] if CARDS[name].beds and CARDS[name].cost == 5]

    def hire(self) -> None:
        """Hire the best for two or three coins, or one whom the rules name and the die allows."""
        cheap = [name for name in self.slots[:3] if name]
        hired = max(cheap, key=_worth)
        for place, least in ((3, 3), (4, 5)):
            named = self.slots[place]
            if named and PEOPLE[named].people in _RENOWNED:
                if self.dice.pop(0) >= least:
                    hired = named
                break
        self.slots[self.slots.index(hired)] = None
        self.stacks["hired"].append(hired)

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


def _worth(name: str) -> int:
    """Add the lanterns of all six faces."""
    return sum(lanterns_of(name, face) for face in range(1, 7))
