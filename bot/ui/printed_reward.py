"""Ask the player to the left what the printed paragraph brings: a form of Discord's five controls.

Where the book leaves a choice of goods, he asks the explorer and enters what was chosen.
"""

from collections.abc import Mapping, Sequence

from discord import SelectOption, ui

from bot.model.custom_id import CustomId
from bot.text.narrator import Narrator
from bot.text.rewards import special_joins
from rules.offers import Offer
from rules.table import ITEMS
from rules.words import Special

_TWICE = 2
_STEPS = range(3, -4, -1)
_BUILDING = 7

Fields = dict[str, object]


def tale_form(narrator: Narrator, press: CustomId, offer: Offer) -> ui.Modal:
    """Make the form."""
    words = narrator.words
    modal = ui.Modal(title=words("form-tell"), custom_id=str(press))
    goods = [(f"{item}#{n}", words("item-name", item=item)) for n in (1, 2) for item in ITEMS]
    steps = [(str(step), words("tale-step", step=step)) for step in _STEPS]
    for control in (
        _text(words("tale-coins"), "coins"),
        _select(words("tale-gain"), "gain", goods, most=len(goods)),
        _select(words("tale-reputation"), "reputation", steps, most=1),
        _select(words("tale-more"), "more", _more(narrator, offer), most=4),
        _text(words("tale-leads-to"), "leads_to"),
    ):
        modal.add_item(control)
    modal.stop()
    return modal


def read_tale(entered: Mapping[str, Sequence[str]]) -> Fields:
    """Give the action's fields from what was entered; what cannot be read goes on as it is."""
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


def _more(narrator: Narrator, offer: Offer) -> list[tuple[str, str]]:
    words = narrator.words
    held = next(blank.values for blank in offer.blanks if blank.name == "lose")
    return [
        ("cheapest_villager:true", words("outcome-cheapest")),
        *[(f"special:{who}", special_joins(narrator, who)) for who in Special],
        ("caves:1", words("outcome-caves")),
        (f"building:{_BUILDING}", words("outcome-building", count=_BUILDING)),
        *[(f"injured:{n}", words("outcome-injured", count=n)) for n in (1, _TWICE)],
        *[(f"lose:{item}", words("tale-lose", item=str(item))) for item in held],
    ]


def _text(label: str, name: str) -> ui.Label[ui.Modal]:
    return ui.Label(
        text=label, component=ui.TextInput(custom_id=name, required=False, max_length=4)
    )


def _select(label: str, name: str, options: list[tuple[str, str]], most: int) -> ui.Label[ui.Modal]:
    select: ui.Select[ui.Modal] = ui.Select(
        custom_id=name,
        options=[SelectOption(label=text, value=value) for value, text in options],
        min_values=0,
        max_values=most,
        required=False,
    )
    return ui.Label(text=label, component=select)
