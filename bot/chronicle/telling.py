"""Make the chronicle of a finished game: collect its stories and what was done between them."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby

from markupsafe import Markup

from bot.chronicle.chronicle import (
    Chronicle,
    ChronicleParagraph,
    ChronicleStory,
    Lines,
    Move,
    Place,
    ReadingLink,
    Round,
    Village,
)
from bot.chronicle.markup import is_quoted, line_markup, paragraphs
from bot.i18n.bundle import locale_of
from bot.i18n.words import Words
from bot.model.ending import Ending
from bot.model.games import GameRow
from bot.model.loaded_game import LoadedGame
from bot.model.names import one_line
from bot.model.nights import Night
from bot.model.notices import SEAT_TAKEN, TableEvent
from bot.model.plies import Ply
from bot.model.recordings import RecordedReading
from bot.model.stories import Chapter, Story
from bot.service.night.steps import question_of
from bot.service.plies.idle import is_dealing
from bot.service.plies.stories import stories_of
from bot.text import picture_choice
from bot.text.condense import in_few_lines
from bot.text.emoji import NO_EMOJI
from bot.text.finale import finale_of
from bot.text.house_rules import house_line
from bot.text.journal import PlyText, end_lines, ply_texts
from bot.text.log import stages
from bot.text.narrator import Narrator, PaperShown
from bot.text.night import aside, sheet_lines
from bot.text.notices import notice_text
from bot.text.picture_request import PictureKind
from bot.text.rounds import round_began
from bot.text.shakes import shaken_by
from bot.text.story import (
    best_line,
    chapter_title,
    dice_parts,
    label_of,
    outcome_text,
    paragraph_text,
    reward_line,
    story_who,
)
from bot.text.tidings import fate_of
from rules import score
from rules.actions import Pass
from rules.dice import mixture
from rules.facts import BuildingGained, RoundBegan, VillagerJoined
from rules.record import alter
from rules.words import Seat


def tell(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    events: Sequence[TableEvent],
    ending: Ending,
    readings: Sequence[RecordedReading] = (),
) -> Chronicle:
    """Return the chronicle of a finished game, without anything that was not chosen.

    `readings` are those that people of a night recorded themselves.
    """
    narrator = _for_a_page(narrator)
    undone = {ply.undoes for ply in plies}
    standing = [ply for ply in plies if ply.undoes is None and ply.ply not in undone]
    stories = [story for story in stories_of(standing) if story.is_over]
    night = loaded.row.night
    by_last = {story.last: story for story in stories}
    writer = _Writer(narrator, by_last, events, night, _links(loaded.row, readings))
    seats = [seat.seat for seat in loaded.row.seats]
    picture = picture_choice.of_panel(narrator, loaded, aloud=False, rounds=ending.rounds)
    return Chronicle(
        words=narrator.words,
        people=_people(narrator, night if loaded.row.is_night else None),
        about=_about(narrator, standing, len(stories)),
        house_rules=house_line(narrator.words, loaded.row.house_rules),
        places=() if loaded.row.is_night else _places(narrator, loaded),
        sheet=tuple(sheet_lines(narrator, ending.night)) if ending.night else (),
        score=None if loaded.row.is_night else picture,
        best=writer.best(ending),
        best_mark=writer.mark_of(ending.best),
        rounds=tuple(writer.rounds(standing)),
        finale=_finale(narrator, loaded),
        villages=tuple([_village(narrator, loaded, standing, seat) for seat in seats]),
        seed=loaded.row.seed.hex(),
        shaken=shaken_by(narrator.words, loaded.row.shakes, one_line),
        mixture=mixture(loaded.row.seed, loaded.row.mixed_in) if loaded.row.mixed_in else "",
        ended_at=datetime.fromisoformat(standing[-1].at),
    )


def rounds_of(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    events: Sequence[TableEvent],
) -> tuple[Round, ...]:
    """Return the rounds of a game that may still go on, with the stories that are over."""
    writer, standing = _writer_of(narrator, loaded, plies, events)
    return tuple(writer.rounds(standing))


def moves_of(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    events: Sequence[TableEvent],
) -> tuple[Move, ...]:
    """Return what is told of each ply of a game that may still go on."""
    writer, standing = _writer_of(narrator, loaded, plies, events)
    return tuple(writer.moves(standing))


def _writer_of(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    events: Sequence[TableEvent],
) -> "tuple[_Writer, list[Ply]]":
    """Return the writer of a game that may still go on, and its plies that were not undone."""
    narrator = alter(narrator, emoji=NO_EMOJI, paper=PaperShown.WHOLE)
    undone = {ply.undoes for ply in plies}
    standing = [ply for ply in plies if ply.undoes is None and ply.ply not in undone]
    by_last = {story.last: story for story in stories_of(standing) if story.is_over}
    return _Writer(narrator, by_last, events, loaded.row.night, ()), standing


class _Writer:
    """Writes the rounds of one game, numbering its stories."""

    def __init__(
        self,
        narrator: Narrator,
        stories: Mapping[int, Story],
        events: Sequence[TableEvent],
        night: Night | None,
        links: Sequence[tuple[RecordedReading, str]],
    ) -> None:
        self._night = night
        self._links = links
        self._narrator = narrator
        self._stories = stories
        self._events = events
        self._marks = {ply: f"story-{n}" for n, ply in enumerate(stories, start=1)}
        self._stages = stages(narrator, [one for one in events if one.key == SEAT_TAKEN])
        self._classes = {
            name: f"seat{seat}"
            for then, _ in reversed(self._stages)
            for seat, name in enumerate(then.names)
        }

    def rounds(self, plies: Sequence[Ply]) -> Iterator[Round]:
        """Yield the rounds: each begins with the ply that ended the one before."""
        number, opening, parts = 1, Markup(), list[ChronicleStory | Lines]()
        quiet: list[PlyText] = []
        for then, one in self._ply_texts(plies):
            text = _without_trifles(one)
            story = self._stories.get(text.ply.ply)
            if story is None:
                quiet.append(text)
            else:
                parts += [*self._lines(quiet), self._story(then, story)]
                ends = end_lines(then, text.ply.facts)
                quiet = [PlyText(text.ply, is_minor=False, lines=ends)] if ends else []
            quiet += self._event_texts(text.ply)
            begun = [one for one in text.ply.facts if isinstance(one, RoundBegan)]
            if begun and text.ply.ply:
                yield Round(number, opening, (*parts, *self._lines(quiet)))
                number, parts, quiet = begun[-1].round, [], []
                opening = self._markup(round_began(self._narrator, begun[-1]))
        yield Round(number, opening, (*parts, *self._lines(quiet)))

    def moves(self, plies: Sequence[Ply]) -> Iterator[Move]:
        """Yield each ply of which something is told: its story, or its lines, and its events."""
        for then, one in self._ply_texts(plies):
            text = _without_trifles(one)
            story = self._stories.get(text.ply.ply)
            begins = [self._story(then, story)] if story else self._lines([text])
            told = [*begins, *self._lines(list(self._event_texts(text.ply)))]
            if told:
                yield Move(text.ply.ply, tuple(told))

    def _ply_texts(self, plies: Sequence[Ply]) -> Iterator[tuple[Narrator, PlyText]]:
        """Yield each ply with the narrator of its time, who knows its players' names then."""
        last = -1
        for then, event in self._stages:
            until = event.ply if event else plies[-1].ply
            for one in ply_texts(then, plies):
                if last < one.ply.ply <= until:
                    yield then, one
            last = until

    def best(self, ending: Ending) -> Markup | None:
        """Return the line about the story of the game."""
        line = best_line(self._narrator, ending)
        return self._markup(line) if line else None

    def mark_of(self, story: Story | None) -> str:
        """Return the mark of a story, empty for none."""
        return self._marks.get(story.last, "") if story else ""

    def _story(self, narrator: Narrator, story: Story) -> ChronicleStory:
        return ChronicleStory(
            mark=self._marks[story.last],
            title=chapter_title(narrator, story.chapters[0]),
            who=self._markup(story_who(narrator, story)),
            explorer=narrator.plain[story.seat],
            seat=story.seat,
            picture=picture_choice.of_paragraph(narrator, story.number),
            paragraphs=tuple([self._chapter(chapter) for chapter in story.chapters]),
            reward_line=self._markup(reward_line(narrator, story)),
            aside=self._markup(aside(narrator, self._night, story)) if self._night else Markup(),
            recordings=tuple(self._reading_links(story)),
        )

    def _reading_links(self, story: Story) -> Iterator[ReadingLink]:
        """Yield the recordings of a story, named after their readers."""
        asked = [question_of(chapter) for chapter in story.chapters]
        for reading, url in self._links:
            if reading.question in asked and self._night is not None:
                names = [one.name for one in self._night.guests if one.user_id == reading.user_id]
                length = f"{reading.seconds // 60}:{reading.seconds % 60:02}"
                name = names[-1] or self._narrator.words("former-player")
                label = self._narrator.words("chronicle-voice", name=name, length=length)
                yield ReadingLink(label, url)

    def _chapter(self, chapter: Chapter) -> ChronicleParagraph:
        narrator, chosen = self._narrator, chapter.chosen
        return ChronicleParagraph(
            title=chapter_title(narrator, chapter),
            text=paragraphs(paragraph_text(narrator, chapter)),
            choice=label_of(narrator, chosen) if chosen else "",
            dice=tuple(dice_parts(narrator, chapter)),
            outcome=paragraphs(outcome_text(narrator, chapter)),
        )

    def _lines(self, texts: Sequence[PlyText]) -> Iterator[Lines]:
        """Yield the lines between two stories, minor plies in few lines; papers are separate."""
        words = self._narrator.words
        lines = in_few_lines(words, [(one.is_minor, one.lines) for one in texts])
        openings = {
            round_began(self._narrator, fact)
            for one in texts
            for fact in one.ply.facts
            if isinstance(fact, RoundBegan)
        }
        others = [line for line in lines if line not in openings]
        for is_paper, group in groupby(others, is_quoted):
            yield Lines(tuple([self._markup(line) for line in group]), is_paper)

    def _event_texts(self, ply: Ply) -> Iterator[PlyText]:
        words = self._narrator.words
        for event in self._events:
            if event.ply == ply.ply:
                line = notice_text(words, event.key, event.figures)
                yield PlyText(alter(ply, facts=()), is_minor=False, lines=[line])

    def _markup(self, line: str) -> Markup:
        return line_markup(line, self._classes)


