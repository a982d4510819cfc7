"""Fill the rows of the market. Source: final rulebook, "Build": "for the next player"."""

from rules.dice import Dice
from rules.editions import Edition, Game
from rules.facts import RowRefilled
from rules.ply import Ply, PlyResult
from rules.questions import TakeTurn
from rules.table import GameState, Market
from rules.words import Row


def cards_due(edition: Edition, market: Market, row: Row) -> int:
    """Count the cards that a row still gets from its deck before the next player's turn."""
    left = {Row.HOUSE: market.houses_left, Row.OUTPOST: market.outposts_left}.get(row, 0)
    return min(left, edition.row_size - len(market.row(row))) if left else 0


def fill(ply: Ply) -> None:
    """Draw houses and outposts into the gaps of their rows."""
    for row in (Row.HOUSE, Row.OUTPOST):
        for _ in range(cards_due(ply.game.edition, ply.table.market, row)):
            deck = ply.state.decks.houses if row is Row.HOUSE else ply.state.decks.outposts
            ply.emit(RowRefilled(row, deck[0]))


def deal(game: Game, state: GameState) -> PlyResult | None:
    """Fill the rows for somebody who is asked for their turn; None where no card is due.

    As a ply of its own it leaves their step one that can be undone, as it shows nothing itself.
    """
    if not any(isinstance(question, TakeTurn) for question in state.table.questions):
        return None
    ply = Ply(game, state, Dice(b"", 0))
    fill(ply)
    return ply.result() if ply.facts else None
