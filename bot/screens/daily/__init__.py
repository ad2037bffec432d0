"""Screens around the deal of the day.

What a day promised, how everybody fared and what somebody shares come in as values of `data`.
"""
