"""What happens below: the party, the paragraph, the dice, the reward."""

from typing import Any

from rules.book import Outcome
from tests.model.above import send, take_building
from tests.model.board import (
    CARDS,
    CAVE,
    EXHAUSTED,
    INJURED,
    PEOPLE,
    Board,
    Journey,
)
from tests.model.game import CHOOSE, EFFORT, REWARD, Game
from tests.model.winnings import pay_dues, win

_PARTY = 2


def may_explore(game: Game, action: Any) -> bool:
    ready = game.boards[action.seat].are_ready(action.party)
    return len(action.party) >= _PARTY and ready and bool(game.piles.caves)


def explore(game: Game, action: Any) -> None:
    board = game.boards[action.seat]
    if send(game, board, action.party, CAVE) is None:
        return
    cave = game.piles.caves.pop(0)
    cell = game.book.cells[int(cave.removeprefix("cave-")) - 1]
    game.journey = Journey(cave, [])
    open_paragraph(game, cell[game.dice.pop(0) - 1])


def open_paragraph(game: Game, number: int) -> None:
    """Read a paragraph; where it leaves no choice and asks no lanterns, it is settled at once."""
    journey, seat = here(game)
    journey.path.append(number)
    journey.option, journey.offered = None, None
    journey.dice, journey.bonus = {}, 0
    options = game.book.paragraphs[number].options
    if len(options) == 1 and options[0].tiers[0].explore == 0:
        settle(game, 0)
    else:
        game.asked = {(CHOOSE, seat)}


def here(game: Game) -> tuple[Journey, int]:
    assert game.journey is not None
    assert game.turn is not None
    return game.journey, game.turn


def option_of(game: Game, index: int | None = None) -> Any:
    journey, _ = here(game)
    options = game.book.paragraphs[journey.path[-1]].options
    return options[(journey.option or 0) if index is None else index]


def may_choose(game: Game, action: Any) -> bool:
    if (CHOOSE, action.seat) not in game.asked:
        return False
    journey, seat = here(game)
    board = game.boards[seat]
    if not 0 <= action.option < len(game.book.paragraphs[journey.path[-1]].options):
        return False
    option = option_of(game, action.option)
    if option.offer is not None and board.items[str(option.offer)] < 1:
        return False
    if not action.paying:
        return action.ciders == action.potions == 0
    cost = sum(bonus.paying for bonus in option.bonuses)
    if not cost or option.tiers[0].explore == 0:
        return False
    journey.offered = None if option.offer is None else str(option.offer)
    try:
        return game.can_pay(board, cost, action.ciders, action.potions)
    finally:
        journey.offered = None


def choose(game: Game, action: Any) -> None:
    journey, seat = here(game)
    board, option = game.boards[seat], option_of(game, action.option)
    journey.option = action.option
    journey.offered = None if option.offer is None else str(option.offer)
    if option.tiers[0].explore == 0:
        settle(game, 0)
        return
    if action.paying:
        cost = sum(bonus.paying for bonus in option.bonuses)
        game.pay(board, cost, action.ciders, action.potions)
    party = board.those(CAVE)
    journey.dice = {name: game.dice.pop(0) for name in party}
    journey.bonus = sum(lines(board, party, bonus, action.paying) for bonus in option.bonuses)
    journey.bonus += board.has("bonus_explore")
    go_on(game)


def lines(board: Board, party: list[str], bonus: Any, paying: bool) -> int:  # noqa: FBT001
    """Count the lanterns of a bonus line."""
    cards = [PEOPLE[name] for name in party]
    if bonus.per is not None:
        skills = {str(bonus.per), f"{bonus.per}_plus"}
        return bonus.lanterns * sum(bool(skills & {*map(str, card.skills)}) for card in cards)
    if bonus.owning is not None:
        return bonus.lanterns if board.owns(str(bonus.owning)) else 0
    if bonus.along is not None:
        there = any(bonus.along in (card.people, card.special) for card in cards)
        return bonus.lanterns if there else 0
    return bonus.lanterns if paying else 0


def reached(game: Game, lanterns: int) -> int | None:
    """Return the highest explore number that some lanterns reach, by its place."""
    numbers = [tier.explore for tier in option_of(game).tiers]
    found = [index for index, number in enumerate(numbers) if lanterns >= number]
    return found[-1] if found else None


def helpful(game: Game) -> set[int]:
    """Return how many villagers may be exerted: so many that a higher number is just reached."""
    journey, seat = here(game)
    if not game.is_final and reached(game, journey.lanterns) is not None:
        return set()
    numbers = [tier.explore for tier in option_of(game).tiers]
    missing = {number - journey.lanterns for number in numbers}
    return {count for count in missing if 0 < count <= len(game.boards[seat].those(CAVE))}


def has_rerolls(game: Game) -> bool:
    journey, seat = here(game)
    each = 1 if game.is_final else 2
    return bool(journey.dice) and journey.rerolls < each * game.boards[seat].has("rerolls")


