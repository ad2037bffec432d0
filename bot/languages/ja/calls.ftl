# A new message that calls a player to the turn, with what has been played.

call-in-direct-message = 手番です：[テーブルへ移動]({ $link })

news-trick-taken = { $name }が直前のトリックを取りました：{ $plays }。
news-trick-led = 第{ $number }トリック：あなたのリードです。
news-play-takes = { $name } { $card }（今のところ一番強い）
