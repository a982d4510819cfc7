"""Render a chronicle: as one self-contained web page, and as a book for e-readers (EPUB 3.3).

Neither has a script or an external address.
"""

import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, TypeAlias
from uuid import NAMESPACE_URL, uuid5
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from markupsafe import Markup

from bot.chronicle.chronicle import Chronicle
from bot.text.alt import alt
from bot.text.picture_request import Picture

if TYPE_CHECKING:
    from jinja2 import Environment

_DATED = (1980, 1, 1, 0, 0, 0)
"""The time of every file in a book, so that equal chronicles give equal bytes."""

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML may have (XML 1.0, 2.2): with one such character an e-reader shows nothing."""


Images: TypeAlias = Mapping[Picture, bytes]
"""The pictures that could be drawn, as WebPs; a page leaves out the others."""


def page(chronicle: Chronicle, images: Images) -> bytes:
    """Return the chronicle as one HTML file, with its pictures in it."""

    def figure(picture: Picture | None) -> Markup:
        if picture is None or picture not in images:
            return Markup()
        return _image(f"data:image/webp;base64,{b64encode(images[picture]).decode()}", alt(picture))

    template = templates_of().get_template("page.html")
    best = f"#{chronicle.best_mark}"
    figures = {"chronicle": chronicle, "words": chronicle.words, "figure": figure, "best": best}
    return template.render(figures).encode()


def book(chronicle: Chronicle, images: Images) -> bytes:
    """Return the chronicle as an EPUB, a chapter a round."""
    files = {picture: f"image-{n}.webp" for n, picture in enumerate(images, start=1)}

    def figure(picture: Picture | None) -> Markup:
        if picture is None or picture not in files:
            return Markup()
        return _image(files[picture], alt(picture))

    figures = {"chronicle": chronicle, "words": chronicle.words, "figure": figure}
    chapters = ["start", *[f"round-{one.number}" for one in chronicle.rounds], "end"]
    parts: dict[str, bytes] = {
        "META-INF/container.xml": _print("container.xml", figures),
        "book/style.css": _print("style.css", figures),
        "book/start.xhtml": _print("start.xhtml", figures),
        "book/end.xhtml": _print("end.xhtml", figures),
        "book/contents.xhtml": _print("contents.xhtml", figures),
    }
    for one in chronicle.rounds:
        parts[f"book/round-{one.number}.xhtml"] = _print("round.xhtml", {**figures, "one": one})
    identity = uuid5(NAMESPACE_URL, f"{chronicle.seed}/{chronicle.words.language}")
    manifest = {"chapters": chapters, "files": list(files.values()), "identity": identity}
    parts["book/package.opf"] = _print("package.opf", {**figures, **manifest})
    parts |= {f"book/{file}": images[picture] for picture, file in files.items()}
    return _zipped(parts)


def _zipped(parts: Mapping[str, bytes]) -> bytes:
    """Zip a book: its type comes first and uncompressed, where e-readers look for it."""
    made = BytesIO()
    with ZipFile(made, "w") as archive:
        first = ZipInfo("mimetype", _DATED)
        archive.writestr(first, "application/epub+zip", ZIP_STORED)
        for name, content in parts.items():
            archive.writestr(ZipInfo(name, _DATED), content, ZIP_DEFLATED)
    return made.getvalue()


def _image(address: str, text: str) -> Markup:
    return Markup('<figure><img src="{}" alt="{}"/></figure>').format(address, text)


def _print(template: str, figures: Mapping[str, object]) -> bytes:
    return _NO_XML.sub("", templates_of().get_template(template).render(figures)).encode()


@cache
def templates_of(*packages: str) -> "Environment":
    """Return the templates of some packages, and below them those of the chronicle."""
    # Imported when it is first needed: it takes 2 MB.
    from jinja2 import (  # noqa: PLC0415
        ChoiceLoader,
        Environment,
        PackageLoader,
        StrictUndefined,
    )

    return Environment(
        loader=ChoiceLoader([PackageLoader(one) for one in (*packages, "bot.chronicle")]),
        autoescape=True,
        # A misspelt name in a template is an error, not an empty text.
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
