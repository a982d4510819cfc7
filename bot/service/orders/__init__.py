"""Standing orders: what they mean, and when they are followed."""
