-- Games from before the solo rules are common ones.
ALTER TABLE games ADD COLUMN variant TEXT NOT NULL DEFAULT 'common';
