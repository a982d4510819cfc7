"""Show an encounter that is over: as the journal entry of its turn, and to hear it again."""

from collections.abc import Mapping, Sequence

from bot.model.custom_id import CustomId
from bot.model.discord_limits import LONGEST_OPTION, LONGEST_TITLE, MOST_OPTIONS
from bot.model.plies import Ply
from bot.model.presses import Press
from bot.model.stories import Story
from bot.service.plies.stories import is_below, stories_of
from bot.text import picture_choice
from bot.text.condense import shorten
from bot.text.journal import end_lines, journal_lines
from bot.text.narrator import Narrator
from bot.text.remarks import remark_lines
from bot.text.room import LONGEST, cut, room_of
from bot.text.story import story_head, story_title, teaser, whole_story
from bot.ui.layout import button, fit, join_newest
from bot.ui.message import Block, Button, Form, Message, Option, PictureBlock, Row, Select, Text
from bot.ui.paper import paper_buttons

WHOLE = 2_700
"""Characters up to which a journal entry tells a whole story: three paragraphs have as many."""

LAST_PAGE = 99
"""The value for the last page of a story, however many it has."""

_MOST_BUTTONS = 5
"""Earlier encounters of a turn that have buttons: three components each, of the forty."""

NO_ENTRY = "0-0"
"""The value for the plies of a journal entry if a story is told elsewhere."""


def stories_ended(plies: Sequence[Ply], entry: Sequence[Ply]) -> list[Story]:
    """Return those of the plies' encounters that a journal entry tells: they ended in it."""
    ended = {ply.ply for ply in entry}
    return [story for story in stories_of(plies) if story.is_over and story.last in ended]


def story_entry(
    narrator: Narrator,
    game_id: int,
    plies: Sequence[Ply],
    stories: Sequence[Story],
    keeps: Mapping[int, int],
    *,
    lead: str = "",
    aside: str = "",
    is_live: bool = False,
) -> Message:
    """Show a turn with its encounters: the last one whole, what came before and after in lines.

    The earlier ones are read by buttons, and so is the end of a long one, or of a shorter one if
    its turn needs the room. `keeps` is how many people keep each, by its ply. A `lead` was told
    before them; an `aside` is what the table said about the last. One that `is_live` is a stage,
    and becomes an entry later.
    """
    *others, story = stories
    earlier, texts, is_long = _in_parts(narrator, plies, story, aside, room_of(lead))
    shown = NO_ENTRY if is_live else f"{plies[0].ply}-{plies[-1].ply}"
    rows = [
        [hear_button(narrator, game_id, one), keep_button(narrator, game_id, one, keeps, shown)]
        for one in ([] if is_live else others[-_MOST_BUTTONS:])
    ]
    blocks: list[Block] = [Text(text) for text in fit([earlier, *texts])]
    picture = picture_choice.of_paragraph(narrator, story.number)
    if picture is not None:
        blocks.insert(min(len(blocks), 2 if earlier else 1), PictureBlock(picture))
    if earlier:
        blocks[1:1] = [Row(tuple(row)) for row in rows]
    row = [keep_button(narrator, game_id, story, keeps, shown)]
    if is_long:
        row.insert(
            0, button(narrator.words("story-how"), CustomId(game_id, story.ply, Press.RETELL))
        )
    row += paper_buttons(narrator, game_id, plies)
    first = [Text(lead)] if lead else []
    return Message((*first, *blocks, Row(tuple(row))))


def _in_parts(
    narrator: Narrator, plies: Sequence[Ply], story: Story, aside: str, taken: int
) -> tuple[str, list[str], bool]:
    """Return what came before a story, its texts with what came after, and whether it is long.

    `taken` is the room that another text takes.
    """
    own = range(story.ply, story.last + 1)
    earlier = [ply for ply in plies if ply.ply < story.ply]
    between = [ply for ply in plies if ply.ply in own and not is_below(ply.action)]
    last = next(ply for ply in plies if ply.ply == story.last)
    remarks = remark_lines(
        narrator, [ply for ply in plies if ply.ply in own and ply not in between]
    )
    ends = [*([f"-# {aside}"] if aside else []), *remarks, *end_lines(narrator, last.facts)]
    before = journal_lines(narrator, [*earlier, *between])
    after = journal_lines(narrator, [ply for ply in plies if ply.ply > story.last])
    title, more = story_head(narrator, story), narrator.words("lines-more")
    free = LONGEST - room_of(title) - 2 * room_of(more) - taken
    others = sum([room_of(line) + 1 for line in (*before, *ends, *after)])
    texts = whole_story(narrator, story)
    is_long = sum(map(room_of, texts)) > min(WHOLE, free - others)
    texts = teaser(narrator, story) if is_long else texts
    # The story and what followed it come first; what came before gets the room left over.
    room = free - sum(map(room_of, texts))
    later = join_newest([*ends, *after], room, more)
    return join_newest(before, room - room_of(later), more), [title, *texts, later], is_long


