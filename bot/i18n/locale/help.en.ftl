# The rules help in English: for each topic a name, words that find it, and a text of at most 1,500
# characters. A line must not begin with *, [, . or }: bold lines begin with an empty placeable.

## Playing

help-start = First steps
help-start-also = start, begin, beginner, how to play, turn, turns, lobby, help, basics, action, actions, panel, ping
help-start-text =
    Seven rounds; the most village points (VP) win. The bot deals, rolls and keeps count.

    {""}**Never played?** `/tutorial` is a first adventure of five minutes, for you alone.

    {""}**Open a table**
    - `/game new` opens a lobby in this channel, and seats you. One to three others press **Join**.
    - Too few of you? **Add a companion** seats somebody of the caves, whom the bot plays.
    - Anyone seated presses **Start**, or **Start in a thread**, which leaves this channel free. Seats are drawn by lot.
    - Alone, or by older rules? See `/rules solo` and `/rules preview edition`.

    {""}**Your turn**
    The newest panel pings whoever is asked. Free actions come first if you like, then one of these:
    - **Explore**: two or more villagers seek a cave and an adventure
    - **Build**: a villager with a hammer buys a house or an outpost
    - **Harvest**: villagers take goods from your buildings
    - **Train**: a villager with a quill hires another
    - **Labor**: a coin for each villager you send
    - **Pass**: you are done for this round

    Villagers who work are exhausted. Turns go round until all have passed; then beds and drinks get villagers ready again, and income comes in.

    {""}**What to do first**
    Press **Table** to look at **My village**, **Market** and **Board**. Then perhaps explore: a cave you win is where your first outpost can stand. Or labor before anyone else does, and take the cider. Soon you will want more villagers, and a bed for each: you start with three.

    With four players only your builder is ready in round one.

    {""}**More** has the rest, **Pass** too while you can do more than labor, and tells you why an action has no button now. What buttons do, commands do too: `/rules commands`.

help-setup = Setup
help-setup-also = start, starting, begin, coins, seats, first player, players, decks, supply, tokens, components, how many
help-setup-text =
    The bot lays everything out when someone presses **Start**. The first seat is the first player; turns go clockwise, that is down the list of seats and round again.

    {""}**Each player has**
    - 7 coins
    - a starting house with 3 beds
    - three ready villagers: a builder, a trainer and an explorer
    - a reputation cube on the torch

    {""}**For sitting later**
    - Two players: the second has 1 coin more.
    - Three players: the second and the third have 1 coin more.
    - Four players: the fourth has 1 coin more, and everyone's trainer and explorer start exhausted. They can rest when round one ends.

    {""}**On the table**
    - All 6 star houses, and 4 key houses drawn from 9
    - 4 of 25 houses and 4 of 24 outposts, the rest in two decks
    - 25 cave cards, face up: **Market** shows the numbers of the top one
    - 5 of 18 villagers for hire; 6 special ones wait below
    - 1 cider on the reputation board

    {""}**In the supply**
    - 12 each of mushroom, fish and fruit
    - 10 each of rope, clay pot and paper
    - 8 ore, 7 amethysts
    - 10 ciders (one of them on the board), 20 potions
    - coins without end

    `/game new` lets you pick the language and who reads the encounters: `/rules readings`.

help-explore = Explore
help-explore-also = cave, caves, party, expedition, lantern, lanterns, adventure, go below, underground, explore number, together, party of two
help-explore-text =
    Press **Explore** or type `/explore`, and name two or more ready villagers. You may send as many as you like.

    {""}**What follows**
    1. You take the top cave card. Its six paragraph numbers were open to all in **Market**.
    2. A die picks one of the six, and the paragraph is read to you. See `/rules readings`.
    3. You pick a choice. Most choices name one or two explore numbers.
    4. Each villager of the party rolls a die for lanterns. Bonus lines add theirs.
    5. If more lanterns could help, you may reroll and exert.
    6. The highest explore number you have reached pays out. What it pays is not shown before.

    {""}**Success**: you gain the reward and the cave card, and a coin for each "coin when exploring" symbol.

    {""}**Failure**: below the lowest number there is no reward, and the cave card goes under its deck. A few failures cost something besides.

    {""}**Either way** the party comes home exhausted, except for those you exerted: they are injured.

    Exploring needs a card in the cave deck. A cave cat in the party rolls before the card is drawn; if it will not come, you may still do something else.

    More: `/rules encounters`, `/rules exert and reroll`.

help-encounters = Encounters
help-encounters-also = encounter, choice, choices, paragraph, lantern, lanterns, bonus, offer, hold out, follow-up, reward, rewards, penalty, failure, success, choose, pick, injured, story
help-encounters-text =
    Press your choice, or type `/choose`. A choice without a number succeeds without dice.

    {""}**Bonus lines** add lanterns to your dice:
    - for each hammer or quill in the party
    - if you own a good or a drink: in your supply, for sale or on your track
    - if a certain villager is along
    - if you pay: press the button that names coins. They are gone even if you fail. If a card lets ciders or potions count as coins, they fill in for coins you lack.

    {""}**"You hold out"**: the choice needs that item in your supply. Until the encounter is settled you cannot place it on your track. You keep it unless the story takes it.

    {""}**Follow-ups** are read at once. Whoever is still on the cave card rolls afresh; old lanterns are gone and rerolls are not renewed. What the way costs is due at once. What it wins waits for the end, and is lost if the end is a failure.

    {""}**You may win** coins, goods, drinks, reputation, the cheapest villager on the board, a special villager, extra cave cards or a free building. Villagers won below arrive exhausted. Where you may choose, press what you want, or type `/pick`.

    {""}**You may lose** coins (as far as yours go), reputation, the item held out, or a villager's health: you say who of those still on the cave card is injured. Nobody is ever killed.

