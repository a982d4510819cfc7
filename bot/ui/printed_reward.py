"""Ask the reader what the printed paragraph brings, in a form of at most five controls.

If the book leaves a choice of goods, the reader asks the explorer and enters the answer.
"""

from collections.abc import Mapping, Sequence

from bot.model.custom_id import CustomId
from bot.text.narrator import Narrator
from bot.text.rewards import special_joins
from bot.ui.message import Form, Option, Select, TextInput
from rules.offers import Offer
from rules.table import ITEMS
from rules.words import Special

_TWICE = 2
_STEPS = range(3, -4, -1)
_BUILDING = 7
_DIGITS = 4
"""Characters that a number may take."""

Fields = dict[str, object]


def printed_reward_form(narrator: Narrator, press: CustomId, offer: Offer) -> Form:
    """Return the form for the rewards of a printed paragraph."""
    words = narrator.words
    goods = [Option(f"{item}#{n}", words("item-name", item=item)) for n in (1, 2) for item in ITEMS]
    steps = [Option(str(step), words("tale-step", step=step), ticked=not step) for step in _STEPS]
    controls = (
        TextInput("coins", words("tale-coins"), _DIGITS),
        _select("gain", words("tale-gain"), goods, most=len(goods)),
        _select("reputation", words("tale-reputation"), steps, most=1),
        _select("more", words("tale-more"), _more(narrator, offer), most=4),
        TextInput("leads_to", words("tale-leads-to"), _DIGITS),
    )
    return Form(words("form-tell"), str(press), controls)


def read_printed_reward(entered: Mapping[str, Sequence[str]]) -> Fields:
    """Return the action's fields from the entries; unreadable ones are passed on, to be refused."""
    first = {name: values[0].strip() for name, values in entered.items() if values}
    coins = first.get("coins", "0")
    more = [one.partition(":") for one in entered.get("more", ())]
    fields: Fields = {name: value for name, _, value in more}
    fields |= {
        "kind": "tell",
        "pay" if coins.startswith("-") else "coins": coins.lstrip("-+"),
        "gain": [item.split("#")[0] for item in entered.get("gain", ())],
        "reputation": first.get("reputation", "0"),
    }
    return fields | {"leads_to": first["leads_to"]} if "leads_to" in first else fields


def _more(narrator: Narrator, offer: Offer) -> list[Option]:
    words = narrator.words
    held = next(blank.values for blank in offer.blanks if blank.name == "lose")
    return [
        Option("cheapest_villager:true", words("outcome-cheapest")),
        *[Option(f"special:{who}", special_joins(narrator, who)) for who in Special],
        Option("caves:1", words("outcome-caves")),
        Option(f"building:{_BUILDING}", words("outcome-building", count=_BUILDING)),
        *[Option(f"injured:{n}", words("outcome-injured", count=n)) for n in (1, _TWICE)],
        *[Option(f"lose:{item}", words("tale-lose", item=str(item))) for item in held],
    ]


def _select(name: str, label: str, options: Sequence[Option], *, most: int) -> Select:
    return Select(name, label, tuple(options), least=0, most=most, required=False)
