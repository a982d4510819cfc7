-- A finished game's packed plies get a table of their own, so that the rows of games stay small: SQLite
-- reads past a row's long column to those that were added after it. The upkeep moves those of before,
-- some at a time, and packs them anew; until then they are read where they are.
CREATE TABLE chronicles (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  packed BLOB NOT NULL
) STRICT;
CREATE INDEX games_to_repack ON games (id) WHERE chronicle IS NOT NULL;

-- Each press asks which games wait for its person, who may have played in hundreds.
CREATE INDEX seats_asked ON seats (user_id) WHERE asked_at IS NOT NULL;
