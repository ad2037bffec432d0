# Leaving a table, pausing a game, and taking it up again.

# The question before somebody goes, by who else is at the table.
leave-title = **Leave the table?** A computer plays on with your cards. If you do not come back before the game ends, you finish behind everybody who stayed.
leave-title-away = **Leave the table?** The others are away, so the game will pause. Each of you can go on with it: press My hand. If you do not come back before the game ends, you finish behind everybody who stayed.
leave-title-alone = **Pause or end the game?** Nobody else is at this table. A paused game waits for you: press My hand, or use /hand. If nobody goes on within { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}, it ends without a result. If you end it now, its scores are lost.
leave-title-paused = **End the paused game?** Its scores will be lost. If you do nothing, it waits for you until { $moment }.
leave-which = -# { $variant } · { $guild } · #{ $channel } · [table { $table }]({ $link })
button-leave-yes = Leave the table
button-leave-pause = Pause
button-leave-end = End the game

# What is answered afterwards. { $moment } is a date and a time.
leave-done = You have left the table. Until the game ends you can come back: press My hand.
leave-done-paused = You left the table, and the game was paused: nobody was there any more. *My hand* or /hand takes it up again. If nobody does until { $moment }, it ends without a result.
leave-paused = The game was paused. *My hand* or /hand takes it up again. If nobody does until { $moment }, it ends without a result.
leave-ended = You have ended the game. It has no result.
leave-already = You have left this table already.

# The table of a paused game, and its hands.
paused-title = **{ $variant }** · paused
paused-table = The game is paused. { $names } can go on with it: press My hand, or use /hand. If nobody does until { $moment }, it ends without a result.
paused-hand = The game is paused. Press I'm back to go on. If nobody does until { $moment }, it ends without a result.
hand-closed-paused = This game of { $variant } in { $guild }, #{ $channel }, is paused. Press I'm back to go on. If nobody does until { $moment }, it ends without a result.
hand-closed-ended = This game of { $variant } in { $guild }, #{ $channel }, has ended without a result.

# What the table's message says when a game has ended without a result.
table-ended-by = { $name } ended the game. It has no result.
table-closed-empty = Everybody left the table, so the game ends without a result.
table-closed-paused = Nobody went on with the paused game, so it ended without a result.
