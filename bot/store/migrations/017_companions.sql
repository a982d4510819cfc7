-- Companions: a seat that one plays says how strongly, and which person of the book it is. Since
-- when it is asked stands where it stands for people. Seats that played by themselves, plainly and
-- within the ply before theirs, are companions from now on.
CREATE TABLE seats_2 (
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
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO seats_2
  SELECT game_id, seat, user_id, name, iif(status = 'automated', 'companion', status), seeking,
    bank, asked_at, until, wakes, iif(status = 'automated', 'neighbour', NULL),
    iif(status = 'automated',
      CASE seat WHEN 0 THEN 'peck' WHEN 1 THEN 'quoin' WHEN 2 THEN 'nance' ELSE 'averill' END, NULL)
  FROM seats;
DROP TABLE seats;
ALTER TABLE seats_2 RENAME TO seats;
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX companions_asked ON seats (game_id) WHERE status = 'companion' AND asked_at IS NOT NULL;

-- Whether companions say what they mean to do next, which tells it to their rivals, and what one
-- says of a move that it has made: a reason with its figures.
ALTER TABLE games ADD COLUMN thinks_aloud INTEGER NOT NULL DEFAULT 0;
ALTER TABLE plies ADD COLUMN remark TEXT;

-- How many companions played to the end of a game: such games are counted apart.
ALTER TABLE results ADD COLUMN companions INTEGER NOT NULL DEFAULT 0;
