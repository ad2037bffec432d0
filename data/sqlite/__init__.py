"""The store in one SQLite file, which one process has at a time.

Here is whatever needs a driver of SQLite, or looks at the file: its lease, its soundness, its
shape, the queue of writes, the inventory beside it.
"""
