# What the bot's owner sees and says, and what those see whom they have banned.

command-owner = owner
command-overview = overview
command-ban = ban
command-unban = unban
command-announce = announce
parameter-server = server
parameter-text = text
parameter-take = take
cmd-owner = For the owner of this bot alone
cmd-owner-overview = How the bot is
cmd-owner-ban = Ban a person or a server from this bot
cmd-owner-unban = Lift the ban of a person or a server
cmd-owner-announce = Announce something to every server with an open game
cmd-owner-games = Take new games, or no more
opt-owner-player = A person
opt-owner-server = A server's id
opt-owner-text = What to say; the bot adds that it comes from you
opt-owner-take = Whether new games are taken; those that are open go on

owners-only = Only the owner of this bot can do that.
owners-unknown = Discord cannot say now who owns this bot. Try again in a moment.
owner-whom = Name a person or a server, one of the two.
owner-no-id = That is no server's id. Copy it in Discord's developer mode.
owner-not-yourself = That is an owner of this bot.
owner-title = ### How the bot is
owner-games = Games: { $running } running, { $lobbies } in a lobby, { $paused } paused, on { $servers } servers
owner-outbox = Messages that wait: { $waiting }, and { $later } for later
owner-timers = Timers that are late: { $count }, the oldest by { $seconds } s
owner-new-dms = New direct messages in the last hour: { $count }
owner-disk = Database: { $file } MB; free on its disk: { $free } MB
owner-backup = Newest backup: { $hours } hours old
owner-no-backup = There is no backup.
owner-bans = Banned: { $people } people, { $servers } servers
owner-takes = New games are taken.
owner-takes-none = No new games are taken. Those that are open go on.
owner-banned-person = Banned. Their games go on without them, and what they press is declined. With `/owner unban` it ends.
owner-banned-server = Banned. Its games stand still until `/owner unban`, and what is pressed there is declined.
owner-banned-before = That ban is in force already.
owner-lifted = The ban is lifted.
owner-not-banned = There is no such ban.
owner-announces =
    { $count ->
        [one] Announcement { $number } goes to one server.
       *[other] Announcement { $number } goes to { $count } servers, ten a second.
    }
owner-announces-to-none = No server has an open game, so announcement { $number } goes nowhere.
owner-announced = **The owner of this bot announces:** { $text }

banned-person = The owner of this bot has banned you from it. Your games go on without you. `/me data` shows what is stored of you, and `/me forget` erases it.
banned-server = The owner of this bot has banned this server from it. Its games stand still, and nothing of them is lost. `/me data` shows what is stored of you, and `/me forget` erases it.
no-new-games = I take no new games for now. Those that are open go on; try again later.
data-banned-people = - That you are banned from this bot, as a digest; `/me forget` leaves it

alert-disk = **The disk of the games is nearly full.** In { $folder } there are { $free } MB free. Backups fail first, then nothing can be stored. Make room, or set `BACKUPS_KEPT` lower.
alert-rights = **I may not write where the games are.** The folder { $folder }, or the database in it, cannot be written by the user that I run as. Give the rights back.
alert-backups = **The daily backup has failed.** Nothing in { $folder } is newer than the last one that succeeded. The log says why; mostly it is the disk, or the rights of the folder.
