"""Play at random: fill forms in, and make up actions that nobody offered."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, get_args, get_origin

from rules import check, legal_actions, offers
from rules.actions import Action
from rules.editions import FINAL, Edition, Game
from rules.house_rules import HouseRules, choices
from rules.offers import ACTIONS, Blank, Offer
from rules.table import ITEMS, GameState, Table
from rules.words import (
    BuildingId,
    Good,
    ParagraphNumber,
    Row,
    Seat,
    Special,
    Token,
    VillagerId,
)

TRIES = 25
AT_LAST = 20_000
PRICES = ("coins", "asking")
RARELY = {"pass": 0.12, "advance": 0.2, "put_up_for_sale": 0.1, "take_back": 0.1}
RARELY |= {"refresh_row": 0.1, "offer_to_buy": 0.4, "withdraw": 0.3, "labor": 0.3}


def by_house_rules(game: Game, house_rules: HouseRules) -> Game:
    """Apply house rules to a game."""
    return replace(game, edition=house_rules.applied(game.edition))


def random_house_rules(edition: Edition, rng: Random) -> HouseRules:
    """Choose some rules, each with one of its figures."""
    chosen = HouseRules()
    for name, figure in choices(edition):
        if rng.random() < 0.4:
            chosen = chosen.changed(name, figure)
    return chosen


def open_offers(game: Game, state: GameState) -> list[tuple[Seat, Offer]]:
    """List what the seats may do, greyed forms left out."""
    seats = map(Seat, range(len(state.table.players)))
    return [(s, o) for s in seats for o in offers(game, state, s) if o.refusal is None]


def choose(found: Sequence[tuple[Seat, Offer]], rng: Random) -> tuple[Seat, Offer]:
    """Choose a form; what would go on for ever, or end it all, comes up less."""
    weights = [RARELY.get(offer.verb, 1.0) for _, offer in found]
    return rng.choices(found, weights)[0]


def fill(game: Game, state: GameState, seat: Seat, offer: Offer, rng: Random) -> Action | None:
    """Fill a form in legally: at random, and by looking through all ways at last."""
    for _ in range(TRIES):
        answers = {blank.name: _answer(blank, rng) for blank in offer.blanks}
        given = {name: answer for name, answer in answers.items() if answer is not ...}
        action = offer.fill(seat, given)
        if check(game, state, action) is None:
            return action
    return next(_that_fill(game, state, seat, offer), None)


def made_up(state: GameState, rng: Random) -> Action:
    """Make an action up, of whatever is somewhere on the table."""
    kind = ACTIONS[rng.choice(sorted(ACTIONS))]
    pools = _pools(state.table)
    fields = kind.__dataclass_fields__
    wanted = [(name, fields[name].type) for name in fields if name != "kind"]
    return kind(**{name: _made_up(annotation, pools, rng) for name, annotation in wanted})


def is_offered(offer: Offer, action: Action) -> bool:
    """Tell whether the form could have been filled in so; prices may go beyond its list."""
    fields = {name: field.default for name, field in action.__dataclass_fields__.items()}
    # Whether a pass is idle is for the bot to say, not for a form.
    unasked = fields.keys() - {"seat", "kind", "idle"} - {blank.name for blank in offer.blanks}
    return all(getattr(action, name) == fields[name] for name in unasked) and all(
        blank.name in PRICES or _is_answer(blank, getattr(action, blank.name))
        for blank in offer.blanks
    )


def _that_fill(game: Game, state: GameState, seat: Seat, offer: Offer) -> Iterator[Action]:
    every = islice(legal_actions(game, state), AT_LAST)
    return (action for action in every if action.seat == seat and action.kind == offer.verb)


def _answer(blank: Blank, rng: Random) -> Any:
    if blank.many:
        most = min(blank.most, blank.least + rng.choice((0, 1, 2, 9)))
        return tuple(rng.sample(blank.values, rng.randint(blank.least, most)))
    if blank.default is not None and rng.random() < 0.6:
        return ...
    if not blank.least and (not blank.values or rng.random() < 0.5):
        return None
    return rng.choice(blank.values)


def _is_answer(blank: Blank, answer: Any) -> bool:
    if blank.many:
        enough = blank.least <= len(answer) <= blank.most
        return enough and not Counter(answer) - Counter(blank.values)
    return answer in blank.values or answer == blank.default or (answer, blank.least) == (None, 0)


def _pools(table: Table) -> dict[Any, Sequence[Any]]:
    """List, for each type of a field, what a made-up action may name."""
    market, players = table.market, table.players
    villagers = [v.id for player in players for v in player.villagers]
    owned = [b.id for player in players for b in player.buildings]
    pools: dict[Any, Sequence[Any]] = {enum: list(enum) for enum in (Good, Token, Row, Special)}
    return pools | {
        Seat: range(-1, len(players) + 1),
        VillagerId: [*villagers, *FINAL.villagers],
        BuildingId: [*owned, *market.houses, *market.outposts, *market.keys, *market.stars],
        ParagraphNumber: range(200),
        str: [*ITEMS, *villagers, *market.houses],
        int: (-1, 0, 0, 0, 0, 1, 2, 3, 4, 9),
        bool: (False, True),
        type(None): (None,),
    }


def _made_up(annotation: Any, pools: dict[Any, Sequence[Any]], rng: Random) -> Any:
    inner = get_args(annotation)
    if get_origin(annotation) is tuple:
        return tuple(_made_up(inner[0], pools, rng) for _ in range(rng.choice((0, 1, 1, 2, 3))))
    return rng.choice(pools[rng.choice(inner)] if inner else pools[annotation])
