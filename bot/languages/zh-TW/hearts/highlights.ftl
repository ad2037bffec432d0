# What is told of a deal in one sentence.

hearts-highlight-moon-again = 🌙 { $name } 又射月了，本場第 { $count } 次！
hearts-highlight-short = { $name } 只差一張就射月：{ $card } 歸了 { $other }！
hearts-highlight-short-past = { $name } 只差一張就射月！
hearts-highlight-stopped = { $name } 用 { $card } 擋下了 { $other } 的射月！
hearts-highlight-stopped-last = 最後一墩，{ $name } 用 { $card } 擋下了 { $other } 的射月！
hearts-highlight-stopped-past = { $name } 擋下了 { $other } 的射月！
hearts-highlight-queens = 兩張 { $card } 都歸了 { $name }！
hearts-highlight-queen-last = { $card } 到最後一墩才落到 { $name } 手裡！
hearts-highlight-queen-own = { $name } 打出 { $card }，又自己吃了回來！
hearts-highlight-charged-own = { $name } 亮了 { $card }，又自己吃了回來！
hearts-highlight-charged-queen = { $name } 亮的 { $card } 歸了 { $other }！
hearts-highlight-charged-lost = { $name } 亮了 { $card }，卻被 { $other } 吃走！
hearts-highlight-queen-leader = { $other } 把 { $card } 送給了領先的 { $name }！
hearts-highlight-queen-bonus = { $name } 把 { $card } 和 { $bonus } 都吃下了！
hearts-highlight-queen-low = { $name } 偏偏用 { $caught } 吃下了 { $card }！
hearts-highlight-queen-early = 第 { $number } 墩就出了 { $card }，歸 { $name }！
hearts-highlight-queen-thrown = { $other } 把 { $card } 墊在 { $name } 的 { $caught } 上。
hearts-highlight-dear = 這張 { $card } 讓 { $name } 吃了 { $points } 分！
hearts-highlight-all = 這一局的分全歸 { $name }！
hearts-highlight-clean = 只有 { $name } 一分沒吃。
hearts-highlight-no-trick = { $name } 一墩都沒吃。
hearts-highlight-late = 到第 { $number } 墩才出現紅心。
hearts-highlight-first = 第一墩就有分，歸 { $name }！
hearts-highlight-bonus = { $name } 用 { $caught } 贏得 { $card }。
hearts-highlight-double = { $card } 讓 { $name } 的分{ $times ->
    [4] 變成四倍，到
   *[other] 翻倍到
} { $points } 分。
hearts-highlight-life = { $count ->
    [0] { $name } 丟了最後一條命！
   *[other] { $name } 丟了一條命。
}
hearts-highlight-exact = { $name } 剛好 { $target } 分！
hearts-highlight-reset = { $name } 剛好 { $target } 分，退回 { $total } 分！
hearts-highlight-ends = { $name } 再吃 { $count } 分，整場結束！
hearts-highlight-most = { $name } 分最多：{ $count } 分。
