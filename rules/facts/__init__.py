"""List what can happen: past tense, physical, with its result, and no secret to any player."""

from typing import TypeAlias

from rules.facts.expeditions import (
    CaveDrawn,
    CaveGained,
    CaveReturned,
    DieRolled,
    EarlierRewardDue,
    EncounterSettled,
    ExploreNumbersTold,
    ExtraCaveGained,
    LanternsAdded,
    LanternsRolled,
    OptionChosen,
    ParagraphRead,
    RewardPicked,
    RewardTold,
    VillagersExerted,
)
from rules.facts.free_actions import (
    ItemPutUpForSale,
    ItemSold,
    ItemTakenBack,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    RowRefreshed,
)
from rules.facts.opponents import (
    BuildingStacked,
    CiderDrunk,
    ItemSoldOff,
    OpponentActed,
    OpponentFact,
    VillagerHired,
)
from rules.facts.turns import (
    Answered,
    Asked,
    CiderPlaced,
    GameEnded,
    Passed,
    Renumbered,
    RoundBegan,
    RoundEnded,
    SlotsRefilled,
    TurnBegan,
)
from rules.facts.villages import (
    BuildingGained,
    CatRefused,
    CiderTaken,
    CoinsChanged,
    GoodAdvanced,
    GoodHarvested,
    GoodsPlaced,
    ItemsGained,
    ItemsSpent,
    ReputationChanged,
    RowRefilled,
    VillagerJoined,
    VillagersMoved,
    Why,
)

__all__ = [
    "Answered",
    "Asked",
    "BuildingGained",
    "BuildingStacked",
    "CatRefused",
    "CaveDrawn",
    "CaveGained",
    "CaveReturned",
    "CiderDrunk",
    "CiderPlaced",
    "CiderTaken",
    "CoinsChanged",
    "DieRolled",
    "EarlierRewardDue",
    "EncounterSettled",
    "ExploreNumbersTold",
    "ExtraCaveGained",
    "Fact",
    "GameEnded",
    "GoodAdvanced",
    "GoodHarvested",
    "GoodsPlaced",
    "ItemPutUpForSale",
    "ItemSold",
    "ItemSoldOff",
    "ItemTakenBack",
    "ItemsGained",
    "ItemsSpent",
    "LanternsAdded",
    "LanternsRolled",
    "OfferMade",
    "OfferRefused",
    "OfferWithdrawn",
    "OpponentActed",
    "OpponentFact",
    "OptionChosen",
    "ParagraphRead",
    "Passed",
    "Renumbered",
    "ReputationChanged",
    "RewardPicked",
    "RewardTold",
    "RoundBegan",
    "RoundEnded",
    "RowRefilled",
    "RowRefreshed",
    "SlotsRefilled",
    "TurnBegan",
    "VillagerHired",
    "VillagerJoined",
    "VillagersExerted",
    "VillagersMoved",
    "Why",
]

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
    | OpponentActed
    | BuildingStacked
    | VillagerHired
    | CiderDrunk
    | ItemSoldOff
)
