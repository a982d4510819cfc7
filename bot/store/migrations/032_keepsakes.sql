-- The message with which somebody posted a finished game's chronicle for the table.
CREATE TABLE keepsakes (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  message_id INTEGER NOT NULL             -- 0 until it is sent
) STRICT;
