"""Define what the stories of a finished game have beside their texts."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.chronicle.chronicle import Grown
from bot.chronicle.spoken import SILENT, Spoken
from bot.model.nights import Guest
from bot.model.recordings import RecordedReading
from rules.record import record


@record
class Beside:
    """What stands beside stories: `led` and `grown` go by their last plies.

    `links` are people's recordings with their addresses, `led` is who led each story of a night,
    `grown` its village by then, and `spoken` what a voice may have read of all the rest.
    """

    links: tuple[tuple[RecordedReading, str], ...]
    led: Mapping[int, Guest]
    grown: Mapping[int, tuple[Grown, ...]]
    spoken: Spoken


NOTHING = Beside((), MappingProxyType({}), MappingProxyType({}), SILENT)
