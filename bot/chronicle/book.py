"""Render a chronicle as a book for e-readers, valid for EPUB 3.2 and 3.3.

A Japanese one is set as books are in Japan: in columns from right to left, and so are its pages.
"""

import re
from collections.abc import Mapping
from io import BytesIO
from uuid import NAMESPACE_URL, uuid5
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from markupsafe import Markup

from bot.chronicle.chronicle import Chronicle
from bot.chronicle.environment import templates_of
from bot.chronicle.pages import Images, image
from bot.text.alt import alt
from bot.text.picture_request import Picture
from encounters.tags import line_of

_DATED = (1980, 1, 1, 0, 0, 0)
"""The time of every file in a book, so that equal chronicles give equal bytes."""

_VERTICAL = frozenset({"ja"})

_TAG = re.compile("(<[^>]*>)")
_SHORT_NUMBER = re.compile(r"&#?\w+;|(?<![0-9A-Za-z.,:/-])([0-9]{1,2})(?![0-9A-Za-z.,:/-])")
"""A number that fits across a column; what is written as an entity is none."""

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML may have (XML 1.0, 2.2): with one such character an e-reader shows nothing."""


def book(chronicle: Chronicle, images: Images, cover: bytes | None = None) -> bytes:
    """Return the chronicle as an EPUB, a chapter a round; `cover` is a JPEG.

    Pictures are JPEGs: WebP is no type of EPUB 3.2, and old readers show nothing for it.
    """
    files = {picture: f"image-{n}.jpg" for n, picture in enumerate(images, start=1)}

    def figure(picture: Picture | None) -> Markup:
        if picture is None or picture not in files:
            return Markup()
        return image(files[picture], alt(picture))

    marks = {story.mark: one.number for one in chronicle.rounds for story in one.stories}

    def address(mark: str) -> str:
        return f"round-{marks[mark]}.xhtml#{mark}"

    values = {
        "chronicle": chronicle,
        "words": chronicle.words,
        "figure": figure,
        "address": address,
        "cover": alt(chronicle.cover) if cover and chronicle.cover else "",
        "is_vertical": line_of(chronicle.words.language)[-1] in _VERTICAL,
    }
    parts = _sheets(chronicle, values, cover)
    names = [
        name.removeprefix("book/").removesuffix(".xhtml")
        for name in parts
        if name.endswith(".xhtml")
    ]
    chapters = [name for name in names if name != "contents"]
    identity = uuid5(NAMESPACE_URL, f"{chronicle.seed}/{chronicle.words.language}")
    manifest = {"chapters": chapters, "files": list(files.values()), "identity": identity}
    parts["book/package.opf"] = _print("package.opf", {**values, **manifest})
    parts |= {f"book/{file}": images[picture].jpeg for picture, file in files.items()}
    return _zipped(parts)


def _sheets(
    chronicle: Chronicle, values: Mapping[str, object], cover: bytes | None
) -> dict[str, bytes]:
    """Return the files of the book but its pictures, in the order in which they are read."""
    sheets = {
        "META-INF/container.xml": _print("container.xml", values),
        "book/style.css": _print("book.css", values),
        "book/contents.xhtml": _print("contents.xhtml", values),
    }
    if cover and values["cover"]:
        sheets["book/cover.xhtml"] = _print("cover.xhtml", values)
        sheets["book/cover.jpg"] = cover
    sheets["book/start.xhtml"] = _print("start.xhtml", values)
    for one in chronicle.rounds:
        sheets[f"book/round-{one.number}.xhtml"] = _print("round.xhtml", {**values, "one": one})
    sheets["book/end.xhtml"] = _print("end.xhtml", values)
    return sheets


def _zipped(parts: Mapping[str, bytes]) -> bytes:
    """Zip a book: its type comes first and uncompressed, where e-readers look for it."""
    made = BytesIO()
    with ZipFile(made, "w") as archive:
        first = ZipInfo("mimetype", _DATED)
        archive.writestr(first, "application/epub+zip", ZIP_STORED)
        for name, content in parts.items():
            archive.writestr(ZipInfo(name, _DATED), content, ZIP_DEFLATED)
    return made.getvalue()


def _print(template: str, values: Mapping[str, object]) -> bytes:
    printed = _NO_XML.sub("", templates_of().get_template(template).render(values))
    is_page = template.endswith(".xhtml") and values["is_vertical"]
    return (_with_upright_numbers(printed) if is_page else printed).encode()


def _with_upright_numbers(page: str) -> str:
    """Stand short numbers upright in their column: each lies on its side otherwise."""
    head, body, rest = page.partition("<body>")
    parts = _TAG.split(rest)
    for at in range(0, len(parts), 2):  # texts, between which are the tags
        if at == 0 or not parts[at - 1].startswith("<code"):
            parts[at] = _SHORT_NUMBER.sub(_upright, parts[at])
    return head + body + "".join(parts)


def _upright(found: re.Match[str]) -> str:
    return f'<span class="upright">{found[1]}</span>' if found[1] else found[0]
