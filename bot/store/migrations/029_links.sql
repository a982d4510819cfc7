-- The link by which anybody may watch a table in a browser, where its people have made one.
CREATE TABLE links (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  token TEXT NOT NULL UNIQUE
) STRICT;
