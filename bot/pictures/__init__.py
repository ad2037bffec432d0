"""Pictures: what each shows, as a value, and how it is painted.

Scenes come in, files go out, painted by Pillow off the event loop.
"""
