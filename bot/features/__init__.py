"""The bot's features: playing, seats, votes, orders, reminders, catching up and watching.

What serves a press or a command may raise Declined, rules.IllegalAction, StoreBusy and Corrupt,
which the router and the command tree explain; what serves a timer as well, see `timers`. A
docstring repeats that only where it says when.
"""
