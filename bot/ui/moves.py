"""Write a whole action into a button's `custom_id`, and read it back when pressed.

Villagers and buildings are named by their place in the village, one digit each, so that even the
longest rest fits. A place means the same as long as the question of the button is open.
"""

from collections.abc import Mapping, Sequence

from bot.ui.printed_reward import Fields
from rules.actions import Action
from rules.table import Player
from rules.words import ActionKind

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""A place in a village, one digit each."""

_VILLAGERS: Mapping[ActionKind, tuple[str, ...]] = {
    "explore": ("party",),
    "labor": ("villagers",),
    "harvest": ("villagers",),
    "exert": ("villagers",),
    "reroll": ("villager",),
    "rest": ("potions", "ciders", "beds"),
}
"""The fields that name villagers, by the action's verb."""

_SINGLE = ("villager",)
"""The fields that name one villager."""

_BUILDINGS: Mapping[ActionKind, tuple[str, ...]] = {"harvest": ("buildings",)}
_PLAIN: Mapping[ActionKind, tuple[str, ...]] = {
    "offer_to_buy": ("seller", "coins"),
    "put_up_for_sale": ("item", "asking"),
    "refresh_row": ("row",),
}
"""The fields whose values are written as they are."""


# As `parse_custom_id` accepts them: with the rest they stay within Discord's hundred.
_LONGEST = 50
"""Characters of a `custom_id`'s detail."""


def write_move(action: Action, player: Player) -> str:
    """Return the detail of a `custom_id` for an action: its verb and its fields.

    It is empty if the village is too large for it.
    """
    if len(player.villagers) > len(DIGITS) or len(player.buildings) > len(DIGITS):
        return ""
    parts: list[str] = [action.kind]
    villagers, buildings = _village(player)
    for known, names in ((villagers, _VILLAGERS), (buildings, _BUILDINGS)):
        for name in names.get(action.kind, ()):
            value: str | tuple[str, ...] = getattr(action, name)
            named = (value,) if isinstance(value, str) else value
            parts.append("".join([DIGITS[known.index(one)] for one in named]))
    plain = [getattr(action, name) for name in _PLAIN.get(action.kind, ())]
    parts += [str(value) for value in plain if value is not None]
    if action.kind == "advance":
        parts += action.goods
    detail = "-".join(parts)
    return detail if len(detail) <= _LONGEST else ""


def read_move(verb: ActionKind, value: str, player: Player) -> Fields | None:
    """Return an action's fields from the detail's value; None if it is not one of ours.

    What is no longer in the village is left out: the rules say what is missing then.
    """
    values = value.split("-")
    if verb == "advance":
        return {"kind": verb, "goods": tuple(values)}
    names, plain = (*_VILLAGERS.get(verb, ()), *_BUILDINGS.get(verb, ())), _PLAIN.get(verb)
    if plain is not None:
        return {"kind": verb, **dict(zip(plain, values, strict=False))}
    if not names or len(values) != len(names):
        return None
    villagers, buildings = _village(player)
    fields: Fields = {"kind": verb}
    for name, digits in zip(names, values, strict=True):
        known = buildings if name in _BUILDINGS.get(verb, ()) else villagers
        # -1 for what is not a digit: such a place is empty, and is left out.
        places = [DIGITS.find(digit) for digit in digits]
        named = tuple([known[place] for place in places if 0 <= place < len(known)])
        if name in _SINGLE and len(named) != 1:
            return None
        fields[name] = named[0] if name in _SINGLE else named
    return fields


def _village(player: Player) -> tuple[Sequence[str], Sequence[str]]:
    return [v.id for v in player.villagers], [b.id for b in player.buildings]
