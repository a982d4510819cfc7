"""Play like sensible people, from what a person in their seat may see, and the rules alone."""
