-- What the migrations lead to, to be read: `python -m tests.store.schema` writes it.

CREATE TABLE ballots (
  number INTEGER PRIMARY KEY,             -- in the order in which they were cast
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,
  place INTEGER NOT NULL,
  vote TEXT NOT NULL,
  UNIQUE (game_id, question, place)
) STRICT;

CREATE TABLE banned_people (
  digest TEXT PRIMARY KEY,                -- of their id, under a key that `kept` holds
  since TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE banned_servers (
  guild_id INTEGER PRIMARY KEY,
  since TEXT NOT NULL                     -- the timers of its games stand still since then
) STRICT;

CREATE TABLE books (
  fingerprint TEXT PRIMARY KEY,
  packed BLOB NOT NULL
) STRICT;

CREATE TABLE chronicles (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  packed BLOB NOT NULL
) STRICT;

CREATE TABLE companion_seats (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE digests (
  user_id INTEGER PRIMARY KEY,
  day TEXT NOT NULL                       -- the last on which they were sent one, in their zone
) STRICT;

CREATE TABLE direct_channels (
  user_id INTEGER PRIMARY KEY,
  channel_id INTEGER,                     -- none where it is not open, or not known any more
  guild_id INTEGER NOT NULL,              -- the server for whose game it was opened
  opened_at TEXT NOT NULL
) STRICT;
CREATE INDEX direct_channels_by_time ON direct_channels (opened_at);

CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  ply INTEGER NOT NULL,                   -- the last ply before it
  at TEXT NOT NULL,
  key TEXT NOT NULL,
  figures TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_game ON events (game_id, id);

CREATE TABLE favourites (
  user_id INTEGER NOT NULL,
  book TEXT NOT NULL,
  paragraph INTEGER NOT NULL,
  PRIMARY KEY (user_id, book, paragraph)
) STRICT, WITHOUT ROWID;

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
  chronicle BLOB,                         -- the plies of a finished game, packed
  variant TEXT NOT NULL DEFAULT 'common',
  pace TEXT NOT NULL DEFAULT 'none',
  shelf TEXT NOT NULL DEFAULT '',
  reader INTEGER,
  is_read INTEGER NOT NULL DEFAULT 0,
  is_planned INTEGER NOT NULL DEFAULT 0,
  thinks_aloud INTEGER NOT NULL DEFAULT 0,
  house_rules TEXT NOT NULL DEFAULT '',
  zone TEXT NOT NULL DEFAULT 'UTC',
  absence TEXT NOT NULL DEFAULT 'vote'
) STRICT;
CREATE INDEX games_by_channel ON games (channel_id, id);
CREATE INDEX games_by_status ON games (status, id);
CREATE INDEX games_to_repack ON games (id) WHERE chronicle IS NOT NULL;
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel_id)
  WHERE status IN ('lobby', 'running', 'paused') AND is_planned = 0;
CREATE UNIQUE INDEX one_planned_night_a_channel ON games (channel_id)
  WHERE status = 'lobby' AND is_planned = 1;

