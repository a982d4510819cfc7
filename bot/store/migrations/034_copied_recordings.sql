-- Whether a reader lets the chronicle hold their voice, and not only link its message.
ALTER TABLE recordings ADD COLUMN is_copied INTEGER NOT NULL DEFAULT 0;