help-effort = Exert and reroll
help-effort-also = exert, exerting, reroll, rerolls, dice, die, injured, injury, stop, lantern, lanterns, effort
help-effort-text =
    After the dice you are asked once more if a higher explore number is still in reach, or if you have a reroll to try.

    {""}**Roll again** with a villager's name, or `/reroll`: that die is rolled again.
    - Each reroll symbol on your buildings gives one reroll an encounter, follow-ups included.
    - The new roll counts, even if it is worse.
    - You may roll the same die again while you have rerolls.
    - Rerolls come before exerting.

    {""}**Exert villagers**, or `/exert`: each one you name adds 1 lantern, and is injured instead of exhausted.
    - Name all of them at once: exerting settles the encounter.
    - Their dice still count.
    - You may exert to succeed, or to climb to a higher number.
    - The bot takes just as many as reach a higher explore number, and says how many the next one takes. Exerting that gains nothing is refused.

    {""}**Stop here**, or `/exert` with "nobody": you take what you have reached, or the failure.

    {""}**Example.** Your choice says "explore 4 or 7", and your dice give 5 lanterns. You have reached 4. Exert two villagers to reach 7, or stop and take what 4 brings. Exerting only one would gain nothing, so the bot refuses it.

    At the highest number, or where nothing can help, the encounter settles itself.

help-build = Build
help-build-also = building, buildings, house, houses, star house, key house, hammer, price, cost, market, buy a house
help-build-text =
    Press **Build** or type `/build`. Name a ready villager with a hammer, and one building from **Market**.

    - **Houses**: a row of four, { $house-least } to { $house-most } coins
    - **Outposts**: a row of four, { $outpost-least } to { $outpost-most } coins, and you need an empty cave
    - **Key houses**: { $key-least } to { $key-most } coins; each can be bought once, and no new ones come
    - **Star houses**: { $star-most ->
        [0] not in this edition
       *[other] { $star-least } to { $star-most } coins, likewise
    }

    The builder is exhausted and you pay the whole price. The card joins your village at once and brings whatever it brings at once: goods on the card, potions, reputation. A new house or outpost fills the gap in the row before the next player chooses: as soon as they look at the market or act.

    {""}**Paying less**
    - A hammer plus saves 1 coin.
    - A card with "coin when building" gives 1 coin back after you have paid for another card. Two such cards give 2.
    - If one of your cards lets ciders or potions count as coins, they fill in for coins you lack, and **Otherwise…** asks how many. Each pays 1 coin and gives no change.

    At the end every building is worth 1 VP, besides what is printed on it.

    You can undo a build as long as nobody has acted since and no new card has been turned up. A cave cat that rolled for it keeps it done.

    More: `/rules outposts and caves`, `/rules symbols`.

help-outposts = Outposts and caves
help-outposts-also = outpost, outposts, cave, caves, cave card, empty cave, underground, below
help-outposts-text =
    {""}**Caves.** Each encounter that ends in success gives you its cave card; some give an extra one. **My village** counts your empty caves.

    {""}**Outposts.** An outpost is built like a house, but stands on an empty cave. Each one uses up a cave. With none empty you cannot build an outpost: explore first.

    {""}**What they are worth.** An outpost is a building and gives 1 VP at the end. A cave, empty or not, gives nothing by itself. Some cards count your outposts or your empty caves for more VP.

    {""}**The cave deck** has 25 cards and lies face up. **Market** shows the six numbers of the next card, from die face 1 to 6, and how many cards are left. A cave lost to a failure goes to the bottom. When the deck is empty nobody can explore.

    {""}**A free building** won in an encounter may be an outpost only if you had an empty cave before: the cave of that same encounter comes last.

help-harvest = Harvest
help-harvest-also = good, goods, gather, take goods, crop, mushroom, fish, fruit, rope, clay pot, paper, ore, amethyst
help-harvest-text =
    Press **Harvest** or type `/harvest`. Name the goods you want, and one ready villager for each. Where the panel has a proposal, the form is under **More**.

    Each villager takes one good from one of your houses or outposts, and is exhausted. Two may take two goods from the same building. Any villager can harvest.

    You may put one of the goods up for sale at once, with an asking price if you like.

    {""}**Goods on buildings**
    - "once" on a card: so many goods lie on it from the start, and no more ever come.
    - "each round" on a card: one good lies on it from the start. If it is gone when the round ends, a new one comes. A good that still lies there is not doubled.

    {""}**What to do with goods**
    - Keep them in your supply.
    - Place them on your track for income and VP: `/rules advancement track`.
    - Put one up for sale: `/rules free actions`.
    - Hold one out in an encounter that asks for it.

    Goods that still lie on a building at the end of the game are worth nothing.

help-train = Train
help-train-also = hire, villager, villagers, quill, teacher, trainer, recruit, new villager, train to ready, hire someone, hiring, cost of a villager
help-train-text =
    Press **Train** or type `/train`. Name a ready villager with a quill, and whom you want to hire from the reputation board. **Board** shows who stands there.

    {""}**Prices**, from the left: 2, 3, 3, 4 and 5 coins. A quill plus saves 1 coin.

    The teacher is exhausted, and so is the newcomer. With "train to ready" on one of your buildings the newcomer is ready at once.

    The slot stays empty for now. When the round ends, those who are left slide to the cheaper slots on the left, and new villagers fill the gaps.

    If one of your cards lets ciders or potions count as coins, they fill in for coins you lack, and **Otherwise…** asks how many.

    Each villager rests in a bed of their own: think of beds before you hire a fourth. Special villagers are never for hire; they are met below.

    You can undo a hire as long as nothing has happened since.

help-labor = Labor
help-labor-also = labour, work, coins, money, earn, cider
help-labor-text =
    Press **Labor** or type `/labor`, and name one or more ready villagers. Where the panel has a proposal, the form is under **More**.

    Each of them is exhausted and earns you 1 coin. Any villager can labor.

    {""}**The cider.** The first player to labor in a round also takes the cider from the reputation board. **Board** says whether it is still there. Who labors later gains coins only. A new cider comes when the round ends, if the old one is gone and the supply has one.

    A cider gets one exhausted villager ready when you rest: `/rules rest`.

help-free = Free actions
help-free-also = sell, selling, buy, buying, trade, sale, offer, bargain, refresh, row, take back, asking price, withdraw, answer, sell a good, buy from a player, replace houses, new houses, market
help-free-text =
    Before your action, as many as you like. None after it, and none once you have passed.

    {""}They stand behind **More**, but for what can be bought at its asking price: that is a button of the panel where there is room.

    {""}**Sell**, or `/sell`: put one good, cider or potion up for sale. You may name an asking price of 3 coins or more. Only one thing lies there; on your turn you may replace it, price it anew, or press **Stop selling** (`/sell` without an item).

    {""}**Make an offer**, or `/buy`: offer coins, at least 3, for what another has up for sale.
    - If you meet the asking price you buy at that price at once, even if you offered more.
    - Otherwise the seller presses **Sell it** or **Refuse**, or types `/answer`. Sellers answer even after they have passed. Your turn waits.
    - The buyer may press **Withdraw**, or do so with `/answer`.
    - After a refusal you must offer that seller more, until your next turn.
    - Only coins pay: no ciders or potions.

    {""}**New houses** or **New outposts**, or `/refresh`: for 1 coin the four houses or the four outposts go under their deck and new cards come. Once a turn. Not possible if the deck is empty, or if deck and row together have fewer than four cards. Key and star houses are never replaced.

    Placing goods on your track is open at any time: `/rules advancement track`.

