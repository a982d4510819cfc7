"""Read texts aloud: voice notes, voice channels, and the queue of what is to be read."""
