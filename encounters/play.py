"""Play a paragraph in the terminal, with dice, and whatever it leads to."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from encounters.loader import LoadedBook
from encounters.parties import FACES, count_of
from encounters.phrases import bonus_of, numbers_of, outcome_of
from rules.book import Bonus, Option
from rules.cards import VillagerCard
from rules.words import ParagraphNumber


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits at the terminal: a way to ask, a way to tell, the dice and the party."""

    ask: Callable[[str], str]
    say: Callable[[str], None]
    dice: Random
    party: tuple[VillagerCard, ...]


def play(loaded: LoadedBook, number: ParagraphNumber, language: str, table: Table) -> None:
    """Play from one paragraph to the end of its chain. Raises `KeyError`, `EOFError`."""
    next_number: ParagraphNumber | None = number
    while next_number is not None:
        next_number = _play_one(loaded, next_number, language, table)


def _play_one(
    loaded: LoadedBook, number: ParagraphNumber, language: str, table: Table
) -> ParagraphNumber | None:
    options = loaded.book.paragraphs[number].options
    prompt = loaded.stories.prompt(number, language)
    table.say(f"\n{prompt.number:03} {prompt.title}\n\n{prompt.text}\n")
    for index, (label, option) in enumerate(zip(prompt.labels, options, strict=True), start=1):
        table.say(f"  {index}. {label} ({numbers_of(option)})")
    chosen = _number(table, "Your choice: ", 1, len(options)) - 1
    tier = _roll(options[chosen], table)
    outcome = options[chosen].failure if tier is None else options[chosen].tiers[tier].outcome
    told = loaded.stories.outcome(number, chosen, tier, language)
    table.say(f"\n{told or 'You fail.'}\n[{outcome_of(outcome)}]")
    return outcome.leads_to


def _roll(option: Option, table: Table) -> int | None:
    """Roll for the whole party and find the tier that is reached, if any."""
    if option.tiers[0].explore == 0:
        return 0
    lanterns = sum(_die(villager, table) for villager in table.party)
    lanterns += sum(_bonus(bonus, table) for bonus in option.bonuses)
    table.say(f"  together {lanterns}")
    if lanterns < option.tiers[-1].explore:
        lanterns += _number(table, "How many do you exert? ", 0, len(table.party))
    reached = [i for i, tier in enumerate(option.tiers) if tier.explore <= lanterns]
    return reached[-1] if reached else None


def _die(villager: VillagerCard, table: Table) -> int:
    face = table.dice.randint(1, FACES)
    lanterns = villager.lanterns(face)
    table.say(f"  {villager.id.capitalize()} rolls {face}: {lanterns}")
    return lanterns


def _bonus(bonus: Bonus, table: Table) -> int:
    if bonus.per:
        lanterns = bonus.lanterns * count_of(bonus.per, table.party)
        table.say(f"  {bonus_of(bonus)}: {lanterns}")
        return lanterns
    answer = table.ask(f"  {bonus_of(bonus)}: is it so? [y/N] ")
    return bonus.lanterns if answer.strip().lower().startswith("y") else 0


def _number(table: Table, question: str, low: int, high: int) -> int:
    while True:
        answer = table.ask(question).strip()
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        table.say(f"  a number from {low} to {high}, please")