def _for_a_page(narrator: Narrator) -> Narrator:
    """Show the whole papers, and ruby; an emoji is an address at Discord, and a page has none."""
    stories = narrator.stories.with_ruby()
    return alter(narrator, emoji=NO_EMOJI, paper=PaperShown.WHOLE, stories=stories)


def _finale(narrator: Narrator, loaded: LoadedGame) -> tuple[Markup, ...]:
    """Return the paragraphs of the last story, if the game had one."""
    told = finale_of(narrator, loaded)
    return tuple([part for text in told.texts for part in paragraphs(text)]) if told else ()


def _links(
    row: GameRow, readings: Sequence[RecordedReading]
) -> tuple[tuple[RecordedReading, str], ...]:
    """Return each recording with its address on Discord."""
    channel = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    return tuple([(one, f"{channel}/{one.message_id}") for one in readings])


def _without_trifles(text: PlyText) -> PlyText:
    """Leave out automatic passes, and the start: the chronicle shows seats and seed separately."""
    action = text.ply.action
    is_idle = isinstance(action, Pass) and action.idle
    return alter(text, lines=text.lines[1:]) if is_idle or not text.ply.ply else text


def _people(narrator: Narrator, night: Night | None) -> tuple[str, ...]:
    """Return whose game it was: its villages' players, or a night's guests."""
    if night is None:
        return narrator.plain[: len(narrator.users)]
    former = narrator.words("former-player")
    return tuple(dict.fromkeys([guest.name or former for guest in night.guests]))


