-- What a table has agreed on for players whose time runs out, and how the seats of such players are played meanwhile.
ALTER TABLE games ADD COLUMN absence TEXT NOT NULL DEFAULT 'vote';
ALTER TABLE seats ADD COLUMN until_back TEXT;  -- the seat is kept for its player
