"""What is told: answers, panels, letters and their pictures; sent at least once, seen once."""
