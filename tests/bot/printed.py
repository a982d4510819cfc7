"""Play from a printed book: what the player to the left enters in the form of five controls."""

from random import Random
from typing import Any

from bot.demo.guests import Hands
from bot.model.loaded_game import LoadedGame
from rules.actions import Action, Tell
from rules.offers import Offer
from rules.table import ITEMS
from rules.words import ParagraphNumber, Seat, Special

_OPTIONS = (
    *("coins", "pay", "reputation", "caves", "building", "injured", "leads_to"),
    "cheapest_villager",
)


class ReadersHands(Hands):
    """Hands that can also read to others, and fill in what the printed paragraph brings."""

    async def read_out(self, guest: Any) -> Any:
        """Read the open paragraph out to the table, as its reader."""
        read = await guest.slash(self.channel, "read")
        assert read.response is not None
        return await self._click(guest, read.response.message, "aloud")

    async def type(self, guest: Any, action: Action) -> Any:
        if not isinstance(action, Tell):
            return await super().type(guest, action)
        fields = {name: getattr(action, name) for name in action.__dataclass_fields__}
        options = {name: value for name, value in fields.items() if value and name in _OPTIONS}
        options |= {"gain": ", ".join(action.gain)} if action.gain else {}
        options |= {"special": str(action.special)} if action.special else {}
        return await guest.slash(self.channel, "book tell", **options)

    def _enter(self, loaded: LoadedGame, offer: Offer, action: Action) -> dict[str, Any]:
        if not isinstance(action, Tell):
            return super()._enter(loaded, offer, action)
        return {
            "coins": str(action.coins - action.pay),
            "gain": [f"{item}#{1 + action.gain[:i].count(item)}" for i, item in _listed(action)],
            "reputation": [str(action.reputation)],
            "more": _more(action),
            "leads_to": str(action.leads_to or ""),
        }


def random_reward(seat: Seat, dice: Random) -> Tell:
    """Generate a reward that the form has room for."""
    coins = dice.choice((0, 0, 1, 3, 5, -1, -2))
    more: dict[str, Any] = dice.choice(
        (
            *({}, {}, {"cheapest_villager": True}, {"special": dice.choice(list(Special))}),
            *({"caves": 1}, {"building": 7}, {"injured": 1}),
        )
    )
    return Tell(
        seat,
        coins=max(coins, 0),
        pay=max(-coins, 0),
        gain=tuple(dice.sample(ITEMS * 2, dice.choice((0, 0, 1, 3)))),
        reputation=dice.choice((-1, 0, 1, 2)),
        leads_to=dice.choice((None, None, None, ParagraphNumber(7), ParagraphNumber(212))),
        **more,
    )


def _listed(action: Tell) -> list[tuple[int, str]]:
    return [(index, str(item)) for index, item in enumerate(action.gain)]


def _more(action: Tell) -> list[str]:
    more = ["cheapest_villager:true"] if action.cheapest_villager else []
    more += [f"special:{action.special}"] if action.special else []
    counts = {name: getattr(action, name) for name in ("caves", "building", "injured")}
    return more + [f"{name}:{count}" for name, count in counts.items() if count]
