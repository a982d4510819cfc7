-- Whom the owner has banned. Of a person there is a digest alone: it outlives what they have erased, and is no id.
CREATE TABLE banned_people (
  digest TEXT PRIMARY KEY,                -- of their id, under a key that `kept` holds
  since TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE banned_servers (
  guild_id INTEGER PRIMARY KEY,
  since TEXT NOT NULL                     -- the timers of its games stand still since then
) STRICT;
