-- Planned nights. Until it opens, a planned night is a lobby that holds no channel: a game may go
-- on there meanwhile, and one night is planned a channel.
ALTER TABLE games ADD COLUMN is_planned INTEGER NOT NULL DEFAULT 0;
DROP INDEX one_open_game_a_channel;
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel_id)
  WHERE status IN ('lobby', 'running', 'paused') AND is_planned = 0;
CREATE UNIQUE INDEX one_planned_night_a_channel ON games (channel_id)
  WHERE status = 'lobby' AND is_planned = 1;

CREATE TABLE plans (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  at TEXT NOT NULL,                       -- when it opens
  voice_id INTEGER,                       -- the voice channel in which people talk
  event_id INTEGER,                       -- its event on Discord, if there is one
  shown TEXT NOT NULL                     -- what that was last made to show
) STRICT;

CREATE TABLE sign_ups (
  number INTEGER PRIMARY KEY,             -- in the order in which they signed up
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  called INTEGER NOT NULL,                -- whether the next call in the channel names them
  UNIQUE (game_id, user_id)
) STRICT;
CREATE INDEX sign_ups_by_user ON sign_ups (user_id);

CREATE TABLE timers_4 (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (
    kind IN ('remind', 'overdue', 'order', 'vote', 'expire', 'read', 'night', 'plan')
  ),
  at TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO timers_4 SELECT game_id, seat, kind, at, count FROM timers;
DROP TABLE timers;
ALTER TABLE timers_4 RENAME TO timers;
CREATE INDEX timers_by_time ON timers (at);
