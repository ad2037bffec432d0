# Leaving a table, pausing a game, and taking it up again.

# The question before somebody goes, by who else is at the table.
leave-title = **要离开牌桌吗？**电脑会替你打下去。不回来的话，名次排在留下的人之后。
leave-title-away = **要离开牌桌吗？**其他人都暂离了，牌局会暂停。点击“我的手牌”就能继续。不回来的话，名次排在留下的人之后。
leave-title-alone = **暂停还是结束？**暂停的话，牌局会等你 { $hours } 小时：点击“我的手牌”或用 /hand。结束的话，得分就没有了。
leave-title-solo = **暂停还是结束？**暂停的话，牌局会等你 { $hours } 小时：用 **/{ $command }** 继续。结束的话，得分就没有了。
leave-title-paused = **要结束暂停的牌局吗？**结束后得分就没有了。不结束的话，会等到：{ $moment }。
leave-title-rated = **暂停还是结束？**暂停的话，牌局会等你 { $hours } 小时：用 **/{ $command }** 继续。结束或者到时没有继续，都算输。
leave-title-paused-rated = **要结束暂停的牌局吗？**结束就算输；不继续的话，到期也算输：{ $moment }。
leave-which = -# { $variant } · { $guild } · #{ $channel } · [牌桌 { $table }]({ $link })
button-leave-yes = 离开牌桌
button-leave-pause = 暂停
button-leave-end = 结束牌局
button-leave-stay = 留下

# What is answered afterwards. { $moment } is a date and a time.
leave-done = 你已离桌。牌局结束前，点击“我的手牌”就能回来。
leave-done-paused = 你已离桌，没有人在场，牌局暂停了。点击“我的手牌”或用 /hand 继续，期限：{ $moment }。
leave-paused = 牌局暂停了。点击“我的手牌”或用 /hand 继续，期限：{ $moment }。
leave-paused-solo = 牌局暂停了。用 **/{ $command }** 继续，期限：{ $moment }。
leave-ended = 你结束了牌局，不计结果。
leave-ended-rated = 你结束了牌局，算输。
leave-already = 你已经离开这张牌桌了。
stayed = 没有变化。

# The table of a paused game, and its hands.
paused-title = **{ $variant }** · 已暂停
paused-moderator = 管理员暂停了这场牌局。理由：{ $reason }
paused-table = 牌局暂停。{ $names } 可以点击“我的手牌”或用 /hand 继续，期限：{ $moment }。
paused-hand = 牌局暂停。点击“我回来了”继续，期限：{ $moment }。
paused-rated = 到期没有继续就算输。
hand-closed-paused = { $guild } #{ $channel } 的“{ $variant }”暂停了。点击“我回来了”继续，期限：{ $moment }。
hand-closed-ended = { $guild } #{ $channel } 的“{ $variant }”已经结束，不计结果。

# What the table's message says when a game has ended without a result.
table-ended-by = { $name } 结束了牌局，不计结果。
table-closed-empty = 大家都离桌了，牌局结束，不计结果。
table-closed-kept-out = 管理员结束了这场牌局，不计结果。
table-closed-paused = 没有人继续暂停的牌局，牌局已结束，不计结果。
