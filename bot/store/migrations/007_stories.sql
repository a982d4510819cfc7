-- Stories belong to the table: the letter that an encounter is read in, who keeps a story, and the
-- votes for the story of the game. A story is named by the ply of its `Explore`.
CREATE TABLE letters (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE kept_stories (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, ply, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_stories_by_user ON kept_stories (user_id);

CREATE TABLE story_votes (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
