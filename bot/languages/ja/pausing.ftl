# Leaving a table, pausing a game, and taking it up again.

# The question before somebody goes, by who else is at the table.
leave-title = **退席しますか？** コンピューターが代わりに続けます。復帰しないと、残った人全員より下の順位になります。
leave-title-away = **退席しますか？** ほかの人が離席中なので、ゲームは一時停止します。「手札を見る」で再開できます。復帰しないと、残った人全員より下の順位になります。
leave-title-alone = **一時停止か、終了か？** 一時停止すると、ゲームは{ $hours }時間待ちます。「手札を見る」か/handで再開できます。終了すると得点は失われます。
leave-title-solo = **一時停止か、終了か？** 一時停止すると、ゲームは{ $hours }時間待ちます。**/{ $command }**で再開できます。終了すると得点は失われます。
leave-title-paused = **一時停止中のゲームを終了しますか？** 得点は失われます。終了しなければ、{ $moment }まで待ちます。
leave-title-rated = **一時停止か、終了か？** 一時停止すると、ゲームは{ $hours }時間待ちます。**/{ $command }**で再開できます。終了するか、再開しないままだと負けになります。
leave-title-paused-rated = **一時停止中のゲームを終了しますか？** 終了すると負けになります。{ $moment }までに再開しない場合も同じです。
leave-which = -# { $variant } · { $guild } · #{ $channel } · [テーブル{ $table }]({ $link })
button-leave-yes = テーブルから退席
button-leave-pause = 一時停止
button-leave-end = ゲームを終了
button-leave-stay = 残る

# What is answered afterwards. { $moment } is a date and a time.
leave-done = 退席しました。ゲームが終わるまでは、「手札を見る」で復帰できます。
leave-done-paused = 退席しました。誰もいなくなったので、ゲームは一時停止しました。「手札を見る」か/handで、{ $moment }まで再開できます。
leave-paused = ゲームを一時停止しました。「手札を見る」か/handで、{ $moment }まで再開できます。
leave-paused-solo = ゲームを一時停止しました。**/{ $command }**で、{ $moment }まで再開できます。
leave-ended = ゲームを終了しました。結果は残りません。
leave-ended-rated = ゲームを終了しました。負けになります。
leave-already = このテーブルからはもう退席しています。
stayed = そのままです。

# The table of a paused game, and its hands.
paused-title = **{ $variant }** · 一時停止中
paused-moderator = モデレーターがこのゲームを一時停止しました。理由：{ $reason }
paused-table = ゲームは{ $moment }まで一時停止中です。{ $names }が「手札を見る」か/handで再開できます。
paused-hand = ゲームは{ $moment }まで一時停止中です。「復帰する」を押すと再開します。
paused-rated = それを過ぎると負けになります。
hand-closed-paused = { $guild }、#{ $channel }の{ $variant }は{ $moment }まで一時停止中です。「復帰する」を押すと再開します。
hand-closed-ended = { $guild } #{ $channel }の{ $variant }は結果なしで終了しました。

# What the table's message says when a game has ended without a result.
table-ended-by = { $name }がゲームを終了しました。結果は残りません。
table-closed-empty = 全員が退席したため、ゲームは結果なしで終了します。
table-closed-kept-out = モデレーターがこのゲームを終了しました。結果は残りません。
table-closed-paused = 一時停止中のゲームを誰も再開しなかったため、結果なしで終了しました。
