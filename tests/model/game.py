"""The game as a whole: the middle of the table, whose turn it is, and what is asked."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tests.model.board import (
    CARDS,
    CIDERS,
    COINS,
    COMMON_TO_RARE,
    EXHAUSTED,
    EXTRA_COINS,
    INJURED,
    LAST_ROUND,
    PEOPLE,
    POTIONS,
    READY,
    ROW,
    SUPPLY,
    Board,
    Journey,
)

TURN, OFFER, CHOOSE, EFFORT, REWARD, REST = (
    *("take_turn", "answer_offer", "choose_option"),
    *("spend_effort", "take_reward", "rest_villagers"),
)


class Piles:
    """The shuffled cards, the next one first, as they lay before anything was drawn."""

    def __init__(self, villagers: Any, houses: Any, outposts: Any, caves: Any) -> None:
        self.villagers = [*villagers]
        self.house = [*houses]
        self.outpost = [*outposts]
        self.caves = [*caves]


class Game:
    """One game; `asked` holds who is asked for what."""

    def __init__(
        self, edition: str, seats: int, book: Any, piles: Piles, open_cards: dict[str, list[str]]
    ) -> None:
        self.is_final = edition != "preview"
        self.edition = "final" if self.is_final else edition
        self.book = book
        self.piles = piles
        self.boards = [self._new_board(seat, seats) for seat in range(seats)]
        self.slots: list[str | None] = [piles.villagers.pop(0) for _ in range(5)]
        self.rows = {
            "house": [piles.house.pop(0) for _ in range(ROW)],
            "outpost": [piles.outpost.pop(0) for _ in range(ROW)],
            "key": open_cards["key"],
            "star": open_cards["star"],
        }
        self.specials = open_cards["special"]
        self.supply = Counter({**SUPPLY[self.edition], "cider": CIDERS - 1, "potion": POTIONS})
        self.board_cider = True
        self.round = 1
        self.first = 0
        self.turn: int | None = 0
        self.refreshed = False
        self.refused = [0] * seats
        self.offer: tuple[int, int, int] | None = None  # buyer, seller, coins
        self.journey: Journey | None = None
        self.asked: set[tuple[str, int]] = {(TURN, 0)}
        self.over = False
        self.dice: list[int] = []
        self.has_shown = False  # did this action show anyone anything?
        self.then: Callable[[], None] = lambda: None

    def _new_board(self, seat: int, seats: int) -> Board:
        number = seat + 1
        names = [f"{trade}-{number}" for trade in ("builder", "trainer", "explorer")]
        areas = (READY, EXHAUSTED, EXHAUSTED) if seats == 4 and self.is_final else (READY,) * 3
        extra = EXTRA_COINS[seats][seat] if self.is_final and seats > 1 else 0
        villagers: dict[str, str] = dict(zip(names, areas, strict=True))
        return Board(COINS + extra, villagers, [[f"starting-house-{number}", 0, None]])

    # The supply

    def gain(self, board: Board, items: Iterable[str]) -> None:
        """Take items from the supply, as far as there are any."""
        for item in items:
            if self.supply[item] > 0:
                self.supply[item] -= 1
                board.items[item] += 1

    def spend(self, board: Board, item: str, count: int = 1) -> None:
        """Put items back into the supply."""
        board.items[item] -= count
        self.supply[item] += count

    def can_pay(self, board: Board, cost: int, ciders: int, potions: int) -> bool:
        """Tell whether a cost can be paid so: tokens count as coins by a card's leave."""
        held = self.held_out(board)
        free = {item: board.items[item] - (item == held) for item in ("cider", "potion")}
        if min(ciders, potions) < 0 or ciders > free["cider"] or potions > free["potion"]:
            return False
        if ciders and not board.has("ciders_as_coins"):
            return False
        if potions and not board.has("potions_as_coins"):
            return False
        return ciders + potions <= cost <= board.coins + ciders + potions

    def pay(self, board: Board, cost: int, ciders: int, potions: int) -> None:
        """Pay a cost."""
        self.spend(board, "cider", ciders)
        self.spend(board, "potion", potions)
        board.coins -= cost - ciders - potions

    def held_out(self, board: Board) -> str | None:
        """Return the item that an explorer holds out in the encounter."""
        journey = self.journey
        own = self.turn is not None and self.boards[self.turn] is board
        return journey.offered if journey and own else None

    def fill_rows(self) -> None:
        """Lay new cards out for those that were bought, as far as there are any."""
        for name in ("house", "outpost"):
            pile = getattr(self.piles, name)
            while pile and len(self.rows[name]) < ROW:
                self.rows[name].append(pile.pop(0))
                self.has_shown = True

    # Turns

    def next_turn(self) -> None:
        """Give the turn to the next who has not passed; where all have, the round ends.

        New cards wait for the next player while the action can still be taken back.
        """
        assert self.turn is not None
        if self.has_shown:
            self.fill_rows()
        order = [(self.turn + step) % len(self.boards) for step in range(1, len(self.boards) + 1)]
        left = [seat for seat in order if not self.boards[seat].passed]
        if left:
            self.begin_turn(left[0])
        else:
            self.end_round()

    def begin_turn(self, seat: int) -> None:
        """Ask a player for an action."""
        self.turn, self.refreshed, self.refused = seat, False, [0] * len(self.boards)
        self.asked = {(TURN, seat)}

    def in_turn_order(self) -> list[int]:
        """List the seats from the first player on, clockwise."""
        return sorted(range(len(self.boards)), key=lambda seat: seat < self.first)

    def end_round(self) -> None:
        """Take the steps at the end of a round, up to the rest."""
        self.turn, self.asked = None, set()
        self.fill_rows()
        if self.round == LAST_ROUND:
            self.end()
            return
        if not self.board_cider and self.supply["cider"]:
            self.supply["cider"] -= 1
            self.board_cider = True
        people = [name for name in self.slots if name is not None]
        while len(people) < len(self.slots) and self.piles.villagers:
            people.append(self.piles.villagers.pop(0))
        self.slots = [*people, *[None] * (len(self.slots) - len(people))]
        for seat, board in enumerate(self.boards):
            tired = [*board.those(EXHAUSTED), *board.those(INJURED)]
            sleep(board, [name for name in tired if is_metal(name)])
            if rest_leaves_a_choice(board):
                self.asked.add((REST, seat))
            else:
                sleep(board, [name for name in tired if not is_metal(name)])
        if not self.asked:
            self.begin_round()

    def begin_round(self) -> None:
        """Take the steps after the rest, and begin the next round."""
        seats = self.in_turn_order()
        for seat in seats:
            board = self.boards[seat]
            board.coins += board.income
        for seat in seats:
            self.gain(self.boards[seat], ["potion"] * self.boards[seat].has("potion_income"))
        for seat in seats:
            for building in self.boards[seat].buildings:
                card = CARDS[building[0]]
                if card.replenishing and not building[1] and self.supply[str(card.good)]:
                    self.supply[str(card.good)] -= 1
                    building[1] = 1
        for board in self.boards:
            board.passed = False
        self.next_first()
        self.round += 1
        self.begin_turn(self.first)

    def next_first(self) -> None:
        """Pass the first-player card to the left."""
        self.first = (self.first + 1) % len(self.boards)

    def end(self) -> None:
        """End the game: place what is left, the most of a kind as far to the right as it goes."""
        self.over = True
        for board in self.boards:
            if board.sale:
                board.items[board.sale[0]] += 1
                board.sale = None
            known = [good for good, _ in board.track]
            left = [good for good in COMMON_TO_RARE[self.edition] if board.items[good] > 0]
            for good in sorted(left, key=lambda g: (g not in known, board.items[g])):
                for _ in range(board.items[good]):
                    board.place(good)


def rest_leaves_a_choice(board: Board) -> bool:
    """Tell whether a player has something to decide when they rest."""
    hurt = [v for v in board.those(INJURED) if not is_metal(v)]
    tired = [*hurt, *[v for v in board.those(EXHAUSTED) if not is_metal(v)]]
    drinks = board.items["potion"] + board.items["cider"]
    return len(tired) > board.beds or bool(hurt and drinks)


def is_metal(name: str) -> bool:
    """Tell whether this is a metal man, who sleeps in his own bed and drinks nothing."""
    return PEOPLE[name].special == "metal_man"


def sleep(board: Board, names: Iterable[str]) -> None:
    """Move villagers a step in a bed each."""
    for name in [*names]:
        board.villagers[name] = READY if board.villagers[name] == EXHAUSTED else EXHAUSTED
