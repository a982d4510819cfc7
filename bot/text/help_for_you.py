"""Describe what a rule means for a player now: whom they could send, pay for or put to bed."""

from bot.text.narrator import Narrator
from rules.cards import BUILDINGS, VILLAGERS
from rules.paying import purse
from rules.table import Player, Table
from rules.words import Area, Good, Seat, Skill, Token

_TRADES = {"build": (Skill.HAMMER, Skill.HAMMER_PLUS), "train": (Skill.QUILL, Skill.QUILL_PLUS)}


def describe_for_player(narrator: Narrator, table: Table, seat: Seat, topic: str) -> str:
    """Describe what a help topic means for a seat now; empty if there is nothing to add."""
    words, player = narrator.words, table.players[seat]
    ready = player.villagers_in(Area.READY)
    match topic:
        case "build" | "train":
            able = [v for v in ready if set(VILLAGERS[v].skills) & set(_TRADES[topic])]
            return words(f"your-{topic}", count=len(able), coins=purse(player))
        case "explore":
            return words("your-explore", count=len(ready), caves=table.market.caves_left)
        case "labor":
            return words("your-labor", count=len(ready), cider=str(table.board.cider))
        case "harvest":
            lying = _lying(player)
            items = narrator.items(lying) or words("your-nothing")
            return words("your-harvest", items=items, count=len(ready))
        case "outposts":
            return words("your-outposts", count=len(player.caves))
        case "track":
            goods = tuple([item for item in sorted(player.items) if isinstance(item, Good)])
            return words("your-track", items=narrator.items(goods) or words("your-nothing"))
        case "rest":
            return words(
                "your-rest",
                beds=sum([BUILDINGS[b.id].beds for b in player.buildings]),
                exhausted=len(player.villagers_in(Area.EXHAUSTED)),
                injured=len(player.villagers_in(Area.INJURED)),
                ciders=player.items.count(Token.CIDER),
                potions=player.items.count(Token.POTION),
            )
        case _:
            return ""


def _lying(player: Player) -> tuple[Good, ...]:
    """List the goods on a player's buildings, the next one to take from each."""
    held = [b for b in player.buildings if b.goods]
    return tuple([good for b in held if (good := BUILDINGS[b.id].good)])