def story_page(
    narrator: Narrator, game_id: int, story: Story, page: int = 0, keeps: int = 0
) -> Message:
    """Show a page of a whole story to one person; the last page has the button to keep it."""
    pages = _pages(narrator, story)
    page = min(page, len(pages) - 1)
    blocks: list[Block] = [Text(text) for text in pages[page]]
    picture = picture_choice.of_paragraph(narrator, story.number)
    if page == 0 and picture is not None:
        blocks.insert(1, PictureBlock(picture))
    if page + 1 < len(pages):
        press = CustomId(game_id, story.ply, Press.RETELL, str(page + 1))
        row = [button(narrator.words("story-on"), press)]
    else:
        row = [keep_button(narrator, game_id, story, {story.ply: keeps})]
    row += hear_buttons(narrator, game_id, story)
    return Message((*blocks, Row(tuple(row))))


def hear_buttons(narrator: Narrator, game_id: int, story: Story | None = None) -> list[Button]:
    """Return the button that has a story read aloud, or else the open paragraph.

    There is none if the bot has no voice.
    """
    press = CustomId(game_id, story.ply if story else 0, Press.PLAY_AUDIO)
    return [button(narrator.words("hear-it"), press)] if narrator.has_voice else []


def hear_button(narrator: Narrator, game_id: int, story: Story) -> Button:
    """Return the button that shows a whole story, labelled with its title."""
    press = CustomId(game_id, story.ply, Press.RETELL)
    return button(narrator.words("story-hear-titled", title=story_title(narrator, story)), press)


def keep_button(
    narrator: Narrator, game_id: int, story: Story, keeps: Mapping[int, int], shown: str = NO_ENTRY
) -> Button:
    """Return the button to keep a story, with how many do; `shown` are the plies of its entry."""
    press = CustomId(game_id, story.ply, Press.KEEP_STORY, shown)
    return button(narrator.words("story-keep", count=keeps.get(story.ply, 0)), press)


def story_titles(narrator: Narrator, stories: Sequence[Story]) -> list[tuple[str, Story]]:
    """Name stories for a list: their title, and who was there; on a night all were."""
    return [(_listed(narrator, story), story) for story in stories]


def _listed(narrator: Narrator, story: Story) -> str:
    title = story_title(narrator, story)
    if narrator.is_night:
        return title
    return narrator.words("story-listed", title=title, name=narrator.plain[story.seat])


def vote_form(narrator: Narrator, press: CustomId, stories: Sequence[Story]) -> Form:
    """Return the form that asks for the story of the game; if there are too many, the latest."""
    titles = story_titles(narrator, stories)[-MOST_OPTIONS:]
    options = [Option(str(story.ply), shorten(name, LONGEST_OPTION)) for name, story in titles]
    question = narrator.words("story-which")
    select = Select("story", question[:LONGEST_TITLE], tuple(options))
    title = narrator.words("night-best" if narrator.is_night else "story-vote")
    return Form(title[:LONGEST_TITLE], str(press), (select,))


def _pages(narrator: Narrator, story: Story) -> list[list[str]]:
    """Return a story's texts, as many paragraphs on a page as fit."""
    pages = [[story_head(narrator, story)]]
    for whole in whole_story(narrator, story):
        rest = whole
        while rest:
            part = cut(rest, LONGEST)
            rest = rest[len(part) :]
            if sum(map(room_of, pages[-1])) + room_of(part) > LONGEST:
                pages.append([])
            pages[-1].append(part)
    return pages
