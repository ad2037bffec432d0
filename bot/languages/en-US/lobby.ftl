# The table before the game: who sits down, and on what terms.

lobby-title = ### { $variant }: { $host } opens a table
lobby-chair-host = { $number }. **{ $name }**, host
lobby-chair-person = { $number }. **{ $name }**
lobby-chair-computer = { $number }. { $name }, computer ({ $level })
lobby-chair-free = { $number }. *free, a computer sits here if nobody does*

lobby-settings = Game to { $target } points · { $pace } · computers play { $level }
lobby-hands = -# Your cards come to you by direct message. If yours are closed, press My hand at the table.

pace-live = 60 seconds a turn
pace-relaxed = 5 minutes a turn
pace-slow = 24 hours a turn

level-easy = easy
level-random = at random

lobby-closed-title = ### { $variant }: this table is closed
lobby-cancelled = The host called it off before the first deal.
lobby-expired = Nobody started the game in time. Open a new table whenever you like.
lobby-failed = The game could not be started. Please open a new table.

button-join = Join
button-quit = Leave
button-start = Start
button-add = Add computer
button-drop = Remove computer
button-cancel = Cancel table
