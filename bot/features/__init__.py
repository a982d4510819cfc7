"""The bot's features: playing, seats, votes, orders, reminders, catching up and watching."""
