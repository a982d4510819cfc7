"""Read a paragraph, settle it, and give out its results.

Source: final rulebook, "Explore"; the kinds of reward from the book's shape.
"""

from typing import assert_never

from rules import facts as f
from rules import specials, tale_light
from rules.actions import Pick
from rules.book import Option, Outcome, Tier
from rules.build import buildable, gain_building
from rules.cards import VILLAGERS
from rules.editions import Game, Reading
from rules.offers import Blank, Offer
from rules.ply import Ply, cards_of
from rules.questions import ChooseOption, ReadParagraph, SpendEffort, TakeReward, TellReward
from rules.rounds import end_turn
from rules.table import ITEMS, Expedition, Table
from rules.words import (
    Area,
    BuildingId,
    Burning,
    Item,
    ParagraphNumber,
    Reward,
    Seat,
    Special,
    VillagerId,
)

_BY_BOOK = Outcome()
"""What the bot knows about a reward in the players' own book: nothing."""


def read(ply: Ply, seat: Seat, number: ParagraphNumber) -> None:
    """Open a paragraph; one without a choice and without lanterns settles itself."""
    ply.emit(f.ParagraphRead(seat, number))
    if ply.game.reading is Reading.BOOK:
        ply.emit(f.Asked(ReadParagraph(ply.table.next_question, _reader(ply, seat), seat)))
        return
    only, *more = ply.game.book.paragraphs[number].options
    if not more and not only.tiers[0].explore and not only.offer:
        _settle(ply, seat, 0, only, lanterns=0)
    else:
        ply.emit(f.Asked(ChooseOption(ply.table.next_question, seat)))


def options(game: Game, table: Table) -> tuple[Option, ...]:
    """Return the open paragraph's options, from the game's book or as the reader told them."""
    trip = expedition(table)
    if game.reading is Reading.BOOK:
        return tuple([_entered(numbers) for numbers in trip.told])
    printed = game.book.paragraphs[trip.path[-1]].options
    return tale_light.raised(printed, trip.raised) if trip.raised else printed


def has_succeeded(game: Game, table: Table) -> bool:
    """Return whether the lanterns reach the lowest explore number."""
    return expedition(table).lanterns >= _chosen(game, table).tiers[0].explore


def is_at_the_top(game: Game, table: Table) -> bool:
    """Return whether the highest explore number is reached."""
    return expedition(table).lanterns >= _chosen(game, table).tiers[-1].explore


def exert_counts(game: Game, table: Table, party: int) -> tuple[int, ...]:
    """List the numbers of exerted villagers that would reach a higher explore number.

    Source: preview rulebook, "Explore": there only if no number is reached.
    """
    have = expedition(table).lanterns
    missing = [tier.explore - have for tier in _chosen(game, table).tiers]
    if missing[0] <= 0 and not game.edition.exert_to_climb:
        return ()
    return tuple([count for count in missing if 0 < count <= party])


def ask_effort(ply: Ply, seat: Seat) -> None:
    """Ask whether to reroll or to exert."""
    ply.emit(f.Asked(SpendEffort(ply.table.next_question, seat)))


def settle(ply: Ply, seat: Seat) -> None:
    """Settle the chosen option with the lanterns gained."""
    trip = expedition(ply.table)
    assert trip.option is not None
    _settle(ply, seat, trip.option, _chosen(ply.game, ply.table), trip.lanterns)


def offer_pick(question: TakeReward) -> Offer:
    """Offer what can be picked."""
    return Offer("pick", (Blank("pick", question.picks),))


def play_pick(ply: Ply, question: TakeReward, action: Pick) -> None:
    """Give the explorer what was picked, then what else is owed."""
    _take(ply, action.seat, question.reward, action.pick)
    _hand_out(ply, action.seat)


def expedition(table: Table) -> Expedition:
    """Return the expedition under way."""
    assert table.expedition is not None
    return table.expedition


def _entered(numbers: tuple[int, ...]) -> Option:
    return Option(tuple([Tier(number, _BY_BOOK) for number in numbers]))


def _reader(ply: Ply, explorer: Seat) -> Seat:
    """Return the player to the left of the explorer."""
    return Seat((explorer + 1) % len(ply.table.players))


def _chosen(game: Game, table: Table) -> Option:
    option = expedition(table).option
    assert option is not None
    return options(game, table)[option]


def _settle(ply: Ply, seat: Seat, index: int, option: Option, lanterns: int) -> None:
    reached = [i for i, tier in enumerate(option.tiers) if lanterns >= tier.explore]
    tier = max(reached, default=None)
    outcome = option.failure if tier is None else option.tiers[tier].outcome
    by_book = ply.game.reading is Reading.BOOK
    if tier is None and not ply.game.edition.failures:
        outcome, by_book = Outcome(), False
    trip = expedition(ply.table)
    offered = trip.offered
    due = () if by_book else owed(outcome)
    ply.emit(f.EncounterSettled(seat, trip.path[-1], index, tier, lanterns, outcome, due))
    if tier is None:
        tale_light.burn(ply, Burning.FAILURE)
    if by_book:
        ply.emit(f.Asked(TellReward(ply.table.next_question, _reader(ply, seat), seat)))
    else:
        if outcome.lose_offer and offered:
            ply.emit(f.ItemsSpent(seat, (offered,)))
        charge_and_give(ply, seat, outcome)


