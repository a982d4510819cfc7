# Turns across days.

## Calls

ping-turn = It is your move.
to-the-table = To the table
