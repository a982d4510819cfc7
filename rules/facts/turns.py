"""What happened to the turns, the rounds and the questions."""

from dataclasses import dataclass
from typing import Literal

from rules.questions import Question
from rules.words import QuestionNumber, Seat, VillagerId


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
class GameEnded:
    """The seventh round is over and the points are counted; `winners` share a full tie."""

    winners: tuple[Seat, ...]
    kind: Literal["game_ended"] = "game_ended"
