# 拱猪里亏得多的打法属于哪一类，只给本人看。

mistake-gong_zhu-showed = 你亮了 { $card }，反而吃亏。
mistake-gong_zhu-hid = 你没有亮 { $card }，亮了对你更有利。
mistake-gong_zhu-led-pig = 你自己领出 { $card }。
mistake-gong_zhu-led-above-pig = 猪还没出现，你就领出 { $card }。
mistake-gong_zhu-led-scoring = 更大的牌还没出现，你就领出 { $card }。
mistake-gong_zhu-no-spade = 领出黑桃也许能逼出猪。
mistake-gong_zhu-gave-sheep = 你把 { $card } 送给了 { $name }。
mistake-gong_zhu-fed-hearts = 到那时红心都在 { $name } 手里，你又垫去 { $card }。
mistake-gong_zhu-let-hearts-go = 到那时红心都在 { $name } 手里；出 { $card } 能收下一张。
mistake-gong_zhu-held = 你把 { $card } 留得太久：这里可以出掉它。
mistake-gong_zhu-kept-above-pig = 你留着 { $card }，可能要用它收下猪。
mistake-gong_zhu-kept-high = 你留着 { $card }，以后可能收到分。
mistake-gong_zhu-ducked-sheep = 你放走了羊；出 { $card } 就能得羊。
mistake-gong_zhu-free-trick = 这一墩不扣分，正好出掉 { $card }。
mistake-gong_zhu-took-pig = 你得了猪；出 { $card } 就不用收了。
mistake-gong_zhu-took-transformer = 你收下 { $card }，扣分因此翻倍。
mistake-gong_zhu-took-points = 你收下扣 { $count } 分的牌；出 { $card } 就不用收了。
mistake-gong_zhu-risked-pig = 你出 { $card } 时，后面还可能有人出猪。
