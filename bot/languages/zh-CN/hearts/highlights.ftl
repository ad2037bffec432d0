# What is told of a deal in one sentence.

hearts-highlight-moon-again = 🌙 { $name } 又全收了，本场第 { $count } 次！
hearts-highlight-short = { $name } 只差一张就全收：{ $card } 归了 { $other }！
hearts-highlight-short-past = { $name } 只差一张就全收！
hearts-highlight-stopped = { $name } 用 { $card } 挡住了 { $other } 的全收！
hearts-highlight-stopped-last = 最后一墩，{ $name } 用 { $card } 挡住了 { $other } 的全收！
hearts-highlight-stopped-past = { $name } 挡住了 { $other } 的全收！
hearts-highlight-queens = 两张 { $card } 都归了 { $name }！
hearts-highlight-queen-last = { $card } 到最后一墩才落到 { $name } 手里！
hearts-highlight-queen-own = { $name } 打出 { $card }，又自己收了回来！
hearts-highlight-charged-own = { $name } 亮了 { $card }，又自己收了回来！
hearts-highlight-charged-queen = { $name } 亮的 { $card } 归了 { $other }！
hearts-highlight-charged-lost = { $name } 亮了 { $card }，却被 { $other } 收走！
hearts-highlight-queen-leader = { $other } 把 { $card } 送给了领先的 { $name }！
hearts-highlight-queen-bonus = { $name } 把 { $card } 和 { $bonus } 都收下了！
hearts-highlight-queen-low = { $name } 偏偏用 { $caught } 收下了 { $card }！
hearts-highlight-queen-early = 第 { $number } 墩就出了 { $card }，归 { $name }！
hearts-highlight-queen-thrown = { $other } 把 { $card } 垫在了 { $name } 的 { $caught } 上。
hearts-highlight-dear = 这张 { $card } 让 { $name } 吃了 { $points } 分！
hearts-highlight-all = 本局的分全归了 { $name }！
hearts-highlight-clean = 只有 { $name } 一分没吃。
hearts-highlight-no-trick = { $name } 一墩都没收。
hearts-highlight-late = 到第 { $number } 墩才出现红心。
hearts-highlight-first = 第一墩就有分，归 { $name }！
hearts-highlight-bonus = { $name } 用 { $caught } 赢得 { $card }。
hearts-highlight-double = { $card } 让 { $name } 的分{ $times ->
    [4] 变成四倍，到
   *[other] 翻倍到
} { $points } 分。
hearts-highlight-life = { $count ->
    [0] { $name } 丢了最后一条命！
   *[other] { $name } 丢了一条命。
}
hearts-highlight-exact = { $name } 正好 { $target } 分！
hearts-highlight-reset = { $name } 正好 { $target } 分，退回 { $total } 分！
hearts-highlight-ends = { $name } 再吃 { $count } 分，整场结束！
hearts-highlight-most = { $name } 分最多：{ $count } 分。
