# /help.

help-title = ### Playing cards here
help-open = { $offers } open a table: friends press *Join*, computers take free chairs, the host presses *Start*.
help-open-there = With friends: on a server that has me, **/help** tells how to open a table.
help-hand = Your cards come by direct message or *My hand*; press one to play it.
help-fair = 🔒 Nobody can change a deal unnoticed: *Check* proves it.
help-away = Miss two turns, and a computer plays on until you press *I'm back*.

help-signs = 🤖 computer · 💤 away · 🚪 left the table

help-offer = **/{ $command }**
help-play = **/play** starts a game alone, against computers.
help-hand-command = **/hand**: your cards
help-table = **/table**: posts the table again
help-settings = **/settings**: how cards look, how I call you
help-language = **/language**: my language
help-leave = **/leave**: leaves or pauses a game
help-rules = **/rules**: how a game is played
help-leaderboard = **/leaderboard**: who leads here
help-stats = **/stats**: how you play
help-verify = **/verify**: whether a deal was fair
help-review = **/review**: a finished game, all hands open
help-data = **/data export**, **/data delete**: what I keep about you
help-tables = **/tables**: for moderators
