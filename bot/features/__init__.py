"""What a good host does between the plies: reminders, seats, votes, orders, those who watch."""
