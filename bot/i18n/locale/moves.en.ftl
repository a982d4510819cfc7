## One press: the commonest moves, More and Table

quick-harvest = Harvest { $goods }
quick-harvest-all =
    { $count ->
        [one] Harvest it
       *[other] Harvest all { $count }
    }
quick-explore = Send { $villagers }
quick-labor = Labor: { $villagers }
quick-exert = Exert { $villagers }
quick-reroll = Roll again: { $villager }
quick-buy = Buy the { item-name }, { $coins } coins
quick-buy-from = Buy the { item-name } from { $name }, { $coins } coins
verb-more = More
verb-rest-otherwise = Rest otherwise
verb-undo-of = Undo ({ $name })
verb-withdraw = Withdraw ({ $name })
view-table = Table
table-title = ## The table, round { $round } of { $rounds }
more-title = ### What else you can do now
more-dice = ### First the dice: reroll, exert, or stop?
more-none = There is nothing else for you to do now. **Table** shows every village and board.
more-not-now = **Not now**
more-why = -# { $verb }: { $why }
more-buy = **Buy from a player**
more-offer = Make an offer
more-bid = **Offer { $name }** for the { item-name }
more-coins = { coins }
more-bid-price = { $name }: { coins }
more-sell = **Sell**: for how much?
more-price = { item-name }: { coins }
more-any-price = { item-name }: any offer
more-sell-solo = Sell the { item-name }
more-dearer = Another price
more-sell-other = Sell something else
more-refresh = **Replace a row for one coin**
more-row =
    { $row ->
        [house] New houses
       *[outpost] New outposts
    }
more-goods = **Your advancement track**: place one good, or several
more-place = Place { items }
more-others = **Everything else**
verb-proposed = Fill the beds
verb-proposed-drinks = Beds and drinks
proposed-rest = -# { $name }: the beds go to { $villagers }.
proposed-potions = -# With drinks: a potion for { $villagers }.
proposed-ciders = -# With drinks: a cider for { $villagers }.
proposed-nobody = -# { $name }: nobody can use a bed.
beds-empty =
    { $count ->
        [one] A bed stays empty, and { $villagers } could sleep in it. **Leave it empty?**
       *[other] { $count } beds stay empty, and { $villagers } could sleep in them. **Leave them empty?**
    }
beds-fill = Fill the beds
beds-leave = Leave empty
short-builder-1 = Odo
short-trainer-1 = Wren
short-explorer-1 = Pip
short-builder-2 = Marta
short-trainer-2 = Anselm
short-explorer-2 = Finch
short-builder-3 = Tobin
short-trainer-3 = Ilse
short-explorer-3 = Linnet
short-builder-4 = Gudrun
short-trainer-4 = Kasimir
short-explorer-4 = Tamsin
pick-one = Pick exactly one.

## What is for sale

buy-build =
    {""}**{ $name }** builds. You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
buy-train =
    {""}**{ $name }** trains. You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
buy-card = { $name } · { $count }
buy-missing =
    { $count ->
        [one] 1 coin missing
       *[other] { $count } coins missing
    }
buy-no-cave = Outposts (you need an empty cave)
buy-otherwise = Otherwise…
