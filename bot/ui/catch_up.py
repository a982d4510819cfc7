"""Show what a person missed, which questions wait for them, and which games they play."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.kinds import GameStatus
from bot.model.open_game import OpenGame
from bot.model.presses import Press
from bot.model.votes import VoteRow
from bot.service.clocks.readers import answerer
from bot.service.clocks.votes import figures_of
from bot.text.moments import moment, time_stamp
from bot.text.narrator import Narrator
from bot.text.notices import notice_text
from bot.ui.guest_nights import GuestNight, night_lines
from bot.ui.layout import button, join_newest, layout, sections
from bot.ui.message import Button, Message
from bot.ui.notice import place_of
from bot.ui.proposals import proposed_buttons
from bot.ui.reading import buttons_for, read_button
from bot.ui.rows import packed
from bot.ui.vote import ballots
from rules.editions import VARIANTS, Reading
from rules.questions import ChooseOption, Question, RestVillagers
from rules.record import record
from rules.words import Seat

STORY = 2_000
"""Characters of the story in a catch-up."""

# Games; the person sees how many more there are, and refreshes once they have answered.
_MOST_WAITING = 8
_MOST_LISTED = 15


@record
class PlayerGame:
    """A game as seen by one of its players.

    `ends` says when each running clock runs out; `vote` is one that still needs their ballot.
    `opened` and `narrator` are None in a lobby, and if the game cannot be opened.
    """

    row: GameRow
    seat: Seat
    ends: Mapping[Seat, datetime]
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
    def unanswered(self) -> list[Question]:
        """List the questions that this person is to answer."""
        return [question for question in self.questions if self.answerer(question) == self.seat]

    def answerer(self, question: Question) -> Seat:
        """Return the seat that a question waits for: the explorer's, or their reader's."""
        return answerer(self.opened.row if self.opened else self.row, question)

    def since(self, seat: Seat) -> str:
        """Return the time stamp of a seat's question; empty if it is not known."""
        at = self.row.seats[seat].asked_at
        return moment(at) if at else ""


def catch_up(
    words: Words, story: str, entries: Sequence[PlayerGame], nights: Sequence[GuestNight]
) -> Message:
    """Show what was missed, then the questions to answer, with their buttons, then the nights."""
    waiting = [entry for entry in entries if entry.unanswered or entry.vote]
    parts: list[tuple[str, list[list[Button]]]] = [(story, [])] if story else []
    if waiting:
        parts.append((words("owed-title"), []))
    for entry in waiting[:_MOST_WAITING]:
        rows = [row for question in entry.unanswered for row in _answers(entry, question)]
        rows += [ballots(words, entry.vote)] if entry.vote else []
        parts.append((_unanswered(words, entry), rows))
    left = len(waiting) - _MOST_WAITING
    if left > 0:
        parts.append((words("owed-more", count=left), []))
    if nights:
        parts.append((night_lines(words, nights), []))
    if not waiting and not any(night.call.is_pressing for night in nights):
        parts.append((words("owed-nothing"), []))
    last, rows = parts.pop()
    again = button(words("catchup-again"), CustomId(0, 0, Press.CATCH_UP))
    return sections([*parts, (last, [*rows, [again]])])


def story_of(words: Words, moves: int, lines: Sequence[str]) -> str:
    """Return lines under a title that counts the moves, without the oldest if they are too long."""
    text = join_newest(lines, STORY, words("lines-more")) or words("catchup-nothing")
    return "\n".join([words("catchup-title", moves=moves), text])


def list_of_games(
    words: Words, entries: Sequence[PlayerGame], nights: Sequence[GuestNight]
) -> Message:
    """List a person's games: first those that wait for them, the longest first; then the nights."""
    if not entries:
        return layout([night_lines(words, nights) or words("games-none")])
    lines = [f"- {_listed(words, entry)}" for entry in sorted(entries, key=_urgency)]
    more = len(lines) - _MOST_LISTED
    last = [words("games-more", count=more)] if more > 0 else []
    listed = "\n".join([*lines[:_MOST_LISTED], *last])
    return layout([words("games-title"), listed, night_lines(words, nights)])


def _urgency(entry: PlayerGame) -> tuple[bool, bool, str, int]:
    asked_at = entry.row.seats[entry.seat].asked_at or ""
    return not entry.unanswered, entry.row.status != GameStatus.RUNNING, asked_at, entry.row.id


def _unanswered(words: Words, entry: PlayerGame) -> str:
    place, since = place_of(words, entry.row), entry.since(entry.seat)
    lines: list[str] = []
    for question in entry.unanswered:
        kind = question.kind if question.seat == entry.seat else "read_out"
        what = words("owed", place=place, what=kind)
        lines.append(words("owed-since", what=what, since=since) if since else what)
    if entry.vote:
        figures = {"place": place, **figures_of(entry.row, entry.vote)}
        lines.append(notice_text(words, "owed-vote", figures))
    return "\n".join(lines)


def _answers(entry: PlayerGame, question: Question) -> list[list[Button]]:
    """Return the buttons of a person's question; for a paragraph, one to read it first."""
    opened, narrator = entry.opened, entry.narrator
    assert opened is not None
    assert narrator is not None
    if isinstance(question, ChooseOption) and opened.row.reading != Reading.BOOK:
        return [[read_button(narrator, opened, question)]]
    answers = buttons_for(narrator, opened, question)
    if isinstance(question, RestVillagers):
        return packed([*proposed_buttons(narrator, opened, [entry.seat]), *answers])
    more = CustomId(opened.row.id, 0, Press.MORE)
    return packed([*answers, button(narrator.words("verb-more"), more)])


def _listed(words: Words, entry: PlayerGame) -> str:
    row = entry.row
    parts = [place_of(words, row)]
    if row.status == GameStatus.LOBBY:
        parts.append(
            words("games-lobby", count=len(row.seats), most=max(VARIANTS[row.variant].seats))
        )
    elif entry.opened is None or row.status == GameStatus.PAUSED:
        parts.append(words("games-paused"))
    else:
        table, edition = entry.opened.state.table, entry.opened.game.edition
        parts.append(words("games-round", round=table.round, rounds=edition.rounds))
        parts += _asked(words, entry)
    return words("list-dot").join(parts)


def _asked(words: Words, entry: PlayerGame) -> list[str]:
    """Describe who a game waits for, since when, and until when the clock runs."""
    narrator = entry.narrator
    assert narrator is not None
    asked = list(dict.fromkeys([entry.answerer(question) for question in entry.questions]))
    names = [words("games-you") if s == entry.seat else narrator.name(s) for s in asked]
    parts = [words("games-asked", who=words.join_and(names))]
    first = entry.seat if entry.seat in asked else asked[0]
    since = entry.since(first)
    if since:
        parts.append(words("games-since", since=since))
    if first in entry.ends:
        parts.append(words("games-clock", until=time_stamp(entry.ends[first])))
    return parts
