"""Read a paragraph, settle it, and hand out what it brings.

Source: final rulebook, "Explore"; the kinds of reward from the book's shape.
"""

from rules.actions import Describe, Pick, Tell
from rules.book import Option, Outcome, Tier
from rules.build import buildable, gain_building
from rules.cards import VILLAGERS
from rules.editions import Game, Reading
from rules.errors import Code, Refusal
from rules.facts import (
    Asked,
    CaveGained,
    CaveReturned,
    EncounterSettled,
    ExploreNumbersTold,
    ExtraCaveGained,
    ItemsSpent,
    ParagraphRead,
    RewardPicked,
    RewardTold,
    VillagerJoined,
    VillagersMoved,
    Why,
)
from rules.offers import Blank, Offer
from rules.ply import Ply, cards_of
from rules.questions import ChooseOption, ReadParagraph, SpendEffort, TakeReward, TellReward
from rules.rounds import end_turn
from rules.table import ITEMS, Expedition, Table
from rules.words import Area, BuildingId, Item, ParagraphNumber, Seat, Special, VillagerId

_MOST_OPTIONS = 3
_MOST_NUMBERS = 2
_HIGHEST_NUMBER = 12
_BY_BOOK = Outcome()
"""What the bot knows of a reward that stands in the players' own book: nothing."""


def read(ply: Ply, seat: Seat, number: ParagraphNumber) -> None:
    """Open a paragraph; one that leaves no choice and asks no lanterns settles itself."""
    ply.emit(ParagraphRead(seat, number))
    if ply.game.reading is Reading.BOOK:
        reader = Seat((seat + 1) % len(ply.table.players))
        ply.emit(Asked(ReadParagraph(ply.table.next_question, reader, seat)))
        return
    only, *more = ply.game.book.paragraphs[number].options
    if not more and not only.tiers[0].explore and not only.offer:
        _settle(ply, seat, 0, only, lanterns=0)
    else:
        ply.emit(Asked(ChooseOption(ply.table.next_question, seat)))


def options(game: Game, table: Table) -> tuple[Option, ...]:
    """Give the open paragraph's options, from the game's book or as they were told."""
    trip = expedition(table)
    if game.reading is Reading.BOOK:
        return tuple([_as_told(numbers) for numbers in trip.told])
    return game.book.paragraphs[trip.path[-1]].options


def check_description(action: Describe) -> Refusal | None:
    """Say why these cannot be the explore numbers of a paragraph."""
    good = 1 <= len(action.options) <= _MOST_OPTIONS and all(
        len(numbers) <= _MOST_NUMBERS
        and list(numbers) == sorted(set(numbers))
        and all(1 <= number <= _HIGHEST_NUMBER for number in numbers)
        for numbers in action.options
    )
    return None if good else Refusal(Code.BAD_PARAGRAPH)


def play_description(ply: Ply, explorer: Seat, action: Describe) -> None:
    """Take the explore numbers from the player to the left, and let the explorer choose."""
    ply.emit(ExploreNumbersTold(explorer, action.options))
    ply.emit(Asked(ChooseOption(ply.table.next_question, explorer)))


def is_at_the_top(game: Game, table: Table) -> bool:
    """Tell whether no higher explore number is left to reach."""
    return expedition(table).lanterns >= _chosen(game, table).tiers[-1].explore


def exert_counts(game: Game, table: Table, party: int) -> tuple[int, ...]:
    """List how many exerted villagers would reach a higher explore number."""
    have = expedition(table).lanterns
    missing = [tier.explore - have for tier in _chosen(game, table).tiers]
    return tuple([count for count in missing if 0 < count <= party])


def ask_effort(ply: Ply, seat: Seat) -> None:
    """Ask whether to reroll or to exert."""
    ply.emit(Asked(SpendEffort(ply.table.next_question, seat)))


def settle(ply: Ply, seat: Seat) -> None:
    """Settle the chosen option with the lanterns gained."""
    trip = expedition(ply.table)
    assert trip.option is not None
    _settle(ply, seat, trip.option, _chosen(ply.game, ply.table), trip.lanterns)


def check_tale(action: Tell) -> Refusal | None:
    """Say why this cannot be what a paragraph brings."""
    outcome = action.outcome
    numbers = (outcome.coins, outcome.pay, outcome.caves, outcome.building, outcome.injured)
    good = all(0 <= number <= _HIGHEST_NUMBER for number in numbers)
    good = good and abs(outcome.reputation) <= _MOST_OPTIONS and len(outcome.gain) <= len(ITEMS)
    return None if good else Refusal(Code.BAD_PARAGRAPH)


def play_tale(ply: Ply, explorer: Seat, action: Tell) -> None:
    """Take the outcome from the player to the left, and hand it out."""
    ply.emit(RewardTold(explorer, action.outcome, _owed(action.outcome)))
    _bring(ply, explorer, action.outcome)


def offer_pick(question: TakeReward) -> Offer:
    """Offer what can be picked."""
    return Offer("pick", (Blank("pick", question.picks),))


def play_pick(ply: Ply, question: TakeReward, action: Pick) -> None:
    """Take what was picked, then what else is owed."""
    _take(ply, action.seat, question.reward, action.pick)
    _hand_out(ply, action.seat)


