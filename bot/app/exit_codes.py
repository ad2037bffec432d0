"""Exit codes: what the end of the process tells a service manager."""

from enum import IntEnum


class ExitCode(IntEnum):
    """Why the process ended. The unit under deploy/ starts it again after the first two only."""

    STOPPED = 0
    """Somebody asked for it."""
    AGAIN = 1
    """A new process may do better: Discord could not be reached, or nobody foresaw it."""
    SETTINGS = 2
    """A setting, the token or the database's file is wrong, and somebody has to look."""
    REFUSED = 3
    """Discord's gateway refuses the bot, and somebody has to look."""
