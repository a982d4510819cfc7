# Standing orders, and what saves a round trip.

## Orders in words

order-build = Build **{ $building }** if it still costs me no more than { coins }, with whoever is ready and builds it most cheaply.
order-build-by = Build **{ $building }** if it still costs me no more than { coins }, with **{ $builder }**.
order-labor = Labor with everyone who is ready then.
order-pass = Pass once I have nothing else left to do.
order-rest = Rest as proposed: the exhausted sleep first, and nothing is drunk. Where something is to be decided, I am asked.
order-rest-like = Rest like this: { $served }. Only while nobody is hired, hurt or healed, and I have as many beds ({ $beds }), potions ({ $potions }) and ciders ({ $ciders }) as now.
order-rest-beds = a bed for **{ $names }**
order-rest-ciders = a cider for **{ $names }**
order-rest-potions = a potion for **{ $names }**
order-sell = Sell my { item-name } to the first who offers { coins } or more.

## Giving and cancelling them

order-draft =
    {""}**Your order:** { $order }

    It counts once you confirm it. It is carried out some minutes after you are asked, outside your quiet hours, unless you act first. Nobody else sees it.
order-confirm = Confirm
order-discard = Discard
order-like = Rest like this…
order-cancel = Cancel { $number }
orders-title = ### Your orders at this table
orders-line = { $number }. { $order } (given { $since })
orders-how = -# When it is your move, the first order that fits is carried out, once. An order that no longer fits is dropped, and you get a direct message.
orders-none = You have no orders at this table.
orders-full = You have { $most } orders at this table already. Cancel one first.
order-changed = Something that order depends on has changed. Check it and give the order again.
order-gone = That order is gone: carried out, cancelled or dropped.

## Dropped

order-off =
    {""}**Your order was dropped:** { $order }

    { $why }
tie-offer = It is no longer on offer.
tie-price = None of your villagers can build it at that price any more.
tie-sound = { $who } was hurt, or has left your village.
tie-hurt = { $who } is no longer hurt, or has left your village.
tie-village = Your village has grown or shrunk.
tie-beds = You have more beds now, or fewer.
tie-potions = You have more potions now, or fewer.
tie-ciders = You have more ciders now, or fewer.
tie-sale = Something else lies in your sale circle now, or nothing.

## Rests that need no thought


## Commands

cmd-order = Give an order ahead, in private
cmd-order-build = Build this on my next turn, if it is still there and I can pay for it
cmd-order-labor = Labor with everyone left on my next turn
cmd-order-pass = Pass as soon as I have nothing left to do
cmd-order-rest = Rest like this at the end of the round; with nobody named, as proposed
cmd-order-sell = Sell what I have put up for sale to the first who offers enough
cmd-orders = Your orders at this table, to look at and to cancel
opt-order-builder = Who builds; whoever is ready and cheapest if left out
opt-order-least = The fewest coins you take
