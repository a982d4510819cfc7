-- Voice messages of people in which they read a paragraph of a night: where they are, not what is
-- in them. The question is the one that the paragraph asks; the channel is the game's.
CREATE TABLE recordings (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  question INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  PRIMARY KEY (game_id, question, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recordings_by_user ON recordings (user_id);
