# Leaving a table, pausing a game, and taking it up again.

# The question before somebody goes, by who else is at the table.
leave-title = **离开牌桌？**你的牌会由电脑托管。如果整场结束前没有回来，你的名次排在所有留下的人后面。
leave-title-away = **离开牌桌？**其他人都暂离了，所以牌局会暂停。你们任何一人都可以继续：点击“我的手牌”。如果整场结束前没有回来，你的名次排在所有留下的人后面。
leave-title-alone = **暂停还是结束牌局？**这张牌桌上没有其他人。暂停的牌局会等你：点击“我的手牌”，或用 /hand。如果 { $hours } 小时内没有人继续，牌局不计结果就结束。现在结束，得分就作废。
leave-title-paused = **结束暂停的牌局？**结束后得分就作废。如果什么都不做，牌局会等你到 { $moment }。
leave-which = -# { $variant } · { $guild } · #{ $channel } · [牌桌 { $table }]({ $link })
button-leave-yes = 离开牌桌
button-leave-pause = 暂停
button-leave-end = 结束牌局

# What is answered afterwards. { $moment } is a date and a time.
leave-done = 你已离开牌桌。整场结束前都可以回来：点击“我的手牌”。
leave-done-paused = 你已离开牌桌。当时桌上没有人了，牌局因此暂停。要继续，请点击“我的手牌”或用 /hand。如果到 { $moment } 还没有人继续，牌局不计结果就结束。
leave-paused = 已暂停牌局。要继续，请点击“我的手牌”或用 /hand。如果到 { $moment } 还没有人继续，牌局不计结果就结束。
leave-ended = 你结束了牌局，不计结果。
leave-already = 你已经离开这张牌桌了。

# The table of a paused game, and its hands.
paused-title = **{ $variant }** · 已暂停
paused-table = 牌局已暂停。{ $names } 可以继续：点击“我的手牌”，或用 /hand。如果到 { $moment } 还没有人继续，牌局不计结果就结束。
paused-hand = 牌局已暂停。点击“我回来了”继续。如果到 { $moment } 还没有人继续，牌局不计结果就结束。
hand-closed-paused = { $guild } #{ $channel } 的这场“{ $variant }”已暂停。点击“我回来了”继续。如果到 { $moment } 还没有人继续，牌局不计结果就结束。
hand-closed-ended = { $guild } #{ $channel } 的这场“{ $variant }”已经结束，不计结果。

# What the table's message says when a game has ended without a result.
table-ended-by = { $name } 结束了牌局，不计结果。
table-closed-empty = 大家都离桌了，牌局结束，不计结果。
table-closed-paused = 没有人继续暂停的牌局，牌局已结束，不计结果。
