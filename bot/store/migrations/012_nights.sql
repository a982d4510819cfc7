-- Story nights: what a night has besides its game. A guest has a row for each time they sit down;
-- ballots and recitals name the question of the game that they belong to.
CREATE TABLE nights (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  reader TEXT NOT NULL CHECK (reader IN ('guests', 'bot', 'host')),
  decide TEXT NOT NULL CHECK (decide IN ('leader', 'table')),
  pace TEXT NOT NULL CHECK (pace IN ('brisk', 'easy', 'unhurried'))
) STRICT;

CREATE TABLE guests (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,                 -- clockwise, in the order of sitting down
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  since INTEGER NOT NULL,                 -- the first journey for which they sit
  left INTEGER,                           -- the journey during which they got up
  villagers TEXT NOT NULL,                -- those whom they hold, with blanks between
  silent INTEGER NOT NULL,                -- how often in a row the time ran out on them
  PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_user ON guests (user_id);

CREATE TABLE ballots (
  number INTEGER PRIMARY KEY,             -- in the order in which they were cast
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,
  place INTEGER NOT NULL,
  vote TEXT NOT NULL,
  UNIQUE (game_id, question, place)
) STRICT;

CREATE TABLE recitals (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,
  place INTEGER,                          -- who read; none where the bot did
  PRIMARY KEY (game_id, question)
) STRICT, WITHOUT ROWID;

CREATE TABLE timers_3 (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (
    kind IN ('remind', 'overdue', 'order', 'vote', 'expire', 'read', 'night')
  ),
  at TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO timers_3 SELECT game_id, seat, kind, at, count FROM timers;
DROP TABLE timers;
ALTER TABLE timers_3 RENAME TO timers;
CREATE INDEX timers_by_time ON timers (at);
