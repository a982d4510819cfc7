-- Several guests may share the reading of a paragraph: a row for each, in the order in which they
-- read.
CREATE TABLE recitals_3 (
  number INTEGER PRIMARY KEY,             -- in the order in which they read
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,              -- the one that the paragraph asks
  place INTEGER,                          -- who read; none where the bot did
  is_end INTEGER NOT NULL,                -- whether how it ended was read, and not its words
  UNIQUE (game_id, question, is_end, place)
) STRICT;
INSERT INTO recitals_3 (game_id, question, place, is_end)
  SELECT game_id, question, place, is_end FROM recitals ORDER BY game_id, question, is_end;
DROP TABLE recitals;
ALTER TABLE recitals_3 RENAME TO recitals;
