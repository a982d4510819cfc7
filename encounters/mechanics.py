"""Find the mechanics that a paragraph uses."""

from collections.abc import Iterator

from encounters.pages import Page, outcomes_of
from encounters.report import Section
from rules.book import Bonus, Option, Outcome
from rules.words import Good, Item, People, Special, Token, Trade

MECHANICS = (
    "coins",
    "goods",
    "potion",
    "cider",
    "choice between goods",
    "reputation gained",
    "reputation lost",
    "cost in coins",
    "cheapest villager",
    *(special.value.replace("_", " ") for special in Special),
    "extra cave card",
    "building",
    "injury",
    "offer",
    "offer lost",
    "leads on",
    "failure that hurts",
    "success by itself",
    "bonus per hammer",
    "bonus per quill",
    "bonus for owning",
    "bonus for company",
    "bonus for paying",
)


def mechanics_of(page: Page) -> tuple[str, ...]:
    """List what a paragraph uses, in the order of `MECHANICS`."""
    used = {name for option in page.options for name in _of_option(option)}
    return tuple(name for name in MECHANICS if name in used)


def unused_section(pages: tuple[Page, ...]) -> Section:
    """List the mechanics that no paragraph of a book uses."""
    used = {name for page in pages for name in mechanics_of(page)}
    unused = tuple(name for name in MECHANICS if name not in used)
    return Section(
        "Mechanics not used", unused or ("none",), tuple(f"not used: {name}" for name in unused)
    )


def _of_option(option: Option) -> Iterator[str]:
    for outcome in outcomes_of(option):
        yield from _of_outcome(outcome)
    for bonus in option.bonuses:
        yield _of_bonus(bonus)
    if option.offer:
        yield "offer"
    if option.failure != Outcome():
        yield "failure that hurts"
    if option.tiers[0].explore == 0:
        yield "success by itself"


def _of_outcome(outcome: Outcome) -> Iterator[str]:
    for item in outcome.gain:
        yield _kind(item)
    if outcome.special:
        yield outcome.special.value.replace("_", " ")
    effects = {
        "coins": outcome.coins,
        "choice between goods": outcome.choice,
        "reputation gained": outcome.reputation > 0,
        "reputation lost": outcome.reputation < 0,
        "cost in coins": outcome.pay,
        "cheapest villager": outcome.cheapest_villager,
        "extra cave card": outcome.caves,
        "building": outcome.building,
        "injury": outcome.injured,
        "offer lost": outcome.lose_offer,
        "leads on": outcome.leads_to,
    }
    yield from (name for name, used in effects.items() if used)


def _kind(item: Item) -> str:
    match item:
        case Token.CIDER | Token.POTION:
            return item.value
        case Good():
            return "goods"


def _of_bonus(bonus: Bonus) -> str:
    match bonus:
        case Bonus(per=Trade() as trade):
            return f"bonus per {trade.value}"
        case Bonus(owning=Good() | Token()):
            return "bonus for owning"
        case Bonus(along=People() | Special()):
            return "bonus for company"
        case _:
            return "bonus for paying"
