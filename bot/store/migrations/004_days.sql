-- Turns across days: paces and clocks, who holds a seat, what is due, votes, orders, watchers.
-- All times are UTC, as ISO 8601 to the second, so that they sort as text.
ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';

ALTER TABLE seats ADD COLUMN status TEXT NOT NULL DEFAULT 'taken'
  CHECK (status IN ('taken', 'left', 'gone', 'automated'));
ALTER TABLE seats ADD COLUMN seeking INTEGER NOT NULL DEFAULT 0;  -- plays on, and wants a substitute
ALTER TABLE seats ADD COLUMN bank INTEGER NOT NULL DEFAULT 0;     -- seconds left as the clock last stopped
ALTER TABLE seats ADD COLUMN asked_at TEXT;                       -- since when the seat owes an answer
ALTER TABLE seats ADD COLUMN until TEXT;                          -- when its clock runs out, if it runs
ALTER TABLE seats ADD COLUMN wakes TEXT;                          -- asked while asleep: until when

ALTER TABLE user_settings ADD COLUMN pings TEXT NOT NULL DEFAULT 'channel'
  CHECK (pings IN ('channel', 'dm'));
ALTER TABLE user_settings ADD COLUMN tell_next INTEGER NOT NULL DEFAULT 0;
ALTER TABLE user_settings ADD COLUMN remind_hours INTEGER;        -- NULL: as the game has it; 0: never
ALTER TABLE user_settings ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE user_settings ADD COLUMN quiet_from INTEGER;          -- minutes after midnight, both or none
ALTER TABLE user_settings ADD COLUMN quiet_to INTEGER;
ALTER TABLE user_settings ADD COLUMN days_off INTEGER NOT NULL DEFAULT 0;  -- a bit a weekday, Monday is 1
ALTER TABLE user_settings ADD COLUMN away_from TEXT;              -- local dates, both included
ALTER TABLE user_settings ADD COLUMN away_to TEXT;

-- What happens by itself: one row at most a game, seat and kind. Seat -1 is the table's own.
CREATE TABLE timers (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('remind', 'overdue', 'order', 'vote', 'expire')),
  at TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX timers_by_time ON timers (at);

-- Messages that call for an answer, to be taken away when it is given.
CREATE TABLE pings (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  notice INTEGER NOT NULL DEFAULT 0,      -- tells the table: no later call takes its place
  PRIMARY KEY (game_id, seat, message_id)
) STRICT, WITHOUT ROWID;

-- What befell a table that is no ply: a seat left, a vote carried, a pause. Sentences with figures.
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  ply INTEGER NOT NULL,                   -- the last ply before it
  at TEXT NOT NULL,
  key TEXT NOT NULL,
  figures TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_game ON events (game_id, id);

-- One vote at a time a game; `seat` is whom it is about, `opened_by` whose seat called for it;
-- `ballots` maps seats to yes and no.
CREATE TABLE votes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  seat INTEGER,
  ply INTEGER NOT NULL,
  opened_by INTEGER NOT NULL,
  closes_at TEXT NOT NULL,
  message_id INTEGER,
  ballots TEXT NOT NULL
) STRICT;

-- Standing orders of whoever held the seat: `depends` is what held at the table where it matters.
CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  body TEXT NOT NULL,
  depends TEXT NOT NULL,
  armed INTEGER NOT NULL DEFAULT 0,
  made_at TEXT NOT NULL
) STRICT;
CREATE INDEX orders_by_seat ON orders (game_id, seat);

CREATE TABLE watchers (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  often TEXT NOT NULL CHECK (often IN ('round', 'end')),
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

-- How people play: their moves and how long they took while awake, and what they heard and liked.
CREATE TABLE paces (
  user_id INTEGER NOT NULL,
  guild_id INTEGER NOT NULL,
  moves INTEGER NOT NULL DEFAULT 0,
  seconds INTEGER NOT NULL DEFAULT 0,
  overdue INTEGER NOT NULL DEFAULT 0,
  seats_left INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, guild_id)
) STRICT, WITHOUT ROWID;

-- At which hour (UTC, 0 to 167 from Monday) a person answered how often: what `/away` proposes from.
CREATE TABLE habits (
  user_id INTEGER NOT NULL,
  hour INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  PRIMARY KEY (user_id, hour)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  guild_id INTEGER NOT NULL,
  points INTEGER NOT NULL,
  place INTEGER NOT NULL,
  buildings INTEGER NOT NULL,
  villagers INTEGER NOT NULL,
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user_id);
CREATE INDEX results_by_guild ON results (guild_id);

CREATE TABLE favourites (
  user_id INTEGER NOT NULL,
  book TEXT NOT NULL,
  paragraph INTEGER NOT NULL,
  PRIMARY KEY (user_id, book, paragraph)
) STRICT, WITHOUT ROWID;

-- The outbox learns to say more: pings, reminders and notices with a body, votes, and removals.
CREATE TABLE outbox_2 (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (
    kind IN ('panel', 'journal', 'reading', 'ping', 'letter', 'notice', 'vote', 'removal')
  ),
  ply INTEGER NOT NULL,
  user_id INTEGER,
  message_id INTEGER,
  first_ply INTEGER,
  body TEXT,
  refused INTEGER NOT NULL DEFAULT 0,     -- how often a letter was not taken
  not_before TEXT                         -- it waits for this moment
) STRICT;
INSERT INTO outbox_2 (id, game_id, kind, ply, user_id, message_id, first_ply)
  SELECT id, game_id, kind, ply, user_id, message_id, first_ply FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'outbox_2';
INSERT INTO sqlite_sequence SELECT 'outbox_2', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE outbox_2 RENAME TO outbox;
CREATE INDEX outbox_by_game ON outbox (game_id);
CREATE INDEX outbox_refused ON outbox (user_id) WHERE refused > 0;
CREATE INDEX seats_by_user ON seats (user_id);

-- Lobbies that are open close a week after they were opened, with a word a day before.
INSERT INTO timers (game_id, seat, kind, at)
  SELECT id, -1, 'expire', strftime('%Y-%m-%dT%H:%M:%S+00:00', opened_at, '+6 days')
  FROM games WHERE status = 'lobby';
