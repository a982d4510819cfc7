-- What the village of a result achieved: values of bot.model.achievements, with blanks between them.
ALTER TABLE results ADD COLUMN achievements TEXT NOT NULL DEFAULT '';
