"""Write a game's rounds: its stories, and what was done between them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from markupsafe import Markup

from bot.chronicle.beside import NOTHING, Beside
from bot.chronicle.chronicle import (
    ChronicleParagraph,
    ChronicleStory,
    Lines,
    Move,
    ReadingLink,
    Roll,
    Round,
)
from bot.chronicle.markup import is_quoted, line_markup, paragraphs
from bot.chronicle.people import plain_name
from bot.chronicle.quotes import quote_of
from bot.model.ending import Ending
from bot.model.games import GameRow
from bot.model.nights import Guest, Night
from bot.model.notices import SEAT_TAKEN, TableEvent
from bot.model.plies import Ply
from bot.model.recordings import RecordedReading
from bot.model.stories import Chapter, Story
from bot.service.night.steps import question_of
from bot.text import picture_choice
from bot.text.condense import in_few_lines
from bot.text.joining import PlyText
from bot.text.journal import end_lines, ply_texts
from bot.text.log import stages
from bot.text.narration import NarrationText, end_narration, prompt_narration, story_narration
from bot.text.narrator import Narrator
from bot.text.night import aside
from bot.text.notices import notice_text
from bot.text.rounds import round_began
from bot.text.story import (
    best_line,
    chapter_title,
    dice_of,
    label_of,
    last_dice,
    outcome_text,
    paragraph_text,
    reward_line,
    story_who,
)
from bot.text.tales import tale_told
from rules.actions import Pass
from rules.facts import BuildingGained, Fact, LanternsRolled, RoundBegan, VillagerJoined
from rules.record import alter


class Writer:
    """Writes the rounds of one game, numbering its stories.

    `stories` are those that are over, by their last plies.
    """

    def __init__(
        self,
        narrator: Narrator,
        stories: Mapping[int, Story],
        events: Sequence[TableEvent],
        night: Night | None,
        beside: Beside = NOTHING,
    ) -> None:
        self._night = night
        self._beside = beside
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
        quiet, facts = list[PlyText](), list[Fact]()
        for then, one in self._ply_texts(plies):
            text = _without_trifles(one)
            story = self._stories.get(text.ply.ply)
            if story is None:
                quiet.append(text)
            else:
                parts += [*self._lines(quiet), self._story(then, story)]
                ends = end_lines(then, text.ply.facts)
                quiet = [PlyText(text.ply, is_minor=False, lines=ends)] if ends else []
            told = self._tale_told(then, text.ply)
            if told:
                parts = _joined([*parts, *self._lines(quiet)], told)
                quiet = []
            quiet += self._event_texts(text.ply)
            begun = [one for one in text.ply.facts if isinstance(one, RoundBegan)]
            facts += text.ply.facts
            if begun and text.ply.ply:
                news = self._news(facts)
                yield Round(number, opening, (*parts, *self._lines(quiet)), news)
                number, parts, quiet, facts = begun[-1].round, [], [], []
                opening = self._markup(round_began(self._narrator, begun[-1]))
        yield Round(number, opening, (*parts, *self._lines(quiet)), self._news(facts))

    def moves(self, plies: Sequence[Ply]) -> Iterator[Move]:
        """Yield each ply of which something is told: its story, or its lines, and its events."""
        for then, one in self._ply_texts(plies):
            text = _without_trifles(one)
            story = self._stories.get(text.ply.ply)
            begins = [self._story(then, story)] if story else self._lines([text])
            others = self._lines(list(self._event_texts(text.ply)))
            told = [*begins, *self._tale_told(then, text.ply), *others]
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
        led = self._beside.led.get(story.last)
        return ChronicleStory(
            mark=self._marks[story.last],
            title=chapter_title(narrator, story.chapters[0]),
            who=self._markup(_led_by(narrator, story, led) if led else story_who(narrator, story)),
            explorer=plain_name(narrator, led) if led else narrator.plain[story.seat],
            seat=story.seat,
            picture=picture_choice.of_paragraph(narrator, story.number),
            paragraphs=tuple([_paragraph(narrator, chapter) for chapter in story.chapters]),
            reward_line=self._markup(reward_line(narrator, story)),
            aside=self._markup(aside(narrator, self._night, story)) if self._night else Markup(),
            recordings=tuple(self._reading_links(story)),
            quote=Markup().join(paragraphs(quote_of(narrator, story))[:1]),
            spoken=tuple(_spoken(narrator, story)),
            grown=self._beside.grown.get(story.last, ()),
        )

    def _tale_told(self, narrator: Narrator, ply: Ply) -> list[Lines]:
        """Return what the tale of a night told in a ply, if it did."""
        told = tale_told(narrator, ply.facts)
        if told is None:
            return []
        heading, texts = told
        lines = tuple([self._markup(line) for text in texts for line in text.split("\n")])
        spoken = self._beside.spoken.tale.get(ply.ply, ())
        return [Lines(lines, is_paper=False, heading=heading, spoken=spoken)]

    def _news(self, facts: Sequence[Fact]) -> Markup:
        """Return what villages built, and who moved in, in one sentence; empty if nothing."""
        words, told = self._narrator.words, list[str]()
        for seat, name in enumerate(self._narrator.names):
            own = [one for one in facts if getattr(one, "seat", None) == seat]
            got = [words(f"building-{f.building}") for f in own if isinstance(f, BuildingGained)]
            joined = [f.villager for f in own if isinstance(f, VillagerJoined)]
            got += [self._narrator.short_villagers((one,)) for one in joined]
            if got:
                told.append(words("chronicle-got", name=name, things=words.join_and(got)))
        return (
            self._markup(words("chronicle-news", all=words("list-plies").join(told)))
            if told
            else Markup()
        )

    def _reading_links(self, story: Story) -> Iterator[ReadingLink]:
        """Yield the recordings of a story, named after their readers."""
        asked = [question_of(chapter) for chapter in story.chapters]
        for reading, url in self._beside.links:
            if reading.question in asked and self._night is not None:
                names = [one.name for one in self._night.guests if one.user_id == reading.user_id]
                length = f"{reading.seconds // 60}:{reading.seconds % 60:02}"
                name = names[-1] or self._narrator.words("former-player")
                label = self._narrator.words("chronicle-voice", name=name, length=length)
                yield ReadingLink(label, url, reading.message_id)

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
        spoken_papers = self._beside.spoken.papers
        papers = [text for one in texts for text in spoken_papers.get(one.ply.ply, ())]
        for is_paper, group in groupby(others, is_quoted):
            spoken = tuple(papers) if is_paper else ()
            yield Lines(tuple([self._markup(line) for line in group]), is_paper, spoken=spoken)
            papers = [] if is_paper else papers

    def _event_texts(self, ply: Ply) -> Iterator[PlyText]:
        words = self._narrator.words
        for event in self._events:
            if event.ply == ply.ply:
                line = notice_text(words, event.key, event.figures)
                yield PlyText(alter(ply, facts=()), is_minor=False, lines=[line])

    def _markup(self, line: str) -> Markup:
        return line_markup(line, self._classes)


def _joined(parts: list[ChronicleStory | Lines], told: list[Lines]) -> list[ChronicleStory | Lines]:
    """Append what a tale told; what it told right before has the same heading."""
    last = parts[-1] if parts else None
    if not isinstance(last, Lines) or not last.heading:
        return [*parts, *told]
    more = [line for one in told for line in one.lines]
    spoken = [text for one in told for text in one.spoken]
    both = alter(last, lines=(*last.lines, *more), spoken=(*last.spoken, *spoken))
    return [*parts[:-1], both]


def _without_trifles(text: PlyText) -> PlyText:
    """Leave out automatic passes, and the start: the chronicle shows seats and seed separately."""
    action = text.ply.action
    is_idle = isinstance(action, Pass) and action.idle
    return alter(text, lines=text.lines[1:]) if is_idle or not text.ply.ply else text


def links_of(
    row: GameRow, readings: Sequence[RecordedReading]
) -> tuple[tuple[RecordedReading, str], ...]:
    """Return each recording with its address on Discord."""
    channel = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    return tuple([(one, f"{channel}/{one.message_id}") for one in readings])


def _led_by(narrator: Narrator, story: Story, led: Guest) -> str:
    """Return the line with who led a story of a night, the party, and the cave's die."""
    words, party = narrator.words, narrator.villagers(story.party)
    who = [words("chronicle-led", name=narrator.called(led.name), party=party)]
    if story.die is not None:
        who.append(words("detail-cave-die", value=story.die))
    return words("list-dot").join(who)


