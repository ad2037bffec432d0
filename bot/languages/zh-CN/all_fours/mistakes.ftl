# 全四里亏得多的打法属于哪一类，只给本人看。

mistake-af-gave = 你送一分留住{ $suit }{ $sign }为将牌；补牌更好。
mistake-af-stood = { $count ->
    [0] 你没有{ $suit }{ $sign }，却留它为将牌。
   *[other] 你只有 { $count } 张{ $suit }{ $sign }，却留它为将牌。
}
mistake-af-ran = 你选择补牌；送一分更好。
mistake-af-begged = 你有 { $count } 张{ $suit }{ $sign }，却想换将牌。
mistake-af-bid = 这手牌不值得叫分。
mistake-af-discarded-trump = 你扣下一张将牌 { $card }。
mistake-af-led-jack = 你领出将牌 J，可能被拿走。
mistake-af-no-hunt = { $card } 可以去捉将牌 J。
mistake-af-led-ten = 你领出 { $card }，而 10 在点数分里很值钱。
mistake-af-led-dear = 你领出 { $card }，它有 { $count } 点。
mistake-af-over-partner = 你用 { $card } 抢走搭档的墩。
mistake-af-kept-pips = 这一墩归搭档：{ $card } 能带来 { $count } 点。
mistake-af-left-pips = { $card } 能赢这一墩，有 { $count } 点。
mistake-af-left-pegs = { $card } 能赢这一墩，有 { $count } 分将牌分。
mistake-af-gave-pegs = 你送出 { $card }，值 { $count } 分。
mistake-af-led-pegs = 你领出 { $card }，谁赢这一墩谁得 { $count } 分。
mistake-af-gave-pips = 你送出 { $card }，它有 { $count } 点。
mistake-af-left-jack = 己方的将牌 J 有危险：{ $card } 能保住它。
mistake-af-missed-jack = { $card } 能大过将牌 J。
mistake-af-kept-jack = 这里出将牌 J 是安全的。
mistake-af-risked-jack = 你让将牌 J 冒险。
