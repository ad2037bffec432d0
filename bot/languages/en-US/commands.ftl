# What Discord shows of the commands; of those that open tables see offers.ftl. Discord shows at
# most 100 characters of each description and choice.

command-hand = Show your cards, only to you
command-hand-hands = Where your hands are sent from now on
command-hand-dm = By direct message
command-hand-here = Only here, when I press My hand
command-table = Post the table again at the bottom
command-leave = Leave your table, or pause or end your game
command-leaderboard = Who wins on this server
command-leaderboard-season = This month, this season of four weeks, or all the games ever played here
command-leaderboard-family = Which family of games
command-leaderboard-preset = Only games by exactly these rules
command-leaderboard-month = This month
command-leaderboard-all = All time
command-stats = How you, or somebody else, play
command-stats-player = Whose figures? Empty: yours
command-stats-family = Which family of games? Empty: the one played most
command-rules = How a game is played here
command-rules-preset = Which game? Empty: the usual one
command-rules-family = Which family of games to choose from
command-presets = The rules that this server has named
command-presets-save = Name the rules of a table in this channel
command-presets-save-name = A name for these rules
command-presets-list = Show the rules that this server has named
command-presets-delete = Forget rules that this server has named
command-presets-delete-name = The name of the rules
command-presets-default = Choose which rules a command plays by default
command-presets-default-preset = The rules that the command plays from now on
command-tables = For moderators: the tables of this server, results and a log
command-settings = Choose how cards look and how I call you
command-language = Choose the language in which I write to you
command-language-language = Your language. Empty: I tell you which one it is
command-verify = Check where the cards of a game came from
command-verify-table = The table's name, from the message that opened it. Empty: your last game
command-review = Step through a game that is over, with all hands open
command-review-table = One of your last games, or the table's name from its messages
command-review-record = The record of a game, as a file
# In the menu of a message; at most 32 characters.
command-review-this = Review this game
command-help = What this bot does, and how to begin
command-data = What this bot knows about you
command-data-export = Get everything this bot holds of you, as a file
command-data-delete = Delete everything this bot holds of you

# Names of options. Discord takes 1 to 32 letters, digits, hyphens or underscores, no capitals; no
# two options of a command may have one name.

option-preset = preset
option-seats = seats
option-target = target
option-deals = deals
option-level = level
option-hints = hints
option-pace = pace
option-next-deal = next_deal
option-game = game
option-length = length
option-hands = hands
option-season = season
option-family = family
option-player = player
option-language = language
option-name = name
option-table = table
option-record = record
