-- The channels of people's direct messages: a message in one that is known is free, and so many new
-- ones may be opened in an hour.
CREATE TABLE direct_channels (
  user_id INTEGER PRIMARY KEY,
  channel_id INTEGER,                     -- none where it is not open, or not known any more
  guild_id INTEGER NOT NULL,              -- the server for whose game it was opened
  opened_at TEXT NOT NULL
) STRICT;
CREATE INDEX direct_channels_by_time ON direct_channels (opened_at);