def _places(narrator: Narrator, loaded: LoadedGame) -> tuple[Place, ...]:
    """List the final score, the best first."""
    scores = score(loaded.game, loaded.state.table)
    ranked = sorted(scores, key=lambda one: one.place)
    return tuple([Place(s.place, narrator.plain[s.seat], s.total, s.seat) for s in ranked])


def _about(narrator: Narrator, plies: Sequence[Ply], stories: int) -> str:
    """Describe when the game was played, and its length."""
    began, ended = (_date(narrator.words, ply.at) for ply in (plies[0], plies[-1]))
    return narrator.words(
        "chronicle-about",
        days=1 if began == ended else 2,
        began=began,
        ended=ended,
        moves=sum([not is_dealing(ply.facts) for ply in plies[1:]]),
        stories=stories,
    )


def _date(words: Words, at: str) -> str:
    from babel.dates import format_date  # noqa: PLC0415 - it is heavy, and only needed here

    return format_date(datetime.fromisoformat(at), "long", locale=locale_of(words.language))


def _village(narrator: Narrator, loaded: LoadedGame, plies: Sequence[Ply], seat: Seat) -> Village:
    words = narrator.words
    facts = [one for ply in plies for one in ply.facts if getattr(one, "seat", None) == seat]
    built = [words(f"building-{f.building}") for f in facts if isinstance(f, BuildingGained)]
    hired = [words(f"villager-{f.villager}") for f in facts if isinstance(f, VillagerJoined)]
    trips = len([one for one in stories_of(plies) if one.seat == seat])
    summary = words(
        "chronicle-village",
        trips=trips,
        built=words.join_and(built),
        houses=len(built),
        hired=words.join_and(hired),
        people=len(hired),
    )
    table = loaded.state.table
    picture = picture_choice.request_picture(
        PictureKind.VILLAGE, narrator, loaded.game, table, seat=seat
    )
    became = tuple([part for line in fate_of(narrator, seat) for part in paragraphs(line)])
    return Village(narrator.plain[seat], seat, picture, summary, became)
