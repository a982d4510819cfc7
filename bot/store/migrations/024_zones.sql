-- Where a game's server is likely to be: its players get no reminders there at night, as long as their own zones
-- are not known. Those are unknown now where nobody has set anything that goes by them.
ALTER TABLE games ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE user_settings ADD COLUMN own_zone TEXT;
-- The sign of Etc/GMT-8 is that of POSIX: it is eight hours ahead of UTC, which people write UTC+8.
UPDATE user_settings SET own_zone = CASE
    WHEN zone GLOB 'Etc/GMT+[1-9]*' THEN 'UTC-' || substr(zone, 9)
    WHEN zone GLOB 'Etc/GMT-[1-9]*' THEN 'UTC+' || substr(zone, 9)
    WHEN zone GLOB 'Etc/*' THEN 'UTC'
    WHEN zone = 'UTC' AND quiet_from IS NULL AND days_off = 0 AND away_from IS NULL THEN NULL
    ELSE zone
  END;
ALTER TABLE user_settings DROP COLUMN zone;
ALTER TABLE user_settings RENAME COLUMN own_zone TO zone;
