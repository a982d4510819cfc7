"""List what can happen: past tense, physical, with its outcome, and fit for any player's eyes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from rules.book import Outcome
from rules.questions import Question
from rules.words import (
    Area,
    BuildingId,
    CaveId,
    Good,
    Item,
    ParagraphNumber,
    QuestionNumber,
    Row,
    Seat,
    VillagerId,
)


class Why(StrEnum):
    """What coins or lanterns came from, or went for."""

    LABOR = "labor"
    INCOME = "income"
    BUILD = "build"
    TRAIN = "train"
    REFRESH = "refresh"
    TRADE = "trade"
    ENCOUNTER = "encounter"
    COIN_WHEN_BUILDING = "coin_when_building"
    COIN_WHEN_EXPLORING = "coin_when_exploring"
    HAMMERS = "hammers"
    QUILLS = "quills"
    OWNING = "owning"
    ALONG = "along"
    PAYING = "paying"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question was opened."""

    question: Question
    kind: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True)
class Answered:
    """A question was closed."""

    number: QuestionNumber
    kind: Literal["answered"] = "answered"


@dataclass(frozen=True, slots=True)
class Renumbered:
    """An undo asked the open questions again, numbered from `first` in their order."""

    first: QuestionNumber
    kind: Literal["renumbered"] = "renumbered"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The round marker moved on, the first-player card passed, and nobody has passed yet."""

    round: int
    first: Seat
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It became a player's turn."""

    seat: Seat
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed for the rest of the round."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """All players passed; the board is tidied and the villagers rest."""

    round: int
    kind: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class CoinsChanged:
    """A player gained coins from the supply or, below zero, paid them."""

    seat: Seat
    amount: int
    why: Why
    kind: Literal["coins_changed"] = "coins_changed"


@dataclass(frozen=True, slots=True)
class ItemsGained:
    """Goods, ciders or potions went from the supply to a player."""

    seat: Seat
    items: tuple[Item, ...]
    kind: Literal["items_gained"] = "items_gained"


@dataclass(frozen=True, slots=True)
class ItemsSpent:
    """Goods, ciders or potions went from a player to the supply."""

    seat: Seat
    items: tuple[Item, ...]
    kind: Literal["items_spent"] = "items_spent"


@dataclass(frozen=True, slots=True)
class ItemPutUpForSale:
    """An item was placed in the sale circle."""

    seat: Seat
    item: Item
    asking: int | None
    kind: Literal["item_put_up_for_sale"] = "item_put_up_for_sale"


@dataclass(frozen=True, slots=True)
class ItemTakenBack:
    """The item in the sale circle went back to the player's supply."""

    seat: Seat
    item: Item
    kind: Literal["item_taken_back"] = "item_taken_back"


@dataclass(frozen=True, slots=True)
class OfferMade:
    """A buyer offered coins for what a seller has for sale."""

    seat: Seat
    seller: Seat
    coins: int
    kind: Literal["offer_made"] = "offer_made"


@dataclass(frozen=True, slots=True)
class OfferRefused:
    """The seller said no."""

    seat: Seat
    buyer: Seat
    coins: int
    kind: Literal["offer_refused"] = "offer_refused"


@dataclass(frozen=True, slots=True)
class OfferWithdrawn:
    """The buyer took the offer back."""

    seat: Seat
    seller: Seat
    kind: Literal["offer_withdrawn"] = "offer_withdrawn"


@dataclass(frozen=True, slots=True)
class ItemSold:
    """The item in the seller's sale circle went to the buyer."""

    seat: Seat
    buyer: Seat
    item: Item
    coins: int
    kind: Literal["item_sold"] = "item_sold"


@dataclass(frozen=True, slots=True)
class GoodHarvested:
    """A good went from a building to its owner's supply."""

    seat: Seat
    building: BuildingId
    kind: Literal["good_harvested"] = "good_harvested"


@dataclass(frozen=True, slots=True)
class GoodsPlaced:
    """Goods went from the supply onto a player's building."""

    seat: Seat
    building: BuildingId
    count: int
    kind: Literal["goods_placed"] = "goods_placed"


