"""The screens for one person: preferences, privacy, language, help, leaving.

Preferences come in as values of `data`; nothing is stored here.
"""
