"""Show a paragraph: its text, its choices with their explore numbers, and never a reward."""

from collections.abc import Callable

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.presses import Press
from bot.model.stories import Chapter, Story
from bot.text import picture_choice
from bot.text.narrator import Narrator
from bot.text.room import LONGEST, room_of
from bot.text.story import chapter_text, chapter_title, dice_line, prompt_of, titled
from bot.ui.buttons import question_buttons
from bot.ui.forms import option_label
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message
from bot.ui.rows import packed
from bot.ui.story import hear_buttons, story_page
from rules import encounter, explore
from rules.book import Bonus, Option
from rules.paying import purse
from rules.questions import ChooseOption, Question
from rules.words import Area, Seat


def reading(
    narrator: Narrator, loaded: LoadedGame, seat: Seat, story: Story | None = None, keeps: int = 0
) -> Message:
    """Show an explorer's encounter as it grows: its words, the choice, the dice, its end.

    `story` is the encounter of that seat so far, which `keeps` people keep; if another seat is
    below, that is not mentioned. What does not fit is left out from its start.
    """
    trip = loaded.state.table.expedition
    if trip is None or trip.seat != seat or (story and story.is_over):
        return _ended(narrator, loaded, story, keeps)
    before = story.chapters[:-1] if story and story.chapters[-1].number == trip.path[-1] else ()
    parts = [chapter_text(narrator, one) for one in before]
    reader = loaded.row.waiting_reader
    if reader is not None:
        parts.append(narrator.words("read-by", name=narrator.name(reader)))
    elif trip.option is None:
        parts += paragraph(narrator, loaded)
    else:
        parts += _begun(narrator, loaded, story.chapters[-1] if story else None)
    # From the start: the question is at the end.
    while len(parts) > 1 and sum(map(room_of, parts)) > LONGEST:
        parts = parts[1:]
    return layout(
        parts,
        packed([*encounter_buttons(narrator, loaded), *hear_buttons(narrator, loaded.row.id)]),
        picture=picture_choice.of_paragraph(narrator, story.number if story else trip.path[0]),
        picture_first=True,
        below=picture_choice.of_dice(narrator, loaded),
    )


def _begun(narrator: Narrator, loaded: LoadedGame, chapter: Chapter | None) -> list[str]:
    """Return the open paragraph whose choice is made: its words, the dice, and what is missing."""
    if chapter is None:
        return [chosen_line(narrator, loaded), effort(narrator, loaded)]
    title, prompt = chapter_title(narrator, chapter), prompt_of(narrator, chapter)
    head = narrator.words("reading-title", number=chapter.number, title=title)
    if chapter.settled:
        return [head, chapter_text(narrator, chapter)]
    return [
        *(titled(narrator, prompt) if prompt else [head]),
        chosen_line(narrator, loaded),
        dice_line(narrator, chapter),
        effort(narrator, loaded),
    ]


def _ended(narrator: Narrator, loaded: LoadedGame, story: Story | None, keeps: int) -> Message:
    if story is None:
        return layout([narrator.words("nothing-to-read")])
    return story_page(narrator, loaded.row.id, story, keeps=keeps)


def paragraph(
    narrator: Narrator, loaded: LoadedGame, beside: Callable[[int], str] = lambda _: ""
) -> list[str]:
    """Return the open paragraph with its choices, and what to add `beside` each."""
    trip = encounter.expedition(loaded.state.table)
    words = narrator.words
    if not encounter.options(loaded.game, loaded.state.table):
        return [words("reading-by-book", number=trip.path[-1])]
    lines = [words("reading-choose")]
    for index, option in enumerate(encounter.options(loaded.game, loaded.state.table)):
        parts = [choice(narrator, loaded, index, option), beside(index)]
        lines.append(f"- {words('list-dot').join(filter(None, parts))}")
    if trip.path[-1] not in narrator.stories.moods or trip.told:
        return [words("reading-by-book", number=trip.path[-1]), "\n".join(lines)]
    hearing = narrator.past.last_hearing(trip.path[-1])
    prompt = narrator.stories.prompt(trip.path[-1], words.language, hearing)
    return [*titled(narrator, prompt), "\n".join(lines)]


