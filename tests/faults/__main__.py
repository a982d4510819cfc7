"""Print the table of faults: `python -m tests.faults [ROW ...] [--full] [--most N]`."""

import argparse
import sys

from tests.faults.table import ROWS, run
from tests.naming import one_of


def main() -> int:
    """Run the rows that were asked for, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults")
    parser.add_argument(
        "rows",
        nargs="*",
        type=one_of(row.name for row in ROWS),
        help="such as F1 F25; all unless named",
    )
    parser.add_argument("--full", action="store_true", help="as often as the table promises")
    parser.add_argument("--most", type=int, default=1_000_000, help="of one fault")
    asked = parser.parse_args()
    has_failed = False
    for row in ROWS:
        if not asked.rows or row.name in asked.rows:
            line = run(row, full=asked.full, most=asked.most)
            has_failed |= line.endswith("FAILED")
            print(line, flush=True)
    return has_failed


if __name__ == "__main__":
    sys.exit(main())
