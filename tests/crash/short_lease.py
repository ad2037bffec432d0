"""What a bot runs at first whose lease is to run out soon after a kill, as tests kill often.

`LEASE_MS` may say how long it is. Where several processes keep one machine busy, it is longer.
"""

import os
from unittest.mock import patch

from bot.processes import coordinator
from data.sql.processes import SqlProcesses

LEASE_MS = int(os.environ.get("LEASE_MS", "1000"))

patch.object(SqlProcesses.__init__, "__defaults__", (LEASE_MS,)).start()
patch.object(coordinator, "RENEW_SECONDS", LEASE_MS / 4000).start()
patch.object(coordinator, "LOOK_SECONDS", 0.1).start()