def choice(narrator: Narrator, loaded: LoadedGame, index: int, option: Option) -> str:
    """Return the line of a choice: its label, explore numbers and bonuses."""
    words = narrator.words
    numbers = [str(tier.explore) for tier in option.tiers if tier.explore]
    parts = [words("choice-explore", numbers=words.join_or(numbers))] if numbers else []
    parts += [bonus(narrator, line) for line in option.bonuses]
    if option.offer:
        parts.append(words("choice-offer", item=option.offer, count=1))
    label = option_label(narrator, loaded.state.table, index)
    about = words("list-dot").join(parts)
    return words("choice-line", label=label, about=about) if about else f"**{label}**"


def chosen_line(narrator: Narrator, loaded: LoadedGame) -> str:
    """Return the line of the choice that was made, until the encounter is over."""
    game, table = loaded.game, loaded.state.table
    index = encounter.expedition(table).option
    options = encounter.options(game, table)
    if index is None or index >= len(options):
        return ""
    return f"- {choice(narrator, loaded, index, options[index])}"


def printed_paragraph(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return the number of the open paragraph in the printed book, and what was chosen."""
    trip = loaded.state.table.expedition
    if trip is None:
        return []
    if trip.option is None:
        return paragraph(narrator, loaded)
    return [narrator.words("reading-by-book", number=trip.path[-1]), chosen_line(narrator, loaded)]


def bonus(narrator: Narrator, line: Bonus) -> str:
    """Return the text of a bonus line."""
    words = narrator.words
    if line.per:
        return words("bonus-per", lanterns=line.lanterns, trade=line.per)
    if line.owning:
        return words("bonus-owning", lanterns=line.lanterns, item=line.owning, count=1)
    if line.along:
        return words(
            "bonus-along", lanterns=line.lanterns, who=line.along, edition=narrator.edition.rulebook
        )
    return words("bonus-paying", lanterns=line.lanterns, coins=line.paying)


def effort(narrator: Narrator, loaded: LoadedGame) -> str:
    """Describe how many lanterns there are, and how many more would be enough."""
    table, game = loaded.state.table, loaded.game
    trip = encounter.expedition(table)
    if not any(q.seat == trip.seat and q.kind == "spend_effort" for q in table.questions):
        return ""
    party = len([v for v in table.players[trip.seat].villagers if v.area == Area.CAVE])
    need = min(encounter.exert_counts(game, table, party), default=0)
    reached = encounter.has_succeeded(game, table)
    return narrator.words("effort", lanterns=trip.lanterns, need=need, reached=str(reached))


def encounter_buttons(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    """Return the buttons for what the explorer is asked."""
    table = loaded.state.table
    trip = encounter.expedition(table)
    if loaded.row.waiting_reader is not None:
        return []
    mine = [question for question in table.questions if question.seat == trip.seat]
    return [made for question in mine for made in buttons_for(narrator, loaded, question)]


def buttons_for(narrator: Narrator, loaded: LoadedGame, question: Question) -> list[Button]:
    """Return the buttons of one question; a paragraph's choices have their labels."""
    if isinstance(question, ChooseOption):
        return _choices(narrator, loaded, question)
    return question_buttons(narrator, loaded, question)


def _choices(narrator: Narrator, loaded: LoadedGame, question: ChooseOption) -> list[Button]:
    table = loaded.state.table
    player = table.players[question.seat]
    buttons: list[Button] = []
    for index, option in enumerate(encounter.options(loaded.game, table)):
        label = option_label(narrator, loaded.state.table, index)
        lacking = option.offer is not None and option.offer not in player.items
        press = CustomId(loaded.row.id, question.number, Press.ACT, f"choose-{index}")
        buttons.append(button(label, press, ButtonStyle.PRIMARY, disabled=lacking))
        price = explore.price_of(option)
        if price and not lacking and purse(player) >= price:
            paid = CustomId(loaded.row.id, question.number, Press.ACT, f"choose-{index}-pay")
            text = narrator.words("choice-paying", label=label, coins=price)
            buttons.append(button(text, paid))
    return buttons


def read_button(narrator: Narrator, loaded: LoadedGame, question: ChooseOption) -> Button:
    """Return the button that shows an open paragraph: to its explorer, or to its reader."""
    label = "verb-read" if loaded.row.waiting_reader is None else "verb-open-reading"
    press = CustomId(loaded.row.id, question.number, Press.READ)
    return button(narrator.words(label), press, ButtonStyle.PRIMARY)
