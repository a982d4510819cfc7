"""A renderer with a fault, as a process: `python -m tests.pictures.faulty FAULT`."""

import os
import sys
import time
from pathlib import Path

from bot.pictures import lettering
from bot.pictures.__main__ import serve
from bot.pictures.renderer import render
from bot.text.picture_request import IconRequest, Picture, PictureKind, PictureRequest

_VILLAGES = (PictureKind.VILLAGE, PictureKind.TABLE)


def draw(request: Picture | IconRequest) -> bytes:
    """Draw, but for what the fault is about: villages, or everything."""
    is_village = isinstance(request, PictureRequest) and request.kind in _VILLAGES
    match sys.argv[1]:
        case "broken" if is_village:
            raise OSError("no such village")
        case "mortal" if is_village:
            os.abort()
        case "slow":
            time.sleep(0.4)
        case "stuck" if is_village:
            while True:
                pass
        case "talkative":
            print("a picture", flush=True)
        case _:
            pass
    return render(request)


if __name__ == "__main__":
    if sys.argv[1] == "fontless":
        lettering.FONTS = Path(__file__).parent / "no-fonts"
    serve(draw)
