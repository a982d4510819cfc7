"""Name the limits of Discord's that several screens and commands have to keep."""

MOST_OPTIONS = 25
"""Suggestions for a command, and options of a list."""

MOST_OPEN = 10
"""Options of radio buttons and checkboxes, which are all shown open."""

LONGEST_OPTION = 100
"""Characters of a suggestion, and of an option's label."""

LONGEST_TITLE = 45
"""Characters of a form's title, and of a field's label."""
