"""What a player does before their action: sell, buy, and replace a row."""

from typing import Any

from tests.model.board import LEAST_PRICE, ROW, Board
from tests.model.game import OFFER, TURN, Game


def is_price(game: Game, asking: int | None) -> bool:
    """Tell whether a player may ask so much; alone, the die sets the price."""
    return asking is None or (asking >= LEAST_PRICE and len(game.boards) > 1)


def may_put_up(game: Game, action: Any) -> bool:
    board = game.boards[action.seat]
    is_there = board.items[action.item] > 0 or bool(board.sale and board.sale[0] == action.item)
    return is_there and is_price(game, action.asking)


def put_up(board: Board, item: str, asking: int | None) -> None:
    """Put an item into the sale circle; what lies there comes back."""
    if board.sale:
        board.items[board.sale[0]] += 1
    board.items[item] -= 1
    board.sale = (item, asking)


def put_up_for_sale(game: Game, action: Any) -> None:
    put_up(game.boards[action.seat], action.item, action.asking)


def may_take_back(game: Game, action: Any) -> bool:
    return game.boards[action.seat].sale is not None


def take_back(game: Game, action: Any) -> None:
    board = game.boards[action.seat]
    assert board.sale
    board.items[board.sale[0]] += 1
    board.sale = None


def may_refresh(game: Game, action: Any) -> bool:
    if action.row not in ("house", "outpost") or game.refreshed:
        return False
    pile, row = getattr(game.piles, action.row), game.rows[action.row]
    board = game.boards[action.seat]
    return (
        bool(pile)
        and len(pile) + len(row) >= ROW
        and game.can_pay(board, 1, action.ciders, action.potions)
    )


def refresh(game: Game, action: Any) -> None:
    game.pay(game.boards[action.seat], 1, action.ciders, action.potions)
    pile = getattr(game.piles, action.row)
    pile.extend(game.rows[action.row])
    game.rows[action.row] = [pile.pop(0) for _ in range(ROW)]
    game.refreshed = True


def may_offer(game: Game, action: Any) -> bool:
    if not 0 <= action.seller < len(game.boards) or action.seller == action.seat:
        return False
    return (
        game.boards[action.seller].sale is not None
        and LEAST_PRICE <= action.coins <= game.boards[action.seat].coins
        and action.coins > game.refused[action.seller]
    )


def offer(game: Game, action: Any) -> None:
    sale = game.boards[action.seller].sale
    assert sale
    if sale[1] is not None and action.coins >= sale[1]:
        sell(game, action.seat, action.seller, sale[1])
    else:
        game.offer = (action.seat, action.seller, action.coins)
        game.asked = {(OFFER, action.seller)}


def sell(game: Game, buyer: int, seller: int, coins: int) -> None:
    sale = game.boards[seller].sale
    assert sale
    game.boards[buyer].coins -= coins
    game.boards[seller].coins += coins
    game.boards[buyer].items[sale[0]] += 1
    game.boards[seller].sale = None


def may_answer(game: Game, action: Any) -> bool:
    return game.offer is not None and game.offer[1] == action.seat


def may_withdraw(game: Game, action: Any) -> bool:
    return game.offer is not None and game.offer[0] == action.seat


def accept(game: Game, _action: Any) -> None:
    assert game.offer
    sell(game, *game.offer)
    _close(game)


def refuse(game: Game, _action: Any) -> None:
    assert game.offer
    game.refused[game.offer[1]] = game.offer[2]
    _close(game)


def withdraw(game: Game, _action: Any) -> None:
    _close(game)


def _close(game: Game) -> None:
    assert game.offer
    game.asked, game.offer = {(TURN, game.offer[0])}, None