@dataclass(frozen=True, slots=True)
class GoodAdvanced:
    """A good went from a player's supply to the advancement track."""

    seat: Seat
    good: Good
    kind: Literal["good_advanced"] = "good_advanced"


@dataclass(frozen=True, slots=True)
class VillagersMoved:
    """Villagers went to another area."""

    seat: Seat
    villagers: tuple[VillagerId, ...]
    area: Area
    kind: Literal["villagers_moved"] = "villagers_moved"


@dataclass(frozen=True, slots=True)
class VillagerJoined:
    """A villager left the reputation board, or the special ones' place, for a village."""

    seat: Seat
    villager: VillagerId
    area: Area
    kind: Literal["villager_joined"] = "villager_joined"


@dataclass(frozen=True, slots=True)
class CatRefused:
    """A cave cat rolled 1 or 2 and went to the exhausted area instead of to work."""

    seat: Seat
    villager: VillagerId
    value: int
    kind: Literal["cat_refused"] = "cat_refused"


@dataclass(frozen=True, slots=True)
class SlotsRefilled:
    """The villagers for hire slid left and `drawn` new ones came; indexed by slot."""

    slots: tuple[VillagerId | None, ...]
    drawn: int
    kind: Literal["slots_refilled"] = "slots_refilled"


@dataclass(frozen=True, slots=True)
class CiderPlaced:
    """A cider went from the supply to the reputation board."""

    kind: Literal["cider_placed"] = "cider_placed"


@dataclass(frozen=True, slots=True)
class CiderTaken:
    """The first player to labor in the round took the cider from the reputation board."""

    seat: Seat
    kind: Literal["cider_taken"] = "cider_taken"


@dataclass(frozen=True, slots=True)
class DieRolled:
    """A die was rolled; `stream` names it among the dice of the ply."""

    seat: Seat
    stream: str
    value: int
    kind: Literal["die_rolled"] = "die_rolled"


@dataclass(frozen=True, slots=True)
class CaveDrawn:
    """The top cave card came before the explorer, and `next` is the new top."""

    seat: Seat
    cave: CaveId
    next: CaveId | None
    kind: Literal["cave_drawn"] = "cave_drawn"


@dataclass(frozen=True, slots=True)
class ParagraphRead:
    """A paragraph was opened for the explorer."""

    seat: Seat
    number: ParagraphNumber
    kind: Literal["paragraph_read"] = "paragraph_read"


@dataclass(frozen=True, slots=True)
class ExploreNumbersTold:
    """The player to the left told the printed paragraph's explore numbers; indexed by option."""

    seat: Seat
    options: tuple[tuple[int, ...], ...]
    kind: Literal["explore_numbers_told"] = "explore_numbers_told"


@dataclass(frozen=True, slots=True)
class OptionChosen:
    """The explorer chose, holding out what the choice needs."""

    seat: Seat
    number: ParagraphNumber
    option: int
    offered: Item | None = None
    kind: Literal["option_chosen"] = "option_chosen"


@dataclass(frozen=True, slots=True)
class LanternsRolled:
    """A villager's die gave lanterns; `reroll` counts the rerolls so far, this one included."""

    seat: Seat
    villager: VillagerId
    value: int
    lanterns: int
    reroll: int = 0
    kind: Literal["lanterns_rolled"] = "lanterns_rolled"


@dataclass(frozen=True, slots=True)
class LanternsAdded:
    """A bonus line gave lanterns."""

    seat: Seat
    lanterns: int
    why: Why
    kind: Literal["lanterns_added"] = "lanterns_added"


@dataclass(frozen=True, slots=True)
class VillagersExerted:
    """Villagers went from the cave card to the injured area for a lantern each."""

    seat: Seat
    villagers: tuple[VillagerId, ...]
    kind: Literal["villagers_exerted"] = "villagers_exerted"


