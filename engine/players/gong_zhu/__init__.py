"""Players of Gong Zhu: rules of thumb on cards as bits, and a search that plays out by them."""
