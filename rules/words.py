"""Define the pieces of the game: the ids, and the closed sets of words that the rulebook uses."""

from enum import StrEnum
from typing import Literal, NewType, TypeAlias

Seat = NewType("Seat", int)
VillagerId = NewType("VillagerId", str)
BuildingId = NewType("BuildingId", str)
CaveId = NewType("CaveId", str)
ParagraphNumber = NewType("ParagraphNumber", int)
QuestionNumber = NewType("QuestionNumber", int)
TaleId = NewType("TaleId", str)


class Good(StrEnum):
    """The eight goods, common to rare. Source: final rulebook, "Symbols"."""

    MUSHROOM = "mushroom"
    FISH = "fish"
    FRUIT = "fruit"
    ROPE = "rope"
    POT = "pot"
    PAPER = "paper"
    ORE = "ore"
    AMETHYST = "amethyst"


class Token(StrEnum):
    """The items that are not goods, and are never placed on the advancement track."""

    CIDER = "cider"
    POTION = "potion"


Item: TypeAlias = Good | Token


class Skill(StrEnum):
    """The symbols that let a villager build or train; plus pays one coin less."""

    HAMMER = "hammer"
    HAMMER_PLUS = "hammer_plus"
    QUILL = "quill"
    QUILL_PLUS = "quill_plus"


class Trade(StrEnum):
    """The two skills that a bonus line may count in a party."""

    HAMMER = "hammer"
    QUILL = "quill"


class People(StrEnum):
    """Villagers that an encounter or the solo rules single out by their people."""

    FISHFOLK = "fishfolk"
    FROGFOLK = "frogfolk"
    ARCHER = "archer"


class Special(StrEnum):
    """The kinds of special villager. Source: final rulebook, "Special Villagers"."""

    LIQUID_WOMAN = "liquid_woman"
    GLOGO = "glogo"
    CAVE_CAT = "cave_cat"
    METAL_MAN = "metal_man"


class Deed(StrEnum):
    """What an automated opponent does on a turn. Source: solo rules, "A&B Bot actions"."""

    EXPLORE = "explore"
    HARVEST = "harvest"
    BUILD = "build"
    HIRE = "hire"
    LABOR = "labor"


class Reward(StrEnum):
    """The rewards that may leave a choice: which item or building, or who is injured."""

    ITEM = "item"
    BUILDING = "building"
    VILLAGER = "villager"


class Area(StrEnum):
    """The area of a player's villager; `CAVE` is the cave card of the expedition under way."""

    READY = "ready"
    EXHAUSTED = "exhausted"
    INJURED = "injured"
    CAVE = "cave"


class Row(StrEnum):
    """Where a building can be bought; the first two are rows of four that are refilled."""

    HOUSE = "house"
    OUTPOST = "outpost"
    KEY = "key"
    STAR = "star"


class TaleAnswer(StrEnum):
    """The two answers to the question with which the tale of a night opens."""

    FIRST = "first"
    SECOND = "second"


class FinaleAnswer(StrEnum):
    """What a guest does in the finale of a tale: go ahead to the deed, or hold the light."""

    AHEAD = "ahead"
    HOLD = "hold"


class TaleEnding(StrEnum):
    """How a tale ends: the deed is done, the light holds, both or neither."""

    BOTH = "both"
    DEED = "deed"
    LIGHT = "light"
    NEITHER = "neither"


class Burning(StrEnum):
    """Why the light of a tale burns down."""

    FAILURE = "failure"
    HURT = "hurt"
    REST = "rest"


class SecretCard(StrEnum):
    """The secret cards of a night with a tale; each guest has one, for one use."""

    WICK = "wick"
    SALVE = "salve"
    LANTERN = "lantern"
    DIE = "die"
    MAP = "map"
    VOICE = "voice"


class CardRefusal(StrEnum):
    """Why a secret card cannot be played now."""

    USED = "used"
    ENOUGH = "enough"
    NOT_NOW = "later"
    NO_CHANGE = "idle"


ActionKind: TypeAlias = Literal[
    "explore",
    "build",
    "harvest",
    "train",
    "labor",
    "pass",
    "put_up_for_sale",
    "take_back",
    "refresh_row",
    "offer_to_buy",
    "accept",
    "refuse",
    "withdraw",
    "choose",
    "reroll",
    "exert",
    "pick",
    "rest",
    "advance",
    "describe",
    "tell",
]
"""The kinds of `rules.actions`, whose records have them as their tags."""
