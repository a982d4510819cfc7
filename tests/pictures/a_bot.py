"""Ask for pictures as a bot does, in a process that can be killed: `... a_bot KIND`."""

import asyncio
import sys

from bot.delivery.discord.picture_queue import PictureLimits, PictureQueue
from bot.pictures.process import RendererProcess
from bot.text.picture_request import PictureKind
from bot.worker import process
from tests.pictures.test_pictures import a_request, played


async def main(kind: PictureKind) -> None:
    """Tell the renderer's process id, then have the picture drawn that a stuck one is stuck at."""
    process.command_of = lambda _: (sys.executable, "-m", "tests.pictures.faulty", "stuck")
    worker, table = RendererProcess(), played(2, 1)[0]
    queue = PictureQueue(worker, PictureLimits(), enabled=True)
    await queue.draw(a_request(PictureKind.MARKET, table))
    renderer = queue._renderer._process
    assert renderer is not None
    drawing = asyncio.create_task(queue.draw(a_request(kind, table)))
    print(renderer.pid, flush=True)
    await asyncio.gather(drawing, asyncio.sleep(60))


if __name__ == "__main__":
    asyncio.run(main(PictureKind(sys.argv[1])))
