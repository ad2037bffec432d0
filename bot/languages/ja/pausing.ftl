# Leaving a table, pausing a game, and taking it up again.

# The question before somebody goes, by who else is at the table.
leave-title = **テーブルから退席しますか？** コンピューターがあなたの手札でプレイを続けます。ゲームが終わるまでに復帰しなければ、最後まで残った全員より下の順位になります。
leave-title-away = **テーブルから退席しますか？** ほかの人は離席中なので、ゲームは一時停止になります。「手札を見る」を押せば、誰でも再開できます。ゲームが終わるまでに復帰しなければ、最後まで残った全員より下の順位になります。
leave-title-alone = **ゲームを一時停止しますか、終了しますか？** このテーブルにはほかに誰もいません。一時停止したゲームは、「手札を見る」か/handで再開できます。{ $hours }時間以内に誰も再開しなければ、結果なしで終了します。今終了すると、得点は失われます。
leave-title-paused = **一時停止中のゲームを終了しますか？** 終了すると得点は失われます。何もしなければ、ゲームは{ $moment }まで一時停止のまま残ります。
leave-which = -# { $variant } · { $guild } · #{ $channel } · [テーブル{ $table }]({ $link })
button-leave-yes = テーブルから退席
button-leave-pause = 一時停止
button-leave-end = ゲームを終了

# What is answered afterwards. { $moment } is a date and a time.
leave-done = テーブルから退席しました。ゲームが終わるまでは、「手札を見る」を押せば復帰できます。
leave-done-paused = テーブルから退席しました。誰もいなくなったので、ゲームを一時停止しました。再開するには「手札を見る」を押すか、/handを使ってください。{ $moment }までに誰も再開しなければ、結果なしで終了します。
leave-paused = ゲームを一時停止しました。再開するには「手札を見る」を押すか、/handを使ってください。{ $moment }までに誰も再開しなければ、結果なしで終了します。
leave-ended = ゲームを終了しました。結果は残りません。
leave-already = このテーブルからはもう退席しています。

# The table of a paused game, and its hands.
paused-title = **{ $variant }** · 一時停止中
paused-table = ゲームは一時停止中です。{ $names }は、「手札を見る」を押すか/handで再開できます。{ $moment }までに誰も再開しなければ、結果なしで終了します。
paused-hand = ゲームは一時停止中です。「復帰する」を押すと再開します。{ $moment }までに誰も再開しなければ、結果なしで終了します。
hand-closed-paused = { $guild } #{ $channel }の{ $variant }は一時停止中です。「復帰する」を押すと再開します。{ $moment }までに誰も再開しなければ、結果なしで終了します。
hand-closed-ended = { $guild } #{ $channel }の{ $variant }は結果なしで終了しました。

# What the table's message says when a game has ended without a result.
table-ended-by = { $name }がゲームを終了しました。結果は残りません。
table-closed-empty = 全員が退席したため、ゲームは結果なしで終了します。
table-closed-paused = 一時停止中のゲームを誰も再開しなかったため、結果なしで終了しました。
