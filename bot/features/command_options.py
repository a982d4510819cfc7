"""Fill an offer from a command's options, suggesting what fits and explaining what does not."""

from collections.abc import Mapping, Sequence

from bot.i18n.words import normalize, split_list
from bot.model.discord_limits import LONGEST_OPTION, MOST_OPTIONS
from bot.model.loaded_game import LoadedGame
from bot.model.suggestion import Suggestion
from bot.service.night.occasion import occasion_of
from bot.text.condense import shorten
from bot.text.narrator import Narrator
from bot.text.refusals import refusal_text
from bot.ui.forms import choices, describe, fill
from bot.ui.printed_reward import Fields
from rules import check
from rules.offers import Blank, Offer
from rules.table import Table
from rules.words import ActionKind, Seat

_Entry = tuple[str, str, str]
"""A choice: its value, its name and the small print."""

EVERYONE = "*"
"""What a person may enter for all of a blank's values."""

NOBODY = "0"
"""What a person may enter for nobody, where that is an answer."""

_MAY_BE_NOBODY = ("exert", "rest")


def find_offer(loaded: LoadedGame, seat: Seat, verb: ActionKind | None) -> Offer | None:
    """Return what a seat is offered under a verb; no choice before its paragraph is read."""
    if verb == "choose" and occasion_of(loaded).refuses(verb):
        return None
    found = [o for o in loaded.offers(seat) if o.verb == verb]
    return found[0] if found else None


def read_options(
    narrator: Narrator, table: Table, offer: Offer, entered: Mapping[str, str | int | None]
) -> Fields:
    """Fill an offer with a command's options, except for those that were left out."""
    asked = [blank.name for blank in offer.blanks]
    given = {name: str(text) for name, text in entered.items() if text is not None}
    texts = {
        name: read_option(narrator, table, offer, name, text)
        for name, text in given.items()
        if name in asked
    }
    # Options that the offer does not ask for are passed on: the rules know why to refuse them.
    unasked = {
        name: entered[name]
        for name, text in given.items()
        if name not in asked and not _is_nobody(narrator, offer.verb, text)
    }
    return {**fill(offer, texts), **unasked}


def read_option(narrator: Narrator, table: Table, offer: Offer, blank: str, text: str) -> list[str]:
    """Read an option's text: values or names, separated by commas."""
    asked = next((b for b in offer.blanks if b.name == blank), None)
    if asked is None:
        return []
    known = choices(narrator, table, asked, offer.verb)
    everyone = normalize(narrator.words("everyone", count=len(known))).partition("(")[0].strip()
    if text.strip() == EVERYONE or normalize(text).partition("(")[0].strip() == everyone:
        return [value for value, _, _ in known][: asked.most]
    if _is_nobody(narrator, offer.verb, text):
        return []
    left = list(known)
    seen = known + [
        (value, *describe(narrator, table, asked.name, offer.verb, value))
        for value in _visible(table, asked, offer.verb)
    ]
    return [_match(left, part, seen) for part in split_list(text) if part]


def _is_nobody(narrator: Narrator, verb: ActionKind, text: str) -> bool:
    """Return whether an option's text means nobody, where that is an answer."""
    nobody = (NOBODY, normalize(narrator.words("nobody")))
    return verb in _MAY_BE_NOBODY and normalize(text) in nobody


def suggest(
    narrator: Narrator, loaded: LoadedGame, seat: Seat, verb: ActionKind, blank: str, text: str
) -> list[Suggestion]:
    """Suggest values for an option; what is impossible now comes last, each with the reason."""
    offer = find_offer(loaded, seat, verb)
    if offer is None:
        asked = any(question.seat == seat for question in loaded.state.table.questions)
        return [_suggestion(narrator.words("not-asked" if asked else "refusal-not-your-turn"), "-")]
    if offer.refusal:
        return [_suggestion(refusal_text(narrator.words, offer.refusal), "-")]
    asked = next((b for b in offer.blanks if b.name == blank), None)
    if asked is None:
        return []
    found = suggest_values(narrator, loaded.state.table, offer, asked, text)
    nobody = narrator.words("nobody")
    if verb in _MAY_BE_NOBODY and normalize(text) in normalize(nobody):
        found.append(_suggestion(nobody, NOBODY))
    return (found + _impossible(narrator, loaded, seat, offer, asked, text))[:MOST_OPTIONS]


