"""The application: where the parts are put together, started and stopped.

One file for each command of the command line that does more than start. It may import every room;
only the command line and the playground import it.
"""
