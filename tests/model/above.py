"""What players do above the ground: is it allowed, and what comes of it?"""

from collections import Counter
from typing import Any

from tests.model.board import (
    CARDS,
    EXHAUSTED,
    GOODS,
    INJURED,
    PEOPLE,
    READY,
    SLOT_COSTS,
    Board,
)
from tests.model.free import is_price, put_up
from tests.model.game import REST, Game, is_metal, sleep

# Harvest, labor, build, train, pass


def may_harvest(game: Game, action: Any) -> bool:
    board = game.boards[action.seat]
    asked = Counter(action.buildings)
    goods = {card: count for card, count, _ in board.buildings}
    kinds = [str(CARDS[card].good) for card in action.buildings if goods.get(card)]
    sells = action.sell in kinds if action.sell is not None else action.asking is None
    return (
        len(action.villagers) == len(action.buildings) > 0
        and board.are_ready(action.villagers)
        and all(goods.get(card, 0) >= count for card, count in asked.items())
        and sells
        and is_price(game, action.asking)
    )


def harvest(game: Game, action: Any) -> None:
    board = game.boards[action.seat]
    workers = send(game, board, action.villagers)
    if workers is None:
        return
    taken: list[str] = []
    for name, card in zip(action.villagers, action.buildings, strict=True):
        if name in workers:
            building = next(one for one in board.buildings if one[0] == card)
            building[1] -= 1
            board.items[str(CARDS[card].good)] += 1
            taken.append(str(CARDS[card].good))
    if action.sell in taken:
        put_up(board, str(action.sell), action.asking)
    game.next_turn()


def may_labor(game: Game, action: Any) -> bool:
    return bool(action.villagers) and game.boards[action.seat].are_ready(action.villagers)


def labor(game: Game, action: Any) -> None:
    board = game.boards[action.seat]
    workers = send(game, board, action.villagers)
    if workers is None:
        return
    board.coins += len(workers)
    if workers and game.board_cider:
        game.board_cider = False
        board.items["cider"] += 1
    game.next_turn()


def may_build(game: Game, action: Any) -> bool:
    board = game.boards[action.seat]
    if not board.can(action.builder, "hammer") or row_of(game, action.building) is None:
        return False
    if row_of(game, action.building) == "outpost" and not board.caves:
        return False
    return game.can_pay(board, price(action), action.ciders, action.potions)


def price(action: Any) -> int:
    plus = "hammer_plus" in PEOPLE[action.builder].skills
    return max(0, CARDS[action.building].cost - plus)


def row_of(game: Game, building: str) -> str | None:
    return next((name for name, row in game.rows.items() if building in row), None)


def build(game: Game, action: Any) -> None:
    board = game.boards[action.seat]
    if send(game, board, (action.builder,)) is None:
        return
    bonus = board.has("coin_when_building")
    game.pay(board, price(action), action.ciders, action.potions)
    take_building(game, board, action.building)
    board.coins += bonus
    game.next_turn()


def take_building(game: Game, board: Board, building: str) -> None:
    """Lay a card from a row before a player, with what it brings."""
    card, name = CARDS[building], row_of(game, building)
    assert name is not None
    cave = board.caves.pop(0) if name == "outpost" else None
    good = str(card.good)
    goods = min(card.goods, game.supply[good]) if card.good else 0
    game.supply[good] -= goods
    board.buildings.append([building, goods, cave])
    game.gain(board, ["potion"] * card.potions)
    board.move_reputation(card.reputation)
    game.rows[name].remove(building)


def may_train(game: Game, action: Any) -> bool:
    board = game.boards[action.seat]
    if not board.can(action.teacher, "quill") or action.villager not in game.slots:
        return False
    return game.can_pay(board, fee(game, action), action.ciders, action.potions)


def fee(game: Game, action: Any) -> int:
    plus = "quill_plus" in PEOPLE[action.teacher].skills
    return SLOT_COSTS[game.slots.index(action.villager)] - plus


def train(game: Game, action: Any) -> None:
    board = game.boards[action.seat]
    if send(game, board, (action.teacher,)) is None:
        return
    game.pay(board, fee(game, action), action.ciders, action.potions)
    game.slots[game.slots.index(action.villager)] = None
    board.villagers[action.villager] = READY if board.has("train_to_ready") else EXHAUSTED
    game.next_turn()


def do_pass(game: Game, action: Any) -> None:
    game.boards[action.seat].passed = True
    game.next_turn()


def send(game: Game, board: Board, names: Any, to: str = EXHAUSTED) -> list[str] | None:
    """Send ready villagers to a task, and list who does it; None where the action is not done.

    Cats roll first. In the final rules one that refuses holds the action up, and the turn goes on;
    in the preview the others work, and if nobody is left the turn is over.
    """
    refusing = [name for name in names if is_cat(name) and game.dice.pop(0) < 3]
    for name in refusing:
        board.villagers[name] = EXHAUSTED
    if refusing and game.is_final:
        return None
    working = [name for name in names if name not in refusing]
    if "liquid-woman" in working and not game.is_final:
        board.move_reputation(-1)
    for name in working:
        board.villagers[name] = to
    if not working:
        game.next_turn()
        return None
    return working


def is_cat(name: str) -> bool:
    return PEOPLE[name].special == "cave_cat"


# At any time, and at the end of a round


def may_advance(game: Game, action: Any) -> bool:
    if game.over or not action.goods:
        return False
    board = game.boards[action.seat]
    held = game.held_out(board)
    wanted = Counter(map(str, action.goods))
    return all(
        good in GOODS and count <= board.items[good] - (good == held)
        for good, count in wanted.items()
    )


def advance(game: Game, action: Any) -> None:
    for good in action.goods:
        game.boards[action.seat].place(str(good))


def may_rest(game: Game, action: Any) -> bool:
    board = game.boards[action.seat]
    if (REST, action.seat) not in game.asked:
        return False
    means = (action.potions, action.ciders, action.beds)
    most = (board.items["potion"], board.items["cider"], board.beds)
    if any(len({*names}) < len(names) for names in means):
        return False
    if any(len(names) > count for names, count in zip(means, most, strict=True)):
        return False
    return all(_is_helped(board, name, means) for name in {n for names in means for n in names})


def _is_helped(board: Board, name: str, means: Any) -> bool:
    """Tell whether everything that a villager is given moves them a step."""
    potion, cider, bed = [name in names for names in means]
    if name not in board.villagers or is_metal(name):
        return False
    if board.villagers[name] == EXHAUSTED:
        return not potion and cider != bed
    if board.villagers[name] == INJURED:
        return potion + cider + bed <= 2 and (potion or bed)
    return False


def rest(game: Game, action: Any) -> None:
    board = game.boards[action.seat]
    for item, names in (("potion", action.potions), ("cider", action.ciders)):
        game.spend(board, item, len(names))
    sleep(board, [*action.potions, *action.ciders, *action.beds])
    game.asked.discard((REST, action.seat))
    if not game.asked:
        game.begin_round()
