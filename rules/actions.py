"""List what a player can do: imperatives, each naming its seat and filling an offer's blanks."""

from typing import Literal, TypeAlias

from rules.book import Outcome
from rules.record import record
from rules.words import BuildingId, Good, Item, ParagraphNumber, Row, Seat, Special, VillagerId


@record
class Explore:
    """Send a party of two or more below. Source: final rulebook, "Explore"."""

    seat: Seat
    party: tuple[VillagerId, ...]
    kind: Literal["explore"] = "explore"


@record
class Build:
    """Buy a building; `ciders` and `potions` are spent as coins. Source: "Build"."""

    seat: Seat
    builder: VillagerId
    building: BuildingId
    ciders: int = 0
    potions: int = 0
    kind: Literal["build"] = "build"


@record
class Harvest:
    """Send `villagers` to take one good each from `buildings`, pairwise.

    One of the goods may be put up for sale at once: `sell` names it. Source: "Harvest".
    """

    seat: Seat
    villagers: tuple[VillagerId, ...]
    buildings: tuple[BuildingId, ...]
    sell: Good | None = None
    asking: int | None = None
    kind: Literal["harvest"] = "harvest"


@record
class Train:
    """Hire a villager from the reputation board. Source: final rulebook, "Train"."""

    seat: Seat
    teacher: VillagerId
    villager: VillagerId
    ciders: int = 0
    potions: int = 0
    kind: Literal["train"] = "train"


@record
class Labor:
    """Send villagers to earn a coin each. Source: final rulebook, "Labor"."""

    seat: Seat
    villagers: tuple[VillagerId, ...]
    kind: Literal["labor"] = "labor"


@record
class Pass:
    """Take no more actions this round. Source: final rulebook, "Pass".

    `idle` says that none of the five actions was possible, so that nobody was asked.
    """

    seat: Seat
    idle: bool = False
    kind: Literal["pass"] = "pass"


@record
class PutUpForSale:
    """Place an item for sale, or replace it. Source: final rulebook, "Put Something for Sale"."""

    seat: Seat
    item: Item
    asking: int | None = None
    kind: Literal["put_up_for_sale"] = "put_up_for_sale"


@record
class TakeBack:
    """Take the item out of the sale circle. Source: final rulebook, "Put Something for Sale"."""

    seat: Seat
    kind: Literal["take_back"] = "take_back"


@record
class RefreshRow:
    """Pay a coin for four new houses or outposts. Source: "Refresh Building Row"."""

    seat: Seat
    row: Row
    ciders: int = 0
    potions: int = 0
    kind: Literal["refresh_row"] = "refresh_row"


@record
class OfferToBuy:
    """Offer coins for what a player has for sale. Source: "Buy From a Player"."""

    seat: Seat
    seller: Seat
    coins: int
    kind: Literal["offer_to_buy"] = "offer_to_buy"


@record
class Accept:
    """Sell for the coins offered."""

    seat: Seat
    kind: Literal["accept"] = "accept"


@record
class Refuse:
    """Do not sell."""

    seat: Seat
    kind: Literal["refuse"] = "refuse"


@record
class Withdraw:
    """Withdraw one's own offer before it is answered."""

    seat: Seat
    kind: Literal["withdraw"] = "withdraw"


@record
class Choose:
    """Choose an option of the paragraph, perhaps paying for its bonus line. Source: "Explore"."""

    seat: Seat
    option: int
    paying: bool = False
    ciders: int = 0
    potions: int = 0
    kind: Literal["choose"] = "choose"


@record
class Reroll:
    """Roll one villager's die again and keep the result. Source: final rulebook, "Symbols"."""

    seat: Seat
    villager: VillagerId
    kind: Literal["reroll"] = "reroll"


@record
class Exert:
    """Injure villagers for a lantern each, or nobody. Source: final rulebook, "Explore"."""

    seat: Seat
    villagers: tuple[VillagerId, ...] = ()
    kind: Literal["exert"] = "exert"


@record
class Pick:
    """Settle a reward that leaves a choice."""

    seat: Seat
    pick: str
    kind: Literal["pick"] = "pick"


@record
class Rest:
    """Give potions, ciders and beds to villagers. Source: final rulebook, "Rest Villagers"."""

    seat: Seat
    potions: tuple[VillagerId, ...] = ()
    ciders: tuple[VillagerId, ...] = ()
    beds: tuple[VillagerId, ...] = ()
    kind: Literal["rest"] = "rest"


@record
class Advance:
    """Place goods on the advancement track, in this order. Source: "Advancement Track"."""

    seat: Seat
    goods: tuple[Good, ...]
    kind: Literal["advance"] = "advance"


@record
class Describe:
    """Tell the explore numbers of each choice of the printed paragraph; 0 succeeds without dice.

    The lanterns of the bonus lines that apply are already subtracted; a missing choice is left out.
    """

    seat: Seat
    first: tuple[int, ...]
    second: tuple[int, ...] = ()
    third: tuple[int, ...] = ()
    kind: Literal["describe"] = "describe"

    @property
    def options(self) -> tuple[tuple[int, ...], ...]:
        """Return the explore numbers, indexed by option."""
        return tuple([numbers for numbers in (self.first, self.second, self.third) if numbers])


@record
class Tell:
    """Tell what the printed paragraph gives or takes, as in `Outcome`, and which item is lost."""

    seat: Seat
    coins: int = 0
    pay: int = 0
    gain: tuple[Item, ...] = ()
    choice: tuple[Item, ...] = ()
    reputation: int = 0
    cheapest_villager: bool = False
    special: Special | None = None
    caves: int = 0
    building: int = 0
    injured: int = 0
    lose: Item | None = None
    leads_to: ParagraphNumber | None = None
    kind: Literal["tell"] = "tell"

    @property
    def outcome(self) -> Outcome:
        """Return what is told as an outcome."""
        return Outcome(
            coins=self.coins,
            pay=self.pay,
            gain=self.gain,
            choice=self.choice,
            reputation=self.reputation,
            cheapest_villager=self.cheapest_villager,
            special=self.special,
            caves=self.caves,
            building=self.building,
            injured=self.injured,
            leads_to=self.leads_to,
        )


Action: TypeAlias = (
    Explore
    | Build
    | Harvest
    | Train
    | Labor
    | Pass
    | PutUpForSale
    | TakeBack
    | RefreshRow
    | OfferToBuy
    | Accept
    | Refuse
    | Withdraw
    | Choose
    | Reroll
    | Exert
    | Pick
    | Rest
    | Advance
    | Describe
    | Tell
)
