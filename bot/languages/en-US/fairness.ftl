# Fair deals. The id of the button *Check* (`button-verify`) holds what a message publishes.
# /verify stays as it is in every language.

# The one line of the proof: in the lobby, later in its place, and where a game ended.
fair-fixed = -# 🔒 Cards settled before you joined
fair-postings = -# This table was posted { $count } times before it was dealt.
