# Fair deals. The id of the button *Check* (`button-verify`) holds what a message publishes.
# /verify stays as it is in every language.

# The one line of the proof: in the lobby, later in its place, and where a game ended.
fair-fixed = -# 🔒 *Check* shows where the cards come from
fair-seats = -# In this order: { $names }
fair-postings = -# This table was posted { $count } times before it was dealt.
