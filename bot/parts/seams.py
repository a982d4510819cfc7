"""Name what the bot takes from the world around it, and a simulation replaces."""

from dataclasses import dataclass, field
from random import Random
from time import monotonic

from bot.delivery.discord.picture_queue import PictureLimits
from bot.delivery.outbox.stages import StagePace
from bot.model.clock import Clock, Monotonic, utc_now
from bot.service.lobby.lobbies import DrawSeed, draw_seed


@dataclass(frozen=True, slots=True, kw_only=True)
class Seams:
    """The real world, unless something else is passed in."""

    clock: Clock = utc_now
    monotonic: Monotonic = monotonic
    draw_seed: DrawSeed = draw_seed
    delays: Random = field(default_factory=Random)
    """Draws how long orders wait; no game draws its chance from here."""
    stage_pace: StagePace = field(default_factory=StagePace)
    picture_limits: PictureLimits = field(default_factory=PictureLimits)
    patient_companions: bool = True
    """Whether companions take as long as people do."""
