"""Render the page of a table, or of a night's stage, from public values."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from hashlib import sha256
from typing import Any, NamedTuple

from markupsafe import Markup

from bot.chronicle.environment import templates_of
from bot.chronicle.markup import line_markup
from bot.chronicle.telling import rounds_of
from bot.delivery.outbox.shown import Posted
from bot.i18n.words import Words, languages, words_in
from bot.model.games import GameRow
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Step
from bot.model.notices import TableEvent
from bot.model.plies import Ply
from bot.service.night import steps
from bot.service.night.occasion import occasion_of
from bot.text.alt import alt
from bot.text.emoji import NO_EMOJI
from bot.text.narrator import Narrator
from bot.text.picture_choice import request_picture
from bot.text.picture_request import Picture, PictureKind, WebpRequest, game_title
from bot.ui.message import Message, Text
from bot.ui.stage import dimmed_on_stage
from rules import encounter
from rules.record import alter, record
from rules.words import Seat

_MENTION = re.compile(r"<@!?(-?[0-9]+)>")
_INSTANT = re.compile(r"<t:([0-9]+)(?::[a-zA-Z])?>")
_HEADING, _SMALL, _ITEM, _QUOTE = "### ", "-# ", "- ", "> "


_FULL = (1_100, 80)
"""Width and quality of pictures to look at closely: a third of the bytes of those in Discord."""


@record
class Page:
    """A page, and the pictures that it shows, by the names in their addresses."""

    text: str
    pictures: dict[str, WebpRequest]


class PageKind(StrEnum):
    """What a page shows, as its address says it."""

    TABLE = "t"
    REPLAY = "r"


@record
class PageLinks:
    """Where the pages of a game lead: its token, and the kind of the page itself."""

    token: str
    kind: PageKind
    is_over: bool
    pictures: bool

    def others(self, words: Words) -> list[tuple[str, str]]:
        """List the other pages of the game, with their names."""
        found = [
            (PageKind.TABLE, words("screen-table")),
            (PageKind.REPLAY, words("screen-replay")),
        ]
        listed = [(f"/{kind}/{self.token}", name) for kind, name in found if kind != self.kind]
        if self.is_over:
            chronicle = f"/c/{self.token}"
            listed += [
                (chronicle, words("chronicle")),
                (f"{chronicle}/book.epub", words("screen-book")),
            ]
            if self.pictures:
                listed.append((f"{chronicle}/poster.png", words("screen-poster")))
        return [(f"{address}?lang={words.language}", name) for address, name in listed]


class Vote(NamedTuple):
    """A choice of a night, and how many advise it."""

    label: str
    voices: int
    said: str


def public(narrator: Narrator) -> Narrator:
    """Return a narrator for a page, which has none of Discord's emoji."""
    return alter(narrator, emoji=NO_EMOJI)


class Figures:
    """The pictures of a page that is being made."""

    def __init__(self, links: PageLinks, width: int, quality: int) -> None:
        self._links = links
        self._size = width, quality
        self.pictures: dict[str, WebpRequest] = {}

    def __call__(self, picture: Picture | None, *, lazy: bool = False) -> Markup:
        """Return a picture with its description, or that alone where the bot draws none."""
        if picture is None:
            return Markup()
        if not self._links.pictures:
            return Markup("<p>{}</p>").format(alt(picture))
        asked = WebpRequest(picture, *self._size)
        name = sha256(repr(asked).encode()).hexdigest()[:32]
        self.pictures[name] = asked
        loading = Markup(' loading="lazy"') if lazy else Markup()
        return Markup('<figure><img src="/p/{}/{}.webp" alt="{}"{}></figure>').format(
            self._links.token, name, alt(picture), loading
        )


def table_page(
    narrator: Narrator,
    posted: Posted,
    known: LoadedGame,
    message: Message,
    plies: Sequence[Ply],
    events: Sequence[TableEvent],
    links: PageLinks,
) -> Page:
    """Return the page of a table, or a night's stage, whose message shows `message` now.

    `known` is the game as everyone may see it; `plies` and `events` are those of its journal.
    """
    figure, names = Figures(links, *_FULL), _names(narrator, known.row)
    is_stage = occasion_of(known).has_stage
    values = {
        "texts": [
            text_markup(one.content, names) for one in message.blocks if isinstance(one, Text)
        ],
        "pictures": message.requests,
        "is_stage": is_stage,
        "dimmed": dimmed_on_stage(known) if known.state.table.tale else None,
        "votes": _votes(narrator, posted) if is_stage else [],
        "boards": [] if is_stage else _boards(narrator, known),
        "rounds": rounds_of(narrator, known, plies, events)[::-1] if plies else (),
    }
    return rendered("table.html", narrator, known.row, values, figure, links)


