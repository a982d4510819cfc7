-- What this table settled in earlier games with the same book, as it was when the game started:
-- so that later games never change what an earlier one has said. Like '018.a+ 045.b-'.
ALTER TABLE games ADD COLUMN shelf TEXT NOT NULL DEFAULT '';
