"""Workers of the background that begin as those of evenings do."""

from tests.end_to_end.short_waits import workers_begin_soon

__all__ = ["workers_begin_soon"]
