# A new message that calls a player to the turn, with what has been played.

call-in-direct-message = It is your turn at [this table]({ $link }).

news-trick-taken = { $name } took the last trick: { $plays }.
news-trick-led = Trick { $number }: you lead.
news-play-takes = { $name } { $card } takes it so far
