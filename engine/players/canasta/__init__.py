"""Computer players of Canasta and Samba."""
