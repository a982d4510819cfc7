"""List the words that name a reward: any one of them is enough.

A plural in -s is found under its singular.
"""

from collections.abc import Mapping

from rules.words import Good, Item, Token

_COINS = """
allowance bank bet bets bill bonus bounty brass buy buying buys bought cash change charge cheque
chest coin collect collects collection commission compensation copper cost crown damage deposit
discount dividend dividends ducat dues earn earned earning expense expenses fare farthing fee fine
float florin fund grant gratuity groat guinea halfpenny halves hire hired hires income insured
interest legacy loan money nest-egg owe owed owing paid pay paying payment pays pence
pennies penny pension percentage pocket pound premium price prize profit purse rate rebate receipt
refund refunded rent retainer reward royalties royalty salaries salary saving savings sell selling
sells settle settled settles settling shilling silver sixpence sixpences sold stake stipend
subscription sum takings tenth third threepence till tip tipped tips toll treasury tuppence twopence
wage wager wages whip-round winnings
"""
_COIN_PHRASES = (
    *("a plate goes round", "cap goes round", "hat goes round", "glove goes", "hat is passed"),
    *("hat round", "passes the hat", "passing one round", "pass a hat", "fill a cap", "quits"),
    *("so much a", "share of", "shares of", "share in", "a share", "something for", "something to"),
    *("little something", "you something", "something out of", "the usual", "put by", "pays out"),
    *("count it out", "count you out", "counts it out", "counts you out", "make over", "laid out"),
    *("makes over", "saved for", "give something", "gives something", "half of"),
)
FOOD = (Good.MUSHROOM, Good.FISH, Good.FRUIT)
_FED = """
banquet basket breakfast crate crop dinner feast fed fill hamper harvest larder luncheon lunch meal
pantry picnic produce sandwich stew supper tea
"""
_GOODS: Mapping[Item, str] = {
    Good.FISH: """
    anchovy anchovies bass bloater bream brill cod crab dab eel fish fishes flounder haddock hake
    halibut herring kipper lobster mackerel mullet oyster perch pike pilchard plaice prawn ray
    salmon sardine shrimp skate smelt sole sprat sturgeon tench trout tunny turbot whelk whitebait
    whiting winkle
    """,
    Good.MUSHROOM: """
    blewit bell-cap button cap cep chanterelle fungus morel mushroom parasol puffball toadstool
    truffle
    """,
    Good.FRUIT: """
    apple apricot berries berry bilberries blackberries blackberry bramble bullace cherries cherry
    currant damson elderberries fig fruit gooseberries gooseberry grape greengage jam lemon
    marmalade medlar mulberries orange peach peaches pear pippin plum prune quince raisin
    raspberries russet sloe strawberries strawberry turnover windfall
    """,
    Good.ROPE: """
    bell-pull bell-rope bight cable clothes-line coil cord cordage fathom halyard hank hawser
    lanyard line painter rope ropework skein string tackle tether towrope twine
    """,
    Good.POT: """
    basin bowl butter-dish casserole china cooking-pot crock crockery cup dish dishes ewer flowerpot
    jam-jar jar jug mug pan pitcher pipkin plate pot potful pottery saucepan saucer teacup teapot
    tureen urn vase ware
    """,
    Good.PAPER: """
    almanac blotter blotting book card certificate copies copy document envelope exercise-book
    foolscap form leaflet ledger letter manila manuscript map newspaper newsprint notebook notepaper
    pad page pages paper parchment proof quire ream sheet slip stationery wallpaper wrapper wrapping
    writing-paper
    """,
    Good.ORE: """
    copper iron lead lump metal nugget ore pyrites rock seam silver tin vein
    """,
    Good.AMETHYST: """
    amethyst crystal facet gem geode jewel purple splinter stone violet
    """,
    Token.CIDER: """
    barrel cask cider cork firkin flagon hogshead perry pint pints scrumpy
    """,
    Token.POTION: """
    balm bottle bottleful capful chilblains cordial cure dose draught drops elixir embrocation
    flask jollop linctus liniment medicine mixture ointment phial physic pill potion powder
    remedies remedy salve syrup tincture tonic vial
    """,
}

COINS = frozenset(_COINS.split())
COIN_PHRASES = _COIN_PHRASES
CHOICES = frozenset(("choose", "choice", "pick", "choosing", "whatever", "whichever"))
FED: frozenset[str] = frozenset(_FED.split())
GOODS: Mapping[Item, frozenset[str]] = {
    item: frozenset((*words.split(), *(FED if item in FOOD else ())))
    for item, words in _GOODS.items()
}

_PAY = """
    allowance bill bonus cash change coin coins collection commission copper coppers expenses fare
    fee fees fine fines gave give gives halves hire money paid pay paying payment pays pence pennies
    penny price prize profit profits purse rate rates refund refunded refunds rent reward savings
    settle settled settles shilling shillings sixpence sold takings tip tipped tips wage wages
"""
PAY = frozenset(_PAY.split())
"""Words of payment that a reward text should not end with."""

_FEAR = """
    afraid blood bone bones broken buried bury crush crushed danger dangerous dead death die died
    dies dread drown drowned drowning drowns fear feared fright frightened hurt hurts scream
    screamed screaming screams teeth terrible terror throat tremble trembled trembling
"""
FEAR = frozenset(_FEAR.split())
"""Words of fear: what a listener would be afraid of, said plainly."""
