# The public table of a Hearts game.

turn-deal = 正在發牌。
turn-play = 輪到：{ $names }。
turn-pass = 還沒傳牌：{ $names }。
turn-vector = { $names } 是莊家，正在決定怎麼傳牌。
turn-discard = { $names } 要蓋下同樣張數的牌。
turn-moon = { $names } 射月了，正在選擇總分怎麼算。
turn-deadline = 逾時由電腦代打：{ $moment }。
turn-deadline-quickened = 大家都很快，時限縮短了。逾時由電腦代打：{ $moment }。
turn-no-clock = 沒有時限：其他人都不在。
pass-done = 已傳牌：{ $names }。

table-past-title = ### { $variant } · 第 { $number } 局結束
table-ended-title = ### { $title }，最後一局
table-only-title = ### { $title }
table-winners = { $count ->
    [1] { $names } 獲勝。
   *[other] { $names } 共同獲勝。
}

button-hand = 我的手牌
button-leave = 離桌

# What lies on the table beside the trick.

pending-tricks-worth = { $cards } 沒有人吃下（計 { $worth }），下一墩誰吃就歸誰。
kitty-lies-none = 剩下 { $count } 張底牌。
kitty-lies-first_trick = 剩下 { $count } 張底牌，歸吃下第一墩的人。
kitty-lies-last_trick = 剩下 { $count } 張底牌，歸吃下最後一墩的人。
kitty-lies-first_penalty_trick = 剩下 { $count } 張底牌，最先出現罰分牌的那一墩由誰吃下，就歸誰。
kitty-lies-hand = 剩下 { $count } 張底牌。吃下第一墩的人把底牌拿到手裡，再蓋下同樣張數的牌。
kitty-taken = { $name } 拿到 { $count } 張底牌。
kitty-taken-seen = { $name } 拿到 { $count } 張底牌：{ $cards }。

# 亮牌：出牌前亮的牌分數加倍。

hearts-heading-show = ### 可以亮牌
hearts-turn-show = 想亮牌的可以亮牌。
hearts-task-show = **要亮牌嗎？**亮的牌大家都看得到，分數加倍，紅心A 則全部紅心加倍。
hearts-button-show = { $ticked ->
    [0] 不亮
   *[other] 亮 { $ticked } 張
}
hearts-chosen = 你亮 { $cards }。
hearts-choice-show = 亮 { $cards }
hearts-choice-show-nothing = 不亮牌
hearts-charged = 亮牌：{ $cards }
hearts-charged-none = 沒有人亮牌。
hearts-charged-points = { $card } { $name }（{ $points }）
hearts-charged-hearts = { $card } { $name }（紅心 ×2）
hearts-charged-times = { $card } { $name }（×{ $times }）
hearts-counted-times = { $name } { $card }（{ $sum }）×{ $times } = **{ $points }**
