"""Show what a person missed, which answers they owe, and which games they play."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.kinds import GameStatus
from bot.model.open_game import OpenGame
from bot.model.votes import VoteRow
from bot.service.votes import figures_of
from bot.text.moments import moment, time_stamp
from bot.text.narrator import Narrator
from bot.text.notices import notice_text
from bot.ui.layout import button, fold, layout, sections
from bot.ui.message import Button, ButtonStyle, Message
from bot.ui.notice import panel_link
from bot.ui.reading import rows_for
from bot.ui.vote import ballots
from rules.editions import VARIANTS, Reading
from rules.questions import ChooseOption, Question
from rules.words import Seat

STORY = 2_000
"""Characters of the story in a catch-up."""

_MOST_OWED = 8
_MOST_LISTED = 15


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game as seen by one of its players.

    `ends` says when each running clock will have run out; `vote` is one that still needs their
    ballot.
    `opened` and `narrator` are None in a lobby, and where the game cannot be opened.
    """

    row: GameRow
    seat: Seat
    ends: dict[Seat, datetime]
    vote: VoteRow | None
    opened: OpenGame | None = None
    narrator: Narrator | None = None

    @property
    def questions(self) -> tuple[Question, ...]:
        """List the open questions of all players."""
        if self.opened is None or self.row.status != GameStatus.RUNNING:
            return ()
        return self.opened.state.table.questions

    @property
    def owed(self) -> list[Question]:
        """List the questions that this person is to answer."""
        return [question for question in self.questions if question.seat == self.seat]

    def since(self, seat: Seat) -> str:
        """Return the time stamp of a seat's question; empty where it is not known."""
        at = self.row.seats[seat].asked_at
        return moment(at) if at else ""


def catch_up(words: Words, story: str, sittings: Sequence[Sitting]) -> Message:
    """Show what was missed, then the questions to answer, with their buttons."""
    waiting = [sitting for sitting in sittings if sitting.owed or sitting.vote]
    parts: list[tuple[str, list[list[Button]]]] = [(story, [])] if story else []
    if waiting:
        parts.append((words("owed-title"), []))
    for sitting in waiting[:_MOST_OWED]:
        rows = [row for question in sitting.owed for row in _answers(sitting, question)]
        rows += [ballots(words, sitting.vote)] if sitting.vote else []
        parts.append((_owed(words, sitting), rows))
    left = len(waiting) - _MOST_OWED
    if left > 0:
        parts.append((words("owed-more", count=left), []))
    if not waiting:
        parts.append((words("owed-nothing"), []))
    last, rows = parts.pop()
    again = button(words("catchup-again"), CustomId(0, 0, "catchup"))
    return sections([*parts, (last, [*rows, [again]])])


def story_of(words: Words, moves: int, lines: Sequence[str]) -> str:
    """Return lines under a title that counts the moves, without the oldest if they are too long."""
    text = fold(lines, STORY, words("lines-more")) or words("catchup-nothing")
    return "\n".join([words("catchup-title", moves=moves), text])


def list_of_games(words: Words, sittings: Sequence[Sitting]) -> Message:
    """List a person's games: first those that wait for them, the longest first."""
    if not sittings:
        return layout([words("games-none")])
    lines = [f"- {_listed(words, sitting)}" for sitting in sorted(sittings, key=_urgency)]
    more = len(lines) - _MOST_LISTED
    last = [words("games-more", count=more)] if more > 0 else []
    return layout([words("games-title"), "\n".join([*lines[:_MOST_LISTED], *last])])


def _urgency(sitting: Sitting) -> tuple[bool, bool, str, int]:
    asked_at = sitting.row.seats[sitting.seat].asked_at or ""
    return not sitting.owed, sitting.row.status != GameStatus.RUNNING, asked_at, sitting.row.id


def _place(words: Words, row: GameRow) -> str:
    link = words("table-link", url=panel_link(row))
    return words("list-dot").join([f"<#{row.channel_id}>", link])


def _owed(words: Words, sitting: Sitting) -> str:
    place, since = _place(words, sitting.row), sitting.since(sitting.seat)
    lines: list[str] = []
    for question in sitting.owed:
        what = words("owed", place=place, what=question.kind)
        lines.append(words("owed-since", what=what, since=since) if since else what)
    if sitting.vote:
        figures = {"place": place, **figures_of(sitting.row, sitting.vote)}
        lines.append(notice_text(words, "owed-vote", figures))
    return "\n".join(lines)


def _answers(sitting: Sitting, question: Question) -> list[list[Button]]:
    """Return the buttons of a person's question; for a paragraph, one to read it first."""
    opened, narrator = sitting.opened, sitting.narrator
    assert opened is not None
    assert narrator is not None
    if isinstance(question, ChooseOption) and opened.row.reading != Reading.BOOK:
        press = CustomId(opened.row.id, question.number, "read")
        return [[button(narrator.words("verb-read"), press, ButtonStyle.PRIMARY)]]
    rows = rows_for(narrator, opened, question)
    return [[b for b in row if not (b.custom_id or "").endswith(":withdraw")] for row in rows]


def _listed(words: Words, sitting: Sitting) -> str:
    row = sitting.row
    parts = [_place(words, row)]
    if row.status == GameStatus.LOBBY:
        parts.append(
            words("games-lobby", count=len(row.seats), most=max(VARIANTS[row.variant].seats))
        )
    elif sitting.opened is None or row.status == GameStatus.PAUSED:
        parts.append(words("games-paused"))
    else:
        table, edition = sitting.opened.state.table, sitting.opened.game.edition
        parts.append(words("games-round", round=table.round, rounds=edition.rounds))
        parts += _asked(words, sitting)
    return words("list-dot").join(parts)


def _asked(words: Words, sitting: Sitting) -> list[str]:
    """Describe for whom a game waits, since when, and until when the clock runs."""
    narrator = sitting.narrator
    assert narrator is not None
    asked = list(dict.fromkeys([question.seat for question in sitting.questions]))
    names = [words("games-you") if s == sitting.seat else narrator.name(s) for s in asked]
    parts = [words("games-asked", who=words.all_of(names))]
    first = sitting.seat if sitting.seat in asked else asked[0]
    since = sitting.since(first)
    if since:
        parts.append(words("games-since", since=since))
    if first in sitting.ends:
        parts.append(words("games-clock", until=time_stamp(sitting.ends[first])))
    return parts
