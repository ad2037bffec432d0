# /help.

help-title = ### Playing cards here
help-open = { $offers } open a table: friends press *Join*, computers take free chairs, the host presses *Start*.
help-open-there = With friends: on a server that has me, **/help** tells how to open a table.
help-hand = Your cards come by direct message or *My hand*; press one to play it.
help-fair = 🔒 Nobody can change a deal unnoticed: *Check* proves it.
help-away = Miss two turns, and a computer plays on until you press *I'm back*.

help-signs = 🤖 computer · 💤 away · 🚪 left the table
help-more = More: { $commands }
button-help-play = Play a deal now
button-help-open = Open a table

help-offer = **/{ $command }**
