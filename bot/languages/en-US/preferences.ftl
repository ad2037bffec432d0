# /settings: what a person may choose, then what may be chosen for a server. A line of a menu has at
# most 24 characters, or a narrow phone cuts it off; the line below it has at most 100.

preference-title = ### Your settings
preference-about = For every server where you play. Changes apply at once.
preference-example = Like this: { $cards }
preference-turns = **When it is your turn**
preference-guild-title = ### This server
settings-tab-own = You
settings-tab-tables = Tables
settings-tab-games = Games
settings-tab-looks = Looks
preference-guild-tables = Where tables stand, and how many. New tables follow at once.
preference-guild-games = The defaults for new tables and /play.
preference-guild-looks = For everybody here. Changes apply at once.
preference-guild-presets = -# What each command opens: **/presets default**
preference-guild-open = -# Open tables, results and the log: **/tables**
preference-channels-gone = The channels that were chosen here are gone. Choose again.
preference-unwritable = I may not post in { $channels }.
preference-managers-only = Only members who may manage this server choose for everybody here. Your own settings are in /settings.

prefer-look = How cards look
prefer-look-plain = Cards: as text
prefer-look-plain-about = No pictures. The best choice with a screen reader.
prefer-look-two-colours = Cards: two colours
prefer-look-two-colours-about = Small pictures. Spades and clubs are black, hearts and diamonds are red.
prefer-look-four-colours = Cards: four colours
prefer-look-four-colours-about = Small pictures. Spades are black, hearts red, diamonds blue and clubs green.

prefer-hands = Where your cards come
prefer-hands-dm = Hand: by direct message
prefer-hands-dm-about = I send you each hand. My hand at the table shows it too.
prefer-hands-here = Hand: at the table only
prefer-hands-here-about = Press My hand at the table. Nobody else sees your cards.

prefer-pictures = Pictures in your hand
prefer-pictures-never = Pictures: never
prefer-pictures-never-about = Your cards stand on the buttons, the trick in the text.
prefer-pictures-cards = Pictures: shown
prefer-pictures-cards-about = One picture of the table as it is now and your cards, wherever your screen has room for it.

prefer-calls_at_once = A message for each turn
prefer-calls_at_once-yes = Message each turn: yes
prefer-calls_at_once-yes-about = It says at once what was played. A screen reader reads it out. /play has it in direct messages only.
prefer-calls_at_once-no = Message each turn: no
prefer-calls_at_once-no-about = The table and your hand change, and no new message comes.

prefer-pings = Notifications
prefer-pings-yes = Notifications: on
prefer-pings-yes-about = If you are slow, a reminder comes and your phone rings.
prefer-pings-no = Notifications: off
prefer-pings-no-about = No reminder comes. What I send you does not ring.

prefer-forced = Forced cards
prefer-forced-paced = Auto-play: in my time
prefer-forced-paced-about = If you have no choice, I play your card. Among people it takes a while, so nobody can tell.
prefer-forced-alone = Auto-play: when alone
prefer-forced-alone-about = If you have no choice, I play your card, but only if all others are computers.
prefer-forced-always = Auto-play: always
prefer-forced-always-about = If you have no choice, I play your card. The others may guess that from the speed.
prefer-forced-never = Auto-play: never
prefer-forced-never-about = You press every card yourself.

prefer-passing = Passing cards
prefer-passing-three_taps = Passing: the last tap
prefer-passing-three_taps-about = The tap that chooses the last card passes them all.
prefer-passing-asks = Passing: ask me
prefer-passing-asks-about = Once enough are chosen, a button below the cards passes them.
prefer-puzzles = Puzzles from my games
prefer-puzzles-yes = Puzzles from me: yes
prefer-puzzles-yes-about = Without names, and only if everybody at the table allows it.
prefer-puzzles-no = Puzzles from me: no
prefer-puzzles-no-about = Nobody gets a position from them.

