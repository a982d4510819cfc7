"""Run the table on Discord: everything that talks."""
