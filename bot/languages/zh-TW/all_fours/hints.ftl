# What the computer would do in All Fours, and why. The reasons follow a colon.

hint-af-inquire = 出 { $card }，並問它是不是高牌或低牌
hint-af-do-bid = 叫 { $points } 分

hint-af-gift-wins = 送一分對方就贏了，所以沒得選。
hint-af-strong = { $suit }{ $sign }當王牌的話，你有 { $cards }。
hint-af-weak = { $count ->
    [0] 你沒有{ $suit }{ $sign }
   *[other] 你只有 { $count } 張{ $suit }{ $sign }
}，王牌太少。
hint-af-low = 你最大的王牌也只有 { $card }。
hint-af-claim = { $name } 出了一張早該出的牌。
hint-af-count = 從出過的牌，看不出誰有牌不跟。

hint-af-only-lawful = 出別的牌都算有牌不跟。
hint-af-lead-hunts = 不會再有人出更大的王牌，還可能抓到 J。
hint-af-lead-cheap = 就算被壓過，它在牌點分裡也不算點。
hint-af-lead-keeps-trumps = 它不是王牌，王牌可以留到以後。
hint-af-takes-jack = 你最後出牌，能拿到王牌 J。
hint-af-over-jack = 它大過王牌 J。
hint-af-saves-jack = 你最後出牌，{ $over } 就拿不走隊友的王牌 J。
hint-af-over-for-jack = 它大過 { $over }，不然那張牌會拿走隊友的王牌 J。
hint-af-jack-safe = 你最後出牌，王牌 J 是安全的。
hint-af-takes-pips = 你最後出牌，能替牌點分拿到 { $count } 點。
hint-af-takes-pegs = 你最後出牌，能拿到 { $count } 分王牌分。
hint-af-for-pegs = 它目前贏下這一墩，有 { $count } 分王牌分。
hint-af-partner-pips = 隊友的 { $over } 也能贏這一墩，所以這張牌的 { $count } 點同樣歸己方。
hint-af-partner-lead = 隊友的 { $over } 也能贏這一墩，但用這張牌就是你贏，下一墩由你首出。
hint-af-partner-safer = 隊友的 { $over } 還可能被壓過。{ $count ->
    [0] 後面可能出的牌都大不過這一張。
    [1] 後面可能出的牌裡，只有 1 張能大過這一張。
   *[other] 後面可能出的牌裡，只有 { $count } 張能大過這一張，比較少。
}
hint-af-over-partner = 它大過隊友的 { $over }；沒有人再壓過的話，下一墩就由你首出。
hint-af-for-partner = 這一墩目前歸你的隊友 { $name }，這張牌的 { $count } 點可能歸己方。
hint-af-gives-little = 這一墩目前歸 { $name }，{ $count ->
    [0] 而這張牌在牌點分裡不算點
   *[other] 而你能出的牌裡，沒有牌點更少的
}。
