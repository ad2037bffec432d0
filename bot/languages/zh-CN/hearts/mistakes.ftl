# 红心大战里亏得多的打法属于哪一类，只给本人看。

mistake-hearts-no-heart-back = 分都在 { $name } 手里：领出红心也许能阻止全收。
mistake-hearts-led-above-queen = 黑桃Q还没出现，你就领出 { $card }。
mistake-hearts-led-void = 你领出{ $suit }，而 { $name } 已经没有这门花色。
mistake-hearts-led-queen = 你自己领出 { $card }。
mistake-hearts-no-spade = 领出黑桃也许能逼出黑桃Q。
mistake-hearts-fed-moon = 分都在 { $name } 手里，你又垫去 { $card }，帮对方全收。
mistake-hearts-threw-stopper = 你垫掉 { $card }，它本来能阻止 { $name } 全收。
mistake-hearts-held-queen = 你把 { $card } 留得太久：这里可以出掉它。
mistake-hearts-kept-above-queen = 你留着 { $card }，可能要用它收下黑桃Q。
mistake-hearts-kept-high = 你留着 { $card }，以后可能收到分。
mistake-hearts-let-moon-go = 分都在 { $name } 手里；{ $card } 能阻止全收。
mistake-hearts-took-points = 你收下 { $count } 分；出 { $card } 就不用收了。
mistake-hearts-risked-queen = 你出 { $card } 时，后面还可能有人出黑桃Q。
mistake-hearts-free-trick = 这一墩没有罚分，正好出掉 { $card }。
mistake-hearts-passed-stopper = 你传出 { $card }，它能阻止全收。
mistake-hearts-kept-queen = { $count ->
    [0] 你留下 { $card }，却没有更小的黑桃。
   *[other] 你留下 { $card }，小黑桃却只有 { $count } 张。
}
mistake-hearts-passed-queen = 你有 { $count } 张小黑桃护着，却传出 { $card }。
mistake-hearts-passed-guard = 你传出 { $card }，它护着你的黑桃Q。
mistake-hearts-passed-low = 你传出 { $card }，而小牌能让你少收墩。
mistake-hearts-no-void = 你本来可以把{ $suit }全传出去。
mistake-hearts-charged = 你亮了 { $card }，反而吃亏。
mistake-hearts-uncharged = 你没有亮 { $card }，亮了对你更有利。
