"""List the questions that a state can ask; each has a number that only grows, and a seat."""

from typing import Literal, TypeAlias

from rules.record import record
from rules.words import Item, QuestionNumber, Reward, Seat


@record
class TakeTurn:
    """Free actions first, then one action or a pass. Source: final rulebook, "Player Actions"."""

    number: QuestionNumber
    seat: Seat
    kind: Literal["take_turn"] = "take_turn"


@record
class AnswerOffer:
    """Will the seller take the buyer's coins? Source: final rulebook, "Buy From a Player"."""

    number: QuestionNumber
    seat: Seat
    buyer: Seat
    item: Item
    coins: int
    kind: Literal["answer_offer"] = "answer_offer"


@record
class ChooseOption:
    """Which choice of the open paragraph? Source: final rulebook, "Explore"."""

    number: QuestionNumber
    seat: Seat
    kind: Literal["choose_option"] = "choose_option"


@record
class SpendEffort:
    """Reroll a die, or exert villagers, none included? Source: final rulebook, "Explore"."""

    number: QuestionNumber
    seat: Seat
    kind: Literal["spend_effort"] = "spend_effort"


@record
class TakeReward:
    """Which of the `picks`: an item, a building, or the villager who is hurt?"""

    number: QuestionNumber
    seat: Seat
    reward: Reward
    picks: tuple[str, ...]
    kind: Literal["take_reward"] = "take_reward"


@record
class RestVillagers:
    """Who drinks and who sleeps? Source: final rulebook, "Rest Villagers"."""

    number: QuestionNumber
    seat: Seat
    kind: Literal["rest_villagers"] = "rest_villagers"


@record
class ReadParagraph:
    """Which explore numbers does the printed paragraph give? Asked of the player to the left."""

    number: QuestionNumber
    seat: Seat
    explorer: Seat
    kind: Literal["read_paragraph"] = "read_paragraph"


@record
class TellReward:
    """What does the printed paragraph give or take? Asked of the player to the left."""

    number: QuestionNumber
    seat: Seat
    explorer: Seat
    kind: Literal["tell_reward"] = "tell_reward"


@record
class SellItem:
    """Will the player sell for the coins that the die gave? Source: solo rules, "Selling"."""

    number: QuestionNumber
    seat: Seat
    item: Item
    coins: int
    kind: Literal["sell_item"] = "sell_item"


@record
class AnswerTale:
    """What does the village answer to its tale: to its opening, or each guest in its finale?"""

    number: QuestionNumber
    seat: Seat
    kind: Literal["answer_tale"] = "answer_tale"


Question: TypeAlias = (
    TakeTurn
    | AnswerOffer
    | ChooseOption
    | SpendEffort
    | TakeReward
    | RestVillagers
    | ReadParagraph
    | TellReward
    | SellItem
    | AnswerTale
)
