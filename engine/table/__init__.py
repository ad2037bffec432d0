"""Running tables: one lock, one journal, numbered questions."""
