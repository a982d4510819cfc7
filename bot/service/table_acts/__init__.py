"""What people do at a table besides playing: seats, statuses, orders, reading."""
