"""Fill an offer from a command's options, suggesting what fits and explaining what does not."""

from collections.abc import Sequence

from discord.app_commands import Choice

from bot.i18n.words import folded, parted
from bot.model.open_game import OpenGame
from bot.text.narrator import Narrator
from bot.text.refusals import refusal_text
from bot.ui.forms import choices, describe
from rules import check, offers
from rules.offers import Blank, Offer
from rules.table import Table
from rules.words import Seat

_MOST = 25
_LONGEST = 100
_Entry = tuple[str, str, str]
"""A choice: its value, its name and the small print."""

EVERYONE = "*"
"""What a person may enter for all of a blank's values."""


def find_offer(opened: OpenGame, seat: Seat, verb: str) -> Offer | None:
    """Return what a seat is offered under a verb."""
    found = [o for o in offers(opened.game, opened.state, seat) if o.verb == verb]
    return found[0] if found else None


def read(narrator: Narrator, table: Table, offer: Offer, blank: str, text: str) -> list[str]:
    """Read an option's text: values or names, separated by commas."""
    asked = next((b for b in offer.blanks if b.name == blank), None)
    if asked is None:
        return []
    known = choices(narrator, table, asked, offer.verb)
    if text.strip() == EVERYONE:
        return [value for value, _, _ in known][: asked.most]
    left = list(known)
    seen = known + [
        (value, *describe(narrator, table, asked.name, offer.verb, value))
        for value in _visible(table, asked, offer.verb)
    ]
    return [_match(left, part, seen) for part in parted(text) if part]


def suggest(
    narrator: Narrator, opened: OpenGame, seat: Seat, verb: str, blank: str, text: str
) -> list[Choice[str]]:
    """Suggest values for an option; what is impossible now comes last, each with the reason."""
    offer = find_offer(opened, seat, verb)
    if offer is None:
        asked = any(question.seat == seat for question in opened.state.table.questions)
        return [_choice(narrator.words("not-asked" if asked else "refusal-not-your-turn"), "-")]
    if offer.refusal:
        return [_choice(refusal_text(narrator.words, offer.refusal), "-")]
    asked = next((b for b in offer.blanks if b.name == blank), None)
    if asked is None:
        return []
    found = fitting(narrator, opened.state.table, offer, asked, text)
    return (found + _impossible(narrator, opened, seat, offer, asked, text))[:_MOST]


def fitting(
    narrator: Narrator, table: Table, offer: Offer, asked: Blank, text: str
) -> list[Choice[str]]:
    """Suggest what fits a blank; where it takes several values, what fits beside those typed."""
    if asked.many:
        return _suggest_many(narrator, table, offer, asked, text)
    return [
        _choice(f"{name} \u00b7 {about}" if about else name, value)
        for value, name, about in choices(narrator, table, asked, offer.verb)
        if folded(text) in folded(f"{name} {about}")
    ][:_MOST]


def _suggest_many(
    narrator: Narrator, table: Table, offer: Offer, asked: Blank, text: str
) -> list[Choice[str]]:
    *before, last = parted(text)
    known = choices(narrator, table, asked, offer.verb)
    left = list(known)
    chosen = [_match(left, part) for part in before if part]
    names = _distinct_names(known)
    head = [names.get(value, value) for value in chosen]
    fits = [
        (names[value], value)
        for value, name, about in left
        if folded(last) in folded(f"{name} {about}") and value not in chosen
    ]
    alike = dict(reversed(fits))  # of those that look the same, the first
    found = [
        _choice(", ".join([*head, name]), ",".join([*chosen, value]))
        for name, value in fits
        if alike[name] == value
    ]
    if not chosen and not last and asked.most == len(known):
        found.insert(0, _choice(narrator.words("everyone", count=len(known)), EVERYONE))
    return [choice for choice in found if len(choice.value) <= _LONGEST][:_MOST]


def _distinct_names(known: Sequence[_Entry]) -> dict[str, str]:
    """Return a name for each value, with the small print where equal names would differ by it."""
    prints: dict[str, set[str]] = {}
    for _, name, about in known:
        prints.setdefault(name, set()).add(about)
    return {
        value: f"{name} ({about})" if len(prints[name]) > 1 else name
        for value, name, about in known
    }


def _impossible(
    narrator: Narrator, opened: OpenGame, seat: Seat, offer: Offer, asked: Blank, text: str
) -> list[Choice[str]]:
    """List what is visible but out of reach, each with the reason that the rules give."""
    table = opened.state.table
    listed: list[Choice[str]] = []
    for value in _visible(table, asked, offer.verb):
        name, _ = describe(narrator, table, asked.name, offer.verb, value)
        if value in asked.values or folded(text) not in folded(name):
            continue
        trial = {blank.name: blank.values[0] for blank in offer.blanks if blank.default is None}
        refusal = check(opened.game, opened.state, offer.fill(seat, {**trial, asked.name: value}))
        if refusal:
            listed.append(_choice(f"\u2715 {name}: {refusal_text(narrator.words, refusal)}", value))
    return listed


def _visible(table: Table, asked: Blank, verb: str) -> Sequence[str]:
    """List the cards on display that an option may name, affordable or not."""
    market = table.market
    if asked.name == "building":
        return (*market.houses, *market.keys, *market.stars, *market.outposts)
    if asked.name == "villager" and verb == "train":
        return tuple([v for v in table.board.slots if v is not None])
    return ()


def _match(left: list[_Entry], text: str, seen: Sequence[_Entry] = ()) -> str:
    """Return the value that a text names, by value, name or the beginning of a name, and take it.

    A value that is only `seen` is returned as well, so that the rules explain why it is refused.
    """
    for entry in _named(left, text)[:1]:
        left.remove(entry)
        return entry[0]
    return next((value for value, _, _ in _named(seen, text)), text)


def _named(entries: Sequence[_Entry], text: str) -> list[_Entry]:
    sought = folded(text)
    exact = [entry for entry in entries if sought in (entry[0].casefold(), folded(entry[1]))]
    return exact + [entry for entry in entries if folded(entry[1]).startswith(sought)]


def _choice(name: str, value: str) -> Choice[str]:
    return Choice(name=name[:_LONGEST], value=value[:_LONGEST])