help-track = Advancement track
help-track-also = track, advance, place goods, goods, slot, slots, income, village points, points, vp
help-track-text =
    Press **More** and then **Place goods**, or type `/advance`, at any time: on your turn or not, even after you have passed.

    The track has eight slots, filled from the left without gaps. Each slot holds one kind of good, as many as you like. A new kind takes the next empty slot; a kind that is there already joins its pile. With `/advance`, the order in which you type goods is the order in which they are placed.

    {""}**VP for each good in a slot**
    - Slots 1 and 2: 1
    - Slot 3: 2
    - Slot 4: 3
    - Slots 5 and 6: 4
    - Slot 7: 5
    - Slot 8: 6

    {""}**Income a round, by kinds on the track**
    - None: 4 coins
    - One: 5
    - Two or three: 6
    - Four or five: 7
    - Six or more: 8

    {""}**Example.** Two mushrooms, then a fish, then three fruit: 2 + 1 + 6 = 9 VP, and an income of 6.

    So place early what you will have few of, and late what you hope to pile up.

    Goods never leave the track, though you can undo if nothing has happened since. Ciders and potions are not goods. At the end of the game the bot places what is left in your supply, in the order that is worth most.

help-pass = Pass
help-pass-also = done, end turn, stop, no more, skip
help-pass-text =
    Press **Pass** or type `/pass` when you are done for the round. While you can do more than labor, the button is the last one behind **More**.

    {""}**After that** you take no more actions and no free actions this round. You may still
    - place goods on your track
    - answer offers for what you have up for sale
    - rest your villagers when the round ends

    The others go on. If all but you have passed, you take turn after turn until you pass too. When everyone has passed, the round ends.

    {""}**With nobody ready** only trade is left, and the bot passes for you. If you want to buy or sell first, set `pass_for_me` to "no" in `/me settings`. While nobody has done anything since, `/game undo` gives you the turn back.

    Villagers who did not work stay ready, and need no bed.

    You can undo a pass as long as nobody has done anything since and the round has not ended.

help-round = End of round
help-round-also = end of the round, rounds, round end, next round, first player, game end, seven, how many rounds
help-round-text =
    When all have passed, the bot goes through this by itself, and stops only to ask who rests:

    1. The round marker moves on.
    2. A cider is placed on the reputation board if there is none.
    3. Villagers for hire slide to the left, and new ones fill the gaps.
    4. Villagers rest: first drinks, then beds. All players are asked at the same time.
    5. Income is paid.
    6. Cards with "a potion each round" give their potion.
    7. Buildings with a good "each round" get a new one if theirs is gone.
    8. The next player clockwise is first, and the next round begins.

    Where the supply runs short in steps 6 and 7, the first player of the old round is served first.

    {""}**After round seven** there is no rest and no income: the game is over and the bot counts the points. Use what you have before you pass.

help-rest = Rest
help-rest-also = bed, beds, sleep, potion, potions, cider, ciders, drink, heal, injured, exhausted, ready, recover, healing, better, cure, injured villagers
help-rest-text =
    When a round ends, press **Fill the beds**, or **Beds and drinks** to spend potions and ciders too: the panel says who gets what. **Rest otherwise** opens a form in which the beds are filled already. `/rest` alone fills the beds as well. The bot asks once more before a bed stays empty that somebody could use.

    - A potion moves one villager from injured to exhausted.
    - A cider moves one from exhausted to ready.
    - A bed moves one a single step: injured to exhausted, or exhausted to ready.

    A villager can get help of two kinds: potion and cider, potion and bed, or bed and cider. That brings the injured to ready. Nobody sleeps in two beds. Each bed symbol on your buildings is one bed a round. Drinks go back to the supply; what you do not drink you keep.

    {""}**Example.** Odo and Wren are exhausted, Pip and Bram are injured. You have 3 beds, a potion and a cider.
    - Potion: Pip
    - Cider: Odo
    - Beds: Pip, Wren, Bram

    Odo, Wren and Pip are ready, Bram is exhausted. As a command: `/rest beds: pip, wren, bram ciders: odo potions: pip`

    {""}**By itself.** If everyone has a bed and no drink could help an injured villager further, all rest at once and you are not asked. A metal man rests by himself.

    Players answer in any order; the round goes on when all have. Villagers you leave out stay as they are. You can undo a rest until another step follows or the next round begins.

help-income = Income
help-income-also = coins, money, earn, each round, potion income, come from, where coins come from
help-income-text =
    At the end of rounds one to six everyone is paid. **My village** shows what you would get.

    {""}**From the track**, by how many kinds of goods lie on it:
    - None: 4 coins
    - One: 5
    - Two or three: 6
    - Four or five: 7
    - Six, seven or eight: 8

    {""}**From buildings**
    - "+1 income" or "+2 income": so many coins more
    - "+1 income per ore on the track": a coin for each such good that lies on your track. In your supply it does not count.
    - "a potion each round": a potion, as long as the supply has one

    {""}**Other ways to coins**: labor, encounters, selling to players, "coin when building" and "coin when exploring".

    After round seven there is no income. Coins are worth no points then, but they break ties.

help-reputation = Reputation
help-reputation-also = cube, torch, prize, prizes, reputation track, village points, kind, cruel
help-reputation-text =
    All cubes start on the torch. Reputation gained moves yours down into the cave, reputation lost moves it up to the surface. **Board** shows everyone's place.

    {""}**How it moves**: through encounters, where kind choices tend to raise it and cruel ones to lower it; through some buildings when you gain them; and through the liquid woman, who costs 1 when she joins.

    {""}**VP for the space you end on**, counted from the torch
    - 3 steps towards the surface: minus 2
    - 2 steps towards the surface: minus 1
    - 1 step either way, or on the torch: 0
    - 2 steps down: 1
    - 3 down: 2
    - 4 down: 3
    - 5 down: 4
    - 6 down: 5
    - 7 down: 7

    The track ends there; past either end a cube stays where it is.

    {""}**Prizes at the end**
    - Three or four players: 5 VP for the most reputation, 3 for the second, 2 for the third
    - Two players: 3 VP for the most, nothing for the other

    For ties see `/rules ties`.

