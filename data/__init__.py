"""The memory of the bot: a port for each thing, and the values that cross it.

`data.sqlite` stands behind the ports. Only what starts the process names it.
"""
