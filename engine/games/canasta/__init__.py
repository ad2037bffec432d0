"""The Canasta family, Samba included: melds, canastas, and the pile that is worth taking."""
