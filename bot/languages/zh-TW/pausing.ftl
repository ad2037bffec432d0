# Leaving a table, pausing a game, and taking it up again.

# The question before somebody goes, by who else is at the table.
leave-title = **要離開牌桌嗎？**電腦會替你打下去。不回來的話，名次排在留下的人之後。
leave-title-away = **要離開牌桌嗎？**其他人都暫離了，牌局會暫停。按「我的手牌」就能繼續。不回來的話，名次排在留下的人之後。
leave-title-alone = **暫停還是結束？**暫停的話，牌局會等你 { $hours } 小時：按「我的手牌」或用 /hand。結束的話，得分就沒了。
leave-title-solo = **暫停還是結束？**暫停的話，牌局會等你 { $hours } 小時：用 **/{ $command }** 繼續。結束的話，得分就沒了。
leave-title-paused = **要結束暫停的牌局嗎？**結束後得分就沒了。不結束的話，會等到：{ $moment }。
leave-title-rated = **暫停還是結束？**暫停的話，牌局會等你 { $hours } 小時：用 **/{ $command }** 繼續。結束或到時沒有繼續，都算輸。
leave-title-paused-rated = **要結束暫停的牌局嗎？**結束就算輸；不繼續的話，到期也算輸：{ $moment }。
leave-which = -# { $variant } · { $guild } · #{ $channel } · [牌桌 { $table }]({ $link })
button-leave-yes = 離開牌桌
button-leave-pause = 暫停
button-leave-end = 結束牌局
button-leave-stay = 留下

# What is answered afterwards. { $moment } is a date and a time.
leave-done = 你已離桌。牌局結束前，按「我的手牌」就能回來。
leave-done-paused = 你已離桌，沒有人在場，牌局暫停了。按「我的手牌」或用 /hand 繼續，期限：{ $moment }。
leave-paused = 牌局暫停了。按「我的手牌」或用 /hand 繼續，期限：{ $moment }。
leave-paused-solo = 牌局暫停了。用 **/{ $command }** 繼續，期限：{ $moment }。
leave-ended = 你結束了牌局，不計結果。
leave-ended-rated = 你結束了牌局，算輸。
leave-already = 你已經離開這張牌桌了。
stayed = 沒有變化。

# The table of a paused game, and its hands.
paused-title = **{ $variant }** · 已暫停
paused-moderator = 管理員暫停了這場牌局。理由：{ $reason }
paused-table = 牌局暫停。{ $names } 可以按「我的手牌」或用 /hand 繼續，期限：{ $moment }。
paused-hand = 牌局暫停。按「我回來了」繼續，期限：{ $moment }。
paused-rated = 到期沒有繼續就算輸。
hand-closed-paused = { $guild } #{ $channel } 的{ $variant }暫停了。按「我回來了」繼續，期限：{ $moment }。
hand-closed-ended = { $guild } #{ $channel } 的{ $variant }已經結束，不計結果。

# What the table's message says when a game has ended without a result.
table-ended-by = { $name } 結束了牌局，不計結果。
table-closed-empty = 大家都離桌了，牌局結束，不計結果。
table-closed-kept-out = 管理員結束了這場牌局，不計結果。
table-closed-paused = 沒有人繼續暫停的牌局，牌局已結束，不計結果。
