-- Who reads the open encounter to its explorer, where a player does, and whether it has been read
-- out; a timer passes a silent reader over. A paragraph that was open before has no reader: the bot
-- shows it to the table.
ALTER TABLE games ADD COLUMN reader INTEGER;
ALTER TABLE games ADD COLUMN is_read INTEGER NOT NULL DEFAULT 0;

CREATE TABLE timers_2 (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('remind', 'overdue', 'order', 'vote', 'expire', 'read')),
  at TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO timers_2 SELECT game_id, seat, kind, at, count FROM timers;
DROP TABLE timers;
ALTER TABLE timers_2 RENAME TO timers;
CREATE INDEX timers_by_time ON timers (at);
