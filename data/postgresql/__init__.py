"""The store in a PostgreSQL database, which several processes have at the same time.

Here is whatever needs the driver of PostgreSQL, or reckons with a server that may be away: links,
the dialect, what became of a write, migrating while others run, notices.
"""
