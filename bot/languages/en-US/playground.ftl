# The page of the playground: a Discord for one computer, to try the bot in a browser. Where Discord's
# own client has the same words, a translation takes the words that Discord uses.
# Only plain variables here: the browser fills them in.

playground-title = Cardroom playground
playground-title-unread = ({ $count }) Cardroom playground
playground-without-script = This page needs JavaScript, which comes from your own computer only.
playground-skip = Skip to the messages
playground-server = Server
playground-channels = Channels
playground-people = Play as
playground-show = Show
playground-show-one = One player
playground-show-all = Everybody
playground-show-one-short = One
playground-show-all-short = All
playground-note = A playground on this computer. Nothing here reaches Discord.
playground-columns = Columns
playground-away = The playground does not answer. Trying again…

# A person or the server chooses a language; both are names.
playground-languages = Languages
playground-language-now = Language: { $language }
playground-language-of = Language of { $name }

# The columns, and the messages in them.
playground-as = as { $name }
playground-direct-messages = direct messages
playground-direct-messages-closed = DMs closed
playground-direct-messages-new = { $name }, new in direct messages
playground-direct-message-came = { $name } has a new direct message.
playground-messages-of = Messages of { $name }
playground-newest = Newest messages
playground-empty = Nothing here yet
playground-empty-direct = What the bot tells { $name } alone, such as a hand of cards, appears here.
playground-empty-channel = This is #{ $channel }
playground-open-table = Type { $command } or another game to open a table.
playground-waiting-for-commands = Waiting for the bot's commands…
playground-message-elsewhere = You cannot see that message here.
playground-message-gone = That message is gone.

# What Discord's client writes around messages.
playground-app = APP
playground-used = { $name } used { $command }
playground-somebody = Somebody
playground-unknown = unknown
playground-unknown-user = unknown user
playground-role = role
playground-message = message
playground-thinking = { $name } is thinking…
playground-edited = (edited)
playground-whisper = Only you can see this
playground-whisper-by = { $name }, only you can see this
playground-dismiss = Dismiss message
playground-no-answer = The application did not respond
playground-failed = Something went wrong. Try again.
playground-refused = That is not possible here and now.
playground-not-drawn = A component of kind { $kind } is not drawn here.
playground-choose = Make a choice
playground-choose-count = Choose { $count }
playground-choose-some = Choose { $picked } of { $count }
playground-range = { $least } to { $most }
playground-submit = Submit
playground-cancel = Cancel
playground-close = Close
playground-needed = needed
playground-picture = Picture
playground-picture-missing = A picture that cannot be shown
playground-picture-large = Show the picture large
playground-picture-browser = Open in browser
playground-spoiler = Spoiler
playground-spoiler-show = Spoiler, press to show
playground-spoiler-picture = Spoiler, press to show the picture
playground-spoiler-file = Spoiler, press to show the file

# The line in which commands are typed.
playground-suggestions = Suggestions
playground-hint = Type / for the bot's commands
playground-hint-game = Type { $command } or another game
playground-hint-command = Type { $command } or another command
playground-commands = Show the commands
playground-command-unknown = There is no such command. Type / to see them all.
playground-command-only = Only commands work here. Type / to see them.
playground-commands-none = The bot has no commands yet.
playground-send = Send (Enter)
playground-send-command = Send { $command }
playground-press-enter = { $command }, press Enter to send
playground-leave-command = Leave the command (Esc)
playground-keys = Enter sends, Esc leaves
playground-keys-for = { $description } · Enter sends, Esc leaves
playground-option = { $option }: { $description }
playground-option-wrong = Please choose a value for { $option }.
playground-yes = True
playground-no = False

# What a screen reader is told of a button with a card on it: "queen of spades, chosen".
playground-and-also = { $said }, { $also }
playground-card-chosen = chosen
playground-card-trump = trump
playground-card-none = no card
playground-card-count = { $count } of them
playground-card-to = to { $name }

# Servers and conversations in which the bot is not, and the menu of a message.
playground-conversations = Conversations
playground-without-bot = without the bot
playground-as-without-bot = as { $name }, without the bot
playground-without-bot-about = The bot is not a member here. Everybody has installed it for themselves, so some of its commands work.
playground-apps = Apps
playground-message-menu = Apps for this message

# The page that tells which process of the bot does what. A shard is Discord's part of the bot's
# servers; whoever serves it plays the tables there.
playground-processes = Processes
playground-processes-title = Processes of the Cardroom playground
playground-processes-about = Each process serves some shards, and plays the tables of their servers.
playground-processes-back = Back to the tables
playground-processes-loading = Asking the processes…
playground-process = Process { $name }
playground-process-serving = running
playground-process-starting = starting
playground-process-handing-over = handing over to its successor
playground-process-ended = ended, starts again in a moment
playground-process-number = process id { $id }
playground-process-shards = Shards
playground-process-no-shards = It serves no shard at the moment.
playground-process-shard = Shard { $number }: { $servers }
playground-process-shard-waits = Shard { $number } waits to be taken over: { $servers }
playground-process-answered = Presses answered
playground-process-forwarded = Presses forwarded
playground-process-tables = Tables
playground-process-no-tables = It plays no table at the moment.
playground-process-table-lobby = open
playground-process-table-playing = in play
playground-process-table-paused = paused
playground-process-computers = computers: { $count }
playground-process-kill = Kill
playground-process-kill-name = Kill process { $name }
playground-process-hand-over = Hand over
playground-process-hand-over-name = Let a successor take the place of process { $name }
playground-process-killed = Process { $name } was killed.
playground-process-replaced = A successor of process { $name } is starting.
playground-processes-nobody = Nobody serves these shards
