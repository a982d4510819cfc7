"""Every sentence that the bot says, in each of its languages."""
