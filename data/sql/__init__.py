"""The store in SQL: statements that every database of ours understands."""
