"""Play a paragraph in the terminal, with dice, and all that it leads to."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from encounters.afterwards import afterwards
from encounters.deeds import Deed, Hearing
from encounters.loader import LoadedBook
from encounters.parties import FACES, count_of
from encounters.phrases import bonus_of, numbers_of, outcome_of
from rules.book import Bonus, Option
from rules.cards import VillagerCard
from rules.words import ParagraphNumber


@dataclass(frozen=True, slots=True)
class Table:
    """The terminal's player: a way to ask, a way to tell, the dice and the party."""

    ask: Callable[[str], str]
    say: Callable[[str], None]
    dice: Random
    party: tuple[VillagerCard, ...]


@dataclass(frozen=True, slots=True)
class _Roll:
    """The tier that is reached, if any, and the coins paid on the way."""

    tier: int | None
    paid: int = 0


def play(
    loaded: LoadedBook,
    number: ParagraphNumber,
    language: str,
    table: Table,
    before: Hearing | None = None,
) -> None:
    """Play from one paragraph to the end of its chain, and print the result.

    `before` is the round and what was done before. Raises `KeyError`, `EOFError`.
    """
    hearing = before or Hearing(village=0, round=1)
    next_number: ParagraphNumber | None = number
    trip: list[Deed] = []
    while next_number is not None:
        deed, next_number = _play_one(loaded, next_number, language, table, hearing)
        trip.append(deed)
        hearing = replace(hearing, deeds=(*hearing.deeds, deed))
    for line in afterwards(loaded.stories, hearing.village, trip, language):
        table.say(f"\nAfterwards: {line}")


def _play_one(
    loaded: LoadedBook, number: ParagraphNumber, language: str, table: Table, hearing: Hearing
) -> tuple[Deed, ParagraphNumber | None]:
    stories = loaded.stories
    options = loaded.book.paragraphs[number].options
    prompt = stories.prompt(number, language, hearing)
    before = f"\n{prompt.before}\n" if prompt.before else ""
    table.say(f"{before}\n{prompt.number:03} {prompt.title}\n\n{prompt.text}\n")
    for index, (label, option) in enumerate(zip(prompt.labels, options, strict=True), start=1):
        table.say(f"  {index}. {label} ({numbers_of(option)})")
    is_asked = len(options) > 1
    chosen = _number(table, "Your choice: ", 1, len(options)) - 1 if is_asked else 0
    roll = _roll(options[chosen], table)
    won = options[chosen].tiers
    outcome = options[chosen].failure if roll.tier is None else won[roll.tier].outcome
    text = stories.outcome(number, chosen, roll.tier, language)
    with_pay = replace(outcome, pay=outcome.pay + roll.paid)
    table.say(f"\n{text or 'You fail.'}\n[{outcome_of(with_pay)}]")
    if headline := stories.headline(number, chosen, roll.tier, language):
        table.say(f"In the paper: {headline}")
    return Deed(hearing.village, number, chosen, roll.tier, hearing.round), outcome.leads_to


def _roll(option: Option, table: Table) -> _Roll:
    """Roll for the whole party."""
    if option.tiers[0].explore == 0:
        return _Roll(0)
    lanterns = sum(_die(villager, table) for villager in table.party)
    taken = [bonus for bonus in option.bonuses if bonus.per or _is_so(bonus, table)]
    lanterns += sum(_lanterns(bonus, table) for bonus in taken)
    table.say(f"  together {lanterns}")
    if lanterns < option.tiers[-1].explore:
        lanterns += _number(table, "How many do you exert? ", 0, len(table.party))
    reached = [i for i, tier in enumerate(option.tiers) if tier.explore <= lanterns]
    return _Roll(max(reached, default=None), sum(bonus.paying for bonus in taken))


def _die(villager: VillagerCard, table: Table) -> int:
    face = table.dice.randint(1, FACES)
    lanterns = villager.lanterns(face)
    table.say(f"  {villager.id.capitalize()} rolls {face}: {lanterns}")
    return lanterns


def _is_so(bonus: Bonus, table: Table) -> bool:
    answer = table.ask(f"  {bonus_of(bonus)}: is it so? [y/N] ")
    return answer.strip().lower().startswith("y")


def _lanterns(bonus: Bonus, table: Table) -> int:
    lanterns = bonus.lanterns
    if bonus.per:
        lanterns *= count_of(bonus.per, table.party)
        table.say(f"  {bonus_of(bonus)}: {lanterns}")
    return lanterns


def _number(table: Table, question: str, low: int, high: int) -> int:
    while True:
        answer = table.ask(question).strip()
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        table.say(f"  a number from {low} to {high}, please")
