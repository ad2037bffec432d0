"""What a bot runs at first whose lease is to run out soon after a kill, as tests kill often.

`LEASE_MS` may say how long it is. Where several processes keep one machine busy, it is longer. With
a lease as long as it is elsewhere, all else is as elsewhere, too. `ROOM_LOOK_SECONDS` says how
often it looks after servers, which is seldom elsewhere.
"""

import os
from unittest.mock import patch

from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS
from bot.processes import coordinator
from bot.tables import card_room
from data import processes
from data.processes import Processes

LEASE_MS = int(os.environ.get("LEASE_MS", "1000"))

if LEASE_MS < processes.LEASE_MS:
    patch.object(Processes.__init__, "__defaults__", (LEASE_MS,)).start()
    patch.object(coordinator, "RENEW_SECONDS", LEASE_MS / 4000).start()
    patch.object(coordinator, "LOOK_SECONDS", 0.1).start()
    # Who takes a shard over begins a session of it, which nobody kills twice in five seconds.
    object.__setattr__(GATEWAY_TIMEOUTS, "identify_apart", 0.1)

if "ROOM_LOOK_SECONDS" in os.environ:
    patch.object(card_room, "LOOK_SECONDS", float(os.environ["ROOM_LOOK_SECONDS"])).start()
