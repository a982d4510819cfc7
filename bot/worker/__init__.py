"""Do work in a process of its own: `process` is the bot's side, `serving` the worker's."""
