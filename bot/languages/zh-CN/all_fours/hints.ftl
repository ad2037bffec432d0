# What the computer would do in All Fours, and why. The reasons follow a colon.

hint-af-inquire = 出 { $card }，并问它是不是高牌或低牌
hint-af-do-bid = 叫 { $points } 分

hint-af-gift-wins = 送一分就会让对方获胜，所以别无选择。
hint-af-strong = 以{ $suit }{ $sign }为将牌，你有 { $cards }。
hint-af-weak = { $count ->
    [0] 你没有{ $suit }{ $sign }
   *[other] 你只有 { $count } 张{ $suit }{ $sign }
}，以它为将太弱。
hint-af-low = 你最大的将牌只有 { $card }。
hint-af-claim = { $name } 出过一张早就应该出的牌。
hint-af-count = 从出过的牌看不出有人有牌不跟。

hint-af-only-lawful = 出别的牌都算有牌不跟。
hint-af-lead-hunts = 不会再有人出更大的将牌，还可能捉到将牌 J。
hint-af-lead-cheap = 就算被压过，它在点数分里也不算点。
hint-af-lead-keeps-trumps = 它不是将牌，将牌可以留到以后。
hint-af-takes-jack = 你最后出牌，能拿到将牌 J。
hint-af-over-jack = 它大过将牌 J。
hint-af-saves-jack = 你最后出牌，{ $over } 就拿不走搭档的将牌 J。
hint-af-over-for-jack = 它大过 { $over }，那张牌本来会拿走搭档的将牌 J。
hint-af-jack-safe = 你最后出牌，将牌 J 是安全的。
hint-af-takes-pips = 你最后出牌，能为点数分拿到 { $count } 点。
hint-af-takes-pegs = 你最后出牌，能拿到 { $count } 分将牌分。
hint-af-for-pegs = 它目前赢下这一墩，有 { $count } 分将牌分。
hint-af-partner-pips = 搭档的 { $over } 也能赢这一墩，所以这张牌的 { $count } 点同样归己方。
hint-af-partner-lead = 搭档的 { $over } 也能赢这一墩，但用这张牌由你赢下，下一墩由你领出。
hint-af-partner-safer = 搭档的 { $over } 还可能被压过。{ $count ->
    [0] 后面可能出的牌都大不过这一张。
    [1] 后面可能出的牌里，只有 1 张能大过这一张。
   *[other] 后面可能出的牌里，只有 { $count } 张能大过这一张，更稳妥一些。
}
hint-af-over-partner = 它大过搭档的 { $over }；没有人再压过，下一墩就由你领出。
hint-af-for-partner = 这一墩目前归你的搭档 { $name }，这张牌的 { $count } 点可能归己方。
hint-af-gives-little = 这一墩目前归 { $name }，{ $count ->
    [0] 而这张牌在点数分里不算点
   *[other] 而你能出的牌里没有点数更少的
}。
