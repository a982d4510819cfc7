"""Define the requests to companions: what a person in the seat sees, and nothing else."""

from bot.companions.people import Person, Strength
from bot.companions.visible import Choice
from rules.editions import Edition
from rules.record import record
from rules.table import Table
from rules.words import Seat


@record
class ThoughtRequest:
    """What a seat sees, which companion decides, and the `seed` of their whims."""

    edition: Edition
    table: Table
    seat: Seat
    visible: tuple[Choice, ...]
    strength: Strength
    person: Person | None
    seed: bytes
