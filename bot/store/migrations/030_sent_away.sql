-- A guest whom the host of a night has asked to leave does not sit down there again.
ALTER TABLE guests ADD COLUMN sent_away INTEGER NOT NULL DEFAULT 0 CHECK (sent_away IN (0, 1));
