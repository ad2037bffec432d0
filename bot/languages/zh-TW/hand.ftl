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
hand-stays = { $time } 時的手牌，可能已經過時。請按這裡的任何一個按鈕，或牌桌上的「我的手牌」。
hand-closed-game = { $guild } #{ $channel } 的{ $variant }已經結束。
hand-closed-left = 你離開了 { $guild } #{ $channel } 的{ $variant }，由電腦代打。整場結束前你都可以回來。

# Cards that play themselves.

hand-only-card = 只有 { $card } 能出，已經替你出了。
hand-ahead-how = -# 現在先點一張牌，輪到你時就會自動打出。
hand-ahead = ▶ 下一張出 { $card }。再點一次可以取消。
hand-ahead-not = { $card } 現在不能出，還在你手裡。
hand-resting = 先看看這一墩，馬上由你首出。
press-too-soon = 按得太早，不算。請先看看這一墩。