@dataclass(frozen=True, slots=True)
class EncounterSettled:
    """An explore number was reached, or none (`tier` None): `outcome` is due, and now public."""

    seat: Seat
    number: ParagraphNumber
    option: int
    tier: int | None
    lanterns: int
    outcome: Outcome
    owed: tuple[str, ...]
    kind: Literal["encounter_settled"] = "encounter_settled"


@dataclass(frozen=True, slots=True)
class RewardTold:
    """The player to the left told what the printed paragraph brings."""

    seat: Seat
    outcome: Outcome
    owed: tuple[str, ...]
    kind: Literal["reward_told"] = "reward_told"


@dataclass(frozen=True, slots=True)
class EarlierRewardDue:
    """A chain of paragraphs ended well: what an earlier one of them won is due at last."""

    seat: Seat
    outcome: Outcome
    owed: tuple[str, ...]
    kind: Literal["earlier_reward_due"] = "earlier_reward_due"


@dataclass(frozen=True, slots=True)
class RewardPicked:
    """A reward that left a choice was settled; `pick` is None where nothing was left to pick."""

    seat: Seat
    reward: str
    pick: str | None
    kind: Literal["reward_picked"] = "reward_picked"


@dataclass(frozen=True, slots=True)
class CaveGained:
    """The cave card of the expedition became the explorer's."""

    seat: Seat
    cave: CaveId
    kind: Literal["cave_gained"] = "cave_gained"


@dataclass(frozen=True, slots=True)
class CaveReturned:
    """The cave card of the expedition went under the deck, whose top is now `top`."""

    seat: Seat
    cave: CaveId
    top: CaveId
    kind: Literal["cave_returned"] = "cave_returned"


@dataclass(frozen=True, slots=True)
class ExtraCaveGained:
    """A cave card from the top of the deck became the explorer's, and `next` is the new top."""

    seat: Seat
    cave: CaveId
    next: CaveId | None
    kind: Literal["extra_cave_gained"] = "extra_cave_gained"


@dataclass(frozen=True, slots=True)
class BuildingGained:
    """A building left its row for a village; an outpost covers `cave`."""

    seat: Seat
    building: BuildingId
    cave: CaveId | None
    kind: Literal["building_gained"] = "building_gained"


@dataclass(frozen=True, slots=True)
class RowRefilled:
    """A house or outpost was drawn into its row."""

    row: Row
    building: BuildingId
    kind: Literal["row_refilled"] = "row_refilled"


@dataclass(frozen=True, slots=True)
class RowRefreshed:
    """A row went under its deck and `buildings` were drawn in its place, from the left."""

    seat: Seat
    row: Row
    buildings: tuple[BuildingId, ...]
    kind: Literal["row_refreshed"] = "row_refreshed"


@dataclass(frozen=True, slots=True)
class ReputationChanged:
    """A cube moved: steps down the cave, or up if below zero."""

    seat: Seat
    steps: int
    kind: Literal["reputation_changed"] = "reputation_changed"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The seventh round is over and the points are counted; `winners` share a full tie."""

    winners: tuple[Seat, ...]
    kind: Literal["game_ended"] = "game_ended"


Fact: TypeAlias = (
    Asked
    | Answered
    | VillagersMoved
    | CoinsChanged
    | TurnBegan
    | Passed
    | LanternsRolled
    | ItemsGained
    | ItemsSpent
    | GoodHarvested
    | GoodAdvanced
    | GoodsPlaced
    | DieRolled
    | CaveDrawn
    | ParagraphRead
    | OptionChosen
    | EncounterSettled
    | ReputationChanged
    | LanternsAdded
    | VillagersExerted
    | CaveGained
    | CaveReturned
    | BuildingGained
    | RowRefilled
    | RowRefreshed
    | VillagerJoined
    | CiderTaken
    | ItemPutUpForSale
    | ItemTakenBack
    | OfferMade
    | OfferRefused
    | OfferWithdrawn
    | ItemSold
    | RewardPicked
    | ExtraCaveGained
    | CatRefused
    | RoundEnded
    | CiderPlaced
    | SlotsRefilled
    | RoundBegan
    | ExploreNumbersTold
    | RewardTold
    | EarlierRewardDue
    | Renumbered
    | GameEnded
)