help-specials = Special villagers
help-specials-also = special, liquid woman, glogo, cave cat, cat, metal man, robot, monster
help-specials-text =
    There are six, and they only join through encounters. They cost nothing and arrive exhausted. Then they work like anyone else, except for this:

    {""}**Liquid woman** (one). She unsettles people: when she joins, you lose 1 reputation. Quill. 1+ gives 2 lanterns, 3+ gives 3.

    {""}**Glogo** (one). A born builder with a hammer plus: what he builds costs 1 coin less. 2+ gives 1, 4+ gives 2.

    {""}**Cave cat** (two). No hammer, no quill, no obedience. 2+ gives 2, 4+ gives 3. Whenever you send it on any action it rolls first:
    - 3 to 6: it does as it is told.
    - 1 or 2: it goes to exhausted, and nothing else of the action happens. The others you named stay ready, and you take your turn again: try again without the cat, or do something else.

    Two cats roll separately; one refusal is enough.

    {""}**Metal man** (two). Hammer. Always gives 2. He brings his own bed: at the end of each round he moves one step by himself, injured to exhausted or exhausted to ready. He takes none of your beds, no cider and no potion.

    If all of the kind you would win are taken, nobody joins.

help-villagers = Villager dice
help-villagers-also = villager, villagers, villagers' dice, dice, die, lantern, lanterns, explorer, builder, trainer, fishfolk, frogfolk, archer, ready, exhausted, injured
help-villagers-text =
    Below, every villager on the cave card rolls one die. "4+ gives 2" means: a roll of 4 or more gives 2 lanterns. The best line that the roll meets counts, and only that one; below the lowest it is none.

    {""}**Example**: "1+ gives 1, 3+ gives 2". A 2 gives 1 lantern, a 5 gives 2, never 3.

    {""}**Your first three**
    - Builder, hammer: 4+ gives 1
    - Trainer, quill: 2+ gives 1
    - Explorer: 1+ gives 1, 3+ gives 2

    {""}**The best explorers for hire**
    - Brill of the fishfolk: 1+ gives 2, 3+ gives 3
    - Gullop of the frogfolk: 1+ gives 2, 4+ gives 3
    - Vesper the archer, with a hammer: 1+ gives 2, 5+ gives 3

    {""}**Board** shows the dice of everyone for hire, **My village** those of your own.

    {""}**Where they stand**
    - Ready: can be sent on an action
    - Exhausted: has worked, and needs a bed or a cider
    - Injured: needs a bed or a potion to become exhausted

    Hammers build and quills train; some villagers have both, some neither. Anyone can explore, harvest and labor.

help-symbols = Symbols
help-symbols-also = symbol, icon, icons, card, cards, bed, income, reroll, train to ready, coin when building, coin when exploring, ciders as coins, potions as coins, goods, potion
help-symbols-text =
    What the words on building cards mean. **Market** shows them for all that can be bought. Points and villagers: `/rules more symbols`.

    {""}**When you gain the card**
    - "potion at once": you gain so many
    - "+1 reputation at once": one step down the track, this once
    - goods "once": so many are put on the card, to be harvested; no more come
    - a good "each round": one is put on the card; when the round ends and it is gone, another

    {""}**When a round ends**
    - "bed": one villager rests one step
    - "+1 income": that much more income
    - "+1 income per ore on the track": 1 coin for each of that good on your track
    - "a potion each round": 1 potion

    {""}**As long as you own it**
    - "train to ready": villagers you train are ready at once
    - "+1 coin when building": 1 coin after you have paid for another building; none for the card itself
    - "reroll": roll one die again, once an encounter for each such symbol
    - "+1 coin when exploring": 1 coin when an encounter ends in success
    - "ciders count as coins", "potions count as coins": each may be spent as 1 coin to build, to train, to refresh a row or to pay for a bonus below

    Symbols with a number add up over all your cards.

help-more-symbols = More symbols
help-more-symbols-also = symbol, icon, village points, vp, points, hammer, hammer plus, quill, quill plus, lantern, cave cat, bad reputation, metal man, goods, common, rare
help-more-symbols-text =
    {""}**Points on buildings**
    - "3 VP": 3 village points at the end, besides the 1 for being a building
    - "2 VP per potion", or per another thing: 2 for each you own. Goods count on your track and in your supply, not on buildings.
    - "VP per house": houses, key houses and star houses all count, your starting house and the card itself too
    - "VP per outpost", "VP per villager": all of yours
    - "VP per empty cave": caves without an outpost

    {""}**On villagers**
    - "hammer": can build
    - "quill": can train
    - "hammer plus", "quill plus": the same for 1 coin less
    - "4+ gives 2": a roll of 4 or more gives 2 lanterns when exploring

    {""}**Marks of special villagers**, which the bot applies by itself
    - Bad reputation (liquid woman): 1 reputation lost when she joins
    - A die (cave cat): it rolls before each task, and refuses on 1 or 2
    - A bed of his own, and no drinks (metal man): he rests by himself, without cider or potion

    {""}**Goods, from common to rare**: mushroom, fish, fruit, rope, clay pot, paper, ore, amethyst.

    {""}**Coins** pay for buildings, villagers, a fresh row, other players' wares, and now and then below. **Key** and **star** mark houses that are not replaced once bought.

## Points

help-scoring = Scoring
help-scoring-also = score, points, vp, village points, win, winner, game end, end of the game, victory, victory points, worth, points for buildings, building worth
help-scoring-text =
    After round seven the bot counts the village points (VP). First it takes back what you have up for sale, and places the goods in your supply on your track, in the order that is worth most.

    {""}**You score**
    - **Track**: each good gives the VP of its slot, from the left 1, 1, 2, 3, 4, 4, 5, 6
    - **Buildings**: 1 VP each. Houses, key houses, star houses, outposts and your starting house count; empty caves do not.
    - **Reputation, your space**: from minus 2 to 7
    - **Reputation, the prizes**: 5, 3 and 2 VP for the three best; with two players 3 for the best alone
    - **Cards**: the VP printed on your buildings, and what they give for things you own

    For cards, goods count on your track and in your supply, ciders and potions in your supply. Goods on buildings do not count.

    {""}**Example.** A star house with "3 VP" and "2 VP per house", in a village with a starting house, two houses and one outpost: 3, and 2 each for the starting house, the two houses and the star house itself, makes 11. It gives 1 more as a building.

    The most VP win. For a tie see `/rules ties`.

    `/look score` counts at any time, but only goods already on a track score there: what you have not placed yet may add to it.

