"""Statements, written once, in the SQL that SQLite and PostgreSQL share.

Here is what fills a module of its own with them: tables, results, the day's deals, and the figures
that follow from results. So is what both databases offer: transactions, steps, migrations.
"""
