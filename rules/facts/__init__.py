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
    VillagerHired,
)
from rules.facts.tales import (
    CardPlayed,
    FinaleRolled,
    LightBurned,
    NumbersRaised,
    OpeningAnswered,
    SignTold,
    TaleBegun,
    TaleEnded,
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
)
from rules.facts.villages import Why as Why

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
    | TaleBegun
    | OpeningAnswered
    | LightBurned
    | NumbersRaised
    | SignTold
    | CardPlayed
    | FinaleRolled
    | TaleEnded
)