def suggest_values(
    narrator: Narrator, table: Table, offer: Offer, asked: Blank, text: str
) -> list[Suggestion]:
    """Suggest what fits a blank; where it takes several values, what fits beside those typed."""
    if asked.many:
        return _suggest_many(narrator, table, offer, asked, text)
    return [
        _suggestion(f"{name} \u00b7 {about}" if about else name, value)
        for value, name, about in choices(narrator, table, asked, offer.verb)
        if normalize(text) in normalize(f"{name} {about}")
    ][:MOST_OPTIONS]


def _suggest_many(
    narrator: Narrator, table: Table, offer: Offer, asked: Blank, text: str
) -> list[Suggestion]:
    *before, last = split_list(text)
    known = choices(narrator, table, asked, offer.verb)
    left = list(known)
    chosen = [_match(left, part) for part in before if part]
    names = _distinct_names(known)
    head = [names.get(value, value) for value in chosen]
    fits = [
        (names[value], value)
        for value, name, about in left
        if normalize(last) in normalize(f"{name} {about}") and value not in chosen
    ]
    alike = dict(reversed(fits))  # of those that look the same, the first
    found = [
        _suggestion(", ".join([*head, name]), ",".join([*chosen, value]))
        for name, value in fits
        if alike[name] == value
    ]
    if not chosen and not last and asked.most == len(known):
        found.insert(0, _suggestion(narrator.words("everyone", count=len(known)), EVERYONE))
    return [one for one in found if len(one.value) <= LONGEST_OPTION][:MOST_OPTIONS]


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
    narrator: Narrator, loaded: LoadedGame, seat: Seat, offer: Offer, asked: Blank, text: str
) -> list[Suggestion]:
    """List what is visible but out of reach, each with the reason that the rules give."""
    table = loaded.state.table
    listed: list[Suggestion] = []
    for value in _visible(table, asked, offer.verb):
        name, _ = describe(narrator, table, asked.name, offer.verb, value)
        if value in asked.values or normalize(text) not in normalize(name):
            continue
        trial = {blank.name: blank.values[0] for blank in offer.blanks if blank.default is None}
        refusal = check(loaded.game, loaded.state, offer.fill(seat, {**trial, asked.name: value}))
        if refusal:
            listed.append(
                _suggestion(f"\u2715 {name}: {refusal_text(narrator.words, refusal)}", value)
            )
    return listed


def _visible(table: Table, asked: Blank, verb: ActionKind) -> Sequence[str]:
    """List the cards on display that an option may name, affordable or not."""
    market = table.market
    if asked.name == "building":
        return (*market.houses, *market.keys, *market.stars, *market.outposts)
    if asked.name == "villager" and verb == "train":
        return tuple([v for v in table.board.slots if v is not None])
    return ()


def _match(left: list[_Entry], text: str, seen: Sequence[_Entry] = ()) -> str:
    """Return the value that a text names, by value, name or the beginning of a name, and take it.

    A part of a name will do where it is the only one: Japanese villagers have their trade before
    the name. A value that is only `seen` is returned as well, so that the rules explain why it is
    refused.
    """
    for entry in (
        *_named(left, text)[:1],
        *(() if _named(seen, text) else _containing(left, text)),
    ):
        left.remove(entry)
        return entry[0]
    named = _named(seen, text) or _containing(seen, text)
    return next((value for value, _, _ in named), text)


def _named(entries: Sequence[_Entry], text: str) -> list[_Entry]:
    sought = normalize(text)
    exact = [entry for entry in entries if sought in (entry[0].casefold(), normalize(entry[1]))]
    return exact + [entry for entry in entries if normalize(entry[1]).startswith(sought)]


def _containing(entries: Sequence[_Entry], text: str) -> list[_Entry]:
    """Return the one entry whose name has a word in it; nothing for figures and single letters."""
    sought = normalize(text)
    found = [entry for entry in entries if sought in normalize(entry[1])]
    is_word = len(sought) > 1 and not any(map(str.isdigit, sought))
    return found if is_word and len(found) == 1 else []


def _suggestion(name: str, value: str) -> Suggestion:
    return Suggestion(shorten(name, LONGEST_OPTION), value[:LONGEST_OPTION])