prefer-guild-look = How cards look at the tables
prefer-guild-look-plain = Tables: as text
prefer-guild-look-plain-about = No pictures. The best choice if somebody here uses a screen reader.
prefer-guild-look-two-colours = Tables: two colours
prefer-guild-look-two-colours-about = Small pictures. Spades and clubs are black, hearts and diamonds are red.
prefer-guild-look-four-colours = Tables: four colours
prefer-guild-look-four-colours-about = Small pictures. Spades are black, hearts red, diamonds blue and clubs green.

prefer-guild-pictures = Picture of the table
prefer-guild-pictures-never = Round table: never
prefer-guild-pictures-never-about = The table is text alone.
prefer-guild-pictures-cards = Round table: shown
prefer-guild-pictures-cards-about = One picture of the table as it is now, wherever a screen has room for it.

prefer-guild-reactions = Reactions
prefer-guild-reactions-yes = Reactions: yes
prefer-guild-reactions-yes-about = Players may react to a trick with an emoji.
prefer-guild-reactions-no = Reactions: no
prefer-guild-reactions-no-about = Tables have no buttons for them.

prefer-guild-games_in = Where games are played
prefer-guild-games_in-channel = Games: in the channel
prefer-guild-games_in-channel-about = The table stands in the channel. What is left is the result and a line.
prefer-guild-games_in-thread = Games: in threads
prefer-guild-games_in-thread-about = The lobby stays in the channel, the game goes into a thread of it.
games-stay-in-channel = Your server plays in threads, but here I lack this permission: { $names }. So games stay in this channel.

prefer-guild-channels = Choose channels
prefer-guild-channels-none = Tables: in every channel
prefer-guild-channels-some = Tables: in { $channels }
prefer-guild-channels-back = -# Choose none: every channel.

prefer-guild-tables_a_channel = How many tables a channel has
prefer-guild-tables_a_channel-0 = A channel: any number
prefer-guild-tables_a_channel-some = { $count ->
    [one] A channel: one table
   *[other] A channel: { $count } tables
}

prefer-guild-tables_a_person = How many tables one may sit at
prefer-guild-tables_a_person-0 = A person: up to 5 tables
prefer-guild-tables_a_person-some = { $count ->
    [one] A person: one table
   *[other] A person: { $count } tables
}

prefer-guild-alone = Where /play begins
prefer-guild-alone-anywhere = /play: in every channel
prefer-guild-alone-anywhere-about = Only the player sees it.
prefer-guild-alone-table_channels = /play: where tables are
prefer-guild-alone-table_channels-about = Only in the channels chosen for tables.
prefer-guild-alone-never = /play: off
prefer-guild-alone-never-about = It works in direct messages all the same.

prefer-guild-log_channel = Choose a channel
prefer-guild-log_channel-none = Moderators' log: in no channel
prefer-guild-log_channel-some = Moderators' log: in { $channels }
prefer-guild-log_channel-back = -# Choose none: no channel.

prefer-guild-game = What /play begins with
prefer-guild-game-named = Game: { $name }
prefer-guild-default = /{ $command }: { $name }

prefer-guild-pace = Pace of new tables
prefer-guild-pace-fast = Pace: 15 to 45 s a turn
prefer-guild-pace-live = Pace: a minute a turn
prefer-guild-pace-relaxed = Pace: 5 minutes a turn
prefer-guild-pace-slow = Pace: a day a turn

prefer-guild-level = Computers at new tables
prefer-guild-level-easy = Computers: easy
prefer-guild-level-medium = Computers: medium
prefer-guild-level-hard = Computers: hard

prefer-guild-length = Length of new games
prefer-guild-length-full = Length: the whole game
prefer-guild-length-short = Length: three deals
prefer-guild-length-one = Length: one deal

prefer-guild-pings = Notifications in channels
prefer-guild-pings-yes = Reminders here: on
prefer-guild-pings-yes-about = I call slow players in the channel.
prefer-guild-pings-no = Reminders here: off
prefer-guild-pings-no-about = Nobody is notified in a channel. Direct messages are each person's own choice.
