# 傷心小棧裡虧得多的打法屬於哪一類，只給本人看。

mistake-hearts-no-heart-back = 分都在 { $name } 手裡：首出紅心也許能阻止射月。
mistake-hearts-led-above-queen = 黑桃Q還沒出現，你就首出 { $card }。
mistake-hearts-led-void = 你首出{ $suit }，而 { $name } 已經沒有這門花色。
mistake-hearts-led-queen = 你自己首出 { $card }。
mistake-hearts-no-spade = 首出黑桃也許能逼出黑桃Q。
mistake-hearts-fed-moon = 分都在 { $name } 手裡，你又墊了 { $card }，幫對方射月。
mistake-hearts-threw-stopper = 你墊掉 { $card }，它本來能阻止 { $name } 射月。
mistake-hearts-held-queen = 你把 { $card } 留得太久：這裡可以出掉它。
mistake-hearts-kept-above-queen = 你留著 { $card }，可能要用它吃下黑桃Q。
mistake-hearts-kept-high = 你留著 { $card }，以後可能吃到分。
mistake-hearts-let-moon-go = 分都在 { $name } 手裡；{ $card } 能阻止射月。
mistake-hearts-took-points = 你吃下 { $count } 分；出 { $card } 就不用吃了。
mistake-hearts-risked-queen = 你出 { $card } 時，後面還可能有人出黑桃Q。
mistake-hearts-free-trick = 這一墩沒有罰分，正好出掉 { $card }。
mistake-hearts-passed-stopper = 你傳出 { $card }，它能阻止射月。
mistake-hearts-kept-queen = { $count ->
    [0] 你留下 { $card }，卻沒有更小的黑桃。
   *[other] 你留下 { $card }，小黑桃卻只有 { $count } 張。
}
mistake-hearts-passed-queen = 你有 { $count } 張小黑桃護著，卻傳出 { $card }。
mistake-hearts-passed-guard = 你傳出 { $card }，它護著你的黑桃Q。
mistake-hearts-passed-low = 你傳出 { $card }，而小牌能讓你少吃墩。
mistake-hearts-no-void = 你本來可以把{ $suit }全傳出去。
mistake-hearts-charged = 你亮了 { $card }，反而吃虧。
mistake-hearts-uncharged = 你沒有亮 { $card }，亮了對你更有利。
