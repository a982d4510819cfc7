"""Show a story night: its stage, one message per journey, at each of its steps.

No outcome is on it before its encounter is settled: it is made from the public table, the told
chapters of the story, and what the guests have said.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.model.ending import Ending
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.nights import TALE_STEPS, Step
from bot.model.plies import Ply
from bot.model.stories import Story
from bot.service.night import steps
from bot.service.night.occasion import occasion_of
from bot.service.plies.stories import under_way
from bot.text import picture_choice
from bot.text.details import die
from bot.text.journal import journal_lines
from bot.text.moments import moment
from bot.text.narrator import Narrator
from bot.text.night import (
    advised,
    aside,
    closes,
    consent,
    consents,
    gathered,
    head,
    late_line,
    listening,
    who_decides,
)
from bot.text.picture_choice import dimmed_by
from bot.text.picture_request import Picture, PictureKind
from bot.text.story import chapter_text, chapter_title, dice_line, label_of, outcome_text
from bot.text.tales import raised_line, sign_parts
from bot.text.village_lines import village_line
from bot.ui.layout import join_newest, layout
from bot.ui.message import Button, Message, Row, Text
from bot.ui.night_end import night_end
from bot.ui.panel import buildings_to_pick, panel, question_text
from bot.ui.paper import paper_buttons
from bot.ui.reading import chosen_line, effort, paragraph
from bot.ui.rows import packed
from bot.ui.stage_buttons import stage_buttons
from bot.ui.story import story_entry
from bot.ui.tale_stage import reveal_frames, tale_stage
from rules import encounter
from rules.facts import LanternsRolled, LightBurned, NumbersRaised, OptionChosen
from rules.questions import TakeReward
from rules.record import alter
from rules.words import ParagraphNumber, VillagerId

_NO_KEEPS: Mapping[int, int] = {}

_NEWS = 900
"""Characters for what happened between two journeys."""


def stage(
    narrator: Narrator,
    loaded: LoadedGame,
    ending: Ending | None = None,
    plies: Sequence[Ply] | None = None,
    keeps: Mapping[int, int] = _NO_KEEPS,
) -> Message:
    """Show a night that has begun, or a lifted game, as it is.

    `ending` is what the end shows besides; `plies` are those to report, if not all since the stage
    was posted; `keeps` is how many people keep each story, by its ply. A lifted game asks for its
    turns by its own panel, which lists the guests.
    """
    shown = loaded if plies is None else alter(loaded, recent=tuple(plies))
    if steps.step_of(loaded) == Step.OVER:
        return night_end(narrator, loaded, ending or Ending())
    step, news = steps.step_of(shown), list[Button]()
    if step in (Step.GATHER, Step.REST):
        news = paper_buttons(narrator, loaded.row.id, shown.panel_plies)
    rows = packed([*stage_buttons(narrator, shown), *news])
    is_paused = loaded.row.status == GameStatus.PAUSED
    is_over = loaded.state.table.over  # and its last end is being read
    if loaded.row.lift and not is_over and (is_paused or step == Step.TURN):
        return panel(narrator, loaded, plies=plies, evening=(head(narrator, shown), rows))
    if is_paused:
        return layout([head(narrator, loaded), _pause(narrator, loaded)], rows)
    if step in TALE_STEPS:
        return tale_stage(narrator, shown, step, rows)
    if step == Step.STORY:
        entry, goes_on = _story(narrator, shown, keeps), closes(narrator, shown)
        last = [Text(goes_on)] if goes_on else []
        return Message((*entry.blocks, *last, *[Row(tuple(row)) for row in rows]))
    late = late_line(narrator, shown) if step != Step.GATHER else ""  # there each has a line
    last = late, closes(narrator, shown)
    return layout(
        [part for part in (head(narrator, shown), *_parts(narrator, shown, step), *last) if part],
        rows,
        picture=_picture(narrator, shown, step),
        picture_first=step != Step.GATHER,
    )


def _story(narrator: Narrator, loaded: LoadedGame, keeps: Mapping[int, int]) -> Message:
    """Show the story that is over, until the night goes on."""
    story = steps.finished_story(loaded)
    assert story is not None
    return night_entry(narrator, loaded, loaded.panel_plies, [story], keeps, is_live=True)


def end_to_read(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return how the settled paragraph ended, for its reader alone."""
    chapter, *more = steps.chapters_to_read(loaded)
    title = narrator.words(
        "reading-title", number=chapter.number, title=chapter_title(narrator, chapter)
    )
    text = outcome_text(narrator, chapter) or narrator.words("story-failed")
    later = [chapter_text(narrator, one) for one in more]
    return [narrator.words("night-end-intro"), title, text, *later]


