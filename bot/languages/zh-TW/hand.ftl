# What stands on the private hand of any game.

button-back = 我回來了
button-to-table = 前往牌桌
hand-heading = ### 你的手牌
hand-heading-behind = ### 你的手牌 · { $points } 分，第 { $place } 名，落後 { $names } { $gap } 分
hand-heading-level = ### 你的手牌 · { $points } 分，並列第一（還有 { $names }）
hand-heading-ahead = ### 你的手牌 · { $points } 分，第 1 名，領先 { $names } { $gap } 分
hand-over = ### { $place ->
    [1] 你贏了，
   *[other] 你是第 { $place } 名（共 { $count } 名），
}得分 { $points }
hand-over-where = -# #{ $channel } 的{ $variant }已經結束。
hand-closed-moved = { $guild } #{ $channel } 的{ $variant }：你的手牌在下方較新的訊息裡。
hand-stays = 這是你在 { $time } 的手牌。這則訊息現在可能已經過時：請按上面任何一個按鈕，或牌桌上的「我的手牌」。
hand-closed-game = { $guild } #{ $channel } 的這場{ $variant }已經結束。
hand-closed-left = 你離開了 { $guild } #{ $channel } 的這場{ $variant }。其他人繼續打時，你的牌由電腦代打。整場結束前你都可以回來。

# Cards that play themselves.

hand-only-card = 只有 { $card } 能出，已經替你出了。
hand-ahead-how = -# 現在先點一張牌，輪到你時就會自動打出。
hand-ahead = ▶ 下一張出 { $card }。再點一次可以取消。
hand-ahead-not = { $card } 還在你手裡：你先選了它，但現在不能出。
hand-resting = 先看看這一墩，馬上由你首出。
press-too-soon = 按得太早，不算。請先看看這一墩。
