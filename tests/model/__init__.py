"""A second reading of the rulebooks, as plain as it can be, that follows the real one ply by ply.

It knows no code of `rules`, but what stands on its cards, and the names of actions.
"""
