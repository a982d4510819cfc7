"""What is done at tables besides playing, by their people, by the bot and by its host."""
