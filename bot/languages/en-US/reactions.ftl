# What people at a table say to a trick, by the press of a button.

reaction-given = { $emoji } { $name }
reaction-once = One reaction a trick. Wait for the next one.
reaction-noted = Your reaction is shown at the table.
reactions-off = Reactions are switched off on this server.
