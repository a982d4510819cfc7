-- What people added to a game's dice before it began, in the order in which they did.
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
