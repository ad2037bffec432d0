"""Statements, in the SQL that SQLite and PostgreSQL share, and what both of them offer."""
