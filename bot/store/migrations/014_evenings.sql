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
