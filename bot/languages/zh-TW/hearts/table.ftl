# The public table of a Hearts game.


turn-deal = 正在發牌。
turn-play = 輪到：{ $names }。
turn-pass = 還沒傳牌：{ $names }。
turn-vector = { $names } 是莊家，正在決定怎麼傳牌。
turn-discard = { $names } 要蓋下同樣張數的牌。
turn-moon = { $names } 射月了，正在選擇總分怎麼算。
turn-deadline = 逾時由電腦代打：{ $moment }。
pass-done = 已傳牌：{ $names }。

table-unreachable = -# { $names } 關閉了私人訊息。請按「我的手牌」，在這裡看牌。

table-past-title = ### { $variant } · 第 { $number } 局結束
table-ended-title = ### { $variant } · 第 { $number } 局，最後一局
table-winners = { $count ->
    [1] { $names } 贏得整場。
   *[other] { $names } 共同贏得整場。
}

button-hand = 我的手牌
button-leave = 離桌

# What lies on the table beside the trick.

pending-tricks-worth = { $cards } 沒有人吃下，計 { $worth }，歸吃下下一墩的人。
kitty-lies-none = 剩下 { $count } 張底牌。
kitty-lies-first_trick = 剩下 { $count } 張底牌，歸吃下第一墩的人。
kitty-lies-last_trick = 剩下 { $count } 張底牌，歸吃下最後一墩的人。
kitty-lies-first_penalty_trick = 剩下 { $count } 張底牌，歸吃下第一個有分的墩的人。
kitty-lies-hand = 剩下 { $count } 張底牌。吃下第一墩的人把底牌拿到手裡，再蓋下同樣張數的牌。
kitty-taken = { $name } 拿到 { $count } 張底牌。
kitty-taken-seen = { $name } 拿到 { $count } 張底牌：{ $cards }。
