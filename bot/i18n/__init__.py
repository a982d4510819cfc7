"""Every sentence of the bot, in each of its languages."""