help-ties = Ties
help-ties-also = tie, tied, draw, tie-breaker, equal, prizes, winner, share
help-ties-text =
    {""}**The same village points.** More coins win. If that is equal too, more villagers win, then more buildings. Players equal in all of it share the place, and perhaps the victory.

    {""}**The same reputation.** Those who tie add up the prizes for the places they take, share the sum evenly, and round up.

    With three or four players the prizes are 5, 3 and 2:
    - Two tied for first: 5 + 3 shared, 4 each. The next one gains the third prize, 2.
    - Two tied for second: 3 + 2 shared, 3 each after rounding up.
    - Two tied for third, with four players: 2 + 0 shared, 1 each.
    - Three tied for first: 5 + 3 + 2 shared, 4 each after rounding up. A fourth gains nothing.
    - Three tied for second, with four players: 3 + 2 + 0 shared, 2 each after rounding up.
    - All four tied: 5 + 3 + 2 + 0 shared, 3 each after rounding up.

    With two players there is one prize of 3. Tied, they gain 2 each after rounding up.

    The VP of the space itself are not shared: everyone on it gains them in full.

## The bot

help-reading = Readings
help-reading-also = reading, reader, read, who reads, private, table, player, book, dm, direct message, closed, aloud, secret, story, stories, tale, paragraph, narrator
help-reading-text =
    On paper the player to the left reads to you. The host picks in the lobby who reads here, or with `/game new`. Only a human reader sees rewards before the roll. How it ends is told to all.

    {""}**Private** (the default): you get the paragraph by direct message, with its buttons.

    {""}**Table**: the panel shows paragraph and buttons to everyone. Only the explorer chooses.

    {""}**Player**: the player to the left gets the text by direct message, with the rewards behind spoilers, and reads it out. With **I have read it out** the panel shows it to the table, and the explorer is pinged. Whoever leaves or stays silent is passed over to the next player, and at last to the bot.

    {""}**Book**: you play from your own printed book. The bot names the paragraph. The player to the left reads it out and presses **Enter explore numbers**: those of each choice, less the lanterns of bonus lines that hold, or 0 where none is needed. After the choice and the dice they press **Enter the result**, failures too. `/book describe` and `/book tell` do the same. What was entered cannot be taken back.

    {""}**Direct messages closed?** The explorer can press **Read my encounter** on the panel, a reader **Open what I read**, or either can type `/read`: only they see the answer, and it has the same buttons. `/me settings` with `dm` set to false stops the messages altogether.

    `/choose`, `/reroll`, `/exert` and `/pick` work in the channel in every case.

help-undo = Undo
help-undo-also = take back, mistake, misclick, wrong, cancel, back
help-undo-text =
    Press **Undo** beside your name on the panel, or behind **More**, or type `/game undo`. It takes back the last step of the game, if that step was yours. Type it again to take back the one before.

    {""}**What can be taken back**, as long as nobody has done anything since:
    - harvest, train, labor and pass
    - a build, until the next player looks at the market or acts: only then is the new card dealt
    - goods placed on the track
    - putting something up for sale, or taking it back
    - an offer that has not been answered
    - a pick that showed nothing new
    - a rest, while others still rest

    {""}**What cannot**: anything that showed you or others something new.
    - Dice: exploring, choosing, rerolling, exerting, a cave cat's roll
    - Cards: a row that was filled after a build, a refreshed row, a cave
    - A paragraph, or what it brings
    - A sale or a refusal: that was another player's decision too
    - Your step after which a bot has taken its turn
    - The step that ended a round

    That is why the button is not always there. If it is refused, the bot says why.

    An undo is a step of its own in the log. The table is as it was, and buttons of old panels are void.

help-dice = Fair dice
help-dice-also = dice, verify, seed, sha-256, hash, random, luck, cheat, shuffle, proof, roll
help-dice-text =
    Every die, every shuffle and the seats come from one secret seed, drawn when the lobby opens.

    {""}**Before the game** **Fair dice** in the lobby shows the seed's SHA-256, a fingerprint of 64 letters and digits. It gives nothing away, and nobody can find another seed that fits it. So the bot's part is settled before anyone joins. **Shake the dice** adds a word of yours, if you like: then every die depends on it too. The first line of the log tells all words. House rules are mixed in like a word.

    {""}**During the game** each die depends on the seed, the number of the step and what is being rolled for. Nothing a player sees tells the next roll. The fingerprint stands in the first line of the log, and in `/game verify`.

    {""}**After the game** the seed begins under the final score, and `/game verify` tells it whole; a game closed with `/game end` tells it too. Then:
    - `/game verify` rolls and shuffles everything again and says how many dice and cards it checked, and whether any differ.
    - `/game export` gives you the game as a file with the seed, to check it yourself. The seed is written in hex: hash its bytes with any SHA-256 tool, and compare.

    {""}**What this proves.** Every die and every shuffle follows from the seed and the words, and nobody has changed one since the game began. If you added a word, whoever runs the bot had settled the seed before they knew it, so they alone could not choose the dice. It does not prove that they looked at nothing, that whoever added the last word was not their friend, or that they closed no earlier lobby because they disliked its dice.

    Each face from 1 to 6 is equally likely.

