"""Tell the tale of a night: opening, signs, finale with who answered what, and ending."""

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from bot.i18n.words import Words, normalize
from bot.model.errors import Declined
from bot.model.loaded_game import LoadedGame
from bot.model.nights import NO_TALE, Night
from bot.model.plies import Ply
from bot.model.suggestion import Suggestion
from bot.service.night import steps, tales
from bot.service.night.tale_answers import answered, going_below
from bot.service.plies.stories import stories_of
from bot.text.guests import named_or_counted
from bot.text.moments import NONE
from bot.text.narrator import Narrator, PaperShown
from bot.text.secret_cards import card_line
from encounters.tales import TaleWords, tale_ids, tale_words
from rules import tale as rules_tale
from rules.facts import (
    CardPlayed,
    Fact,
    FinaleRolled,
    OpeningAnswered,
    SignTold,
    TaleBegun,
    TaleEnded,
)
from rules.table import Tale, TaleResult
from rules.tale_light import costs
from rules.words import TaleAnswer, TaleEnding, TaleId

_CARD = "\U0001f0cf "
"""The mark of the line of a secret card, which a page has no picture for."""


def words_of(narrator: Narrator, tale: TaleId) -> TaleWords:
    """Return the words of a tale in the narrator's language."""
    return tale_words(tale, narrator.words.language)[0]


def told(narrator: Narrator, text: str) -> str:
    """Return a text of a tale as it is shown."""
    return narrator.stories.told(text.strip())


def tale_head(narrator: Narrator, loaded: LoadedGame) -> str:
    """Return the title of the tale that is told now, with its light."""
    tale = rules_tale.tale_of(loaded.state.table)
    title = _title(narrator, words_of(narrator, tale.id))
    return title if tale.result else f"{title}\n{light_line(narrator, tale)}"


def light_line(narrator: Narrator, tale: Tale) -> str:
    """Return the line of the light that is left."""
    state = "bright" if tale.is_bright else "low" if tale.light else "out"
    line = narrator.words("tale-light", light=tale.light, start=tale.start, state=state)
    spared = [narrator.words("tale-spared", count=tale.spare)] if tale.spare else []
    return f"-# {narrator.words('list-dot').join([line, *spared])}"


def raised_line(narrator: Narrator, amount: int) -> str:
    """Return by how much the explore numbers are higher than the book's; empty if they are not."""
    return f"-# {narrator.words('tale-raised', count=amount)}" if amount else ""


