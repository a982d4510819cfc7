"""Show the tale of a night on its stage: what it tells, what it asks, and its reveal."""

from collections.abc import Sequence

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Step
from bot.model.plies import Ply
from bot.model.presses import NightVerb, Press
from bot.service.night import steps
from bot.text.narrator import Narrator
from bot.text.night import closes, late_line, listening
from bot.text.tales import (
    finale_entry,
    finale_parts,
    opening_entry,
    opening_parts,
    reveal_line,
    revealed_parts,
    rolls_of,
    tale_head,
    waiting_line,
    words_of,
)
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message
from encounters.tales import tale_words
from rules import tale as rules_tale
from rules.facts import Fact, FinaleRolled, OpeningAnswered, TaleEnded
from rules.words import FinaleAnswer, TaleAnswer


def tale_stage(
    narrator: Narrator, loaded: LoadedGame, step: Step, rows: Sequence[Sequence[Button]]
) -> Message:
    """Show a night at a step of its tale."""
    last = late_line(narrator, loaded), closes(narrator, loaded)
    parts = [tale_head(narrator, loaded), *_parts(narrator, loaded, step), *last]
    return layout([part for part in parts if part], rows)


def answer_buttons(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    """Return the buttons of the two answers that a tale asks for."""
    table = loaded.state.table
    words = words_of(narrator, rules_tale.tale_of(table).id)
    if rules_tale.is_opening(table):
        labels = [(answer, words.answers[answer].label) for answer in TaleAnswer]
    else:
        labels = [(answer, words.finale.choice(answer).label) for answer in FinaleAnswer]
    number = steps.number_now(table)
    return [
        button(
            label,
            CustomId(loaded.row.id, number, Press.NIGHT, f"{NightVerb.TALE}-{answer}"),
            ButtonStyle.PRIMARY,
        )
        for answer, label in labels
    ]


def noted(narrator: Narrator, loaded: LoadedGame, answer: str) -> Message:
    """Tell a guest, and nobody else, what they have answered in the finale, as on the stage."""
    words, _ = tale_words(rules_tale.tale_of(loaded.state.table).id, loaded.row.language)
    label = words.finale.choice(FinaleAnswer(answer)).label
    return layout([narrator.words("tale-noted", label=label)])


def reveal_frames(narrator: Narrator, loaded: LoadedGame, facts: Sequence[Fact]) -> list[Message]:
    """Show the answers of a finale one after another, each with dice, and first none of them."""
    rolls = rolls_of(facts)
    if not rolls or loaded.state.table.tale is None:
        return []
    return [_frame(narrator, loaded, rolls, count) for count in range(len(rolls) + 1)]


def tale_entry(narrator: Narrator, loaded: LoadedGame, plies: Sequence[Ply]) -> Message | None:
    """Show what was told and answered in plies, as their journal entry; None where nothing was."""
    facts = [fact for ply in plies for fact in ply.facts]
    tale = loaded.state.table.tale
    if tale is None:
        return None
    if any(isinstance(fact, OpeningAnswered) for fact in facts):
        return layout(opening_entry(narrator, facts))
    if any(isinstance(fact, TaleEnded) for fact in facts):
        return layout(finale_entry(narrator, steps.night_of(loaded.row), tale.id, facts))
    return None


def _parts(narrator: Narrator, loaded: LoadedGame, step: Step) -> list[str]:
    if step == Step.OPENING:
        return opening_parts(narrator, loaded)
    if step == Step.FINALE:
        return finale_parts(narrator, loaded)
    shown = revealed_parts(narrator, loaded) if loaded.state.table.over else []
    return [*shown, listening(narrator, loaded)]


def _frame(
    narrator: Narrator, loaded: LoadedGame, rolls: Sequence[Sequence[FinaleRolled]], shown: int
) -> Message:
    night, tale = steps.night_of(loaded.row), rules_tale.tale_of(loaded.state.table)
    lines = [reveal_line(narrator, night, tale.id, of_one) for of_one in rolls[:shown]]
    lines += [waiting_line(narrator, night, of_one[0].place) for of_one in rolls[shown:]]
    return layout([tale_head(narrator, loaded), "\n".join(lines)])
