"""Show tables in a browser, by a link: read-only, and only where SCREEN_PORT is set."""
