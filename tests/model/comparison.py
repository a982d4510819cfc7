"""Play a real game on the model as well, and look for differences."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from rules.facts import CatRefused, DieRolled, Fact, LanternsRolled
from rules.table import ITEMS, GameState, Player
from tests.model import above, below, free, solo
from tests.model.board import Board
from tests.model.game import Game, Piles

May: TypeAlias = Callable[[Game, Any], bool]
Do: TypeAlias = Callable[[Game, Any], None]


def _may_answer(game: Game, action: Any) -> bool:
    return solo.may_answer(game, action) or free.may_answer(game, action)


def _accept(game: Game, action: Any) -> None:
    (solo if isinstance(game, solo.SoloGame) else free).accept(game, action)


def _refuse(game: Game, action: Any) -> None:
    (solo if isinstance(game, solo.SoloGame) else free).refuse(game, action)


TURNS: Mapping[str, tuple[May, Do]] = {
    "explore": (below.may_explore, below.explore),
    "harvest": (above.may_harvest, above.harvest),
    "labor": (above.may_labor, above.labor),
    "build": (above.may_build, above.build),
    "train": (above.may_train, above.train),
    "pass": (lambda _game, _action: True, above.do_pass),
    "put_up_for_sale": (free.may_put_up, free.put_up_for_sale),
    "take_back": (free.may_take_back, free.take_back),
    "refresh_row": (free.may_refresh, free.refresh),
    "offer_to_buy": (free.may_offer, free.offer),
}
"""What may be done in one's turn."""

OTHERS: Mapping[str, tuple[May, Do]] = {
    "accept": (_may_answer, _accept),
    "refuse": (_may_answer, _refuse),
    "withdraw": (free.may_withdraw, free.withdraw),
    "choose": (below.may_choose, below.choose),
    "reroll": (below.may_reroll, below.reroll),
    "exert": (below.may_exert, below.exert),
    "pick": (below.may_pick, below.pick),
    "rest": (above.may_rest, above.rest),
    "advance": (above.may_advance, above.advance),
}
"""What answers another question, or may be done at any time."""

KINDS = {*TURNS, *OTHERS}

SHOWING = {"explore", "choose", "reroll", "exert"}
"""What shows cards, dice or a paragraph, and so cannot be taken back."""


def set_up(state: GameState, edition: str, book: Any, order: int | None) -> Game:
    """Set the model up with the cards as they were shuffled for a real game.

    Alone, a die says in what `order` the three play.
    """
    table, decks = state.table, state.decks
    piles = Piles(
        (*table.board.slots, *decks.villagers),
        (*table.market.houses, *decks.houses),
        (*table.market.outposts, *decks.outposts),
        decks.caves,
    )
    cards = {
        "key": [*table.market.keys],
        "star": [*table.market.stars],
        "special": [*table.board.specials],
    }
    if order is not None:
        return solo.SoloGame(edition, book, piles, cards, order)
    return Game(edition, len(table.players), book, piles, cards)


def may(game: Game, action: Any) -> bool:
    """Tell whether the model allows an action."""
    if game.over or not 0 <= action.seat < len(game.boards):
        return False
    if action.kind in TURNS:
        allowed = ("take_turn", action.seat) in game.asked
        return allowed and TURNS[action.kind][0](game, action)
    return OTHERS[action.kind][0](game, action)


def do(game: Game, action: Any, facts: Iterable[Fact]) -> None:
    """Play an action in the model, with the dice that fell in the real game."""
    game.dice = [*_dice(facts)]
    game.has_shown = bool(game.dice) or action.kind in SHOWING
    if action.kind in TURNS:
        game.fill_rows()
    {**TURNS, **OTHERS}[action.kind][1](game, action)
    assert not game.dice, f"{len(game.dice)} dice too many were rolled"


def act(game: Game, facts: Iterable[Fact]) -> None:
    """Take an automated opponent's turn in the model."""
    assert isinstance(game, solo.SoloGame)
    game.act(facts)


