"""The Hearts family: avoid hearts and the black lady, or take them all."""
