"""A renderer with a fault, as a process: `python -m tests.pictures.faulty FAULT`."""

import os
import sys
import time
from pathlib import Path

from bot.pictures import lettering
from bot.pictures.__main__ import serve
from bot.pictures.renderer import render
from bot.text.picture_request import PictureKind, PictureRequest


def draw(request: PictureRequest) -> bytes:
    """Draw, but for what the fault is about: villages, or everything."""
    match sys.argv[1]:
        case "broken" if request.kind is PictureKind.VILLAGE:
            raise OSError("no such village")
        case "mortal" if request.kind is PictureKind.VILLAGE:
            os.abort()
        case "slow":
            time.sleep(0.4)
        case "stuck" if request.kind is PictureKind.VILLAGE:
            while True:
                pass
        case "talkative":
            print("a village", request.kind, flush=True)
        case _:
            pass
    return render(request)


if __name__ == "__main__":
    if sys.argv[1] == "fontless":
        lettering._FONTS = Path(__file__).parent / "no-fonts"
    serve(draw)