def rendered(
    template: str,
    narrator: Narrator,
    row: GameRow,
    values: dict[str, Any],
    figure: Figures,
    links: PageLinks,
) -> Page:
    """Return a page made from a template, with what all pages have."""
    words = narrator.words
    shared = {
        "words": words,
        "title": _title(narrator, row),
        "languages": [(code, words_in(code)("language-name")) for code in languages()],
        "others": links.others(words),
        "figure": figure,
    }
    text = _rendered_file(template, {**shared, **values})
    return Page(text, figure.pictures)


def plain_page(words: Words, key: str) -> str:
    """Return what stands where no table is to be seen (`missing`), or not yet (`later`)."""
    values = {"words": words, "title": words(f"screen-{key}"), "why": words(f"screen-{key}-why")}
    return _rendered_file("plain.html", {**values, "is_later": key == "later"})


def style() -> str:
    """Return the style of all pages."""
    return _rendered_file("screen.css", {})


def text_markup(text: str, names: dict[int, str]) -> Markup:
    """Return a text of a message as HTML; everybody who is mentioned is named."""
    made = Markup()
    for line in filter(None, text.split("\n")):
        named = _MENTION.sub(lambda found: names.get(int(found[1]), "\u2026"), line)
        timed = _INSTANT.sub(lambda found: _moment(int(found[1])), named)
        inner = line_markup(timed.removeprefix(_ITEM), {})
        if line.startswith(_HEADING):
            made += Markup("<h2>{}</h2>").format(inner)
        elif line.startswith(_ITEM):
            made += Markup('<p class="item">{}</p>').format(inner)
        elif line.startswith(_QUOTE):
            made += Markup("<blockquote>{}</blockquote>").format(inner)
        else:
            kind = "small" if line.startswith(_SMALL) else "line"
            made += Markup('<p class="{}">{}</p>').format(kind, inner)
    return made


def _votes(narrator: Narrator, posted: Posted) -> list[Vote]:
    """Count who advises each choice of an open paragraph: on the stage they are named."""
    loaded = posted.loaded
    if posted.frame is not None or steps.step_of(loaded) != Step.CHOOSE:
        return []
    table, words = loaded.state.table, narrator.words
    question, number = steps.question_now(table), encounter.expedition(table).path[-1]
    votes = steps.night_of(loaded.row).votes(question.number).values()
    cast = [vote.removesuffix(steps.PAYING) for vote in votes]
    counts = [
        cast.count(str(one)) for one in range(len(loaded.game.book.paragraphs[number].options))
    ]
    return [
        Vote(
            narrator.stories.label(number, option, words.language),
            count,
            words("screen-vote", count=count),
        )
        for option, count in enumerate(counts)
    ]


def _boards(narrator: Narrator, known: LoadedGame) -> list[tuple[str, Picture]]:
    """Return the pictures of a table in full size, with their headings."""
    words, game, table = narrator.words, known.game, known.state.table
    seats = [(narrator.plain[seat], seat) for seat in range(len(table.players))]
    wanted = [(name, PictureKind.VILLAGE, Seat(seat)) for name, seat in seats]
    wanted.append((words("view-market"), PictureKind.MARKET, Seat(0)))
    wanted.append((words("view-board"), PictureKind.BOARD, Seat(0)))
    found = [
        (heading, request_picture(kind, narrator, game, table, seat=seat))
        for heading, kind, seat in wanted
    ]
    return [(heading, picture) for heading, picture in found if picture is not None]


def _names(narrator: Narrator, row: GameRow) -> dict[int, str]:
    """Return the names of the people whom a message may mention, safe to print."""
    guests = (
        {one.user_id: narrator.called(one.name) for one in row.night.guests} if row.night else {}
    )
    return guests | dict(zip(row.users, narrator.names, strict=False))


def _title(narrator: Narrator, row: GameRow) -> str:
    """Return whose table it is: its players, or the guests of a night."""
    if not row.is_night or row.night is None:
        return narrator.words.join_and(list(narrator.plain[: len(narrator.users)]))
    guests = [narrator.called(one.name) for one in row.night.came]
    return game_title(narrator.words, list(dict.fromkeys(guests)), is_night=True)


def _moment(seconds: int) -> str:
    """Return an instant, which Discord would show in each reader's own time zone."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"


def _rendered_file(name: str, values: dict[str, Any]) -> str:
    return templates_of("bot.screen").get_template(name).render(values)