CREATE TABLE guests (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,                 -- clockwise, in the order of sitting down
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  since INTEGER NOT NULL,                 -- the first journey for which they sit
  left INTEGER,                           -- the journey during which they got up
  villagers TEXT NOT NULL,                -- those whom they hold, with blanks between
  silent INTEGER NOT NULL,
  sent_away INTEGER NOT NULL DEFAULT 0 CHECK (sent_away IN (0, 1)),-- how often in a row the time ran out on them
  PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_user ON guests (user_id);

CREATE TABLE habits (
  user_id INTEGER NOT NULL,
  hour INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  PRIMARY KEY (user_id, hour)
) STRICT, WITHOUT ROWID;

CREATE TABLE keepsakes (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  message_id INTEGER NOT NULL             -- 0 until it is sent
) STRICT;

CREATE TABLE kept (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE kept_stories (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, ply, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_stories_by_user ON kept_stories (user_id);

CREATE TABLE letters (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE lifts (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  began TEXT NOT NULL,                    -- the game's own time stands still since then
  ply INTEGER NOT NULL,                   -- the last one before it
  host INTEGER NOT NULL,                  -- the place of who lifted it, or took over
  until TEXT                              -- when it goes back at the latest, if that was set
) STRICT;

CREATE TABLE links (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  token TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE named_people (
  number INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER,                        -- none once forgotten, or if an old name is nobody's
  name TEXT NOT NULL,
  UNIQUE (game_id, user_id)
) STRICT;
CREATE INDEX named_people_by_user ON named_people (user_id);

CREATE TABLE nights (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  reader TEXT NOT NULL CHECK (reader IN ('guests', 'bot', 'host')),
  decide TEXT NOT NULL CHECK (decide IN ('leader', 'table')),
  pace TEXT NOT NULL CHECK (pace IN ('brisk', 'easy', 'unhurried')),
  voice_id INTEGER,
  tale TEXT
) STRICT;

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

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (
    kind IN ('panel', 'journal', 'reading', 'voice', 'ping', 'letter', 'notice', 'vote', 'removal')
  ),
  ply INTEGER NOT NULL,
  user_id INTEGER,
  message_id INTEGER,
  first_ply INTEGER,
  body TEXT,
  refused INTEGER NOT NULL DEFAULT 0,     -- how often a letter was not taken
  not_before TEXT,                        -- it waits for this moment
  channel_id INTEGER
) STRICT;
CREATE INDEX outbox_by_game ON outbox (game_id);
CREATE INDEX outbox_refused ON outbox (user_id) WHERE refused > 0;

CREATE TABLE paces (
  user_id INTEGER NOT NULL,
  guild_id INTEGER NOT NULL,
  moves INTEGER NOT NULL DEFAULT 0,
  seconds INTEGER NOT NULL DEFAULT 0,
  overdue INTEGER NOT NULL DEFAULT 0,
  seats_left INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, guild_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pings (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  notice INTEGER NOT NULL DEFAULT 0,      -- tells the table: no later call takes its place
  PRIMARY KEY (game_id, seat, message_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE plans (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  at TEXT NOT NULL,                       -- when it opens
  voice_id INTEGER,                       -- the voice channel in which people talk
  event_id INTEGER,                       -- its event on Discord, if there is one
  shown TEXT NOT NULL                     -- what that was last made to show
) STRICT;

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
  schema INTEGER NOT NULL DEFAULT 1,
  remark TEXT,
  PRIMARY KEY (game_id, ply)
) STRICT;

CREATE TABLE read_parts (
  number INTEGER PRIMARY KEY,             -- in the order in which they read
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,              -- the one that the paragraph asks
  place INTEGER NOT NULL,
  UNIQUE (game_id, question, place)
) STRICT;

CREATE TABLE recitals (
  number INTEGER PRIMARY KEY,             -- in the order in which they read
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,              -- the one that the paragraph asks
  place INTEGER,                          -- who read; none where the bot did
  is_end INTEGER NOT NULL,                -- whether how it ended was read, and not its words
  UNIQUE (game_id, question, is_end, place)
) STRICT;

CREATE TABLE recordings (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  is_copied INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, question, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recordings_by_user ON recordings (user_id);

CREATE TABLE results (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  guild_id INTEGER NOT NULL,
  points INTEGER NOT NULL,
  place INTEGER NOT NULL,
  buildings INTEGER NOT NULL,
  villagers INTEGER NOT NULL,
  achievements TEXT NOT NULL DEFAULT '',
  companions INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_guild ON results (guild_id);
CREATE INDEX results_by_user ON results (user_id);

CREATE TABLE seats (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'taken'
    CHECK (status IN ('taken', 'left', 'gone', 'companion')),
  seeking INTEGER NOT NULL DEFAULT 0,     -- plays on, and wants a substitute
  bank INTEGER NOT NULL DEFAULT 0,        -- seconds left as the clock last stopped
  asked_at TEXT,                          -- since when the seat owes an answer
  until TEXT,                             -- when its clock runs out, if it runs
  wakes TEXT,                             -- asked while asleep: until when
  strength TEXT,
  person TEXT,
  until_back TEXT,
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX companions_asked ON seats (game_id) WHERE status = 'companion' AND asked_at IS NOT NULL;
CREATE INDEX seats_asked ON seats (user_id) WHERE asked_at IS NOT NULL;
CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE shakes (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  word TEXT,                              -- none once its person is forgotten
  digest TEXT NOT NULL,                   -- the SHA-256 of the word, in hex: the dice come from this
  PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX shakes_by_user ON shakes (user_id);

CREATE TABLE sign_ups (
  number INTEGER PRIMARY KEY,             -- in the order in which they signed up
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  called INTEGER NOT NULL,                -- whether the next call in the channel names them
  UNIQUE (game_id, user_id)
) STRICT;
CREATE INDEX sign_ups_by_user ON sign_ups (user_id);

CREATE TABLE story_votes (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE timers (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (
    kind IN ('remind', 'overdue', 'order', 'vote', 'expire', 'read', 'night', 'plan')
  ),
  at TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX timers_by_time ON timers (at);

CREATE TABLE user_settings (
  user_id INTEGER PRIMARY KEY,
  language TEXT,
  dm_readings INTEGER NOT NULL DEFAULT 1,
  text_first INTEGER NOT NULL DEFAULT 0,
  pings TEXT NOT NULL DEFAULT 'channel'
  CHECK (pings IN ('channel', 'dm')),
  tell_next INTEGER NOT NULL DEFAULT 0,
  remind_hours INTEGER,
  quiet_from INTEGER,
  quiet_to INTEGER,
  days_off INTEGER NOT NULL DEFAULT 0,
  away_from TEXT,
  away_to TEXT,
  pass_for_me INTEGER,
  narration INTEGER NOT NULL DEFAULT 0,
  zone TEXT,
  digest_hour INTEGER,
  digest_only INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX user_settings_by_digest ON user_settings (digest_hour) WHERE digest_hour IS NOT NULL;

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

CREATE TABLE watchers (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  often TEXT NOT NULL CHECK (often IN ('round', 'end')),
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
