"""Show a paragraph: its text, its choices with their explore numbers, and never a reward."""

from collections.abc import Sequence
from itertools import islice, takewhile

from bot.model.custom_id import CustomId
from bot.model.open_game import OpenGame
from bot.model.plies import Ply
from bot.text.journal import tell
from bot.text.narrator import Narrator
from bot.text.picture_request import PictureKind, PictureRequest
from bot.ui.buttons import question_rows
from bot.ui.forms import option_label
from bot.ui.layout import button, fold, layout
from bot.ui.message import Button, ButtonStyle, Message
from rules import encounter, explore, offers
from rules.book import Bonus, Option
from rules.facts import EncounterSettled, TurnBegan
from rules.paying import purse
from rules.questions import ChooseOption, Question

_LINES = 1_500
_LAST = 3
"""Plies that a private reading tells when the encounter has ended."""


def reading(
    narrator: Narrator, opened: OpenGame, *, picture: PictureRequest | None = None
) -> Message:
    """Show the explorer their encounter: the paragraph, the dice, or its end."""
    table, first = opened.state.table, is_title(picture)
    if table.expedition is None:
        parts, rows = _told(narrator, opened), [_keep(narrator, opened)]
    elif table.expedition.option is not None:
        rows = encounter_rows(narrator, opened)
        parts = [*_told(narrator, opened), chosen(narrator, opened), effort(narrator, opened)]
    else:
        parts, rows = paragraph(narrator, opened), encounter_rows(narrator, opened)
    return layout(parts, rows, picture=picture, picture_first=first)


def is_title(picture: PictureRequest | None) -> bool:
    """Tell whether a picture is a paragraph's title card, which is shown above the story."""
    return picture is not None and picture.kind is PictureKind.TITLE


def paragraph(narrator: Narrator, opened: OpenGame) -> list[str]:
    """Return the open paragraph with its choices."""
    trip = encounter.expedition(opened.state.table)
    words = narrator.words
    if not encounter.options(opened.game, opened.state.table):
        return [words("reading-by-book", number=trip.path[-1])]
    lines = [words("reading-choose")]
    for index, option in enumerate(encounter.options(opened.game, opened.state.table)):
        lines.append(f"- {choice(narrator, opened, index, option)}")
    if trip.path[-1] not in narrator.stories.moods or trip.told:
        return [words("reading-by-book", number=trip.path[-1]), "\n".join(lines)]
    prompt = narrator.stories.prompt(trip.path[-1], words.language)
    head = words("reading-title", number=prompt.number, title=prompt.title)
    return [head, prompt.text.strip(), "\n".join(lines)]


def choice(narrator: Narrator, opened: OpenGame, index: int, option: Option) -> str:
    """Return the line of a choice: its label, explore numbers and bonuses."""
    words = narrator.words
    numbers = [str(tier.explore) for tier in option.tiers if tier.explore]
    parts = [words("choice-explore", numbers=words("list-or").join(numbers))] if numbers else []
    parts += [bonus(narrator, line) for line in option.bonuses]
    if option.offer:
        parts.append(words("choice-offer", item=option.offer, count=1))
    label = option_label(narrator, opened.state.table, index)
    about = words("list-dot").join(parts)
    return words("choice-line", label=label, about=about) if about else f"**{label}**"


def chosen(narrator: Narrator, opened: OpenGame) -> str:
    """Return the line of the choice that was made, until the encounter is over."""
    game, table = opened.game, opened.state.table
    index = encounter.expedition(table).option
    options = encounter.options(game, table)
    if index is None or index >= len(options):
        return ""
    return f"- {choice(narrator, opened, index, options[index])}"


def by_the_book(narrator: Narrator, opened: OpenGame) -> list[str]:
    """Return the number of the open paragraph in the printed book, and what was chosen."""
    trip = opened.state.table.expedition
    if trip is None:
        return []
    if trip.option is None:
        return paragraph(narrator, opened)
    return [narrator.words("reading-by-book", number=trip.path[-1]), chosen(narrator, opened)]


