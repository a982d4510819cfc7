"""Turns across days: hours and paces, reminders, seats that change hands, votes and orders."""
