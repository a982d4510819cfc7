"""Draw the table: a village, the market, the boards, an encounter, the score, each with words."""
