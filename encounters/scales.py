"""Print the values: each choice for each party, and each cave card."""

from collections.abc import Iterable, Iterator
from statistics import fmean, median

from encounters.balance import Balance, Expectation
from encounters.mechanics import mechanics_of
from encounters.pages import Page, rewards_of
from encounters.parties import PARTIES
from encounters.report import Section, listing
from rules.book import Option
from rules.words import ParagraphNumber, Token

TYPICAL_PARTY = PARTIES[1]
LABEL_WIDTH = 30


def scales_sections(pages: tuple[Page, ...], balance: Balance) -> Iterator[Section]:
    """Report the values of a whole book."""
    yield Section("Cave cards", tuple(_cards(pages, balance)), tuple(_uneven_cards(balance)))
    yield Section("Mean reward by explore number", tuple(_means(pages)))
    yield Section(
        "Balance, by the dice alone; * marks the choice worth most", tuple(_table(pages, balance))
    )
    yield listing("Choices dominated for every party", _dominated(pages, balance))
    yield listing("Bold choices that already pay for two", _bold(pages, balance, too_soon=True))
    yield listing("Bold choices that never pay", _bold(pages, balance, too_soon=False))


def _cards(pages: tuple[Page, ...], balance: Balance) -> Iterator[str]:
    used = {page.number: mechanics_of(page) for page in pages}
    yield f"card   worth in coins of its six cells{'sum':>12}   mechanics"
    for card, row in enumerate(balance.book.cells, start=1):
        cells = _values(row, balance)
        names = sorted({name for number in row for name in used[number]})
        worths = " ".join(f"{value:5.1f}" for value in cells)
        yield f"{card:>4}   {worths} {sum(cells):>9.1f}   {', '.join(names)}"


def _uneven_cards(balance: Balance) -> Iterator[str]:
    rows = [_values(row, balance) for row in balance.book.cells]
    middle = median(value for row in rows for value in row)
    for card, row in enumerate(rows, start=1):
        if min(row) > middle:
            yield f"cave card {card} is all riches: its poorest cell is above the median"
        if max(row) < middle:
            yield f"cave card {card} is all crumbs: its richest cell is below the median"


def _values(row: tuple[ParagraphNumber, ...], balance: Balance) -> list[float]:
    return [balance.worth(number, TYPICAL_PARTY) for number in row]


def _means(pages: tuple[Page, ...]) -> Iterator[str]:
    yield "explore   rewards   coins   goods   reputation"
    rewards = rewards_of(pages)
    for number in sorted({tier.explore for tier in rewards}):
        won = [tier.outcome for tier in rewards if tier.explore == number]
        coins = fmean(outcome.coins for outcome in won)
        goods = fmean(
            sum(item != Token.CIDER for item in outcome.gain) + bool(outcome.choice)
            for outcome in won
        )
        reputation = fmean(outcome.reputation for outcome in won)
        yield f"{number:>7}   {len(won):>7}   {coins:5.2f}   {goods:5.2f}   {reputation:+10.2f}"


def _table(pages: tuple[Page, ...], balance: Balance) -> Iterator[str]:
    heads = "".join(f"{f'party of {len(party)}':^25}" for party in PARTIES)
    yield f"{'':<{LABEL_WIDTH + 8}}{heads}".rstrip()
    yield f"{'':<{LABEL_WIDTH + 8}}{'  success coin good  rep  ' * len(PARTIES)}".rstrip()
    for page in pages:
        yield f"{page.number:03} {page.story.title}"
        best = [balance.best(page.paragraph.number, party) for party in PARTIES]
        for index, option in enumerate(page.options):
            weighed = [balance.choices(page.paragraph.number, party)[index] for party in PARTIES]
            label = page.story.options[index].label[: LABEL_WIDTH - 1]
            cells = "".join(
                _cell(expected, is_best=best[party] == index)
                for party, expected in enumerate(weighed)
            )
            yield f"  {label:<{LABEL_WIDTH}}{_numbers(option):>5} {cells}".rstrip()


def _cell(expected: Expectation, *, is_best: bool) -> str:
    mark = "*" if is_best else " "
    figures = f"{expected.coins:4.1f} {expected.goods:4.1f} {expected.reputation:+4.1f}"
    return f"  {100 * expected.success:5.0f} % {figures}{mark} "


def _numbers(option: Option) -> str:
    return "/".join(str(tier.explore) for tier in option.tiers if tier.explore) or "-"


def _dominated(pages: Iterable[Page], balance: Balance) -> Iterator[str]:
    for page in pages:
        for better, worse in balance.dominated(page.paragraph.number):
            labels = [option.label for option in page.story.options]
            yield f"{page.number:03}: {labels[better]!r} beats {labels[worse]!r}"


def _bold(pages: Iterable[Page], balance: Balance, *, too_soon: bool) -> Iterator[str]:
    """Find bold choices that are worth it for the smallest party, or not even for the largest."""
    for page in pages:
        peaks = [option.tiers[-1].explore for option in page.options]
        bold = peaks.index(max(peaks))
        if peaks.count(max(peaks)) == 1 and min(peaks) > 0 and len(peaks) > 1:
            party = PARTIES[0] if too_soon else PARTIES[-1]
            if (balance.best(page.paragraph.number, party) == bold) == too_soon:
                yield f"{page.number:03}: {page.story.options[bold].label!r}"
