"""Facts of expeditions: the cave card, the paragraphs, the dice, the rewards."""

from typing import Literal

from rules.book import Outcome
from rules.facts.villages import Why
from rules.record import record
from rules.words import CaveId, Item, ParagraphNumber, Reward, Seat, VillagerId


@record
class DieRolled:
    """A die was rolled; `stream` names it among the dice of the ply."""

    seat: Seat
    stream: str
    value: int
    kind: Literal["die_rolled"] = "die_rolled"


@record
class CaveDrawn:
    """The explorer took the top cave card, and `next` is the new top."""

    seat: Seat
    cave: CaveId
    next: CaveId | None
    kind: Literal["cave_drawn"] = "cave_drawn"


@record
class ParagraphRead:
    """A paragraph was opened for the explorer."""

    seat: Seat
    number: ParagraphNumber
    kind: Literal["paragraph_read"] = "paragraph_read"


@record
class ExploreNumbersTold:
    """The player to the left told the printed paragraph's explore numbers; indexed by option."""

    seat: Seat
    options: tuple[tuple[int, ...], ...]
    kind: Literal["explore_numbers_told"] = "explore_numbers_told"


@record
class OptionChosen:
    """The explorer chose, and offered the item that the choice needs."""

    seat: Seat
    number: ParagraphNumber
    option: int
    offered: Item | None = None
    kind: Literal["option_chosen"] = "option_chosen"


@record
class LanternsRolled:
    """A villager's die gave lanterns; `reroll` counts the rerolls so far, this one included."""

    seat: Seat
    villager: VillagerId
    value: int
    lanterns: int
    reroll: int = 0
    kind: Literal["lanterns_rolled"] = "lanterns_rolled"


@record
class LanternsAdded:
    """A bonus line gave lanterns."""

    seat: Seat
    lanterns: int
    why: Why
    kind: Literal["lanterns_added"] = "lanterns_added"


@record
class VillagersExerted:
    """Villagers went from the cave card to the injured area for a lantern each."""

    seat: Seat
    villagers: tuple[VillagerId, ...]
    kind: Literal["villagers_exerted"] = "villagers_exerted"


@record
class EncounterSettled:
    """An explore number was reached, or none (`tier` None): `outcome` is due, and public now."""

    seat: Seat
    number: ParagraphNumber
    option: int
    tier: int | None
    lanterns: int
    outcome: Outcome
    owed: tuple[Reward, ...]
    kind: Literal["encounter_settled"] = "encounter_settled"


@record
class RewardTold:
    """The player to the left told the result of the printed paragraph."""

    seat: Seat
    outcome: Outcome
    owed: tuple[Reward, ...]
    kind: Literal["reward_told"] = "reward_told"


@record
class EarlierRewardDue:
    """A chain of paragraphs ended in success: the winnings of an earlier one are paid now."""

    seat: Seat
    outcome: Outcome
    owed: tuple[Reward, ...]
    kind: Literal["earlier_reward_due"] = "earlier_reward_due"


@record
class RewardPicked:
    """A reward that left a choice was settled; `pick` is None if nothing was left to pick."""

    seat: Seat
    reward: Reward
    pick: str | None
    kind: Literal["reward_picked"] = "reward_picked"


@record
class CaveGained:
    """The cave card of the expedition became the explorer's."""

    seat: Seat
    cave: CaveId
    kind: Literal["cave_gained"] = "cave_gained"


@record
class CaveReturned:
    """The cave card of the expedition went under the deck, whose top is now `top`."""

    seat: Seat
    cave: CaveId
    top: CaveId
    kind: Literal["cave_returned"] = "cave_returned"


@record
class ExtraCaveGained:
    """A cave card from the top of the deck became the explorer's, and `next` is the new top."""

    seat: Seat
    cave: CaveId
    next: CaveId | None
    kind: Literal["extra_cave_gained"] = "extra_cave_gained"
