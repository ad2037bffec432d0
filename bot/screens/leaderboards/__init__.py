"""Leaderboards of a server, and the figures of one person, a page at a time.

Standings and ratings come in as values of `data`; nothing is counted here.
"""
