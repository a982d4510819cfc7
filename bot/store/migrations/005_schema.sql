-- The form in which a ply's action, facts and state are stored: all that stand so far are of form 1.
ALTER TABLE plies ADD COLUMN schema INTEGER NOT NULL DEFAULT 1;
