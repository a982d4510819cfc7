-- The seats in which a companion has made a move: a game that one played in for some rounds is no plain
-- game of people, whoever sits there at its end.
CREATE TABLE companion_seats (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO companion_seats
SELECT game_id, seat FROM seats JOIN games ON games.id = game_id
WHERE seats.status = 'companion' AND games.status IN ('running', 'paused');
