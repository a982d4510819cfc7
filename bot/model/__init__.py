"""Define plain frozen values for every other package of the bot: no SQL, no Discord, no words."""
