"""Name the processes beside the bot's own."""

from dataclasses import dataclass, field

from bot.companion_worker.thinker import thinking_process
from bot.narration.process import narration_process
from bot.pictures.process import renderer_process
from bot.worker.process import WorkerProcess


@dataclass(frozen=True, slots=True)
class Workers:
    """The processes that draw, speak and think; each is started when it is first needed."""

    renderer: WorkerProcess = field(default_factory=renderer_process)
    narrator: WorkerProcess = field(default_factory=narration_process)
    thinker: WorkerProcess = field(default_factory=thinking_process)