def night_entry(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    stories: Sequence[Story],
    keeps: Mapping[int, int],
    *,
    sign: str = "",
    is_live: bool = False,
) -> Message:
    """Show a journey that is over as its journal entry: the story, who read it, who advised.

    The tale's `sign` that was read before it stands first.
    """
    line, game_id = aside(narrator, steps.night_of(loaded.row), stories[-1]), loaded.row.id
    return story_entry(
        narrator, game_id, plies, stories, keeps, lead=sign, aside=line, is_live=is_live
    )


def dice_frames(narrator: Narrator, loaded: LoadedGame, plies: Sequence[Ply]) -> list[Message]:
    """Show the dice of a choice that was just made, one after another; none if none rolled.

    All are rolled already: a frame shows some, and the others as if they were still rolling.
    """
    for ply in plies:
        revealed = reveal_frames(narrator, loaded, ply.facts)
        if revealed:
            return revealed
        rolls = [one for one in ply.facts if isinstance(one, LanternsRolled)]
        chosen = next((one for one in ply.facts if isinstance(one, OptionChosen)), None)
        if chosen and rolls:
            frames = range(len(rolls) + 1)
            return [_dice_frame(narrator, loaded, chosen, rolls, shown) for shown in frames]
    return []


def _dice_frame(
    narrator: Narrator,
    loaded: LoadedGame,
    chosen: OptionChosen,
    rolls: Sequence[LanternsRolled],
    shown: int,
) -> Message:
    words, stories = narrator.words, narrator.stories
    title = stories.title(chosen.number, words.language)
    tiers = loaded.game.book.paragraphs[chosen.number].options[chosen.option].tiers
    numbers = words.join_or([str(tier.explore + _raised(loaded)) for tier in tiers])
    needed = words("night-needed", label=label_of(narrator, chosen), numbers=numbers)
    lines = [f"- {die(narrator, roll)}" for roll in rolls[:shown]]
    lines += [
        f"- {words('night-rolling', villager=narrator.short_villagers((roll.villager,)))}"
        for roll in rolls[shown:]
    ]
    named = words("reading-title", number=chosen.number, title=title)
    return layout([named, needed, "\n".join(lines)])


def _raised(loaded: LoadedGame) -> int:
    """Return by how much the journey on the stage asks more than its book."""
    facts = [fact for ply in loaded.panel_plies for fact in ply.facts]
    amounts = [fact.amount for fact in facts if isinstance(fact, NumbersRaised)]
    return amounts[-1] if amounts else 0  # a secret card may have changed it


def _parts(narrator: Narrator, loaded: LoadedGame, step: Step) -> list[str]:
    match step:
        case Step.GATHER | Step.REST:
            lines = journal_lines(narrator, loaded.panel_plies)
            news = join_newest(lines, _NEWS, narrator.words("lines-more"))
            own = gathered(narrator, loaded) if step == Step.GATHER else _rest(narrator, loaded)
            signs = sign_parts(narrator, loaded) if step == Step.GATHER else []
            return [*signs, news, *own]
        case Step.READ:
            return [*_before(narrator, loaded), listening(narrator, loaded)]
        case Step.CHOOSE:
            open_one = paragraph(narrator, loaded, lambda index: advised(narrator, loaded, index))
            decides = f"-# {who_decides(narrator, loaded)}"
            trip = encounter.expedition(loaded.state.table)
            own = f"-# {_village(narrator, loaded)}" if loaded.row.is_night else ""
            small = [raised_line(narrator, trip.raised), own, decides]
            decides = "\n".join(filter(None, small))
            return [*_before(narrator, loaded), *open_one, decides]
        case Step.FURTHER:
            asked = consents(narrator, loaded) if loaded.row.is_night else []
            return [*_rolls(narrator, loaded), *asked]
        case Step.END:
            return [*_fallen(narrator, loaded), listening(narrator, loaded)]
        case Step.REWARD:
            return [*_rolls(narrator, loaded), _reward(narrator, loaded)]
        case Step.STORY | Step.OVER | Step.TURN | Step.TALE | Step.OPENING | Step.FINALE:
            raise AssertionError(step)
        case _:
            assert_never(step)