def go_on(game: Game) -> None:
    """Ask for effort where it could help, or settle."""
    journey, seat = here(game)
    now, top = reached(game, journey.lanterns), len(option_of(game).tiers) - 1
    if now != top and (has_rerolls(game) or helpful(game)):
        game.asked = {(EFFORT, seat)}
    else:
        settle(game, now)


def may_reroll(game: Game, action: Any) -> bool:
    if (EFFORT, action.seat) not in game.asked:
        return False
    return has_rerolls(game) and action.villager in here(game)[0].dice


def reroll(game: Game, action: Any) -> None:
    journey, _ = here(game)
    journey.dice[action.villager] = game.dice.pop(0)
    journey.rerolls += 1
    go_on(game)


def may_exert(game: Game, action: Any) -> bool:
    if (EFFORT, action.seat) not in game.asked:
        return False
    names, there = action.villagers, game.boards[action.seat].those(CAVE)
    if len({*names}) < len(names) or not {*names} <= {*there}:
        return False
    return not names or len(names) in helpful(game)


def exert(game: Game, action: Any) -> None:
    journey, seat = here(game)
    for name in action.villagers:
        game.boards[seat].villagers[name] = INJURED
    journey.bonus += len(action.villagers)
    settle(game, reached(game, journey.lanterns))


def settle(game: Game, tier: int | None) -> None:
    """Settle a paragraph: go on to another, or take what is due and go home."""
    journey, _ = here(game)
    option = option_of(game)
    journey.succeeded = tier is not None
    outcome = option.failure if tier is None else option.tiers[tier].outcome
    if tier is None and not game.is_final:
        outcome = Outcome()
    if outcome.leads_to is not None:
        journey.earned.append(outcome)
        due(game, outcome, price_alone=True)
        take_picks(game, lambda number=outcome.leads_to: open_paragraph(game, number))
        return
    due(game, outcome)
    take_picks(game, lambda: earlier(game))


def earlier(game: Game) -> None:
    """Take what earlier paragraphs of a chain have won, then go home."""
    journey, _ = here(game)
    if journey.succeeded and journey.earned:
        due(game, journey.earned.pop(0), reward_alone=True)
        take_picks(game, lambda: earlier(game))
    else:
        go_home(game)


def due(game: Game, outcome: Any, *, price_alone: bool = False, reward_alone: bool = False) -> None:
    """Take what an outcome gives and costs at once, and note what is to be picked."""
    journey, seat = here(game)
    board = game.boards[seat]
    if not reward_alone:
        pay_dues(game, journey, board, outcome)
    if not price_alone:
        win(game, board, outcome)
    if outcome.choice and not price_alone:
        journey.owed.append(("item", 0))
        journey.choice = tuple(map(str, outcome.choice))
    if outcome.building and not price_alone:
        journey.owed.append(("building", outcome.building))
    if not reward_alone:
        journey.owed += [("villager", 0)] * outcome.injured


def picks(game: Game) -> list[str]:
    """List what the first of the rewards that are owed can be."""
    journey, seat = here(game)
    board = game.boards[seat]
    kind, most = journey.owed[0]
    if kind == "item":
        return [item for item in dict.fromkeys(journey.choice) if game.supply[item]]
    if kind == "villager":
        return board.those(CAVE)
    rows = [name for name in game.rows if name != "outpost" or board.caves]
    return [card for name in rows for card in game.rows[name] if CARDS[card].cost <= most]


def take_picks(game: Game, then: Any) -> None:
    """Let the explorer pick what is owed; where nothing is to be decided, it is taken."""
    journey, seat = here(game)
    while journey.owed:
        found = picks(game)
        hurt = [kind for kind, _ in journey.owed].count("villager")
        all_hurt = journey.owed[0][0] == "villager" and len(found) <= hurt
        if len(found) > 1 and not all_hurt:
            game.asked, game.then = {(REWARD, seat)}, then
            return
        take_pick(game, found[0] if found else None)
    then()


def take_pick(game: Game, pick: str | None) -> None:
    journey, seat = here(game)
    board = game.boards[seat]
    kind, _ = journey.owed.pop(0)
    if pick is None:
        return
    if kind == "item":
        game.gain(board, [pick])
    elif kind == "building":
        take_building(game, board, pick)
    else:
        board.villagers[pick] = INJURED


def may_pick(game: Game, action: Any) -> bool:
    return (REWARD, action.seat) in game.asked and action.pick in picks(game)


def pick(game: Game, action: Any) -> None:
    take_pick(game, action.pick)
    take_picks(game, game.then)


def go_home(game: Game) -> None:
    journey, seat = here(game)
    board = game.boards[seat]
    if journey.succeeded:
        board.caves.append(journey.cave)
        board.coins += board.has("coin_when_exploring")
    else:
        game.piles.caves.append(journey.cave)
    for name in board.those(CAVE):
        board.villagers[name] = EXHAUSTED
    game.journey = None
    game.next_turn()
