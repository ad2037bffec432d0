# /data: what is kept of a person.

data-here = All I keep about you: name, settings, where your hands go, finished games and results.
data-deleted = Done. I have forgotten you.
data-deleted-soon = Your data is deleted. One table is busy; your seat there is freed in a moment.
data-deleted-kept-out = -# All that stays: which servers keep you from their tables, and until when.

delete-title = **Delete all I keep about you, on every server?** This cannot be undone.
delete-gone = Your name, settings and places on leaderboards go, and you leave your tables.
delete-stays = Games you played stay for the others, without your name.
delete-proofs = The proofs of deals stay too. They say nothing about you.
delete-kept-out = If a server keeps you from its tables, it still does, until that is over.
delete-copies = -# Older copies of my file are deleted later.
button-delete = Delete my data
button-keep = Keep everything
