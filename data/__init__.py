"""The bot's memory: for each thing a module with its values and the class that keeps it.

Where statements fill modules of their own (tables, results, ratings, the day's deals) the class
stands in `data.sql`, and here are the values alone. Nothing here knows Discord; `opening` alone
knows which databases there are.
"""
