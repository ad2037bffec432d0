# Leaving a table, pausing a game, and taking it up again.

# The question before somebody goes, by who else is at the table.
leave-title = **Leave the table?** A computer plays on for you. If you do not come back, you finish behind everybody who stayed.
leave-title-away = **Leave the table?** The others are away, so the game pauses. *My hand* takes it up again. If you do not come back, you finish behind everybody who stayed.
leave-title-alone = **Pause or end the game?** Paused, it waits { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} for you: *My hand* or /hand. If you end it, its scores are lost.
leave-title-solo = **Pause or end the game?** Paused, it waits { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} for you: **/{ $command }** goes on with it. If you end it, its scores are lost.
leave-title-paused = **End the paused game?** Its scores are lost then. Else it waits until { $moment }.
leave-title-rated = **Pause or end the game?** Paused, it waits { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} for you: **/{ $command }** goes on with it. If you end it, or do not go on by then, it counts as lost.
leave-title-paused-rated = **End the paused game?** Then it counts as lost, as it does if you do not go on by { $moment }.
leave-which = -# { $variant } · { $guild } · #{ $channel } · [table { $table }]({ $link })
button-leave-yes = Leave the table
button-leave-pause = Pause
button-leave-end = End the game
button-leave-stay = Stay

# What is answered afterwards. { $moment } is a date and a time.
leave-done = You have left. Until the game ends, *My hand* brings you back.
leave-done-paused = You left, and the game was paused: nobody was there any more. It waits until { $moment }: *My hand* or /hand.
leave-paused = The game was paused. It waits until { $moment }: *My hand* or /hand.
leave-paused-solo = The game was paused. It waits until { $moment }: **/{ $command }** goes on with it.
leave-ended = You have ended the game. It has no result.
leave-ended-rated = You have ended the game. It counts as lost.
leave-already = You have left this table already.
stayed = Nothing has changed.

# The table of a paused game, and its hands.
paused-title = **{ $variant }** · paused
paused-moderator = A moderator paused the game. Reason: { $reason }
paused-table = The game is paused until { $moment }. { $names } can go on: *My hand* or /hand.
paused-hand = The game is paused until { $moment }. Press *I'm back* to go on.
paused-rated = After that it counts as lost.
hand-closed-paused = { $variant } in { $guild }, #{ $channel }, is paused until { $moment }. Press *I'm back* to go on.
hand-closed-ended = { $variant } in { $guild }, #{ $channel }, has ended without a result.

# What the table's message says when a game has ended without a result.
table-ended-by = { $name } ended the game. It has no result.
table-closed-empty = Everybody left the table, so the game ends without a result.
table-closed-kept-out = A moderator ended this game. It has no result.
table-closed-paused = Nobody went on with the paused game, so it ended without a result.
