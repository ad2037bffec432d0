# What people at a table say to a trick, by the press of a button.

# The words stand side by side on a phone: four may have some 22 letters together.
reaction-well-played = Nice
reaction-ouch = Ouch
reaction-moon = Moon
reaction-thanks = Thanks
reaction-given = { $emoji } { $name }
reaction-once = You can react once to each trick. Please wait for the next one.
reaction-noted = Your reaction is shown at the table.
reactions-off = Reactions are switched off in this server.
