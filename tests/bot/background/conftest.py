"""Workers of the background that begin as those of evenings do, and have turns beside others."""

from tests.end_to_end.short_waits import background_has_turns, workers_begin_soon

__all__ = ["background_has_turns", "workers_begin_soon"]