def sign_parts(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return the sign that is told with this gathering, and who reads it aloud."""
    row, table = loaded.row, loaded.state.table
    index = tales.sign_now(row, table)
    if index is None or table.tale is None:
        return []
    reads = tales.tale_reader(row, table)
    who = narrator.called(reads.name) if reads else ""
    asked = [f"-# {narrator.words('tale-sign-reads', reader=who)}"] if reads else []
    is_bright = table.tale.signs[index].bright
    sign = _sign(narrator, words_of(narrator, table.tale.id), index, is_bright=is_bright)
    return [sign, *asked]


def sign_before(narrator: Narrator, plies: Sequence[Ply]) -> str:
    """Return the sign that was told at the end of these plies of a night; empty if none was."""
    signs = [fact for ply in plies for fact in ply.facts if isinstance(fact, SignTold)]
    over = len([story for story in stories_of(plies) if story.is_over])
    if narrator.tale is None or not signs or signs[-1].after != over:
        return ""
    words = words_of(narrator, narrator.tale)
    return _sign(narrator, words, signs[-1].index, is_bright=signs[-1].bright)


def tale_to_read(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return what a tale tells now, for its reader alone."""
    tale = rules_tale.tale_of(loaded.state.table)
    words = words_of(narrator, tale.id)
    title = _title(narrator, words)
    return [narrator.words("tale-reader-intro"), title, _text_now(narrator, loaded, words)]


def opening_parts(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return the opening with its two answers, and who is for which."""
    tale = rules_tale.tale_of(loaded.state.table)
    words = words_of(narrator, tale.id)
    night, number = steps.night_of(loaded.row), loaded.state.table.questions[0].number
    votes, lines = night.votes(number), list[str]()
    for answer in TaleAnswer:
        about = narrator.words(f"tale-about-{answer}")
        who = [night.in_place(place) for place, vote in votes.items() if vote == answer]
        said = named_or_counted(narrator, "night-advised", who)
        parts = [f"**{words.answers[answer].label}**", about, *([said] if who else [])]
        lines.append(f"- {narrator.words('list-dot').join(parts)}")
    leads = steps.leader_now(loaded)
    asked = narrator.words("tale-vote", leader=narrator.called(leads.name) if leads else NONE)
    burns = {str(why): cost for why, cost in costs(tale).items()}
    small = f"-# {asked}\n-# {narrator.words('tale-how', **burns)}"
    return [told(narrator, words.opening), "\n".join(lines), small]


def finale_parts(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return the finale with what is at stake, and how many have answered, but not what."""
    tale = rules_tale.tale_of(loaded.state.table)
    words, guests = words_of(narrator, tale.id), steps.night_of(loaded.row).here
    dice = sum(map(len, going_below(loaded.state.table, guests).values()))
    ahead = narrator.words(
        "tale-stake-ahead",
        label=words.finale.ahead.label,
        need=rules_tale.deed_needs(tale, dice),
    )
    hold = narrator.words(
        "tale-stake-hold",
        label=words.finale.hold.label,
        light=tale.light,
        dark=rules_tale.darkness(tale, dice),
    )
    count = narrator.words("tale-answered", count=answered(loaded), guests=len(guests))
    secret = narrator.words("tale-secret")
    return [told(narrator, words.finale.text), f"- {ahead}\n- {hold}", f"{secret}\n-# {count}"]


def revealed_parts(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return who answered what in the finale, and what the lanterns came to."""
    tale = rules_tale.tale_of(loaded.state.table)
    facts = [fact for ply in loaded.panel_plies for fact in ply.facts]
    night = steps.night_of(loaded.row)
    lines = [reveal_line(narrator, night, tale.id, rolls) for rolls in rolls_of(facts)]
    assert tale.result is not None
    return [*(["\n".join(lines)] if lines else []), "\n".join(result_lines(narrator, tale.result))]


def rolls_of(facts: Sequence[Fact]) -> list[list[FinaleRolled]]:
    """List the dice of a finale by guests, in the order of their answers."""
    rolls = [fact for fact in facts if isinstance(fact, FinaleRolled)]
    return [list(of_one) for _, of_one in groupby(rolls, attrgetter("place"))]


def reveal_line(
    narrator: Narrator, night: Night, tale: TaleId, rolls: Sequence[FinaleRolled]
) -> str:
    """Return what a guest has answered in the finale, and their villagers' dice."""
    words, roll = narrator.words, rolls[0]
    choice = words_of(narrator, tale).finale.choice(roll.answer)
    name = narrator.called(night.in_place(roll.place).name)
    dice = words("list-dot").join([_die(narrator, one) for one in rolls])
    # Many e-readers, and printers, have no such marks.
    is_page = narrator.paper is PaperShown.WHOLE
    mark = "" if is_page else f"{words(f'tale-mark-{roll.answer}')} "
    deed = told(narrator, choice.shown).replace("{name}", f"**{name}**")
    return f"- {mark}{words('list-sentences').join([deed, dice])}"


def _die(narrator: Narrator, roll: FinaleRolled) -> str:
    villager = narrator.words(f"villager-{roll.villager}")
    return narrator.words("detail-die", villager=villager, value=roll.value, lanterns=roll.lanterns)


def waiting_line(narrator: Narrator, night: Night, place: int) -> str:
    """Return the line of a guest whose answer is not revealed yet."""
    name = narrator.called(night.in_place(place).name)
    return f"- {narrator.words('night-rolling', villager=name)}"


def result_lines(narrator: Narrator, result: TaleResult) -> list[str]:
    """Return what light and deed came to."""
    words = narrator.words
    is_held = str(result.ending in (TaleEnding.BOTH, TaleEnding.LIGHT))
    is_done = str(result.ending in (TaleEnding.BOTH, TaleEnding.DEED))
    return [
        words("tale-sheet-light", light=result.light, dark=result.dark, held=is_held),
        words("tale-sheet-deed", deed=result.deed, need=result.need, done=is_done),
    ]


def ending_parts(narrator: Narrator, tale: Tale) -> list[str]:
    """Return how a tale ended and what the answer to its opening came to; what is left, else."""
    words = words_of(narrator, tale.id)
    title = _title(narrator, words)
    result = tale.result
    if result is None or tale.answer is None:
        return [title, narrator.words("tale-unfinished")]
    ending = told(narrator, words.endings[result.ending])
    return [title, ending, told(narrator, words.outcome(tale.answer, result.ending))]


def sheet_head(narrator: Narrator, tale: Tale | None) -> list[str]:
    """Return the first lines of a night's sheet: light, deed and ending."""
    if tale is None or tale.result is None:
        return []
    ending = narrator.words("tale-sheet-ending", ending=tale.result.ending)
    return [*result_lines(narrator, tale.result), ending]


def opening_entry(narrator: Narrator, facts: Sequence[Fact]) -> list[str]:
    """Return the opening and the village's answer, once it is given."""
    begun = next(fact for fact in facts if isinstance(fact, TaleBegun))
    given = next(fact for fact in facts if isinstance(fact, OpeningAnswered))
    words = words_of(narrator, begun.tale)
    label = words.answers[given.answer].label
    line = narrator.words("tale-village-answers", label=label)
    about = narrator.words(f"tale-about-{given.answer}")
    return [_title(narrator, words), told(narrator, words.opening), f"{line}\n-# {about}"]


def finale_entry(
    narrator: Narrator, night: Night, tale: TaleId, facts: Sequence[Fact]
) -> list[str]:
    """Return the finale and who answered what."""
    words = words_of(narrator, tale)
    ended = next(fact for fact in facts if isinstance(fact, TaleEnded))
    title = _title(narrator, words)
    lines = [reveal_line(narrator, night, tale, rolls) for rolls in rolls_of(facts)]
    result = "\n".join(result_lines(narrator, ended.result))
    return [title, told(narrator, words.finale.text), "\n".join(lines), result]


def _title(narrator: Narrator, words: TaleWords) -> str:
    return narrator.words("tale-title", title=words.title)


def _sign(narrator: Narrator, words: TaleWords, index: int, *, is_bright: bool) -> str:
    sign = words.signs[index]
    return told(narrator, sign.text(is_bright=is_bright))


def _text_now(narrator: Narrator, loaded: LoadedGame, words: TaleWords) -> str:
    table = loaded.state.table
    tale = rules_tale.tale_of(table)
    if tale.result:
        return "\n\n".join(ending_parts(narrator, tale)[1:])
    return told(narrator, words.finale.text if rules_tale.is_finale(table) else words.opening)


def tale_lines(narrator: Narrator, facts: Sequence[Fact]) -> list[str]:
    """Return the lines of a tale's ply in the journal; a page tells the tale at its own place."""
    words, lines = narrator.words, list[str]()
    is_page, tale = narrator.paper is PaperShown.WHOLE, narrator.tale
    if tale is None:
        return []
    texts = words_of(narrator, tale)
    for fact in facts:
        match fact:
            case TaleBegun() if not is_page:
                lines.append(words("tale-line-begun", title=texts.title))
            case OpeningAnswered() if not is_page:
                lines.append(words("tale-village-answers", label=texts.answers[fact.answer].label))
            case CardPlayed():
                line = card_line(narrator, fact.place, fact.card)
                lines.append(line.removeprefix(_CARD) if is_page else line)
            case _:
                pass
    return lines


def tale_told(narrator: Narrator, facts: Sequence[Fact]) -> tuple[str, list[str]] | None:
    """Return the heading and the words of what a tale told in a ply; None if it told nothing.

    Its finale is left out, which is told with the ending of the tale.
    """
    if narrator.tale is None:
        return None
    texts, lines = words_of(narrator, narrator.tale), list[str]()
    heading = texts.title
    for fact in facts:
        match fact:
            case TaleBegun():
                heading = narrator.words("chronicle-tale", title=texts.title)
                lines.append(told(narrator, texts.opening))
            case OpeningAnswered():
                label = texts.answers[fact.answer].label
                lines.append(narrator.words("tale-village-answers", label=label))
            case SignTold():
                lines.append(_sign(narrator, texts, fact.index, is_bright=fact.bright))
            case _:
                pass
    return (heading, lines) if lines else None


def suggest_tales(words: Words, text: str) -> list[Suggestion]:
    """Suggest tales by their titles, and to have none."""
    titles = [(tale, tale_words(tale, words.language)[0].title) for tale in tale_ids()]
    every = [*titles, (NO_TALE, words("tale-none"))]
    asked = normalize(text)
    return [Suggestion(name, str(tale)) for tale, name in every if asked in normalize(name)]


def tale_called(words: Words, text: str | None) -> TaleId | None:
    """Return the tale that a host has chosen by its id or title; None where the dice draw it.

    Raises Declined.
    """
    if not text:
        return None
    found = [one.value for one in suggest_tales(words, "") if text in (one.value, one.name)]
    if not found:
        raise Declined("tale-unknown")
    return TaleId(found[0])


def chosen_line(words: Words, night: Night) -> str:
    """Return which tale a night is to have."""
    if night.tale is None:
        return words("tale-drawn")
    if night.tale == NO_TALE:
        return words("tale-none")
    return words("tale-chosen", title=tale_words(night.tale, words.language)[0].title)
