# What stands on the private hand of any game.

button-back = 我回来了
button-to-table = 前往牌桌
hand-heading = ### 你的手牌
hand-heading-behind = ### 你的手牌 · { $points } 分，第 { $place } 名，落后 { $names } { $gap } 分
hand-heading-level = ### 你的手牌 · { $points } 分，与 { $names } 并列第一
hand-heading-ahead = ### 你的手牌 · { $points } 分，第 1 名，领先 { $names } { $gap } 分
hand-over = ### { $place ->
    [1] 你赢了，
   *[other] 你得了第 { $place } 名（共 { $count } 名），
}得分 { $points }
hand-over-where = -# #{ $channel } 的“{ $variant }”已经结束。
hand-closed-moved = { $guild } #{ $channel } 的“{ $variant }”：你的手牌在下方较新的消息里。
hand-stays = { $time } 时的手牌，可能已经过时。请点击这里的任意按钮，或牌桌上的“我的手牌”。
hand-closed-game = { $guild } #{ $channel } 的“{ $variant }”已经结束。
hand-closed-left = 你离开了 { $guild } #{ $channel } 的“{ $variant }”，由电脑托管。整场结束前你都可以回来。

# Cards that play themselves.

hand-only-card = 只有 { $card } 能出，已经替你出了。
hand-ahead-how = -# 现在点一张牌，轮到你时就会自动打出。
hand-ahead = ▶ 下一张出 { $card }。再点一下可以取消。
hand-ahead-not = { $card } 现在不能出，还在你手里。
hand-resting = 先看看这一墩，马上由你领出。
press-too-soon = 点得太早，不算数。请先看看这一墩。
