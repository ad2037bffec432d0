# The table before the game: who sits down, and on what terms.

lobby-title = ### { $variant }: { $host } opens a table
lobby-chair-host = **{ $name }** (host)
lobby-chair-person = **{ $name }**
lobby-chair-computer = { $name } (computer: { $level })
lobby-changed = **Rules changed** · press *New here?* to read them
lobby-chairs-free = { $count ->
    [one] 1 free chair, a computer if empty
   *[other] { $count } free chairs, computers if empty
}

lobby-goal = Game to { $target ->
    [one] { $target } point
   *[other] { $target } points
}
lobby-goal-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
lobby-settings = -# { $goal } · { $pace } · computers: { $level }
lobby-settings-next = -# { $goal } · { $pace } · computers: { $level } · { $next }

pace-fast = 15 to 45 seconds a turn
pace-live = 60 seconds a turn
pace-relaxed = 5 minutes a turn
pace-slow = 24 hours a turn

next-deal-interval = next deal after { $pace ->
    [relaxed] a minute
    [slow] an hour
   *[live] 8 seconds
}
next-deal-at-once = next deal at once
next-deal-pressed = next deal when all press Next

lobby-cancelled = The host closed this table before the first deal.
lobby-closed-empty = Everybody left this table before the first deal, so it is closed.
lobby-closed-kept-out = A moderator closed this table.
lobby-closed-late = Nobody started this table in time, so it is closed.
lobby-closed-channel = I cannot use this channel any more, so the table is closed.
lobby-game-started = { $names } play { $variant }: [to the table]({ $link })
lobby-game-in-thread = { $names } play { $variant }: { $link }
thread-name = { $variant }: { $names }
lobby-game-won = { $names } { $count ->
    [one] wins
   *[other] win
} { $variant }: [result]({ $link })
lobby-game-ended = { $names } played { $variant }, without a result.
lobby-game-unposted = I could not post the table here yet, and keep trying. May I see this channel and send messages in it?
table-dealing = { $names } sit in this order. The cards are being dealt.

lobby-over = This table takes no more players.
lobby-started = This game has begun already.
lobby-host-only = Only the host, or somebody who manages this server, may do that.
lobby-not-in = You do not sit at this table. Press Join to sit down.
lobby-already-in = You sit at this table already.
lobby-full = All chairs are taken.
lobby-no-computer = There is no computer to send away.
lobby-computer-gone = That computer is not at this table any more.

button-join = Join
button-quit = Leave
button-start = Start
button-options = Options
button-new-here = New here?
button-lesson-back = ◀
button-lesson-on = ▶
button-lesson-play = Play

# The page behind that button.

lesson-title = ### { $variant } · { $at } of { $count }
lesson-more = -# **/rules** tells all of it.

# The panel behind Options, for the host alone. A line of a menu has at most 80 characters here.

options-title = ### { $variant }: options
options-about = Changes apply at once, for everybody.
options-levels = How well computers play
options-level-to-come = New computers: { $level }
options-levels-each = Change one computer
options-level-of = { $name }: { $level }
options-level-now = now { $level }
options-pace = How long a turn may take
options-pace-fast = Fast: 15 to 45 seconds a turn
options-pace-live = Live: 60 seconds a turn
options-pace-relaxed = Relaxed: 5 minutes a turn
options-pace-slow = Slow: 24 hours a turn
options-hints = Hints
options-hints-on = With hints: does not count
options-hints-off = Without hints
options-next-deal = When the next deal begins
options-next-deal-interval = After a break, or on Next
options-next-deal-at-once = Next deal at once
options-next-deal-pressed = Only when all press Next
options-over = You cannot change the options any more.
options-closed = You closed this table.

button-add = Add computer
button-drop = Remove computer
button-cancel = Cancel table
button-back-to-options = Back to the options
