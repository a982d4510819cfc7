"""List what a player can do: imperatives, each naming its seat and filling an offer's blanks."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.book import Outcome
from rules.words import BuildingId, Good, Item, ParagraphNumber, Row, Seat, Special, VillagerId


@dataclass(frozen=True, slots=True)
class Explore:
    """Send a party of two or more below. Source: final rulebook, "Explore"."""

    seat: Seat
    party: tuple[VillagerId, ...]
    kind: Literal["explore"] = "explore"


@dataclass(frozen=True, slots=True)
class Build:
    """Buy a building; `ciders` and `potions` are spent as coins. Source: "Build"."""

    seat: Seat
    builder: VillagerId
    building: BuildingId
    ciders: int = 0
    potions: int = 0
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Harvest:
    """Send `villagers` to take one good each from `buildings`, pairwise. Source: "Harvest"."""

    seat: Seat
    villagers: tuple[VillagerId, ...]
    buildings: tuple[BuildingId, ...]
    kind: Literal["harvest"] = "harvest"


@dataclass(frozen=True, slots=True)
class Train:
    """Hire a villager from the reputation board. Source: final rulebook, "Train"."""

    seat: Seat
    teacher: VillagerId
    villager: VillagerId
    ciders: int = 0
    potions: int = 0
    kind: Literal["train"] = "train"


@dataclass(frozen=True, slots=True)
class Labor:
    """Send villagers to earn a coin each. Source: final rulebook, "Labor"."""

    seat: Seat
    villagers: tuple[VillagerId, ...]
    kind: Literal["labor"] = "labor"


@dataclass(frozen=True, slots=True)
class Pass:
    """Take no more actions this round. Source: final rulebook, "Pass"."""

    seat: Seat
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class PutUpForSale:
    """Place an item for sale, or replace it. Source: final rulebook, "Put Something for Sale"."""

    seat: Seat
    item: Item
    asking: int | None = None
    kind: Literal["put_up_for_sale"] = "put_up_for_sale"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the item out of the sale circle. Source: final rulebook, "Put Something for Sale"."""

    seat: Seat
    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class RefreshRow:
    """Pay a coin for four new houses or outposts. Source: "Refresh Building Row"."""

    seat: Seat
    row: Row
    ciders: int = 0
    potions: int = 0
    kind: Literal["refresh_row"] = "refresh_row"


@dataclass(frozen=True, slots=True)
class OfferToBuy:
    """Offer coins for what a player has for sale. Source: "Buy From a Player"."""

    seat: Seat
    seller: Seat
    coins: int
    kind: Literal["offer_to_buy"] = "offer_to_buy"


@dataclass(frozen=True, slots=True)
class Accept:
    """Sell for the coins offered."""

    seat: Seat
    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Refuse:
    """Do not sell."""

    seat: Seat
    kind: Literal["refuse"] = "refuse"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take one's own offer back before it is answered."""

    seat: Seat
    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose an option of the paragraph, perhaps paying for its bonus line. Source: "Explore"."""

    seat: Seat
    option: int
    paying: bool = False
    ciders: int = 0
    potions: int = 0
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll one villager's die again and keep the result. Source: final rulebook, "Symbols"."""

    seat: Seat
    villager: VillagerId
    kind: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class Exert:
    """Injure villagers for a lantern each, or nobody. Source: final rulebook, "Explore"."""

    seat: Seat
    villagers: tuple[VillagerId, ...] = ()
    kind: Literal["exert"] = "exert"


@dataclass(frozen=True, slots=True)
class Pick:
    """Settle a reward that leaves a choice."""

    seat: Seat
    pick: str
    kind: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class Rest:
    """Give potions, ciders and beds to villagers. Source: final rulebook, "Rest Villagers"."""

    seat: Seat
    potions: tuple[VillagerId, ...] = ()
    ciders: tuple[VillagerId, ...] = ()
    beds: tuple[VillagerId, ...] = ()
    kind: Literal["rest"] = "rest"


@dataclass(frozen=True, slots=True)
class Advance:
    """Place goods on the advancement track, in this order. Source: "Advancement Track"."""

    seat: Seat
    goods: tuple[Good, ...]
    kind: Literal["advance"] = "advance"


@dataclass(frozen=True, slots=True)
class Describe:
    """Say which explore numbers each choice of the printed paragraph gives; 0 succeeds by itself.

    The numbers are less the lanterns of the bonus lines that hold; a choice without is not there.
    """

    seat: Seat
    first: tuple[int, ...]
    second: tuple[int, ...] = ()
    third: tuple[int, ...] = ()
    kind: Literal["describe"] = "describe"

    @property
    def options(self) -> tuple[tuple[int, ...], ...]:
        """Give the explore numbers; indexed by option."""
        return tuple([numbers for numbers in (self.first, self.second, self.third) if numbers])


@dataclass(frozen=True, slots=True)
class Tell:
    """Say what the printed paragraph gives or takes, as in `Outcome`, and what item is lost."""

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
        """Give what is told as an outcome."""
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
