"""Who sits where: seats, companions, remarks, reminders."""
