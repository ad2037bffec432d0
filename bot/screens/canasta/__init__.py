"""The screens of Canasta and Samba."""
