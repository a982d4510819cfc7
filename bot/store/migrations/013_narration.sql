-- Whether the bot reads each encounter aloud to a person, beside its letter, and the voice messages
-- that wait to be sent.
ALTER TABLE user_settings ADD COLUMN narration INTEGER NOT NULL DEFAULT 0;

CREATE TABLE outbox_2 (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (
    kind IN ('panel', 'journal', 'reading', 'voice', 'ping', 'letter', 'notice', 'vote', 'removal')
  ),
  ply INTEGER NOT NULL,
  user_id INTEGER,
  message_id INTEGER,
  first_ply INTEGER,
  body TEXT,
  refused INTEGER NOT NULL DEFAULT 0,     -- how often a letter was not taken
  not_before TEXT                         -- it waits for this moment
) STRICT;
INSERT INTO outbox_2
  SELECT id, game_id, kind, ply, user_id, message_id, first_ply, body, refused, not_before FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'outbox_2';
INSERT INTO sqlite_sequence SELECT 'outbox_2', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE outbox_2 RENAME TO outbox;
CREATE INDEX outbox_by_game ON outbox (game_id);
CREATE INDEX outbox_refused ON outbox (user_id) WHERE refused > 0;
