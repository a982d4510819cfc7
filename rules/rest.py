"""Rest the villagers, all players at once. Source: final rulebook, "Rest Villagers"."""

from dataclasses import replace

from rules.actions import Rest
from rules.cards import VILLAGERS
from rules.errors import Code, Refusal
from rules.facts import Asked, ItemsSpent, VillagersMoved
from rules.offers import Blank, Offer
from rules.ply import Ply, cards_of
from rules.questions import RestVillagers
from rules.table import Player
from rules.words import Area, Seat, Special, Token, VillagerId

_METAL_MEN = frozenset([v for v, card in VILLAGERS.items() if card.special is Special.METAL_MAN])


def ask_all(ply: Ply) -> None:
    """Rest every village that has nothing to decide, and ask the others."""
    for seat in map(Seat, range(len(ply.table.players))):
        _rest_metal_men(ply, seat)
        player = ply.player(seat)
        tired = resters(player, Area.EXHAUSTED)
        hurt = resters(player, Area.INJURED)
        beds = beds_of(player)
        drinks = Token.POTION in player.items or Token.CIDER in player.items
        if len(tired) + len(hurt) <= beds and not (hurt and drinks):
            _move(ply, seat, tired, Area.READY)
            _move(ply, seat, hurt, Area.EXHAUSTED)
        else:
            ply.emit(Asked(RestVillagers(ply.table.next_question, seat)))


def offer(player: Player) -> Offer:
    """Offer potions to the injured, ciders to the exhausted, beds to either."""
    tired = resters(player, Area.EXHAUSTED)
    hurt = resters(player, Area.INJURED)
    blanks = (
        _blank("potions", hurt, player.items.count(Token.POTION)),
        _blank("ciders", tired + hurt, player.items.count(Token.CIDER)),
        _blank("beds", tired + hurt, beds_of(player)),
    )
    return Offer("rest", tuple([blank for blank in blanks if blank.most]))


def check(player: Player, action: Rest) -> Refusal | None:
    """Return why villagers cannot rest in this way.

    A potion then a bed, or a bed then a cider, may help one villager; two beds never.
    """
    for token, villagers in ((Token.POTION, action.potions), (Token.CIDER, action.ciders)):
        owned = player.items.count(token)
        if len(villagers) > owned:
            return Refusal(Code.NOT_ENOUGH_ITEMS, len(villagers), owned, token)
    if len(action.beds) > beds_of(player):
        return Refusal(Code.NOT_ENOUGH_BEDS, len(action.beds), beds_of(player))
    for villagers in (action.potions, action.ciders, action.beds):
        if len(set(villagers)) < len(villagers):
            return Refusal(Code.NAMED_TWICE)
    tired, hurt = resters(player, Area.EXHAUSTED), resters(player, Area.INJURED)
    for villager in {*action.potions, *action.ciders, *action.beds}:
        known = villager in tired or villager in hurt
        if not known or not _is_served(action, villager, hurt=villager in hurt):
            return Refusal(Code.CANNOT_REST, what=villager)
    return None


def play(ply: Ply, action: Rest) -> None:
    """Spend the potions and ciders, and move everyone who was helped."""
    spent = (Token.POTION,) * len(action.potions) + (Token.CIDER,) * len(action.ciders)
    if spent:
        ply.emit(ItemsSpent(action.seat, spent))
    player = ply.player(action.seat)
    hurt = resters(player, Area.INJURED)
    steps = {v: _steps(action, v) for v in (*resters(player, Area.EXHAUSTED), *hurt)}
    ready = [v for v, count in steps.items() if count == (2 if v in hurt else 1)]
    better = [v for v, count in steps.items() if count == 1 and v in hurt]
    _move(ply, action.seat, tuple(ready), Area.READY)
    _move(ply, action.seat, tuple(better), Area.EXHAUSTED)


def sensible(player: Player, seat: Seat) -> Rest | None:
    """Return the one sensible rest; None if there is something to decide.

    The exhausted sleep first, because a bed makes them ready for the next round. The player decides
    which of several different villagers gets a bed, and whether anyone drinks.
    """
    tired = resters(player, Area.EXHAUSTED)
    hurt = resters(player, Area.INJURED)
    if Token.CIDER in player.items or (hurt and Token.POTION in player.items):
        return None
    asleep: tuple[VillagerId, ...] = ()
    for sleepers in (tired, hurt):
        free = beds_of(player) - len(asleep)
        if 0 < free < len(sleepers) and not _are_alike(sleepers):
            return None
        asleep += sleepers[:free]
    return Rest(seat, beds=asleep)


def beds_of(player: Player) -> int:
    """Count the beds of a village."""
    return sum([card.beds for card in cards_of(player)])


def resters(player: Player, area: Area) -> tuple[VillagerId, ...]:
    """List who can be given a bed or a drink; metal men rest by themselves."""
    return tuple([v.id for v in player.villagers if v.area is area and v.id not in _METAL_MEN])


def _are_alike(villagers: tuple[VillagerId, ...]) -> bool:
    nameless = {replace(VILLAGERS[v], id=VillagerId("")) for v in villagers}
    return len(nameless) == 1


def _is_served(action: Rest, villager: VillagerId, *, hurt: bool) -> bool:
    steps = _steps(action, villager)
    if not hurt:
        return steps == 1 and villager not in action.potions
    alone = steps == 1 and villager not in action.ciders
    return alone or steps == 2  # noqa: PLR2004 - from injured to ready


def _steps(action: Rest, villager: VillagerId) -> int:
    return sum([villager in who for who in (action.potions, action.ciders, action.beds)])


def _blank(name: str, villagers: tuple[VillagerId, ...], count: int) -> Blank:
    return Blank(name, villagers, many=True, least=0, most=min(count, len(villagers)))


def _move(ply: Ply, seat: Seat, villagers: tuple[VillagerId, ...], area: Area) -> None:
    if villagers:
        ply.emit(VillagersMoved(seat, villagers, area))


def _rest_metal_men(ply: Ply, seat: Seat) -> None:
    metal_men = [v for v in ply.player(seat).villagers if v.id in _METAL_MEN]
    tired = tuple([v.id for v in metal_men if v.area is Area.EXHAUSTED])
    hurt = tuple([v.id for v in metal_men if v.area is Area.INJURED])
    _move(ply, seat, tired, Area.READY)
    _move(ply, seat, hurt, Area.EXHAUSTED)
