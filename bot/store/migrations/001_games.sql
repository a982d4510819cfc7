-- A game is its plies. Finished games keep their first and last state and one packed chronicle.
CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  guild_id INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'finished', 'closed')),
  edition TEXT NOT NULL,
  reading TEXT NOT NULL,
  language TEXT NOT NULL,
  book TEXT NOT NULL,
  host_id INTEGER NOT NULL,
  seed BLOB NOT NULL,
  opened_at TEXT NOT NULL,
  ended_at TEXT,
  held TEXT,                              -- why the game is paused, as the key of a sentence
  panel_id INTEGER,                       -- the message that is the game's panel
  panel_from INTEGER NOT NULL DEFAULT 0,  -- the first ply that the panel tells
  chronicle BLOB                          -- the plies of a finished game, packed
) STRICT;

CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel_id)
  WHERE status IN ('lobby', 'running', 'paused');
CREATE INDEX games_by_status ON games (status, id);

CREATE TABLE seats (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, user_id)
) STRICT, WITHOUT ROWID;

-- `state` stands in the first ply and in the last two; `digest` chains a game's plies, and
-- `state_digest` guards the state. `undoes` is the ply that an undo took back.
CREATE TABLE plies (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  at TEXT NOT NULL,
  action BLOB,
  facts BLOB NOT NULL,
  undoes INTEGER,
  interaction_id INTEGER,
  digest BLOB NOT NULL,
  state BLOB,
  state_digest BLOB NOT NULL,
  PRIMARY KEY (game_id, ply)
) STRICT;

-- What must still be said. The row's id is the nonce, and the id of the message's first component,
-- so that a message that went out just before a crash is found and not sent again.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('panel', 'journal', 'reading')),
  ply INTEGER NOT NULL,
  user_id INTEGER,
  message_id INTEGER,
  first_ply INTEGER
) STRICT;
CREATE INDEX outbox_by_game ON outbox (game_id);

CREATE TABLE user_settings (
  user_id INTEGER PRIMARY KEY,
  language TEXT,
  dm_readings INTEGER NOT NULL DEFAULT 1
) STRICT;

-- The books that games were opened with, so that a game keeps its own where the files change.
CREATE TABLE books (fingerprint TEXT PRIMARY KEY, packed BLOB NOT NULL) STRICT;

CREATE TABLE kept (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
