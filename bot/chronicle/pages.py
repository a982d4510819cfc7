"""Render a chronicle as one self-contained web page, which has no external address.

Its one script is our own, and steps through the game; a policy in the page allows no other.
"""

from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from markupsafe import Markup

from bot.chronicle.chronicle import Chronicle
from bot.chronicle.environment import templates_of
from bot.text.alt import alt
from bot.text.narration import NarrationText
from bot.text.picture_request import Halves, Picture

Images: TypeAlias = Mapping[Picture, Halves]
"""The pictures that could be drawn; a page or a book leaves out the others."""

Sounds: TypeAlias = Mapping[NarrationText | int, bytes]
"""What the bot has read aloud, and what people have, by their messages' ids; as Ogg Opus."""

REPLAY_SCRIPT = Path(__file__).parent / "static" / "replay.js"
_POLICY = "default-src 'none'; img-src data:; media-src data:; style-src 'unsafe-inline'"


def page(chronicle: Chronicle, images: Images, sounds: Sounds, *, has_replay: bool = True) -> bytes:
    """Return the chronicle as one HTML file, with its pictures and voices in it.

    Where it has no replay, which may be too large, it says so.
    """

    def figure(picture: Picture | None) -> Markup:
        if picture is None or picture not in images:
            return Markup()
        return image(_data("image/webp", images[picture].webp), alt(picture))

    def address(mark: str) -> str:
        return f"#{mark}"

    script = REPLAY_SCRIPT.read_text(encoding="utf-8") if has_replay else ""
    digest = b64encode(sha256(script.encode()).digest()).decode()
    values = {
        "chronicle": chronicle,
        "words": chronicle.words,
        "figure": figure,
        "best": f"#{chronicle.best_mark}",
        "address": address,
        "sounds": {text: _data("audio/ogg", ogg) for text, ogg in sounds.items()},
        "script": Markup(script),  # noqa: S704 - our own file
        "policy": f"{_POLICY}; script-src 'sha256-{digest}'" if script else _POLICY,
    }
    return templates_of().get_template("page.html").render(values).encode()


def image(address: str, text: str) -> Markup:
    """Return a picture with its description."""
    return Markup('<figure><img src="{}" alt="{}"/></figure>').format(address, text)


def _data(media_type: str, content: bytes) -> str:
    return f"data:{media_type};base64,{b64encode(content).decode()}"
