# Leaving a table, pausing a game, and taking it up again.

# The question before somebody goes, by who else is at the table.
leave-title = **離開牌桌？**你的牌會由電腦代打。如果整場結束前沒有回來，你的名次會排在所有留下的人後面。
leave-title-away = **離開牌桌？**其他人都暫離了，所以牌局會暫停。你們任何一個人都可以繼續：按「我的手牌」。如果整場結束前沒有回來，你的名次會排在所有留下的人後面。
leave-title-alone = **暫停還是結束牌局？**這張牌桌上沒有其他人。暫停的牌局會等你：按「我的手牌」，或用 /hand。如果 { $hours } 小時內沒有人繼續，牌局就結束，不計結果。現在結束的話，分數就沒了。
leave-title-paused = **結束暫停的牌局？**結束後分數就沒了。什麼都不做的話，它會等你到 { $moment }。
leave-which = -# { $variant } · { $guild } · #{ $channel } · [牌桌 { $table }]({ $link })
button-leave-yes = 離開牌桌
button-leave-pause = 暫停
button-leave-end = 結束牌局

# What is answered afterwards. { $moment } is a date and a time.
leave-done = 你已離開牌桌。整場結束前都可以回來：按「我的手牌」。
leave-done-paused = 你已離開牌桌。當時桌上沒有人了，牌局因此暫停。要繼續，請按「我的手牌」或用 /hand。如果到 { $moment } 還沒有人繼續，牌局就結束，不計結果。
leave-paused = 已暫停牌局。要繼續，請按「我的手牌」或用 /hand。如果到 { $moment } 還沒有人繼續，牌局就結束，不計結果。
leave-ended = 你結束了牌局，不計結果。
leave-already = 你已經離開這張牌桌了。

# The table of a paused game, and its hands.
paused-title = **{ $variant }** · 已暫停
paused-table = 牌局已暫停。{ $names } 可以繼續：按「我的手牌」，或用 /hand。如果到 { $moment } 還沒有人繼續，牌局就結束，不計結果。
paused-hand = 牌局已暫停。按「我回來了」繼續。如果到 { $moment } 還沒有人繼續，牌局就結束，不計結果。
hand-closed-paused = { $guild } #{ $channel } 的這場{ $variant }已暫停。按「我回來了」繼續。如果到 { $moment } 還沒有人繼續，牌局就結束，不計結果。
hand-closed-ended = { $guild } #{ $channel } 的這場{ $variant }已經結束，不計結果。

# What the table's message says when a game has ended without a result.
table-ended-by = { $name } 結束了牌局，不計結果。
table-closed-empty = 大家都離桌了，牌局結束，不計結果。
table-closed-paused = 沒有人繼續暫停的牌局，牌局已結束，不計結果。
