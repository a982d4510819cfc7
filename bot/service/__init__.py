"""The service: one game a channel, each change of it one transaction. No Discord here."""
