# /settings: what a person may choose, then what may be chosen for a server. A line of a menu has at
# most 24 characters, or a narrow phone cuts it off; the line below it has at most 100.

preference-title = ### Your settings
preference-about = They count in every server where you play. A change counts at once.
preference-example = Like this: { $cards }
preference-turns = **When it is your turn**
preference-guild-title = ### This server
preference-guild-about = For everybody here. You see this because you may manage this server.
preference-managers-only = Only members who may manage this server choose for everybody here. Your own settings are in /settings.

prefer-look = How cards look
prefer-look-plain = Cards as text
prefer-look-plain-about = No pictures. The best choice with a screen reader.
prefer-look-two-colours = Cards in two colours
prefer-look-two-colours-about = Small pictures. Spades and clubs are black, hearts and diamonds are red.
prefer-look-four-colours = Cards in four colours
prefer-look-four-colours-about = Small pictures. Spades are black, hearts red, diamonds blue and clubs green.

prefer-hands = Where your cards come
prefer-hands-dm = Cards by direct message
prefer-hands-dm-about = I send you each hand. My hand at the table shows it too.
prefer-hands-here = Cards at the table only
prefer-hands-here-about = Press My hand at the table. Nobody else sees your cards.

prefer-big_hand = A big picture of your hand
prefer-big_hand-yes = Hand as a big picture
prefer-big_hand-yes-about = A picture of your cards stands above the buttons.
prefer-big_hand-no = Hand without picture
prefer-big_hand-no-about = Your cards stand on the buttons.

prefer-calls_at_once = A message for each turn
prefer-calls_at_once-yes = A message each turn
prefer-calls_at_once-yes-about = It says at once what was played. A screen reader reads it out. /play has it in direct messages only.
prefer-calls_at_once-no = No message each turn
prefer-calls_at_once-no-about = The table and your hand change, and no new message comes.

prefer-pings = Notifications
prefer-pings-yes = Notify me
prefer-pings-yes-about = If you are slow, a reminder comes and your phone rings.
prefer-pings-no = Do not notify me
prefer-pings-no-about = No reminder comes. What I send you does not ring.

prefer-forced = Forced cards
prefer-forced-alone = Auto-play when alone
prefer-forced-alone-about = If you have no choice, I play your card, but only if all others are computers.
prefer-forced-always = Auto-play always
prefer-forced-always-about = If you have no choice, I play your card. The others may guess that from the speed.
prefer-forced-never = No auto-play
prefer-forced-never-about = You press every card yourself.

prefer-guild-look = How cards look at the tables
prefer-guild-look-plain = Tables as text
prefer-guild-look-plain-about = No pictures. The best choice if somebody here uses a screen reader.
prefer-guild-look-two-colours = Tables in two colours
prefer-guild-look-two-colours-about = Small pictures. Spades and clubs are black, hearts and diamonds are red.
prefer-guild-look-four-colours = Tables in four colours
prefer-guild-look-four-colours-about = Small pictures. Spades are black, hearts red, diamonds blue and clubs green.

prefer-guild-reactions = Reactions
prefer-guild-reactions-yes = Reactions to a trick
prefer-guild-reactions-yes-about = Players may press well played, ouch, moon or thanks, once a trick.
prefer-guild-reactions-no = No reactions
prefer-guild-reactions-no-about = Tables have no buttons for them.