def _pause(narrator: Narrator, loaded: LoadedGame) -> str:
    if loaded.row.pause_reason or loaded.row.lift:
        return narrator.words(loaded.row.pause_reason or "game-paused")
    return narrator.words("night-paused", until=moment(loaded.row.seats[steps.GROUP].until))


def _before(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return how the paragraphs ended that led to the open one."""
    story = under_way(loaded.panel_plies, steps.seat_now(loaded))
    ended = [one for one in story.chapters if one.settled] if story else []
    texts = [_quoted(outcome_text(narrator, one)) for one in ended]
    return [*filter(None, texts), narrator.words("night-goes-on")] if ended else []


def _quoted(text: str) -> str:
    return "\n".join([f"> {line}" for line in text.split("\n")]) if text else ""


def _rolls(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return the choice that was made, its dice, and what is missing."""
    story = under_way(loaded.panel_plies, steps.seat_now(loaded))
    assert story is not None
    chapter = story.chapters[-1]
    words, number = narrator.words, chapter.number
    title = words("reading-title", number=number, title=chapter_title(narrator, chapter))
    parts = [title, chosen_line(narrator, loaded), dice_line(narrator, chapter)]
    ended = _quoted(outcome_text(narrator, chapter)) if chapter.settled else ""
    return [part for part in (*parts, effort(narrator, loaded), ended) if part]


def _fallen(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return a choice and its dice, without their results."""
    chapter = steps.unread_chapter(loaded)
    assert chapter is not None
    assert chapter.chosen is not None
    title = narrator.words(
        "reading-title", number=chapter.number, title=chapter_title(narrator, chapter)
    )
    label = f"- **{label_of(narrator, chapter.chosen)}**"
    return [title, *filter(None, [label, dice_line(narrator, chapter)])]


def _reward(narrator: Narrator, loaded: LoadedGame) -> str:
    question, leads = steps.question_now(loaded.state.table), steps.leader_now(loaded)
    assert isinstance(question, TakeReward)
    who = narrator.called(leads.name) if leads else ""
    if loaded.row.lift:
        return "\n\n".join(
            [question_text(narrator, question, who), *buildings_to_pick(narrator, (question,))]
        )
    asked = narrator.words("night-reward", reward=question.reward, leader=who)
    said = steps.night_of(loaded.row).votes(question.number).values()
    named = [consent(narrator, loaded, VillagerId(one)) for one in dict.fromkeys(said)]
    return "\n".join([asked, *named])


def _rest(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    return [narrator.words("night-resting-now"), _village(narrator, loaded)]


def _village(narrator: Narrator, loaded: LoadedGame) -> str:
    return village_line(narrator, loaded.state.table, steps.GROUP)


def dimmed_on_stage(loaded: LoadedGame) -> int:
    """Return how much a tale's light dims a stage, from 0 to 3.

    What burned with an end that only its reader knows does not dim it yet.
    """
    since = occasion_of(loaded).unread_since
    facts = [fact for ply in loaded.panel_plies if since and ply.ply >= since for fact in ply.facts]
    unread = sum([fact.amount for fact in facts if isinstance(fact, LightBurned)])
    return dimmed_by(loaded.state.table.tale, unread)


def _card(narrator: Narrator, loaded: LoadedGame, number: ParagraphNumber) -> Picture | None:
    """Request a paragraph's title card: in the light of the tale, and never the same one twice."""
    dimmed, again = dimmed_on_stage(loaded), max(0, loaded.past.times_read(number) - 1)
    return picture_choice.of_paragraph(narrator, number, dimmed=dimmed, again=again)


def _picture(narrator: Narrator, loaded: LoadedGame, step: Step) -> Picture | None:
    game, table = loaded.game, loaded.state.table
    match step:
        case Step.GATHER | Step.REST:
            return picture_choice.request_picture(PictureKind.VILLAGE, narrator, game, table)
        case Step.READ | Step.CHOOSE:
            number = encounter.expedition(table).path[-1]
            return _card(narrator, loaded, number)
        case Step.END:
            chapter = steps.unread_chapter(loaded)
            assert chapter is not None
            return _card(narrator, loaded, chapter.number)
        case Step.FURTHER | Step.REWARD:
            return picture_choice.of_dice(narrator, loaded)
        case Step.STORY | Step.OVER | Step.TURN | Step.TALE | Step.OPENING | Step.FINALE:
            return None
        case _:
            assert_never(step)
