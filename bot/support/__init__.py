"""What any program that runs for long needs: settings, logs, rate limits, background tasks.

Imports none of the other rooms.
"""
