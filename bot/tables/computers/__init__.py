"""Computers at a table: for empty chairs, for people who are late, and for cards chosen ahead.

They decide in worker processes from what their seat may see.
"""
