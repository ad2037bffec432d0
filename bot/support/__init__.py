"""The needs of any program that runs for long: settings, logs, rate limits, background tasks.

Imports none of the other rooms.
"""
