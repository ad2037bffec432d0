"""Work that nobody at a table waits for: appraisals, moving pictures, proofs, old games.

It runs in a process of low priority. Values of the engine and of the store come in.
"""