def _paragraph(narrator: Narrator, chapter: Chapter) -> ChronicleParagraph:
    chosen = chapter.chosen
    return ChronicleParagraph(
        title=chapter_title(narrator, chapter),
        text=paragraphs(paragraph_text(narrator, chapter)),
        choice=label_of(narrator, chosen) if chosen else "",
        dice=tuple(_rolls(narrator, chapter)),
        outcome=paragraphs(outcome_text(narrator, chapter)),
    )


def _rolls(narrator: Narrator, chapter: Chapter) -> Iterator[Roll]:
    """Yield a paragraph's dice; the number of one is drawn, so its words do not say it."""
    for one in last_dice(chapter):
        if isinstance(one, LanternsRolled):
            name = narrator.short_villagers((one.villager,))
            yield Roll(
                one.value, narrator.words("chronicle-roll", name=name, lanterns=one.lanterns)
            )
        elif text := dice_of(narrator, one):
            yield Roll(0, text)


def _spoken(narrator: Narrator, story: Story) -> Iterator[NarrationText]:
    """Yield what a voice may have read of a story: first all of it, then its parts."""
    texts = [story_narration(narrator, story)]
    for chapter in story.chapters:
        is_asked = bool(question_of(chapter))
        texts.append(prompt_narration(narrator, chapter.number, is_asked=is_asked))
        texts.append(end_narration(narrator, chapter))
    yield from filter(None, texts)
