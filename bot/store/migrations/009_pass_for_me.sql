-- Whether the bot passes for whoever has only trade left; not known before they were asked.
ALTER TABLE user_settings ADD COLUMN pass_for_me INTEGER;
