"""Build every part of the bot, and list what answers presses, commands and timers."""
