# The link by which a table is watched in a browser, and the pages behind it.
command-link = link
cmd-game-link = A link by which anybody can watch this table in a browser
opt-link = Show the link, replace it, or end it
link-show = show it
link-new = replace it: the old one ends
link-off = end it
link-open = Watch
link-here = Whoever has this link can watch the table in a browser: its villages, whose turn it is, and every story once it is over. `/game link` replaces it or ends it.
link-made = **{ $name }** has made a link: whoever has it can watch this table in a browser. What is still hidden here is hidden there. `/game link` shows it, replaces it or ends it.
link-ended = The link is ended: it shows nothing any more.
link-nowhere = This bot shows no tables in a browser. Its host can change that: SCREEN_PORT in the settings.
link-later = The game has to start first.
link-host = The host of the night decides whether it has a link.

## Pages

screen-missing = There is nothing to see here
screen-missing-why = The link is wrong, or it was ended or replaced. The table itself has the new one.
screen-later = One moment
screen-later-why = Discord has not said yet what this table shows. The page tries again by itself.
screen-languages = Languages
screen-pages = Pages
screen-table = Table
screen-replay = From the beginning
screen-book = As a book (EPUB)
screen-poster = Poster
screen-now = Now
screen-votes = What is advised
screen-vote = { $count ->
        [one] 1 voice
       *[other] { $count } voices
    }
screen-sound = Sound: fire, drips and wind
screen-step = Move { $number } of { $count }
screen-earlier = Earlier
screen-after = Later
screen-village = Village
screen-coins = Coins
screen-ready = Ready
screen-people = Villagers
screen-buildings = Buildings
screen-goods = Goods
screen-reputation = Reputation
screen-points = Points
screen-began = The villages as round { $round } began
screen-by-round = Points by round
