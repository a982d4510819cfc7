"""Count presses, how long their answers took, and what Discord refused, for those who watch."""

from bisect import bisect_left
from collections import Counter

from cachetools import LRUCache

from bot.delivery.discord.network import Failure, RequestFailed, RequestTarget
from bot.model.clock import Monotonic
from bot.model.interaction import Interaction, InteractionKind

BOUNDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
"""Seconds up to which answers are counted together; Discord waits for three."""

_UNANSWERED = 10_000


class Tally:
    """What has been counted since the start; `monotonic` is a clock in seconds.

    `answers` is indexed by `BOUNDS`, and has one more for all that took longer.
    """

    def __init__(self, monotonic: Monotonic) -> None:
        self._monotonic = monotonic
        self._since: LRUCache[int, float] = LRUCache(_UNANSWERED)
        self.presses: Counter[InteractionKind] = Counter()
        self.refused: Counter[tuple[RequestTarget, Failure]] = Counter()
        self.late = 0
        self.answers = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def note_press(self, interaction: Interaction, late: float) -> None:
        """Count a press that is to be answered, and how late it came, in seconds."""
        self.presses[interaction.kind] += 1
        self._since[interaction.id] = self._monotonic() - late

    def note_late(self) -> None:
        """Count a press that came too late to be answered."""
        self.late += 1

    def note_answer(self, interaction: Interaction) -> None:
        """Count the first answer to a press, by how long its person has waited for it."""
        since = self._since.pop(interaction.id, None)
        if since is not None:
            took = max(0.0, self._monotonic() - since)
            self.answers[bisect_left(BOUNDS, took)] += 1
            self.seconds += took

    def note_refusal(self, target: RequestTarget, error: RequestFailed) -> None:
        """Count a request that Discord has refused."""
        self.refused[target, error.failure] += 1
