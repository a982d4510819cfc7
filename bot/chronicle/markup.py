"""Convert the bot's own lines from Discord's Markdown to HTML.

Names and a book's texts are hostile input: everything is escaped, and only the few marks that our
sentences use become tags.
"""

import re
from collections.abc import Mapping
from datetime import UTC, datetime

from markupsafe import Markup, escape

from encounters.ruby import pieces

_MARKS = re.compile(
    r"\\(?P<literal>[^\w\s])"
    r"|\*\*(?P<strong>.+?)(?<!\\)\*\*"
    r"|\*(?P<light>.+?)(?<!\\)\*"
    r"|`(?P<code>[^`]+)`"
    r"|<t:(?P<instant>[0-9]+)(?::[a-zA-Z])?>"
    r"|<#(?P<channel>[0-9]+)>"
)
_LINE = re.compile(r"^(?:-# |> |#{1,3} )+")
"""Discord's marks for small print, quotations and headings; the page has tags for them."""


def line_markup(line: str, classes: Mapping[str, str]) -> Markup:
    """Return a line as HTML; a bold text that is a key of `classes` gets that class."""
    return _inner(_LINE.sub("", line), classes)


def is_quoted(line: str) -> bool:
    """Return whether a line is a quotation."""
    return line.startswith("> ")


def paragraphs(text: str) -> tuple[Markup, ...]:
    """Split a book's text into its paragraphs, with their ruby."""
    return tuple([_escaped(part.strip()) for part in text.split("\n") if part.strip()])


def _inner(text: str, classes: Mapping[str, str]) -> Markup:
    made, end = Markup(), 0
    for found in _MARKS.finditer(text):
        made += _escaped(text[end : found.start()]) + _mark(found, classes)
        end = found.end()
    # Everything except marks is escaped: names and a book's texts may come from anyone.
    return made + _escaped(text[end:])


def _escaped(text: str) -> Markup:
    """Return a text as HTML; readers that know no ruby show it in brackets."""
    ruby = Markup("<ruby>{}<rp>（</rp><rt>{}</rt><rp>）</rp></ruby>")
    return Markup().join(
        [ruby.format(*one) if one.reading else escape(one.text) for one in pieces(text)]
    )


def _mark(found: re.Match[str], classes: Mapping[str, str]) -> Markup:
    inner = found[found.lastgroup or 0]
    match found.lastgroup:
        case "strong":
            name = classes.get(inner)
            opening = Markup('<b class="{}">').format(name) if name else Markup("<b>")
            return opening + _inner(inner, {}) + Markup("</b>")
        case "light":
            return Markup("<i>{}</i>").format(_inner(inner, {}))
        case "code":
            return Markup("<code>{}</code>").format(inner)
        case "instant":
            return escape(f"{datetime.fromtimestamp(int(inner), UTC):%Y-%m-%d}")
        case "channel":
            return Markup("#\u2026")
        case _:
            return escape(inner)
