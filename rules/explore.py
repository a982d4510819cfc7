"""Explore: the party, the cave card, the dice, the effort. Source: final rulebook, "Explore"."""

from functools import lru_cache

from rules import encounter, night, specials, tale_light
from rules import facts as f
from rules.actions import Choose, Exert, Explore, Reroll
from rules.book import Option
from rules.cards import VILLAGERS
from rules.editions import Game
from rules.errors import Code, Refusal
from rules.offers import FORMS, Blank, Offer, paying_blanks
from rules.paying import check_payment, spendable
from rules.ply import Ply, cards_of
from rules.table import Expedition, Player, Table
from rules.villagers import HAMMERS, QUILLS, check_ready, has
from rules.words import Area, Burning, CaveId, Seat, Token, Trade, VillagerId

_PARTY = 2


def offer(table: Table, ready: tuple[VillagerId, ...]) -> Offer:
    """Offer to send two or more ready villagers below."""
    if table.market.cave is None:
        return Offer("explore", refusal=Refusal(Code.NO_CAVES_LEFT))
    most = min(len(ready), night.PARTY) if table.night else len(ready)
    return _offer_party(ready, most)


@lru_cache(maxsize=FORMS)
def _offer_party(ready: tuple[VillagerId, ...], most: int) -> Offer:
    if len(ready) < _PARTY:
        refusal = Refusal(Code.TOO_FEW_VILLAGERS, need=_PARTY, have=len(ready))
        return Offer("explore", refusal=refusal)
    return Offer("explore", (Blank("party", ready, many=True, least=_PARTY, most=most),))


def check(table: Table, player: Player, action: Explore) -> Refusal | None:
    """Return why this party cannot go."""
    if table.market.cave is None:
        return Refusal(Code.NO_CAVES_LEFT)
    if table.night and len(action.party) > night.PARTY:
        return Refusal(Code.TOO_MANY_VILLAGERS, need=night.PARTY, have=len(action.party))
    return check_ready(player, action.party, least=_PARTY)


def play(ply: Ply, action: Explore) -> None:
    """Draw the cave card, send the party onto it, and roll for the paragraph."""
    party = specials.assign(ply, action.seat, action.party)
    if not party:
        return
    cave, *below = ply.state.decks.caves
    ply.emit(f.CaveDrawn(action.seat, cave, below[0] if below else None))
    ply.emit(f.VillagersMoved(action.seat, party, Area.CAVE))
    tale_light.set_out(ply)
    face = ply.roll(action.seat, "paragraph")
    cells = ply.game.book.cells[_index(ply.game, cave)]
    encounter.read(ply, action.seat, night.unheard(ply.game, cells, face))


def offer_choice(game: Game, table: Table, player: Player) -> Offer:
    """Offer the options of the open paragraph, and to pay for bonus lines that ask for it."""
    options = encounter.options(game, table)
    open_to = tuple([i for i, o in enumerate(options) if not o.offer or o.offer in player.items])
    ciders, potions = spendable(player)
    prices = [price_of(options[index]) for index in open_to]
    prices = [price for price in prices if 0 < price <= player.coins + ciders + potions]
    if not prices:
        return Offer("choose", (Blank("option", open_to),))
    paying = Blank("paying", (False, True), default=False)
    tokens = paying_blanks(min(ciders, max(prices)), min(potions, max(prices)))
    return Offer("choose", (Blank("option", open_to), paying, *tokens))


def price_of(option: Option) -> int:
    """Count the coins that an option's bonus lines ask for; without dice there is no bonus."""
    return sum([bonus.paying for bonus in option.bonuses]) if option.tiers[0].explore else 0


def check_choice(game: Game, table: Table, player: Player, action: Choose) -> Refusal | None:
    """Return why the option cannot be chosen in this way."""
    options = encounter.options(game, table)
    if not 0 <= action.option < len(options):
        return Refusal(Code.NO_SUCH_CHOICE)
    option = options[action.option]
    if option.offer:
        spent = (Token.CIDER,) * action.ciders + (Token.POTION,) * action.potions
        if player.items.count(option.offer) <= spent.count(option.offer):
            return Refusal(Code.NEEDS_OFFER, need=1, what=option.offer)
    price = price_of(option) if action.paying else 0
    if action.paying and not price:
        return Refusal(Code.NOTHING_TO_PAY_FOR)
    return check_payment(player, price, action.ciders, action.potions)


def play_choice(ply: Ply, action: Choose) -> None:
    """Choose, and roll a die for every villager on the cave card."""
    trip = _expedition(ply.table)
    option = encounter.options(ply.game, ply.table)[action.option]
    ply.emit(f.OptionChosen(action.seat, trip.path[-1], action.option, option.offer))
    if action.paying:
        ply.pay(action.seat, price_of(option), action.ciders, action.potions, f.Why.ENCOUNTER)
    if option.tiers[0].explore:
        for villager in ply.player(action.seat).villagers_in(Area.CAVE):
            _roll(ply, action.seat, villager)
        if option.bonuses:
            _add_bonuses(ply, action, option)
        carried = sum([card.bonus_explore for card in cards_of(ply.player(action.seat))])
        if carried:
            ply.emit(f.LanternsAdded(action.seat, carried, f.Why.BONUS_EXPLORE))
    _go_on(ply, action.seat)


