# A new message that calls a player to the turn, with what has been played.

call-in-direct-message = [這張牌桌]({ $link })輪到你了。

news-trick-taken = { $name } 吃下上一墩：{ $plays }。
news-trick-led = 第 { $number } 墩：由你首出。
news-play-takes = { $name } { $card } 目前最大
