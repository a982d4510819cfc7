"""Check what all actions ask of villagers: are they here, ready, and able?"""

from rules.cards import VILLAGERS
from rules.errors import Code, Refusal
from rules.table import Player
from rules.words import Area, Skill, VillagerId

HAMMERS = (Skill.HAMMER, Skill.HAMMER_PLUS)
QUILLS = (Skill.QUILL, Skill.QUILL_PLUS)


def check_ready(player: Player, villagers: tuple[VillagerId, ...], least: int) -> Refusal | None:
    """Return why these villagers cannot be sent: too few, one twice, or not ready."""
    if len(villagers) < least:
        return Refusal(Code.TOO_FEW_VILLAGERS, need=least, have=len(villagers))
    ready = player.villagers_in(Area.READY)
    for villager in villagers:
        if villager not in ready:
            return Refusal(Code.NOT_READY, what=villager)
    if len(set(villagers)) < len(villagers):
        return Refusal(Code.NAMED_TWICE)
    return None


def has(villager: VillagerId, skills: tuple[Skill, ...]) -> bool:
    """Return whether a villager has one of the symbols."""
    for skill in VILLAGERS[villager].skills:  # noqa: SIM110 - faster than a generator
        if skill in skills:
            return True
    return False


def discount(villager: VillagerId, plus: Skill) -> int:
    """Return the coins that a plus symbol saves."""
    return 1 if plus in VILLAGERS[villager].skills else 0
