"""Show the most common moves as buttons that do all of it in one press."""

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.presses import Press
from bot.text.narrator import Narrator, counted
from bot.ui.layout import button
from bot.ui.message import Button, ButtonStyle
from bot.ui.moves import write_move
from rules import proposals
from rules.actions import Action, Harvest, OfferToBuy
from rules.cards import BUILDINGS
from rules.questions import Question, TakeTurn
from rules.table import Player
from rules.words import Area

_FREE = ButtonStyle.SECONDARY
"""The style of a free action, which is not what a player is asked for."""


def quick_answers(narrator: Narrator, loaded: LoadedGame, question: TakeTurn) -> list[Button]:
    """Return buttons that harvest, explore and labor as proposed, if there is a choice."""
    game, table, seat = loaded.game, loaded.state.table, question.seat
    words, player = narrator.words, table.players[seat]
    legal = {offer.verb for offer in loaded.offers(seat) if not offer.refusal}
    made: list[Button] = []
    harvest = proposals.harvest(game, table, seat)
    if harvest and "harvest" in legal:
        made += _move(loaded, question, _harvest(narrator, player, harvest), harvest)
    explore = proposals.explore(game, table, seat)
    if explore and "explore" in legal:
        label = words("quick-explore", villagers=narrator.short_villagers(explore.party))
        made += _move(loaded, question, label, explore)
    labor = proposals.labor(game, table, seat)
    if labor and "labor" in legal and len(player.villagers_in(Area.READY)) > 1:
        label = words("quick-labor", villagers=narrator.short_villagers(labor.villagers))
        made += _move(loaded, question, label, labor)
    return made


def quick_purchases(narrator: Narrator, loaded: LoadedGame, question: TakeTurn) -> list[Button]:
    """Return a button for each item that can be bought at its asking price."""
    bids = proposals.purchases(loaded.state.table, question.seat)
    return [
        made
        for bid in bids
        for made in _move(loaded, question, _purchase(narrator, loaded, bid, bids), bid, _FREE)
    ]


def quick_exert(narrator: Narrator, loaded: LoadedGame, question: Question) -> list[Button]:
    """Return the button that exerts as proposed; nothing if exerting is of no use."""
    exert = proposals.exert(loaded.game, loaded.state.table, question.seat)
    if not exert.villagers:
        return []
    names = narrator.short_villagers(exert.villagers)
    return _move(loaded, question, narrator.words("quick-exert", villagers=names), exert)


def _harvest(narrator: Narrator, player: Player, harvest: Harvest) -> str:
    """Name the goods if there are too few hands for all."""
    count = len(harvest.buildings)
    if count == sum([building.goods for building in player.buildings]):
        return narrator.words("quick-harvest-all", count=count)
    goods = tuple([good for b in harvest.buildings if (good := BUILDINGS[b].good)])
    named = [text for _, text in counted(narrator.words, goods)]
    return narrator.words("quick-harvest", goods=narrator.words.join_and(named))


def _purchase(
    narrator: Narrator, loaded: LoadedGame, bid: OfferToBuy, bids: tuple[OfferToBuy, ...]
) -> str:
    """Name what is bought, and the seller if another asks the same price for it."""
    players = loaded.state.table.players
    sale = players[bid.seller].sale
    assert sale is not None
    if [players[other.seller].sale for other in bids].count(sale) > 1:
        name = narrator.plain[bid.seller]
        return narrator.words("quick-buy-from", item=sale.item, coins=bid.coins, name=name)
    return narrator.words("quick-buy", item=sale.item, coins=bid.coins)


def _move(
    loaded: LoadedGame,
    question: Question,
    label: str,
    action: Action,
    style: ButtonStyle = ButtonStyle.PRIMARY,
) -> list[Button]:
    detail = write_move(action, loaded.state.table.players[action.seat])
    press = CustomId(loaded.row.id, question.number, Press.ACT, detail)
    # No button if the village is too large to write the move: the form has it.
    return [button(label, press, style)] if detail else []
