-- Who has read their part of a paragraph that several share, while others are still to read.
CREATE TABLE read_parts (
  number INTEGER PRIMARY KEY,             -- in the order in which they read
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,              -- the one that the paragraph asks
  place INTEGER NOT NULL,
  UNIQUE (game_id, question, place)
) STRICT;
