# 全四裡虧得多的打法屬於哪一類，只給本人看。

mistake-af-gave = 你送一分留住{ $suit }{ $sign }當王牌；補牌更好。
mistake-af-stood = { $count ->
    [0] 你沒有{ $suit }{ $sign }，卻留它當王牌。
   *[other] 你只有 { $count } 張{ $suit }{ $sign }，卻留它當王牌。
}
mistake-af-ran = 你選擇補牌；送一分更好。
mistake-af-begged = 你有 { $count } 張{ $suit }{ $sign }，卻想換王牌。
mistake-af-bid = 這手牌不值得叫分。
mistake-af-discarded-trump = 你蓋下一張王牌 { $card }。
mistake-af-led-jack = 你首出王牌 J，可能被拿走。
mistake-af-no-hunt = { $card } 可以去抓王牌 J。
mistake-af-led-ten = 你首出 { $card }，而 10 在牌點分裡很值錢。
mistake-af-led-dear = 你首出 { $card }，它有 { $count } 點。
mistake-af-over-partner = 你用 { $card } 搶走隊友的墩。
mistake-af-kept-pips = 這一墩歸隊友：{ $card } 能帶來 { $count } 點。
mistake-af-left-pips = { $card } 能贏這一墩，有 { $count } 點。
mistake-af-left-pegs = { $card } 能贏這一墩，有 { $count } 分王牌分。
mistake-af-gave-pegs = 你送出 { $card }，值 { $count } 分。
mistake-af-led-pegs = 你首出 { $card }，誰贏這一墩誰得 { $count } 分。
mistake-af-gave-pips = 你送出 { $card }，它有 { $count } 點。
mistake-af-left-jack = 己方的王牌 J 有危險：{ $card } 能保住它。
mistake-af-missed-jack = { $card } 能大過王牌 J。
mistake-af-kept-jack = 這裡出王牌 J 是安全的。
mistake-af-risked-jack = 你讓王牌 J 冒險。
