"""The bot: what people see and press on Discord.

Rooms from top to bottom: app, interactions, daily and processes, tables, background and discord,
faces, screens, pictures, text, support. A room imports from those below it.
"""
