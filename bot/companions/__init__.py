"""Play like sensible people, using only the rules and what a person in their seat may see."""
