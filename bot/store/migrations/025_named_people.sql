-- The people whom the stored sentences of games name, so that a sentence holds a number and no name.
CREATE TABLE named_people (
  number INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER,                        -- none once forgotten, or if an old name is nobody's
  name TEXT NOT NULL,
  UNIQUE (game_id, user_id)
) STRICT;
CREATE INDEX named_people_by_user ON named_people (user_id);

-- A body is a notice, whatever the kind of its row; a removal has its channel in a column.
ALTER TABLE outbox ADD COLUMN channel_id INTEGER;
UPDATE outbox SET channel_id = CAST(body AS INTEGER), body = NULL WHERE kind = 'removal';
UPDATE outbox SET body = json_object(
    'key', 'passage', 'figures', json(body), 'buttons', json_array(), 'seat', NULL, 'elsewhere', NULL
  ) WHERE kind = 'voice' AND json_valid(body);

-- The sentences so far, as their figures.
CREATE TEMP TABLE said AS
  SELECT 'events' AS place, id, game_id, figures FROM events WHERE json_valid(figures)
  UNION ALL
  SELECT 'outbox', id, game_id, json_extract(body, '$.figures') FROM outbox
    WHERE json_valid(body) AND json_type(body, '$.figures') = 'object';

-- Each name in them. The first release stored names as finished texts, with Markdown escaped.
CREATE TEMP TABLE names AS
  SELECT DISTINCT said.game_id, iif(part.path = '$', replace(part.atom, '\', ''), part.atom) AS name
  FROM said, json_tree(said.figures) AS part
  WHERE part.type = 'text' AND part.atom != '' AND (
    part.key = 'name' OR (part.key = 'before' AND part.path = '$')
    OR part.path LIKE '%.names' OR part.path LIKE '%.standings[%'
  );

-- Whose it is: the only one in its game who has it. A companion has an id below 0.
CREATE TEMP TABLE owners AS
  SELECT names.game_id, names.name,
    iif(count(DISTINCT people.user_id) = 1, min(people.user_id), NULL) AS user_id
  FROM names LEFT JOIN (
    SELECT game_id, user_id, name FROM seats UNION SELECT game_id, user_id, name FROM guests
    UNION SELECT game_id, user_id, name FROM sign_ups UNION SELECT game_id, user_id, name FROM shakes
  ) AS people ON people.game_id = names.game_id AND people.name = names.name
  GROUP BY names.game_id, names.name;
INSERT INTO named_people (game_id, user_id, name)
  SELECT game_id, user_id, max(name) FROM owners WHERE user_id > 0 GROUP BY game_id, user_id;
-- Somebody who has left, or who only closed the game: see `bot.store.people.forget`.
INSERT INTO named_people (game_id, user_id, name)
  SELECT game_id, NULL, name FROM owners WHERE user_id IS NULL;
INSERT OR IGNORE INTO named_people (game_id, user_id, name)
  SELECT seats.game_id, seats.user_id, seats.name
  FROM said, json_tree(said.figures) AS part
  JOIN seats ON seats.game_id = said.game_id AND seats.user_id = part.atom
  WHERE part.key = 'mention' AND part.type = 'integer';

-- What each name becomes; a companion's stays as it is.
CREATE TEMP TABLE becomes (game_id, name, figure, PRIMARY KEY (game_id, name));
INSERT INTO becomes
  SELECT owners.game_id, owners.name, iif(owners.user_id < 0,
    json_object('name', owners.name),
    json_object('person', (
      SELECT number FROM named_people AS named WHERE named.game_id = owners.game_id
        AND iif(owners.user_id IS NULL,
          named.user_id IS NULL AND named.name = owners.name, named.user_id = owners.user_id)
    ))
  ) FROM owners;

UPDATE said SET figures = (
  SELECT json_group_object(one.key, json(CASE
    WHEN one.key IN ('name', 'before') AND one.type = 'text' AND one.atom != '' THEN (
      SELECT figure FROM becomes
      WHERE game_id = said.game_id AND name = replace(one.atom, '\', '')
    )
    WHEN one.type = 'text' THEN json_quote(one.atom)
    WHEN one.type != 'object' THEN one.value
    WHEN json_extract(one.value, '$.name') != '' THEN (
      SELECT figure FROM becomes
      WHERE game_id = said.game_id AND name = json_extract(one.value, '$.name')
    )
    WHEN json_type(one.value, '$.mention') = 'integer' THEN coalesce((
      SELECT json_object('person', number) FROM named_people AS named
      WHERE named.game_id = said.game_id AND named.user_id = json_extract(one.value, '$.mention')
    ), json_object('name', ''))
    WHEN json_type(one.value, '$.names') = 'array' THEN json_object('names', (
      SELECT json_group_array(json(coalesce(figure, json_object('name', each.value))))
      FROM json_each(one.value, '$.names') AS each
      LEFT JOIN becomes ON game_id = said.game_id AND name = each.value
    ))
    WHEN json_type(one.value, '$.standings') = 'array' THEN json_object('standings', (
      SELECT json_group_array(json_array(
        json(coalesce(figure, json_object('name', json_extract(each.value, '$[0]')))),
        json_extract(each.value, '$[1]')
      ))
      FROM json_each(one.value, '$.standings') AS each
      LEFT JOIN becomes ON game_id = said.game_id AND name = json_extract(each.value, '$[0]')
    ))
    ELSE one.value
  END)) FROM json_each(said.figures) AS one
);
UPDATE events SET figures = said.figures FROM said WHERE said.place = 'events' AND said.id = events.id;
UPDATE outbox SET body = json_set(body, '$.figures', json(said.figures))
  FROM said WHERE said.place = 'outbox' AND said.id = outbox.id;
DROP TABLE said;
DROP TABLE names;
DROP TABLE owners;
DROP TABLE becomes;

-- Random, so that no other database of this bot's sends a message under the same nonce.
INSERT OR IGNORE INTO kept (key, value) VALUES ('word', lower(hex(randomblob(4))));
