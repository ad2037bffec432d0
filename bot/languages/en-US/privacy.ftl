# /data: what is kept of a person.

data-here = This file holds everything I keep about you: your name, your settings, where your hands are sent, your finished games and your results.
data-deleted = Done. I have forgotten you.

delete-title = **Delete all I keep about you, in every server?** This cannot be undone.
delete-gone = Your name, settings and places on leaderboards go, and you leave your tables.
delete-stays = Games you played stay for the others, without your name.
delete-proofs = The proofs of deals stay too. They say nothing about you.
delete-copies = -# Older copies of my file are deleted later.
button-delete = Delete my data
button-keep = Keep everything
