"""Define the achievements of a village: rare, and never for something that went wrong."""

from enum import StrEnum


class Achievement(StrEnum):
    """A rare feat of a village; the key of its sentence is `achievement-` and the value.

    The database stores the values.
    """

    METAL_MAN = "metal-man"
    THREE_SIXES = "three-sixes"
    NINE_LANTERNS = "nine-lanterns"
    NOT_A_SCRATCH = "not-a-scratch"
    LONG_WAY_HOME = "long-way-home"
    WENT_BACK_DOWN = "went-back-down"
    SEVEN_KINDS = "seven-kinds"
    SHOPKEEPER = "shopkeeper"
    TOWN = "town"
    UNDERTOWN = "undertown"
    FULL_HOUSE = "full-house"
    GOOD_NAME = "good-name"
    BY_A_WHISKER = "by-a-whisker"