def expedition(table: Table) -> Expedition:
    """Give the expedition under way."""
    assert table.expedition is not None
    return table.expedition


def _as_told(numbers: tuple[int, ...]) -> Option:
    return Option(tuple([Tier(number, _BY_BOOK) for number in numbers or (0,)]))


def _chosen(game: Game, table: Table) -> Option:
    option = expedition(table).option
    assert option is not None
    return options(game, table)[option]


def _settle(ply: Ply, seat: Seat, index: int, option: Option, lanterns: int) -> None:
    reached = [i for i, tier in enumerate(option.tiers) if lanterns >= tier.explore]
    tier = max(reached, default=None)
    outcome = option.failure if tier is None else option.tiers[tier].outcome
    trip = expedition(ply.table)
    by_book = ply.game.reading is Reading.BOOK
    owed = () if by_book else _owed(outcome)
    ply.emit(EncounterSettled(seat, trip.path[-1], index, tier, lanterns, outcome, owed))
    if by_book:
        reader = Seat((seat + 1) % len(ply.table.players))
        ply.emit(Asked(TellReward(ply.table.next_question, reader, seat)))
    else:
        if outcome.lose_offer and trip.offered:
            ply.emit(ItemsSpent(seat, (trip.offered,)))
        _bring(ply, seat, outcome)


def _owed(outcome: Outcome) -> tuple[str, ...]:
    owed = ("item",) if outcome.choice else ()
    owed += ("building",) if outcome.building else ()
    return owed + ("villager",) * outcome.injured


def _bring(ply: Ply, seat: Seat, outcome: Outcome) -> None:
    """Hand out at once what leaves no choice; a price is paid as far as the coins go."""
    ply.coins(seat, -min(outcome.pay, ply.player(seat).coins), Why.ENCOUNTER)
    ply.coins(seat, outcome.coins, Why.ENCOUNTER)
    ply.gain(seat, outcome.gain)
    ply.reputation(seat, outcome.reputation)
    if outcome.cheapest_villager:
        _welcome(ply, seat, [v for v in ply.table.board.slots if v is not None])
    if outcome.special:
        _welcome(ply, seat, [v for v in ply.table.board.specials if _is(v, outcome.special)])
    for _ in range(outcome.caves):
        if ply.state.decks.caves:
            cave, *below = ply.state.decks.caves
            ply.emit(ExtraCaveGained(seat, cave, below[0] if below else None))
    _hand_out(ply, seat)


def _is(villager: VillagerId, special: Special) -> bool:
    return VILLAGERS[villager].special is special


def _welcome(ply: Ply, seat: Seat, villagers: list[VillagerId]) -> None:
    """Let the first of the villagers join, exhausted; the liquid woman unsettles the village."""
    if villagers:
        ply.emit(VillagerJoined(seat, villagers[0], Area.EXHAUSTED))
        if _is(villagers[0], Special.LIQUID_WOMAN):
            ply.reputation(seat, -1)


def _hand_out(ply: Ply, seat: Seat) -> None:
    """Hand out what is owed, asking where there is a choice, then go on or go home."""
    while expedition(ply.table).owed:
        reward = expedition(ply.table).owed[0]
        picks = _picks(ply, seat, reward)
        if len(picks) > 1:
            ply.emit(Asked(TakeReward(ply.table.next_question, seat, reward, picks)))
            return
        _take(ply, seat, reward, picks[0] if picks else None)
    trip = expedition(ply.table)
    assert trip.outcome is not None
    if trip.outcome.leads_to is not None:
        read(ply, seat, trip.outcome.leads_to)
    else:
        _go_home(ply, seat)


def _picks(ply: Ply, seat: Seat, reward: str) -> tuple[str, ...]:
    outcome, player = expedition(ply.table).outcome, ply.player(seat)
    assert outcome is not None
    match reward:
        case "item":
            return tuple([i for i in outcome.choice if ply.table.supply[ITEMS.index(i)]])
        case "building":
            return buildable(ply.table.market, player, outcome.building)
        case _:
            return player.villagers_in(Area.CAVE)


def _take(ply: Ply, seat: Seat, reward: str, pick: str | None) -> None:
    ply.emit(RewardPicked(seat, reward, pick))
    if pick is None:
        return
    match reward:
        case "item":
            ply.gain(seat, (_item(pick),))
        case "building":
            gain_building(ply, seat, BuildingId(pick))
        case _:
            ply.emit(VillagersMoved(seat, (VillagerId(pick),), Area.INJURED))


def _item(pick: str) -> Item:
    return next(item for item in ITEMS if item == pick)


def _go_home(ply: Ply, seat: Seat) -> None:
    """Gain the cave card or put it under the deck, and bring home who is still on it."""
    trip = expedition(ply.table)
    party = ply.player(seat).villagers_in(Area.CAVE)
    if not trip.failed:
        bonus = sum([card.coin_when_exploring for card in cards_of(ply.player(seat))])
        ply.coins(seat, bonus, Why.COIN_WHEN_EXPLORING)
    if party:
        ply.emit(VillagersMoved(seat, party, Area.EXHAUSTED))
    if trip.failed:
        top = ply.table.market.cave or trip.cave
        ply.emit(CaveReturned(seat, trip.cave, top))
    else:
        ply.emit(CaveGained(seat, trip.cave))
    end_turn(ply)