help-commands = Commands
help-commands-also = command, commands, slash, buttons, list, keyboard, names, away, catchup, games, orders, remind, stats, absence, absent, reminder, statistics, achievements, sleep, holiday, vacation, time zone, quiet hours, days off, ping, notification, language, settings, pictures, privacy, my data, forget
help-commands-text =
    Actions, on your turn. Several names go into one field with commas between; the first letters of a name will do.
    - `/explore`: send two or more villagers below
    - `/build`: buy a building
    - `/harvest`: take goods from your buildings
    - `/train`: hire a villager
    - `/labor`: earn coins
    - `/pass`: no more actions this round

    Free actions, before your action:
    - `/sell`: put something up for sale; without an item, take it back
    - `/buy`: offer coins for what another has up for sale
    - `/refresh`: replace a row for 1 coin

    When you are asked:
    - `/answer`: say yes or no to an offer, or withdraw your own
    - `/choose`: pick a choice in your encounter
    - `/reroll`: roll one die again
    - `/exert`: exert villagers, or nobody
    - `/pick`: take one of several rewards
    - `/rest`: drinks and beds

    At any time:
    - `/advance`: place goods on your track
    - `/read`: read your open encounter again
    - `/look village`: your village, or another player's
    - `/look market`: what can be built, and the next cave
    - `/look board`: villagers for hire, reputation, the cider
    - `/look score`: the points as they stand
    - `/look story`: a story that the table has heard
    - `/rules`: this help
    - `/tutorial`: a first adventure, five minutes, alone and in private
    - `/about`: what this bot is, and how to invite it
    - `/me settings`: your language, direct messages, pictures, calls, reminders, and a list of your games each day

    For games that last days:
    - `/catchup`: what you missed, and what waits for you
    - `/me games`: your games in this server
    - `/me away`: when you sleep, rest or travel
    - `/me remind`: call me again later
    - `/order` and `/me orders`: orders given ahead, in private
    - `/me stats` and `/look hall`: what has been played, and the best villages of this server
    - `/me data` and `/me forget`: what is stored of you, to see and to erase

    Opening and closing games: `/rules table commands`.

help-table-commands = Table commands
help-table-commands-also = command, commands, game, new, join, leave, start, status, log, undo, end, verify, export, chronicle, keepsake, book, lobby, close, host, seat, vote, pause, watch, pace, resume, substitute, replace, clock, vanish, vanishes, disappeared, inactive, absent, spectate, spectator, quit, leave a game, memory, companion, companions, neighbour
help-table-commands-text =
    One game at a time in each channel or thread.
    - `/game new`: open a lobby here. `reading` says who reads the encounters, `language` in which language, `edition` by which rules, `variant` whether you play alone, `book` from which book, `pace` how much time a turn may take.
    - `/game join`: take a seat, before the start
    - `/game leave`: give it up, before the start
    - `/game companion`: before the start, seat a companion or send one home. They are people of the caves who play the full rules as a guest, a neighbour or an old hand, and see only what you could see in their seat.
    - `/game seat`: once it has started: leave, come back, take or offer an open seat
    - `/game start`: begin, with two to four players or alone; anyone seated may
    - `/game status`: how the game stands. Reposts its panel at the end of the channel: handy when the chat has pushed it away. **If someone vanishes**, there as in the lobby, agrees on what happens once their time has run out.
    - `/look log`: what has happened so far
    - `/game undo`: take back your last step, where possible
    - `/game vote`: let the table decide: a pause, more time, a pass or a substitute for somebody, what happens to those who vanish, the end
    - `/game pause`, `/game resume`, `/game replace`, `/game end`: for its host, or for those who may manage the channel. The end comes without a winner.
    - `/game watch`, `/game unwatch`: follow a game without playing, or no longer
    - `/game link`: a link by which anybody can watch the table in a browser, where the bot's host has set that up
    - `/game verify`: check every die and shuffle, once the game is over
    - `/game export`: the game as a file
    - `/game chronicle`: the finished game as a page and a book to keep, with every story; whoever played can post it for the table, once

    Answers to `/look log`, `/game verify`, `/game export`, `/look village`, `/look market`, `/look board`, `/look score` and `/rules` are for your eyes only, so look as often as you like.

help-rulings = Rulings
help-rulings-also = ruling, rule, rules question, faq, unclear, edge case, ties, empty deck, supply, reroll, follow-up, track
help-rulings-text =
    Where the rulebook is silent, this bot does the following. Continued in `/rules more rulings`.

    1. **Ties for reputation.** The tied share the prizes they span, rounded up, however many they are. Two players who tie in a game of two gain 2 each.
    2. **Ends of the reputation track.** A cube stops there; what goes beyond is lost.
    3. **Empty decks.** No cave card left: nobody explores. No villagers in the pile: slots stay empty, and the others still slide left. No houses or outposts: their row is not filled. A row can be refreshed only if its deck has a card, and deck and row have four together; with fewer than four in the deck, some of the old ones come back.
    4. **Empty supply.** You gain what is left. Where a reward lets you choose, only what is left is offered. Coins and dice never run out.
    5. **Dice below.** Each villager rolls once; then come rerolls, then exerting. Rerolls are counted over the whole encounter, follow-ups included.
    6. **Follow-ups** are rolled afresh by those still on the cave card. The chain's end alone decides over the card and all that was won on the way. What the way costs is due at once. After a failure that leads on, the end decides too.
    7. **The advancement track** is open at any time, out of turn and after passing too. At the game's end goods left over are placed for you, in the best order.

help-more-rulings = More rulings
help-more-rulings-also = ruling, rule, faq, unclear, edge case, order, rest, auto-rest, cave cat, metal man, cheapest villager, asking price, refused offer, ciders as coins
help-more-rulings-text =
    8. **The end of a round**: marker, cider, villagers for hire, rest, income, potions, goods on buildings, first player. After round seven none of it: the points are counted.
    9. **Resting**: all at the same time. It happens by itself if everyone fits into the beds, and either nobody is injured or there is nothing to drink.
    10. **Two kinds of help for one villager**: potion and cider, potion and bed, or bed and cider. Never two beds. A metal man's own bed moves him a step each round, from injured too.
    11. **A cave cat** rolls each time you send it, before anything else. If it refuses, it alone is exhausted and you take your turn again. Another cat that was willing rolls again. A row you refreshed stays refreshed.
    12. **Villagers won below** arrive exhausted, "train to ready" or not. The cheapest is the left-most on the board. If nobody is there, or all of a special kind are taken, nobody joins. Extra cave cards come from the top of the deck.
    13. **Buying from a player** takes at least 3 coins, and the seller's yes or the asking price. An offer refused this turn must be raised. Only coins pay.
    14. **Ciders and potions as coins** pay 1 each, give no change, and go back to the supply. They pay for buildings, training, refreshed rows and bonus lines.

    Continued in `/rules further rulings`.