def _dice(facts: Iterable[Fact]) -> Iterable[int]:
    """List what the dice show; a cat that refuses, and one that does not, says so once."""
    for fact in facts:
        match fact:
            case DieRolled(value=value) | LanternsRolled(value=value) | CatRefused(value=value):
                yield value
            case _:
                pass


def differences(game: Game, state: GameState) -> list[str]:
    """List what lies differently in the model and on the real table."""
    ours, theirs = _of_model(game), _of_table(state)
    return [
        f"{key}: the model says {ours[key]}, the game {theirs[key]}"
        for key in theirs
        if ours[key] != theirs[key]
    ]


def _of_model(game: Game) -> dict[str, Any]:
    journey = game.journey
    figures: dict[str, Any] = {
        "slots": game.slots,
        "specials": sorted(game.specials),
        "cider": game.board_cider,
        "rows": {name: [*row] for name, row in game.rows.items()},
        "piles": [
            game.piles.villagers,
            game.piles.house,
            game.piles.outpost,
            game.piles.caves,
        ],
        "supply": +game.supply,
        "round": game.round,
        "first": game.first,
        "asked": sorted(game.asked),
        "turn": None
        if game.turn is None or game.over
        else (game.turn, game.refreshed, [*game.refused]),
        "over": game.over,
        "journey": journey
        and (journey.cave, journey.path, journey.option, journey.lanterns, journey.rerolls),
    }
    if isinstance(game, solo.SoloGame):
        figures |= {"done": game.done, "stacks": game.stacks}
    for seat, board in enumerate(game.boards):
        figures |= {f"{key} of {seat}": value for key, value in _of_board(board).items()}
    return figures


def _of_board(board: Board) -> dict[str, Any]:
    return {
        "coins": board.coins,
        "villagers": board.villagers,
        "buildings": board.buildings,
        "reputation": board.reputation,
        "items": +board.items,
        "track": board.track,
        "caves": board.caves,
        "sale": board.sale,
        "passed": board.passed,
    }


def _of_table(state: GameState) -> dict[str, Any]:
    table, decks = state.table, state.decks
    market, turn, trip = table.market, table.turn, table.expedition
    lefts = [market.villagers_left, market.houses_left, market.outposts_left, market.caves_left]
    piles = [[*pile] for pile in (decks.villagers, decks.houses, decks.outposts, decks.caves)]
    assert lefts == [len(pile) for pile in piles]
    assert market.cave == (decks.caves[0] if decks.caves else None)
    figures: dict[str, Any] = {
        "slots": [*table.board.slots],
        "specials": sorted(table.board.specials),
        "cider": table.board.cider,
        "rows": {
            "house": [*market.houses],
            "outpost": [*market.outposts],
            "key": [*market.keys],
            "star": [*market.stars],
        },
        "piles": piles,
        "supply": +Counter({item: table.left(item) for item in ITEMS}),
        "round": table.round,
        "first": table.first,
        "asked": sorted((question.kind, question.seat) for question in table.questions),
        "turn": turn and (turn.seat, turn.refreshed, [*turn.refused]),
        "over": table.over,
        "journey": trip and (trip.cave, [*trip.path], trip.option, trip.lanterns, trip.rerolls),
    }
    if table.solo:
        alone = table.solo
        figures["done"] = [[*map(str, deeds)] for deeds in alone.done]
        figures["stacks"] = {
            "house": [*alone.houses],
            "outpost": [*alone.outposts],
            "hired": [*alone.hired],
        }
    for seat, player in enumerate(table.players):
        figures |= {f"{key} of {seat}": value for key, value in _of_player(player).items()}
    return figures


def _of_player(player: Player) -> dict[str, Any]:
    return {
        "coins": player.coins,
        "villagers": {v.id: str(v.area) for v in player.villagers},
        "buildings": [[one.id, one.goods, one.cave] for one in player.buildings],
        "reputation": player.reputation,
        "items": Counter(map(str, player.items)),
        "track": [[str(slot.good), slot.count] for slot in player.track],
        "caves": [*player.caves],
        "sale": player.sale and (str(player.sale.item), player.sale.asking),
        "passed": player.passed,
    }
