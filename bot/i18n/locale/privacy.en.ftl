# What is stored of a person, and how it is erased.

data-user-settings = - Your settings
data-habits = - Hours of the week at which you answered: { $count }
data-paces = - Servers where your pace is counted: { $count }
data-favourites = - Stories kept, from earlier releases: { $count }
data-kept-stories = - Stories you keep: { $count }
data-story-votes = - Votes for the story of a game: { $count }
data-letters = - Encounter letters still open: { $count }
data-watchers = - Games you watch: { $count }
data-orders = - Orders given ahead: { $count }
data-outbox = - Messages still to be sent: { $count }
data-seats = - Seats at tables: { $count }
data-results = - Results of finished games: { $count }
data-shakes = - Words for the dice of a game: { $count }
data-games = - Games you host: { $count }
data-events = - Lines of journals that name you: { $count }
data-named-people = - Tables whose journals may name you: { $count }
former-player = a former player
data-none = Nothing is stored of you.
data-stored = ### What is stored of you
data-how = -# The file has every row. `/me forget` erases it all. Daily backups keep a copy for as long as `PRIVACY.md` says.
forget-ask = **Erase everything that is stored of you?** You give up your seats in games that go on, and finished games call you “a former player”. Settings, statistics and kept stories are gone for good. This cannot be undone.
forget-yes = Erase everything
forget-done = Everything that was stored of you is erased. Backups from before are deleted in turn, one a day.
forget-rest = Everything that was stored of you is erased from the games. A remainder is still in the file’s log, because another program is reading the file just now. I erase that by myself as soon as it has finished. Backups from before are deleted in turn, one a day.
cmd-me-data = All that is stored of you, as a file
cmd-me-forget = Erase all that is stored of you