help-further-rulings = Further rulings
help-further-rulings-also = ruling, rule, faq, unclear, edge case, exert, free building, hold out, price, cannot pay, injury, order of service
help-further-rulings-text =
    15. **Exerting** that reaches no higher explore number is refused, as it gains nothing.
    16. **An item held out** must lie in your supply. It can be neither placed nor spent before the encounter is settled.
    17. **A price in an encounter** is paid as far as your coins go.
    18. **A building won below** brings all that a bought one brings at once, and its row is filled. As nothing is bought there is no "coin when building". An outpost needs a cave that was empty before.
    19. **What is for sale** is still yours: it counts in encounters and for cards, and comes back before the points are counted.
    20. **A harvested good** may be put up for sale by the harvest itself, one at a time. What lay for sale before goes back to your supply.
    21. **Who is served first.** Where the supply runs short at the end of a round, the first player is, then clockwise.

    {""}**Details**
    - A bonus for owning something counts once, wherever you have it: supply, sale or track.
    - You say who is injured among those still on the cave card. If all were exerted, nobody is.
    - If nobody is left to roll in a follow-up, only bonus lines give lanterns.
    - Players who tie in points, coins, villagers and buildings share the victory.

help-differences = Differences from the book
help-differences-also = difference, differences, house rule, not in the book, rulebook, official, deviation, allowed
help-differences-text =
    What the rulebook says, and what is done here all the same.

    40. **Passing for you.** The book lets you take free actions before you pass. If you have nobody ready and only trade is left, the bot passes for you, so that nobody waits a day for nothing. `pass_for_me` in `/me settings` says whether; `/game undo` takes it back while nobody has moved.
    41. **A bed, then a cider.** The book has drinks first, then beds. Here one villager may take both in any order.
    42. **Asking prices** are ours. In the book the seller always answers.
    43. **An early end** by a vote is ours. What lies there is counted.
    44. **Rerolls** are for villagers' dice, not for the die of the cave nor for a cat's.
    45. **A good for sale** can be placed on the track only after you have taken it back.
    46. **Reputation +2** is worth a point. Sources differ; **House rules** in the lobby changes it.
    47. **The starting house** is a house wherever a card counts houses.

    Whatever a table has changed itself stands below each page: `/rules house rules`.

help-preview = Preview edition
help-preview-also = preview, edition, editions, first printing, print and play, prototype, differences, final, grolo, bonus explore, new game, options
help-preview-text =
    `/game new` with `edition` set to the preview plays by the rulebook that was shown before the game was printed. What differs from the final rules:

    {""}**Cards**: 24 houses, 25 outposts, all 10 key houses in play, no star houses, 30 cave cards. 17 villagers for hire, 4 special ones, one of each kind. 56 goods; the common ones are fruit, fish and mushroom, in that order.
    {""}**Start**: nobody has a coin more than the others, and with four players too all villagers start ready.
    {""}**Below**: you exert only to reach a number at all, never to climb from one to the next. A failure costs nothing but the cave.
    {""}**Rerolls**: each reroll symbol gives two.
    {""}**Bonus explore**, a new symbol: a lantern more each time you roll below.
    {""}**The liquid woman** costs a step of reputation each time she is sent to work, and none when she joins.
    {""}**The grolo** is what the glogo was called: a coin less to build.
    {""}**A cave cat** that refuses takes no turn back: the action goes on without it.
    {""}**Reputation** brings 6, 4 and 2 points; with two players 4 to the first alone.
    {""}**Not in it**: quill plus, a potion each round, income for goods on the track, points for villagers and empty caves, ciders and potions as coins.

    What this rulebook leaves open: `/rules preview rulings`.

help-preview-rulings = Preview rulings
help-preview-rulings-also = preview, ruling, rulings, faq, unclear, edition, cave cat, bonus explore, goods, failure
help-preview-rulings-text =
    Where the preview's rulebook leaves something open, the bot does as in `/rules rulings`, and:

    22. **Bonus explore** counts for every roll below, follow-ups too. A success without a number needs no roll, and no lantern.
    23. **The 56 goods** are seven of each kind. Ciders and potions are as many as in the final edition.
    24. **A cave cat that refuses**: whoever is left goes on with the action. A party may shrink to one, as two were sent. A good that the cat was to fetch stays where it is. If nobody is left the turn is over: no cave is drawn, nothing is paid, and the cider stays.
    25. **What the final rulebook says more plainly** holds here too: a coin when building does not come for that card itself, the starting house is a building and worth a point, ties for reputation are shared.
    26. **A failure** has no penalty, whatever the book says. The bot tells the book's words where they tell of none. From a printed book nobody is asked about it.

help-solo = Solo
help-solo-also = solo, alone, single player, one player, bot, bots, automata, automated, opponent, opponents, variant, sell, selling, die, reputation, on my own, by myself
help-solo-text =
    `/game new` with `variant` set to one player: you against the left bot and the right bot. They keep no village and score nothing; they snatch cards and villagers away.

    {""}**Turns**: a die seats you first, second or third; the first place passes on each round. When you have passed, the bots go on.

    {""}**What a bot does** is an eight-sided die; what it cannot do is left out.
    - Round 1: build on 1 to 3, hire on 4 to 6, labor on 7 and 8
    - Rounds 2 to 5: explore on 1 and 2, harvest 3, build 4 and 5, hire 6 and 7, labor 8
    - Rounds 6 and 7: explore on 1 and 2, harvest 3 and 4, build 5 and 6, hire 7, labor 8

    {""}**How much**: 3 actions in round 1, 4 in rounds 2 and 3, 5 in 4 and 5, then 6. Exploring takes two of them. In a round a bot explores once, hires once, builds once (twice in rounds 4 to 6), harvests once (freely in 6 and 7). It labors again only when it has built and hired.

    {""}**It hires** the villager for 2 or 3 coins with the most lanterns on six faces. The fishfolk, the frogfolk and the archer tempt it at 4 coins on a roll of 3 to 6; at 5 coins, if none is there for 4, on 5 and 6.

    {""}**Selling**: put something up for sale. At the start of each later turn a die is rolled. Goods: 3 coins on 4 and 5, 4 coins on 6. Ciders and potions: 3 coins on 5 and 6. You say yes or keep it.

    {""}**Reputation**: a space worth 4 points or more is the first place, 1 to 3 the second, less the third.

    What they build: `/rules solo building`. What the rules leave open: `/rules solo rulings`.

