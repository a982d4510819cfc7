"""Show what a person missed, which questions wait for them, and which games they play."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.presses import Board, Press
from bot.model.votes import VoteRow
from bot.service.clocks.readers import answerer
from bot.service.clocks.votes import figures_of
from bot.text.catch_up import Missed, missed_lines
from bot.text.moments import moment, time_stamp
from bot.text.narrator import Narrator
from bot.text.notices import notice_text
from bot.ui.guest_nights import GuestNight, night_lines
from bot.ui.layout import button, has_room, join_newest, layout, sections
from bot.ui.message import Button, Message
from bot.ui.notice import place_of
from bot.ui.panel_buttons import answer_lines
from bot.ui.paper import paper_buttons
from bot.ui.proposals import proposed_buttons
from bot.ui.quick import quick_answers, quick_purchases
from bot.ui.reading import buttons_for, read_button
from bot.ui.rows import packed
from bot.ui.vote import ballots
from rules.editions import VARIANTS, Reading
from rules.questions import ChooseOption, Question, RestVillagers, TakeTurn
from rules.record import record
from rules.words import Seat

_NEWS = 1_600
"""Characters of what was missed: some 900 in most games, more after a long absence."""

News = tuple[str, list[list[Button]]]
"""What was missed in one game, with its buttons."""

# Games; the person sees how many more there are, and refreshes once they have answered.
_MOST_WAITING = 8
_MOST_LISTED = 15


@record
class PlayerGame:
    """A game as seen by one of its players.

    `ends` says when each running clock runs out; `vote` is one that still needs their ballot.
    `loaded` and `narrator` are None in a lobby, and if the game cannot be loaded.
    """

    row: GameRow
    seat: Seat
    ends: Mapping[Seat, datetime]
    vote: VoteRow | None
    loaded: LoadedGame | None = None
    narrator: Narrator | None = None

    @property
    def questions(self) -> tuple[Question, ...]:
        """List the open questions of all players."""
        if self.loaded is None or self.row.status != GameStatus.RUNNING:
            return ()
        return self.loaded.state.table.questions

    @property
    def unanswered(self) -> list[Question]:
        """List the questions that this person is to answer."""
        return [question for question in self.questions if self.answerer(question) == self.seat]

    def answerer(self, question: Question) -> Seat:
        """Return the seat that a question waits for: the explorer's, or their reader's."""
        return answerer(self.loaded.row if self.loaded else self.row, question)

    def since(self, seat: Seat) -> str:
        """Return the time stamp of a seat's question; empty if it is not known."""
        at = self.row.seats[seat].asked_at
        return moment(at) if at else ""


def catch_up(
    words: Words, news: News, entries: Sequence[PlayerGame], nights: Sequence[GuestNight]
) -> Message:
    """Show what was missed, then the questions to answer, with their buttons, then the nights.

    Where not all buttons fit, the proposals of the panel are left out, and then the buttons of
    what was missed: those that answer a question come first. Of many games only some have theirs;
    the button that shows all of it again, when some are answered, is always there.
    """
    again = [button(words("catchup-again"), CustomId(0, 0, Press.CATCH_UP))]
    for proposes in (True, False):
        parts = _parts(words, news, entries, nights, proposes=proposes)
        if has_room(parts, again):
            return sections(parts, again)
    text, _ = news
    return sections(_parts(words, (text, []), entries, nights, proposes=False), again)


def _parts(
    words: Words,
    news: News,
    entries: Sequence[PlayerGame],
    nights: Sequence[GuestNight],
    *,
    proposes: bool,
) -> list[News]:
    waiting = [entry for entry in entries if entry.unanswered or entry.vote]
    parts = [news] if news[0] else []
    if waiting:
        parts.append((words("owed-title"), []))
    for entry in waiting[:_MOST_WAITING]:
        rows = [row for one in entry.unanswered for row in _answers(entry, one, proposes=proposes)]
        rows += [ballots(words, entry.vote)] if entry.vote else []
        parts.append((_unanswered(words, entry), rows))
    left = len(waiting) - _MOST_WAITING
    if left > 0:
        parts.append((words("owed-more", count=left), []))
    if nights:
        parts.append((night_lines(words, nights), []))
    if not waiting and not any(night.call.is_pressing for night in nights):
        parts.append((words("owed-nothing" if entries else "owed-nowhere"), []))
    return parts


def news_of(narrator: Narrator, game_id: int, missed: Missed) -> News:
    """Return what a player missed; the whole log, and a paper that came out, are a press away."""
    lines, more = missed_lines(narrator, missed), narrator.words("lines-more")
    title, figures, *others = lines
    text = "\n".join([title, figures, join_newest(others, _NEWS, more)])
    log = button(narrator.words("catchup-log"), CustomId(game_id, 0, Press.SHOW, Board.LOG))
    return text, [[*paper_buttons(narrator, game_id, missed.since), log]]


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


def _answers(entry: PlayerGame, question: Question, *, proposes: bool) -> list[list[Button]]:
    """Return the buttons of a person's question; for a paragraph, one to read it first.

    `proposes` adds what the panel proposes for a turn, each in one press.
    """
    loaded, narrator = entry.loaded, entry.narrator
    assert loaded is not None
    assert narrator is not None
    if isinstance(question, ChooseOption) and loaded.row.reading != Reading.BOOK:
        return [[read_button(narrator, loaded, question)]]
    answers = buttons_for(narrator, loaded, question)
    if isinstance(question, RestVillagers):
        return packed([*proposed_buttons(narrator, loaded, [entry.seat]), *answers])
    more = button(narrator.words("verb-more"), CustomId(loaded.row.id, 0, Press.MORE))
    if not proposes or not isinstance(question, TakeTurn):
        return packed([*answers, more])
    quick = quick_answers(narrator, loaded, question)
    purchases = quick_purchases(narrator, loaded, question)
    lines, _ = answer_lines(quick, purchases, answers, [more])
    return lines


def _listed(words: Words, entry: PlayerGame) -> str:
    row = entry.row
    parts = [place_of(words, row)]
    if row.status == GameStatus.LOBBY:
        parts.append(
            words("games-lobby", count=len(row.seats), most=max(VARIANTS[row.variant].seats))
        )
    elif entry.loaded is None or row.status == GameStatus.PAUSED:
        parts.append(words("games-paused"))
    else:
        table, edition = entry.loaded.state.table, entry.loaded.game.edition
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
