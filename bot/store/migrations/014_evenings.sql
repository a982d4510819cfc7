-- Of each paragraph that a guest reads out they read the end as well, once the dice have fallen.
CREATE TABLE recitals_2 (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,              -- the one that the paragraph asks
  place INTEGER,                          -- who read; none where the bot did
  is_end INTEGER NOT NULL,                -- whether how it ended was read, and not its words
  PRIMARY KEY (game_id, question, is_end)
) STRICT, WITHOUT ROWID;
INSERT INTO recitals_2 SELECT game_id, question, place, 0 FROM recitals;
INSERT INTO recitals_2 SELECT game_id, question, place, 1 FROM recitals;
DROP TABLE recitals;
ALTER TABLE recitals_2 RENAME TO recitals;

-- Games that are played over days, while they are at an evening. A row says how the game was before;
-- whoever was there, what they said and what was read stays in the tables of story nights.
CREATE TABLE lifts (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  began TEXT NOT NULL,                    -- the game's own time stands still since then
  ply INTEGER NOT NULL,                   -- the last one before it
  host INTEGER NOT NULL,                  -- the place of who lifted it, or took over
  until TEXT                              -- when it goes back at the latest, if that was set
) STRICT;
