# One-line answers, and what the room posts around a table.

this-server = this server
this-channel = this channel
former-player = Former player

incident = Something went wrong, and your press may not have counted. If it happens again, tell whoever runs me: { $id }
store-busy = That did not count. My file was in use. Please try again in a moment.
store-unwritable = That did not count: I cannot write to my disk. Please try again later. Nothing before is lost.
guild-only = Tables are opened in a server's channel, not here.
press-other-grammar = This button is too old for me to read. /hand or /table brings fresh ones.
press-other-grammar-hand = This button is too old for me to read. /hand brings a fresh one.
press-other-grammar-typed = This button is too old for me to read. Please type its command again.
press-message-gone = This message is gone now. Look at the newest one below.
answer-file-refused = Discord did not take the picture or file. Please try again later.
answer-refused = Discord refuses what I wanted to show you. Nothing is lost. Please try again, and tell whoever runs me.
press-stranger = You do not play at this table. /help tells how to open your own.
press-stale = { $by ->
    [computer] A computer had already answered that for you. These are your cards now.
   *[you] You had already answered that. These are your cards now.
}
press-stale-waiting = { $by ->
    [computer] A computer had already played for you. Waiting for { $names }.
   *[you] You had already played. Waiting for { $names }.
}
press-between-deals = This deal is over. Press Next to go on.
press-next-begun = The next deal has begun.
press-next-noted = You are ready for the next deal.
press-not-asked = There is nothing for you to do right now.
press-not-your-turn = It is not your turn. Waiting for { $names }.
illegal-tick-full = You have ticked { $count ->
    [one] 1 card
   *[other] { $count } cards
} already. Untick one first.
table-over = This table is over.
table-left = This table waits until I am updated again.

own-deadline = **It is your turn at the table.** Your time is up { $moment }.
turn-reminder = { $mention }, it is your turn at [this table]({ $link }).
direct-messages-closed = { $mention }, I can't send you a DM. Press *My hand*.
table-void = I cannot carry on this game, sorry. It ends without a result and does not count.
table-closed-channel = I cannot use this channel any more, so the table is closed.
hand-posted = Your cards are at the bottom now.
table-posted = There it is, at the bottom of the channel.
table-posted-before = The table is up here already: [to the table]({ $link }).
table-is-there = { $variant } is played here: [to the table]({ $link }). Only its players can have it posted again.

solo-in-direct-messages = Your game is in a message of its own here. Press a card to play it.
# Somebody who sits at several tables is asked which one is meant. A line has at most 80 characters.

which-table = Choose a table
which-table-hand = You sit at several tables. **Whose cards do you want to see?**
which-table-leave = You sit at several tables. **Which one do you want to leave?**
which-table-table = You sit at several tables here. **Which one shall I post again?**
which-table-rules = There are several tables here. **Which rules do you want to save as { $name }?**
which-table-leave-game = Being played. Choose it to leave it.
which-table-cancel = Not begun. Choose it to cancel it for everybody.
which-table-quit = Not begun. Choose it to leave it.
which-table-cancelled = That table is cancelled.
which-table-quitted = You have left that table.
which-preset = **Which of these shall it be?**
which-preset-menu = Choose a game
play-which = You have a game of **{ $running }** open.
play-others = -# +{ $count } paused: { $names }. **/play** with its name goes on with it.
button-play-on = Go on
button-play-other = Start { $other }, keep { $running } paused
play-unhinted = { $variant } without hints
which-table-line = { $variant } in #{ $channel }
which-table-solo = { $variant }, alone
which-table-minutes = { $count ->
    [0] begun just now
    [one] begun a minute ago
   *[other] begun { $count } minutes ago
}
which-table-hours = { $count ->
    [one] begun an hour ago
   *[other] begun { $count } hours ago
}

no-table = You play at no table now. /help tells how to open one.
no-table-here = Nobody plays in this channel now. /help tells how to open a table.
hands-dm = From now on I send you your cards by direct message.
hands-here = From now on you see your cards here, when you press My hand.

start-missing-permissions = Please give me these permissions in this channel: { $names }.
start-not-posted = I could not post the table. May I see this channel and send messages in it?
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads

refusal-seats = This game is for { $allowed } players.
refusal-rules = These rules do not make a game. { $reason }
refusal-rematch-open = The rematch is open already: [go to it]({ $link }).
another-table = You have a table here already: [{ $variant }]({ $link }).
button-another-table = Open another all the same
refusal-opened-already = You have opened that table already: [go to it]({ $link }).
refusal-opened-before = The table of this button is over. Use the command again for another one.
refusal-option = That does not fit { $option }. Choose a value that Discord shows.
command-unknown = I do not know this command. Restart Discord to see my commands.
command-elsewhere = This works only where I am a member: in a server that has invited me.
refusal-too-many-tables = You sit at { $count } tables already. Leave one first:
refusal-guild-full = This server has { $count } tables already. Wait until one is over.
refusal-tables-elsewhere = On this server, tables are opened in { $channels }.
refusal-tables-nowhere = No channel that you see here takes tables. Ask whoever manages this server.
refusal-alone-elsewhere = Here /play works in { $channels }, or in direct messages with me.
refusal-alone-never = /play is off on this server. Play with me in direct messages.
refusal-channel-full = { $count ->
    [one] Only one table fits in this channel, and it is taken.
   *[other] Only { $count } tables fit in this channel, and all are taken.
} Join there, or wait until one is over.
refusal-too-many-here = { $count ->
    [one] On this server you may sit at one table at a time.
   *[other] On this server you may sit at { $count } tables at a time.
} Leave one first.

record-here = All that was dealt and played, to replay the game.
record-none = There is no record of this game.
rematch-players-only = Only those who played here can ask for a rematch.
rematch-no-result = Only a game that was played to its end has a rematch.
