"""Plain frozen values that every other room may know: no SQL, no Discord, no words."""
