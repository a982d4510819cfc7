"""Tell what an automated opponent has done."""

from bot.render.voice import Voice
from rules import facts as fact
from rules.facts import Fact
from rules.words import Deed


def tell_opponent(voice: Voice, facts: tuple[Fact, ...]) -> str:
    """Tell an opponent's turn in one line: what it did, and what that changed."""
    acted = facts[0]
    assert isinstance(acted, fact.OpponentActed)
    parts = [_headline(voice, acted, facts)]
    for one in facts:
        match one:
            case fact.RowRefreshed():
                parts.append(voice.words("detail-bot-refresh", row=one.row))
            case fact.CiderDrunk():
                parts.append(voice.words("detail-bot-cider"))
            case _:
                pass
    return voice.words("list-dot").join(parts)


def _headline(voice: Voice, acted: fact.OpponentActed, facts: tuple[Fact, ...]) -> str:
    words, name = voice.words, voice.name(acted.seat)
    for one in facts:
        match one:
            case fact.BuildingStacked():
                building = words(f"building-{one.building}")
                return words("line-bot-build", name=name, building=building)
            case fact.VillagerHired():
                villager = words(f"villager-{one.villager}")
                about = words(f"villager-{one.villager}-about")
                return words(
                    "line-bot-hire", name=name, villager=villager, about=about, coins=one.coins
                )
            case _:
                pass
    assert acted.deed not in (Deed.BUILD, Deed.HIRE)
    return words("line-bot", name=name, deed=acted.deed, face=acted.face)