def owed(outcome: Outcome) -> tuple[Reward, ...]:
    """List the rewards of an outcome that may leave a choice; those won on the way wait."""
    hurt = (Reward.VILLAGER,) * outcome.injured
    if outcome.leads_to is not None:
        return hurt
    item = (Reward.ITEM,) if outcome.choice else ()
    building = (Reward.BUILDING,) if outcome.building else ()
    return item + building + hurt


def charge_and_give(ply: Ply, seat: Seat, outcome: Outcome) -> None:
    """Charge at once what an outcome costs, as far as the coins go; return what ends the story."""
    ply.coins(seat, -min(outcome.pay, ply.player(seat).coins), f.Why.ENCOUNTER)
    if outcome.reputation < 0:
        ply.reputation(seat, outcome.reputation)
    if outcome.leads_to is None:
        _give(ply, seat, outcome)
    _hand_out(ply, seat)


def _give(ply: Ply, seat: Seat, outcome: Outcome) -> None:
    """Give the rewards that leave no choice."""
    ply.coins(seat, outcome.coins, f.Why.ENCOUNTER)
    ply.gain(seat, outcome.gain)
    ply.reputation(seat, max(0, outcome.reputation))
    if outcome.cheapest_villager:
        _welcome(ply, seat, [v for v in ply.table.board.slots if v is not None])
    if outcome.special:
        _welcome(ply, seat, [v for v in ply.table.board.specials if _is(v, outcome.special)])
    for _ in range(outcome.caves):
        if ply.state.decks.caves:
            cave, *below = ply.state.decks.caves
            ply.emit(f.ExtraCaveGained(seat, cave, below[0] if below else None))


def _is(villager: VillagerId, special: Special) -> bool:
    return VILLAGERS[villager].special is special


def _welcome(ply: Ply, seat: Seat, villagers: list[VillagerId]) -> None:
    """Let the first of the villagers join, if there is one."""
    if villagers:
        specials.welcome(ply, seat, villagers[0])


def _hand_out(ply: Ply, seat: Seat) -> None:
    """Give out what is owed, asking if there is a choice, then go on or go home."""
    while expedition(ply.table).owed:
        reward = expedition(ply.table).owed[0]
        picks = _picks(ply, seat, reward)
        if len(picks) > 1:
            ply.emit(f.Asked(TakeReward(ply.table.next_question, seat, reward, picks)))
            return
        _take(ply, seat, reward, picks[0] if picks else None)
    trip = expedition(ply.table)
    assert trip.outcome is not None
    if trip.outcome.leads_to is not None:
        read(ply, seat, trip.outcome.leads_to)
    elif trip.earned and not trip.failed:
        earlier = trip.earned[0]
        ply.emit(f.EarlierRewardDue(seat, earlier, owed(earlier)))
        charge_and_give(ply, seat, earlier)
    else:
        _go_home(ply, seat)


def _picks(ply: Ply, seat: Seat, reward: Reward) -> tuple[str, ...]:
    trip, player = expedition(ply.table), ply.player(seat)
    outcome = trip.outcome
    assert outcome is not None
    match reward:
        case Reward.ITEM:
            return tuple([i for i in outcome.choice if ply.table.left(i)])
        case Reward.BUILDING:
            return buildable(ply.table.market, player, outcome.building)
        case Reward.VILLAGER:
            party = player.villagers_in(Area.CAVE)
            return party if len(party) > len(trip.owed) else party[:1]
        case _:
            assert_never(reward)


def _take(ply: Ply, seat: Seat, reward: Reward, pick: str | None) -> None:
    ply.emit(f.RewardPicked(seat, reward, pick))
    if pick is None:
        return
    match reward:
        case Reward.ITEM:
            ply.gain(seat, (_item(pick),))
        case Reward.BUILDING:
            gain_building(ply, seat, BuildingId(pick))
        case Reward.VILLAGER:
            ply.emit(f.VillagersMoved(seat, (VillagerId(pick),), Area.INJURED))
            tale_light.burn(ply, Burning.HURT)
        case _:
            assert_never(reward)


def _item(pick: str) -> Item:
    return next(item for item in ITEMS if item == pick)


def _go_home(ply: Ply, seat: Seat) -> None:
    """Gain the cave card or put it under the deck, and bring home the villagers still on it."""
    trip = expedition(ply.table)
    party = ply.player(seat).villagers_in(Area.CAVE)
    if not trip.failed:
        bonus = sum([card.coin_when_exploring for card in cards_of(ply.player(seat))])
        ply.coins(seat, bonus, f.Why.COIN_WHEN_EXPLORING)
    if party:
        ply.emit(f.VillagersMoved(seat, party, Area.EXHAUSTED))
    if trip.failed:
        top = ply.table.market.cave or trip.cave
        ply.emit(f.CaveReturned(seat, trip.cave, top))
    else:
        ply.emit(f.CaveGained(seat, trip.cave))
    end_turn(ply)
