-- Who wants text and no pictures.
ALTER TABLE user_settings ADD COLUMN text_first INTEGER NOT NULL DEFAULT 0;
