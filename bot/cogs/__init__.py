"""The slash commands, one file a group: read, call the tables, show."""
