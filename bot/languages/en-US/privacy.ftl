# /data: what is kept of a person.

data-here = This file holds everything I keep about you: your name, your settings, where your hands are sent, your finished games and your results.
data-deleted = Done. I have forgotten you.

delete-title = **Delete everything I keep about you, in every server?**
delete-gone = Your name, your settings and your places on the leaderboards go. If you play now, you leave your tables.
delete-stays = What the others won stays theirs. Games you played in are kept for them without your name. This cannot be undone.
delete-proofs = The secrets of deals and the ids of the messages that began games stay too. They say nothing about you.
delete-copies = Older copies of my file may still hold your data. They are deleted later.
button-delete = Delete my data
