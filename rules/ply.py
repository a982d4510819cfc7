"""Play one action: collect its facts, and the state that they lead to."""

from rules import facts as f
from rules.cards import BUILDINGS
from rules.cards.records import BuildingCard
from rules.dice import Dice
from rules.editions import Game
from rules.evolve import change, thaw
from rules.facts import Fact
from rules.questions import TakeTurn
from rules.record import record
from rules.table import GameState, Player, Table
from rules.words import Item, Seat, Token


@record
class PlyResult:
    """What a ply led to: its facts, and the state after them."""

    state: GameState
    facts: tuple[Fact, ...]


class Ply:
    """One action being played; every change goes through `emit`."""

    __slots__ = ("dice", "facts", "game", "state", "table")

    def __init__(self, game: Game, state: GameState, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.state = thaw(state)
        self.table: Table = self.state.table
        self.facts: list[Fact] = []

    def emit(self, fact: Fact) -> None:
        """Add a fact to the ply and to its state."""
        change(self.state, fact)
        self.facts.append(fact)

    def result(self) -> PlyResult:
        """Return the facts so far, and the state that they lead to."""
        return PlyResult(self.state, tuple(self.facts))

    def player(self, seat: Seat) -> Player:
        """Return a player's board after the facts so far."""
        return self.table.players[seat]

    def roll(self, seat: Seat, stream: str) -> int:
        """Roll a die that is a fact of its own."""
        value = self.dice.roll(stream)
        self.emit(f.DieRolled(seat, stream, value))
        return value

    def coins(self, seat: Seat, amount: int, why: f.Why) -> None:
        """Gain coins or, below zero, pay them."""
        if amount:
            self.emit(f.CoinsChanged(seat, amount, why))

    def gain(self, seat: Seat, items: tuple[Item, ...]) -> None:
        """Gain items as far as the supply has them."""
        gained: list[Item] = []
        for item in items:
            if gained.count(item) < self.table.left(item):
                gained.append(item)
        if gained:
            self.emit(f.ItemsGained(seat, tuple(gained)))

    def place_goods(self, seat: Seat, card: BuildingCard, count: int) -> None:
        """Put goods on a building, as far as the supply has them."""
        if card.good is not None:
            count = min(count, self.table.left(card.good))
            if count:
                self.emit(f.GoodsPlaced(seat, card.id, count))

    def reputation(self, seat: Seat, steps: int) -> None:
        """Move a cube, as far as the track goes."""
        now = self.player(seat).reputation
        lowest = -self.game.edition.torch
        highest = lowest + len(self.game.edition.reputation_points) - 1
        moved = max(lowest, min(highest, now + steps)) - now
        if moved:
            self.emit(f.ReputationChanged(seat, moved))

    def pay(self, seat: Seat, cost: int, ciders: int, potions: int, why: f.Why) -> None:
        """Pay a cost in coins, ciders and potions."""
        spent = (Token.CIDER,) * ciders + (Token.POTION,) * potions
        if spent:
            self.emit(f.ItemsSpent(seat, spent))
        self.coins(seat, len(spent) - cost, why)

    def ask_turn(self, seat: Seat) -> None:
        """Ask a player for their turn, or ask again."""
        self.emit(f.Asked(TakeTurn(self.table.next_question, seat)))


def cards_of(player: Player) -> list[BuildingCard]:
    """List what is printed on a player's buildings."""
    return [BUILDINGS[building.id] for building in player.buildings]