def offer_reroll(game: Game, player: Player, trip: Expedition) -> Offer:
    """Offer to roll one villager's die again, while rerolls are left."""
    if not rerolls_left(game, player, trip):
        return Offer("reroll", refusal=Refusal(Code.NO_REROLLS))
    return Offer("reroll", (Blank("villager", tuple([r.villager for r in trip.rolled])),))


def check_reroll(game: Game, player: Player, trip: Expedition, action: Reroll) -> Refusal | None:
    """Return why this die cannot be rolled again."""
    if not rerolls_left(game, player, trip):
        return Refusal(Code.NO_REROLLS)
    if all(roll.villager != action.villager for roll in trip.rolled):
        return Refusal(Code.NO_SUCH_CHOICE, what=action.villager)
    return None


def play_reroll(ply: Ply, action: Reroll) -> None:
    """Roll again and keep the result."""
    _roll(ply, action.seat, action.villager, reroll=_expedition(ply.table).rerolls + 1)
    _go_on(ply, action.seat)


def offer_exert(game: Game, table: Table, player: Player) -> Offer:
    """Offer to exert enough villagers to reach a higher explore number, or nobody."""
    party = player.villagers_in(Area.CAVE)
    helpful = encounter.exert_counts(game, table, len(party))
    blank = Blank("villagers", party, many=True, least=0, most=max(helpful, default=0))
    return Offer("exert", (blank,))


def check_exert(game: Game, table: Table, player: Player, action: Exert) -> Refusal | None:
    """Return why these cannot be exerted, or why it would gain nothing."""
    party = player.villagers_in(Area.CAVE)
    if len(set(action.villagers)) < len(action.villagers):
        return Refusal(Code.NAMED_TWICE)
    for villager in action.villagers:
        if villager not in party:
            return Refusal(Code.NO_SUCH_CHOICE, what=villager)
    count = len(action.villagers)
    helpful = encounter.exert_counts(game, table, len(party))
    if count and count not in helpful:
        return Refusal(Code.NOTHING_GAINED, need=min(helpful, default=0), have=count)
    return None


def play_exert(ply: Ply, action: Exert) -> None:
    """Injure the villagers for a lantern each, and settle the encounter."""
    if action.villagers:
        ply.emit(f.VillagersExerted(action.seat, action.villagers))
        tale_light.burn(ply, Burning.HURT, len(action.villagers))
    encounter.settle(ply, action.seat)


def rerolls_left(game: Game, player: Player, trip: Expedition) -> int:
    """Count the rerolls that buildings and secret cards still allow in this encounter."""
    if not trip.rolled:
        return 0
    symbols = sum([card.rerolls for card in cards_of(player)])
    return symbols * game.edition.rerolls_a_symbol + trip.chances - trip.rerolls


def _index(game: Game, cave: CaveId) -> int:
    return game.edition.caves.index(cave)


def _expedition(table: Table) -> Expedition:
    assert table.expedition is not None
    return table.expedition


def _roll(ply: Ply, seat: Seat, villager: VillagerId, reroll: int = 0) -> None:
    value = ply.dice.roll(f"lanterns {villager}")
    lanterns = VILLAGERS[villager].lanterns(value)
    ply.emit(f.LanternsRolled(seat, villager, value, lanterns, reroll))


def _add_bonuses(ply: Ply, action: Choose, option: Option) -> None:
    player = ply.player(action.seat)
    party = player.villagers_in(Area.CAVE)
    for bonus in option.bonuses:
        why, times = f.Why.PAYING, int(action.paying)
        if bonus.per is Trade.HAMMER:
            why, times = f.Why.HAMMERS, sum([has(v, HAMMERS) for v in party])
        elif bonus.per is Trade.QUILL:
            why, times = f.Why.QUILLS, sum([has(v, QUILLS) for v in party])
        elif bonus.owning:
            why, times = f.Why.OWNING, int(player.owns(bonus.owning))
        elif bonus.along:
            why, times = f.Why.ALONG, int(any([_is(v, bonus.along) for v in party]))
        if times:
            ply.emit(f.LanternsAdded(action.seat, times * bonus.lanterns, why))


def _is(villager: VillagerId, who: str) -> bool:
    card = VILLAGERS[villager]
    return who in (card.people, card.special)


def _go_on(ply: Ply, seat: Seat) -> None:
    """Ask for effort if effort could gain something, else settle the encounter."""
    player, trip = ply.player(seat), _expedition(ply.table)
    if encounter.is_at_the_top(ply.game, ply.table):
        encounter.settle(ply, seat)
    elif rerolls_left(ply.game, player, trip) or encounter.exert_counts(
        ply.game, ply.table, len(player.villagers_in(Area.CAVE))
    ):
        encounter.ask_effort(ply, seat)
    else:
        encounter.settle(ply, seat)
