"""Play the two automated opponents of a solo game. Source: solo rules."""