help-solo-building = Solo building
help-solo-building-also = solo, alone, bot, bots, build, building, bed, refresh, key house, star house, outpost, stack
help-solo-building-text =
    What a bot builds goes by the round. Its cards lie in two stacks, houses and outposts; **Board** shows them. Where several fit, one is drawn.

    {""}**Round 1.** A die: on 1 to 4 a key house. On 5 and 6 a house with a bed for 5 coins; failing that a house for 8 coins or less; failing that a key house.
    {""}**Round 2.** A house with a bed for 5 coins. If there is none, a die: on 1 to 3 a key house, if any is left. On 4 to 6, or without one, a second die: on a 6 the houses are replaced. Then any house, or the bed for 5 coins if the new row has one.
    {""}**Rounds 3 to 5.** A house or outpost with a bed for 6 coins or less. If there is none, a die, and one is added to it if the stacks hold more houses than outposts. Up to 3: any house. From 4: any outpost. Before that a second die replaces the row on a 6.
    {""}**Round 6.** That die alone, no looking for beds.
    {""}**Round 7.** A star house.

help-solo-rulings = Solo rulings
help-solo-rulings-also = solo, alone, bot, bots, ruling, rulings, faq, unclear, labor, explore, cider, build, score
help-solo-rulings-text =
    Where the solo rules leave something open, the bot does the following. Continued in `/rules more solo rulings`.

    27. **Three at the table.** What goes by the number of players goes by three: going second or third you start with a coin more in the final edition, and the prizes are those of three. From a printed book you read to yourself. You cannot lose to bots that score nothing.
    28. **How often they build**: twice in rounds 4 to 6, as the text has it, though two of its examples leave building out after a single one.
    29. **Labor**: once a round as rolled; from round 2 on again as often as rolled, but only by a bot that has built and hired in this round.
    30. **Exploring takes two** of the actions, as two villagers go. A bot with one action left cannot explore.
    31. **What their actions move.** Building and hiring take cards and villagers away. Exploring draws no cave, harvesting takes no good. The first to labor takes the cider, and a bot's goes to the supply. They pay nothing that matters.

help-more-solo-rulings = More solo rulings
help-more-solo-rulings-also = solo, alone, bot, bots, ruling, rulings, faq, unclear, hire, best villager, archer, sell, selling, die, refresh, star houses
help-more-solo-rulings-text =
    32. **What cannot be done** is left out of the draw: hiring with nobody there for 2 or 3 coins, building with nothing there of what the round allows, as in the preview's last round, which has no star houses. A bot with nothing left to draw is done for the round.
    33. **Their buildings.** "A house" means one of the row; key and star houses are taken only where they are named. Where the kind that was rolled is gone, they take the other kind of that round. A row that cannot be replaced stays.
    34. **The one that is added** in rounds 3 to 6 counts for the first die alone. Key and star houses count as houses.
    35. **Of equally good villagers** the left-most is hired. One of the three tempting ones at 4 coins is rolled for before one at 5, and then that one is not.
    36. **Selling by die.** The first roll comes on the turn after the one on which the item was put up. You say yes or no before all else; what you keep stays for sale. What is sold goes to the supply. There is no asking price.

help-about = About
help-about-also = unofficial, fan project, publisher, red raven, ryan laukat, designer, own the game, copyright, credits, licence, license, legal
help-about-text =
    This is an unofficial fan project. It is not made, approved or supported by the game's publisher.

    {""}*Above and Below* is a board game designed and illustrated by Ryan Laukat and published by Red Raven Games in 2015. The game, its name and its pictures belong to them.

    {""}**Please own the game.** The bot does not replace the box, the art or the wonderful book of encounters in it. At each table at least somebody should have a copy, and better everybody: see redravengames.com.

    {""}**What is the same here**: the rules of the final rulebook and its figures, told in our own words.

    {""}**What is our own**: every encounter, and the names of villagers, houses, outposts and caves. Where we did not know what is printed on a card, such as the dice of many villagers or the price of many houses, we made something up that fits the rest. So cards here can differ from those in your box.

    If you own the book of encounters, you can play with it: open a game with `reading` set to your own book. See `/rules readings`.

    Where the rulebook leaves something open, we say what the bot does: `/rules rulings`.

## How it stands for you

# Words of a question that say nothing about what it is about.
help-small-words = play, player, a, an, the, is, are, am, be, was, do, does, did, how, what, when, where, which, who, why, whose, can, could, may, must, should, will, would, cannot, i, me, my, mine, you, your, we, it, its, he, she, they, them, there, this, that, these, in, on, at, to, of, for, from, with, by, as, if, and, or, not, no, so, any, one, someone, somebody, have, has, had, get, gets, go, goes, much, many, need, mean, means, work, works, happen, happens, please, game, another, use, s, t
help-answer-from = -# From { $page }, which has more.
help-answer-also = -# See also { $pages }.
help-preview-here = -# This table plays the preview edition: cards and prices are its own. What else differs: `/rules preview edition`.
no-such-rule = I know no rule or card by that name, so here is how to begin. The topics are suggested as you type.
your-title = **At your table now**
your-nothing = nothing
your-build =
    You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to spend and { $count ->
        [0] no ready villager with a hammer
        [one] 1 ready villager with a hammer
       *[other] { $count } ready villagers with a hammer
    }.
your-train =
    You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to spend and { $count ->
        [0] no ready villager with a quill
        [one] 1 ready villager with a quill
       *[other] { $count } ready villagers with a quill
    }.
your-explore =
    You have { $count ->
        [0] nobody ready; a party needs two
        [one] 1 villager ready; a party needs two
       *[other] { $count } villagers ready to go
    }, and { $caves ->
        [one] 1 cave card is left
       *[other] { $caves } cave cards are left
    }.
your-labor =
    You could send { $count ->
        [0] nobody: no villager is ready
        [one] 1 villager for 1 coin
       *[other] { $count } villagers for { $count } coins
    }. { $cider ->
        [True] The round's cider is still there for the first who labors.
       *[other] The round's cider is gone.
    }
your-harvest =
    To harvest from your buildings: { $items }. { $count ->
        [0] Nobody is ready.
        [one] 1 villager is ready.
       *[other] { $count } villagers are ready.
    }
your-outposts =
    { $count ->
        [0] You have no empty cave yet: explore for one.
        [one] You have 1 empty cave for an outpost.
       *[other] You have { $count } empty caves for outposts.
    }
your-track = In your supply you have { $items } to place.
your-rest =
    You have { $beds ->
        [one] 1 bed
       *[other] { $beds } beds
    } for { $exhausted } exhausted and { $injured } injured; { $ciders ->
        [one] 1 cider
       *[other] { $ciders } ciders
    } and { $potions ->
        [one] 1 potion
       *[other] { $potions } potions
    } at hand.
