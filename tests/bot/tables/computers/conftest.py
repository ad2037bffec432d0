"""Workers that begin as those of evenings do; a script of these tests begins them as hosts do."""

from tests.end_to_end.short_waits import workers_begin_soon

__all__ = ["workers_begin_soon"]
