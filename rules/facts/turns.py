"""Facts of the turns, the rounds and the questions."""

from typing import Literal

from rules.questions import Question
from rules.record import record
from rules.words import QuestionNumber, Seat, VillagerId


@record
class Asked:
    """A question was opened."""

    question: Question
    kind: Literal["asked"] = "asked"


@record
class Answered:
    """A question was closed."""

    number: QuestionNumber
    kind: Literal["answered"] = "answered"


@record
class Renumbered:
    """An undo asked the open questions again, numbered from `first` in their order."""

    first: QuestionNumber
    kind: Literal["renumbered"] = "renumbered"


@record
class RoundBegan:
    """The round marker moved on, the first-player card passed, and nobody has passed yet."""

    round: int
    first: Seat
    kind: Literal["round_began"] = "round_began"


@record
class TurnBegan:
    """It became a player's turn."""

    seat: Seat
    kind: Literal["turn_began"] = "turn_began"


@record
class Passed:
    """A player passed for the rest of the round."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@record
class RoundEnded:
    """All players passed; the board is tidied and the villagers rest."""

    round: int
    kind: Literal["round_ended"] = "round_ended"


@record
class SlotsRefilled:
    """The villagers for hire slid left and `drawn` new ones came; indexed by slot."""

    slots: tuple[VillagerId | None, ...]
    drawn: int
    kind: Literal["slots_refilled"] = "slots_refilled"


@record
class CiderPlaced:
    """A cider went from the supply to the reputation board."""

    kind: Literal["cider_placed"] = "cider_placed"


@record
class GameEnded:
    """The seventh round is over and the points are counted; `winners` share a full tie."""

    winners: tuple[Seat, ...]
    kind: Literal["game_ended"] = "game_ended"
