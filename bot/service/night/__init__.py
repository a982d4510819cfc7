"""The steps of a story night, without its transactions: roles, answers, ends, clocks."""
