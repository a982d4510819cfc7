"""Show a story night: its stage, one message per journey, at each of its steps.

No outcome is on it before its encounter is settled: it is made from the public table, the told
chapters of the story, and what the guests have said.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.model.ending import Ending
from bot.model.kinds import GameStatus
from bot.model.nights import Step
from bot.model.open_game import OpenGame
from bot.model.plies import Ply
from bot.model.stories import Story
from bot.service.night import steps
from bot.service.plies.stories import under_way
from bot.text import picture_choice
from bot.text.boards import village_line
from bot.text.details import die
from bot.text.journal import journal_lines
from bot.text.moments import moment
from bot.text.narrator import Narrator
from bot.text.night import advised, aside, closes, consents, gathered, head, listening, who_decides
from bot.text.picture_request import Picture, PictureKind
from bot.text.story import chapter_text, chapter_title, dice_line, label_of, outcome_text
from bot.ui.layout import join_newest, layout
from bot.ui.message import Message, Row
from bot.ui.night_end import night_end
from bot.ui.panel import buildings_to_pick, panel, question_text
from bot.ui.reading import chosen_line, effort, paragraph
from bot.ui.rows import packed
from bot.ui.stage_buttons import stage_buttons
from bot.ui.story import story_entry
from rules import encounter
from rules.facts import LanternsRolled, OptionChosen
from rules.questions import TakeReward
from rules.record import alter

_NO_KEEPS: Mapping[int, int] = {}

_NEWS = 900
"""Characters for what happened between two journeys."""


def stage(
    narrator: Narrator,
    opened: OpenGame,
    ending: Ending | None = None,
    plies: Sequence[Ply] | None = None,
    keeps: Mapping[int, int] = _NO_KEEPS,
) -> Message:
    """Show a night that has begun, or a lifted game, as it is.

    `ending` is what the end shows besides; `plies` are those to report, if not all since the stage
    was posted; `keeps` is how many people keep each story, by its ply. A lifted game asks for its
    turns by its own panel, which lists the guests.
    """
    shown = opened if plies is None else alter(opened, recent=tuple(plies))
    if steps.step_of(opened) == Step.OVER:
        return night_end(narrator, opened, ending or Ending())
    rows, step = packed(stage_buttons(narrator, shown)), steps.step_of(shown)
    is_paused = opened.row.status == GameStatus.PAUSED
    is_over = opened.state.table.over  # and its last end is being read
    if opened.row.lift and not is_over and (is_paused or step == Step.TURN):
        return panel(narrator, opened, plies=plies, evening=(head(narrator, shown), rows))
    if is_paused:
        return layout([head(narrator, opened), _pause(narrator, opened)], rows)
    if step == Step.STORY:
        story = steps.finished_story(shown)
        assert story is not None
        entry = night_entry(narrator, shown, shown.panel_plies, [story], keeps, is_live=True)
        return Message((*entry.blocks, *[Row(tuple(row)) for row in rows]))
    return layout(
        [head(narrator, shown), *_parts(narrator, shown, step), closes(narrator, shown)],
        rows,
        picture=_picture(narrator, shown, step),
        picture_first=step != Step.GATHER,
    )


def end_to_read(narrator: Narrator, opened: OpenGame) -> list[str]:
    """Return how the settled paragraph ended, for its reader alone."""
    chapter, *more = steps.chapters_to_read(opened)
    title = narrator.words(
        "reading-title", number=chapter.number, title=chapter_title(narrator, chapter)
    )
    text = outcome_text(narrator, chapter) or narrator.words("story-failed")
    later = [chapter_text(narrator, one) for one in more]
    return [narrator.words("night-end-intro"), title, text, *later]


def night_entry(
    narrator: Narrator,
    opened: OpenGame,
    plies: Sequence[Ply],
    stories: Sequence[Story],
    keeps: Mapping[int, int],
    *,
    is_live: bool = False,
) -> Message:
    """Show a journey that is over as its journal entry: the story, who read it, who advised."""
    line, game_id = aside(narrator, steps.night_of(opened.row), stories[-1]), opened.row.id
    return story_entry(narrator, game_id, plies, stories, keeps, aside=line, is_live=is_live)


def dice_frames(narrator: Narrator, opened: OpenGame, plies: Sequence[Ply]) -> list[Message]:
    """Show the dice of a choice that was just made, one after another; none if none rolled.

    All are rolled already: a frame shows some, and the others as if they were still rolling.
    """
    for ply in plies:
        rolls = [one for one in ply.facts if isinstance(one, LanternsRolled)]
        chosen = next((one for one in ply.facts if isinstance(one, OptionChosen)), None)
        if chosen and rolls:
            frames = range(len(rolls) + 1)
            return [_dice_frame(narrator, opened, chosen, rolls, shown) for shown in frames]
    return []


def _dice_frame(
    narrator: Narrator,
    opened: OpenGame,
    chosen: OptionChosen,
    rolls: Sequence[LanternsRolled],
    shown: int,
) -> Message:
    words, stories = narrator.words, narrator.stories
    title = stories.title(chosen.number, words.language)
    tiers = opened.game.book.paragraphs[chosen.number].options[chosen.option].tiers
    numbers = words.join_or([str(tier.explore) for tier in tiers])
    needed = words("night-needed", label=label_of(narrator, chosen), numbers=numbers)
    lines = [f"- {die(narrator, roll)}" for roll in rolls[:shown]]
    lines += [
        f"- {words('night-rolling', villager=words(f'villager-{roll.villager}'))}"
        for roll in rolls[shown:]
    ]
    named = words("reading-title", number=chosen.number, title=title)
    return layout([named, needed, "\n".join(lines)])


def _parts(narrator: Narrator, opened: OpenGame, step: Step) -> list[str]:
    match step:
        case Step.GATHER | Step.REST:
            lines = journal_lines(narrator, opened.panel_plies)
            news = join_newest(lines, _NEWS, narrator.words("lines-more"))
            own = gathered(narrator, opened) if step == Step.GATHER else _rest(narrator, opened)
            return [news, *own]
        case Step.READ:
            return [*_before(narrator, opened), listening(narrator, opened)]
        case Step.CHOOSE:
            open_one = paragraph(narrator, opened, lambda index: advised(narrator, opened, index))
            decides = f"-# {who_decides(narrator, opened)}"
            return [*_before(narrator, opened), *open_one, decides]
        case Step.FURTHER:
            asked = consents(narrator, opened) if opened.row.is_night else []
            return [*_rolls(narrator, opened), *asked]
        case Step.END:
            return [*_fallen(narrator, opened), listening(narrator, opened)]
        case Step.REWARD:
            return [*_rolls(narrator, opened), _reward(narrator, opened)]
        case Step.STORY | Step.OVER | Step.TURN:
            raise AssertionError(step)
        case _:
            assert_never(step)


def _pause(narrator: Narrator, opened: OpenGame) -> str:
    if opened.row.pause_reason or opened.row.lift:
        return narrator.words(opened.row.pause_reason or "game-paused")
    return narrator.words("night-paused", until=moment(opened.row.seats[steps.GROUP].until))


def _before(narrator: Narrator, opened: OpenGame) -> list[str]:
    """Return how the paragraphs ended that led to the open one."""
    story = under_way(opened.panel_plies, steps.seat_now(opened))
    ended = [one for one in story.chapters if one.settled] if story else []
    texts = [_quoted(outcome_text(narrator, one)) for one in ended]
    return [*filter(None, texts), narrator.words("night-goes-on")] if ended else []


def _quoted(text: str) -> str:
    return "\n".join([f"> {line}" for line in text.split("\n")]) if text else ""


def _rolls(narrator: Narrator, opened: OpenGame) -> list[str]:
    """Return the choice that was made, its dice, and what is missing."""
    story = under_way(opened.panel_plies, steps.seat_now(opened))
    assert story is not None
    chapter = story.chapters[-1]
    words, number = narrator.words, chapter.number
    title = words("reading-title", number=number, title=chapter_title(narrator, chapter))
    parts = [title, chosen_line(narrator, opened), dice_line(narrator, chapter)]
    ended = _quoted(outcome_text(narrator, chapter)) if chapter.settled else ""
    return [part for part in (*parts, effort(narrator, opened), ended) if part]


def _fallen(narrator: Narrator, opened: OpenGame) -> list[str]:
    """Return a choice and its dice, without their results."""
    chapter = steps.unread_chapter(opened)
    assert chapter is not None
    assert chapter.chosen is not None
    title = narrator.words(
        "reading-title", number=chapter.number, title=chapter_title(narrator, chapter)
    )
    label = f"- **{label_of(narrator, chapter.chosen)}**"
    return [title, *filter(None, [label, dice_line(narrator, chapter)])]


def _reward(narrator: Narrator, opened: OpenGame) -> str:
    question, leads = steps.question_now(opened.state.table), steps.leader_now(opened)
    assert isinstance(question, TakeReward)
    who = narrator.called(leads.name) if leads else ""
    if opened.row.lift:
        return "\n\n".join(
            [question_text(narrator, question, who), *buildings_to_pick(narrator, (question,))]
        )
    return narrator.words("night-reward", reward=question.reward, leader=who)


def _rest(narrator: Narrator, opened: OpenGame) -> list[str]:
    village = village_line(narrator, opened.state.table, steps.GROUP)
    return [narrator.words("night-resting-now"), village]


def _picture(narrator: Narrator, opened: OpenGame, step: Step) -> Picture | None:
    game, table = opened.game, opened.state.table
    match step:
        case Step.GATHER | Step.REST:
            return picture_choice.request_picture(PictureKind.VILLAGE, narrator, game, table)
        case Step.READ | Step.CHOOSE:
            number = encounter.expedition(table).path[-1]
            return picture_choice.of_paragraph(narrator, number)
        case Step.END:
            chapter = steps.unread_chapter(opened)
            return picture_choice.of_paragraph(narrator, chapter.number) if chapter else None
        case Step.FURTHER | Step.REWARD:
            return picture_choice.of_dice(narrator, opened)
        case Step.STORY | Step.OVER | Step.TURN:
            return None
        case _:
            assert_never(step)
