"""The screens that all games of tricks share.

A family brings `FamilyLines`, each with a usual form, and what it says of its rules; the rest is
drawn here. No family is named here.
"""
