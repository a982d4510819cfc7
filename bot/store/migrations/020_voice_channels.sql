-- The voice channel in which a night that was opened at once is read aloud; a planned night names
-- its own in its plan.
ALTER TABLE nights ADD COLUMN voice_id INTEGER;
