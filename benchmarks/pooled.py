"""The bot as it always runs, but with so many connections to PostgreSQL: `benchmarks.pooled 5`."""

import sys
from functools import partial
from typing import Any, cast

from bot.__main__ import main
from data.postgresql.database import PostgresDatabase

if __name__ == "__main__":
    opened: Any = PostgresDatabase.open
    cast("Any", PostgresDatabase).open = partial(opened, size=int(sys.argv[1]))
    sys.exit(main(["run"]))
