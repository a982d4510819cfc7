"""Turn an offer with blanks into a form, and its entries into an action's fields."""

from collections.abc import Mapping, Sequence

from bot.model.custom_id import CustomId
from bot.model.discord_limits import LONGEST_OPTION, LONGEST_TITLE, MOST_OPEN, MOST_OPTIONS
from bot.model.errors import Declined
from bot.text.boards import sale_figures
from bot.text.cards import building_about, villager_about
from bot.text.condense import shorten
from bot.text.narrator import Narrator
from bot.ui.message import Form, Option, Select
from bot.ui.printed_reward import Fields, printed_reward_form
from rules.cards import BUILDINGS
from rules.defaults import Defaults
from rules.offers import Blank, Offer, Value
from rules.table import Table
from rules.words import ActionKind, BuildingId, VillagerId

_SECOND = ".2"
"""What the name of a list's second half ends with."""

_BUILDINGS = ("building", "buildings")


def form(narrator: Narrator, press: CustomId, offer: Offer, table: Table, ticked: Defaults) -> Form:
    """Return the form of an offer, submitted under that press; `ticked` is what it begins with.

    A blank that leaves no choice is left out.
    """
    if offer.verb == "tell":
        return printed_reward_form(narrator, press, offer)
    title = narrator.words(f"form-{offer.verb.replace('_', '-')}")
    controls = [
        control
        for blank in offer.blanks
        if not is_fixed(blank)
        for control in _halves(_ask(narrator, table, offer, blank, ticked.get(blank.name, ())))
    ]
    return Form(title[:LONGEST_TITLE], str(press), tuple(controls))


def _halves(select: Select) -> list[Select]:
    """Split a list of more than ten buildings, so that both halves are shown open."""
    if select.name != "building" or len(select.options) <= MOST_OPEN:
        return [select]
    parts = (select.options[:MOST_OPEN], select.options[MOST_OPEN:])
    names = (select.name, f"{select.name}{_SECOND}")
    return [
        Select(name, select.label, options, least=0, required=False)
        for name, options in zip(names, parts, strict=True)
    ]


def needs_form(offer: Offer) -> bool:
    """Return whether an offer has a blank that must be asked."""
    return not all(is_fixed(blank) for blank in offer.blanks)


def fill(offer: Offer, entered: Mapping[str, Sequence[str]]) -> Fields:
    """Return an action's fields from the entries, by blank; the rules check them.

    Raises Declined unless exactly one value is entered for a blank that takes one.
    """
    fields: Fields = {"kind": offer.verb}
    for blank in offer.blanks:
        if blank.name not in entered and is_fixed(blank):
            picked = list(blank.values) if blank.least else []
        else:
            texts = (*entered.get(blank.name, ()), *entered.get(f"{blank.name}{_SECOND}", ()))
            picked = [_value(blank, text) for text in texts]
        if blank.many:
            fields[blank.name] = tuple(picked)
        elif len(picked) > 1 or (blank.least and not picked and blank.default is None):
            raise Declined("pick-one")
        elif picked:
            fields[blank.name] = picked[0]
        elif blank.default is not None:
            fields[blank.name] = blank.default
    return fields


def choices(
    narrator: Narrator, table: Table, blank: Blank, verb: ActionKind
) -> list[tuple[str, str, str]]:
    """List a blank's choices as value, name and small print."""
    return [
        (unique, *describe(narrator, table, blank.name, verb, value))
        for unique, value in zip(_unique(blank.values), blank.values, strict=True)
    ]


def describe(
    narrator: Narrator, table: Table, blank: str, verb: ActionKind, value: Value
) -> tuple[str, str]:
    """Return a value's name, and its details in small print."""
    words = narrator.words
    text = str(value)
    if blank in _BUILDINGS and text in BUILDINGS:
        card = BUILDINGS[BuildingId(text)]
        if blank == "buildings" and card.good:
            good = words("item-name", item=card.good)
            return good, words(f"building-{text}")
        about = words("small-building", cost=card.cost, about=building_about(words, card.id))
        return words(f"building-{text}"), about
    if words.has(f"villager-{text}"):
        about = villager_about(words, VillagerId(text))
        if blank == "villager" and verb == "train":
            about = words("small-hire", slot=table.board.slots.index(VillagerId(text)), about=about)
        return words(f"villager-{text}"), about
    if blank == "seller":
        sale = table.players[int(value)].sale
        return narrator.plain[int(value)], words("sale", **sale_figures(sale)) if sale else ""
    if blank == "option":
        return option_label(narrator, table, int(value)), ""
    if blank == "row":
        return words("row", row=text), ""
    if isinstance(value, int):
        return words("coins" if blank in ("coins", "asking") else "number", count=value), ""
    if words.has(f"building-{text}"):
        return words(f"building-{text}"), building_about(words, BuildingId(text))
    return words("item-name", item=text), ""


def option_label(narrator: Narrator, table: Table, option: int) -> str:
    """Return the label of a choice in the open paragraph; a printed book has only numbers."""
    trip = table.expedition
    if trip is None or trip.told or trip.path[-1] not in narrator.stories.moods:
        return narrator.words("option-number", number=option + 1)
    return narrator.stories.label(trip.path[-1], option, narrator.words.language)


def _ask(
    narrator: Narrator, table: Table, offer: Offer, blank: Blank, ticked: Sequence[Value]
) -> Select:
    options = [
        Option(
            value,
            shorten(name, LONGEST_OPTION),
            shorten(about, LONGEST_OPTION),
            value in _unique(ticked),
        )
        for value, name, about in choices(narrator, table, blank, offer.verb)[:MOST_OPTIONS]
    ]
    required = bool(blank.least) and blank.default is None
    if offer.verb == "exert":  # another button exerts no one, which ends the encounter
        required = True
    label = narrator.words(f"blank-{blank.name}", verb=offer.verb)[:LONGEST_TITLE]
    least, most = int(required), 1
    if blank.many:
        least, most = max(blank.least, least), min(blank.most, len(options))
    is_ordered = offer.verb == "advance"
    return Select(blank.name, label, tuple(options), least, most, required, is_ordered)


def _unique(values: Sequence[Value]) -> list[str]:
    """Name values so that equal ones differ: the first is plain, the next ends in `#2`."""
    texts = list(map(str, values))
    return [
        f"{text}#{texts[: index + 1].count(text)}" if text in texts[:index] else text
        for index, text in enumerate(texts)
    ]


def is_fixed(blank: Blank) -> bool:
    """Return whether a blank leaves nothing to choose or check before confirming."""
    if blank.name == "seller":  # the form shows what is for sale, and asks for a price
        return False
    if blank.many:
        return len(blank.values) == blank.least == blank.most
    return len(blank.values) == 1 and bool(blank.least)


def _value(blank: Blank, text: str) -> Value:
    """Return the value of an entry; what is not in the blank is passed on, to be refused."""
    # Equal goods have values of their own, as Discord takes no two options alike.
    plain = text.split("#", 1)[0]
    for value in blank.values:
        if str(value) == plain:
            return value
    return plain
