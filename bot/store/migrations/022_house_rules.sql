-- What a table has changed of its edition's rules, as `rules.house_rules` writes it: "coins=3 rounds=9".
ALTER TABLE games ADD COLUMN house_rules TEXT NOT NULL DEFAULT '';