def bonus(narrator: Narrator, line: Bonus) -> str:
    """Return the text of a bonus line."""
    words = narrator.words
    if line.per:
        return words("bonus-per", lanterns=line.lanterns, trade=line.per)
    if line.owning:
        return words("bonus-owning", lanterns=line.lanterns, item=line.owning, count=1)
    if line.along:
        return words(
            "bonus-along", lanterns=line.lanterns, who=line.along, edition=narrator.edition.name
        )
    return words("bonus-paying", lanterns=line.lanterns, coins=line.paying)


def effort(narrator: Narrator, opened: OpenGame) -> str:
    """Describe how many lanterns there are, and how many more would be enough."""
    table, game = opened.state.table, opened.game
    trip = encounter.expedition(table)
    if not any(q.seat == trip.seat and q.kind == "spend_effort" for q in table.questions):
        return ""
    party = len([v for v in table.players[trip.seat].villagers if v.area == "cave"])
    need = min(encounter.exert_counts(game, table, party), default=0)
    reached = encounter.has_succeeded(game, table)
    return narrator.words("effort", lanterns=trip.lanterns, need=need, reached=str(reached))


def encounter_rows(narrator: Narrator, opened: OpenGame) -> list[list[Button]]:
    """Return the buttons for what the explorer is asked."""
    table = opened.state.table
    trip = encounter.expedition(table)
    mine = [question for question in table.questions if question.seat == trip.seat]
    return [row for question in mine for row in rows_for(narrator, opened, question)]


def rows_for(narrator: Narrator, opened: OpenGame, question: Question) -> list[list[Button]]:
    """Return the buttons of one question; a paragraph's choices bear their labels."""
    if isinstance(question, ChooseOption):
        return [_choices(narrator, opened, question)]
    forms = offers(opened.game, opened.state, question.seat)
    return question_rows(narrator, opened.row.id, question, forms)


def _choices(narrator: Narrator, opened: OpenGame, question: ChooseOption) -> list[Button]:
    table = opened.state.table
    player = table.players[question.seat]
    buttons: list[Button] = []
    for index, option in enumerate(encounter.options(opened.game, table)):
        label = option_label(narrator, opened.state.table, index)
        lacking = option.offer is not None and option.offer not in player.items
        press = CustomId(opened.row.id, question.number, "do", f"choose-{index}")
        buttons.append(button(label, press, ButtonStyle.PRIMARY, disabled=lacking))
        price = explore.price_of(option)
        if price and not lacking and purse(player) >= price:
            paid = CustomId(opened.row.id, question.number, "do", f"choose-{index}-pay")
            text = narrator.words("choice-paying", label=label, coins=price)
            buttons.append(button(text, paid))
    return buttons


def _keep(narrator: Narrator, opened: OpenGame) -> list[Button]:
    """Return a button to keep the story that has just ended."""
    acts = [ply for ply in reversed(opened.recent) if ply.action]
    last = takewhile(lambda ply: ply.seat == acts[0].seat, acts)
    ended = [
        fact.number
        for ply in islice(last, _LAST)
        for fact in ply.facts
        if isinstance(fact, EncounterSettled) and fact.number in narrator.stories.moods
    ]
    return [
        button(narrator.words("story-keep"), CustomId(opened.row.id, number, "keep"))
        for number in ended[:1]
    ]


def turn_over(narrator: Narrator, rows: Sequence[Ply]) -> str:
    """Return a line on whose turn begins, where the last ply has begun one."""
    begun = [
        fact.seat
        for row in rows[-1:]
        for fact in row.facts
        if isinstance(fact, TurnBegan) and row.ply
    ]
    if not begun or len(narrator.users) == 1:
        return ""
    return narrator.words("turn-over", name=narrator.name(begun[-1]))


def _told(narrator: Narrator, opened: OpenGame) -> list[str]:
    acts = [ply for ply in reversed(opened.recent) if ply.action]
    own = list(takewhile(lambda ply: ply.seat == acts[0].seat, acts))[:_LAST]
    lines = fold(tell(narrator, own[::-1]), _LINES, "\u2026")
    return [lines, turn_over(narrator, opened.recent)]
