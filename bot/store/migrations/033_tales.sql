-- The tale of a night: chosen by its host, 'none', or NULL until the dice draw one as it begins.
ALTER TABLE nights ADD COLUMN tale TEXT;
