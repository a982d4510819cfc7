-- At which hour people are sent a list of their games, and whether that replaces their pings.
ALTER TABLE user_settings ADD COLUMN digest_hour INTEGER;
ALTER TABLE user_settings ADD COLUMN digest_only INTEGER NOT NULL DEFAULT 0;
CREATE INDEX user_settings_by_digest ON user_settings (digest_hour) WHERE digest_hour IS NOT NULL;
CREATE TABLE digests (
  user_id INTEGER PRIMARY KEY,
  day TEXT NOT NULL                       -- the last on which they were sent one, in their zone
) STRICT;
