"""A small book that uses every mechanic, so that random games meet them all."""

from random import Random

from rules.book import Bonus, Book, Option, Paragraph
from rules.cards import CAVES
from rules.words import Good, ParagraphNumber, People, Special, Token, Trade
from tests.tables import option, tier

FACES = 6
CHAIN, ROLLED, LAST, DOOM = 101, 102, 103, 104

ENTRIES: tuple[tuple[Option, ...], ...] = (
    (option(tier(3, coins=1), tier(4, gain=(Good.MUSHROOM,))), option(tier(7, coins=5))),
    (option(tier(2, reputation=1)), option(tier(5, reputation=-2, coins=6))),
    (option(tier(cheapest_villager=True)), option(tier(6, special=Special.LIQUID_WOMAN))),
    (option(tier(special=Special.GLOGO)), option(tier(4, special=Special.CAVE_CAT))),
    (option(tier(special=Special.CAVE_CAT)), option(tier(3, special=Special.METAL_MAN))),
    (option(tier(4, caves=1)), option(tier(8, caves=2))),
    (option(tier(5, building=7)), option(tier(2, pay=2, gain=(Token.CIDER,)))),
    (option(tier(choice=(Good.ORE, Good.AMETHYST, Token.POTION))), option(tier(9, coins=9))),
    (option(tier(3, injured=1)), option(tier(4, injured=2, coins=2))),
    (
        option(tier(2, lose_offer=True), offer=Good.ROPE, failure=tier(lose_offer=True).outcome),
        option(tier(6), failure=tier(reputation=-1, injured=1).outcome),
    ),
    (
        option(tier(7, gain=(Good.POT, Good.PAPER)), bonuses=(Bonus(1, per=Trade.HAMMER),)),
        option(tier(6, gain=(Good.FISH,) * 3), bonuses=(Bonus(1, per=Trade.QUILL),)),
        option(tier(7, gain=(Token.POTION,)), bonuses=(Bonus(2, owning=Good.MUSHROOM),)),
    ),
    (
        option(tier(8, coins=4), bonuses=(Bonus(3, along=People.FISHFOLK),)),
        option(tier(7, coins=3), bonuses=(Bonus(2, paying=1), Bonus(1, paying=2))),
    ),
    (option(tier(coins=2, leads_to=CHAIN)), option(tier(3, reputation=2, leads_to=ROLLED))),
    (option(tier(4, pay=1, injured=1, leads_to=ROLLED), tier(6, leads_to=LAST)),),
    (option(tier(8), failure=tier(coins=1, leads_to=DOOM).outcome), option(tier(2))),
    (option(tier(3, choice=(Good.FRUIT, Good.ROPE), building=6, leads_to=LAST)), option(tier(1))),
    (option(tier(1, gain=(Good.ORE,) * 4)), option(tier(1, gain=(Good.AMETHYST,) * 4))),
    (option(tier(5, building=5, choice=(Good.POT, Good.PAPER), injured=1)), option(tier(2))),
)

FOLLOW_UPS: dict[int, tuple[Option, ...]] = {
    CHAIN: (option(tier(leads_to=LAST)),),
    ROLLED: (option(tier(3), tier(5, coins=3)), option(tier(6, special=Special.METAL_MAN))),
    LAST: (option(tier(gain=(Good.FRUIT,), choice=(Good.FISH, Good.ORE))),),
    DOOM: (option(tier(9, coins=9), failure=tier(reputation=-3, pay=3).outcome),),
}


def a_book_of_every_mechanic() -> Book:
    """Lay the entries on the cave cards at random, always in the same way."""
    paragraphs = dict(enumerate(ENTRIES, start=1)) | FOLLOW_UPS
    rng = Random(0)
    numbers = [ParagraphNumber(number) for number in range(1, len(ENTRIES) + 1)]
    cells = tuple(tuple(rng.choices(numbers, k=FACES)) for _ in CAVES)
    numbered = {ParagraphNumber(n): options for n, options in paragraphs.items()}
    return Book({n: Paragraph(n, options) for n, options in numbered.items()}, cells)
