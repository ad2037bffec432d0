# 拱豬裡虧得多的打法屬於哪一類，只給本人看。

mistake-gong_zhu-showed = 你亮了 { $card }，反而吃虧。
mistake-gong_zhu-hid = 你沒有亮 { $card }，亮了對你更有利。
mistake-gong_zhu-led-pig = 你自己首出 { $card }。
mistake-gong_zhu-led-above-pig = 豬還沒出現，你就首出 { $card }。
mistake-gong_zhu-led-scoring = 更大的牌還沒出現，你就首出 { $card }。
mistake-gong_zhu-no-spade = 首出黑桃也許能逼出豬。
mistake-gong_zhu-gave-sheep = 你把 { $card } 送給了 { $name }。
mistake-gong_zhu-fed-hearts = 那時紅心都在 { $name } 手裡，你又墊了 { $card }。
mistake-gong_zhu-let-hearts-go = 那時紅心都在 { $name } 手裡；出 { $card } 能吃下一張。
mistake-gong_zhu-held = 你把 { $card } 留得太久：這裡可以出掉它。
mistake-gong_zhu-kept-above-pig = 你留著 { $card }，可能要用它吃下豬。
mistake-gong_zhu-kept-high = 你留著 { $card }，以後可能吃到分。
mistake-gong_zhu-ducked-sheep = 你放走了羊；出 { $card } 就能得羊。
mistake-gong_zhu-free-trick = 這一墩不扣分，正好出掉 { $card }。
mistake-gong_zhu-took-pig = 你得了豬；出 { $card } 就不用吃了。
mistake-gong_zhu-took-transformer = 你吃下 { $card }，扣分因此翻倍。
mistake-gong_zhu-took-points = 你吃下扣 { $count } 分的牌；出 { $card } 就不用吃了。
mistake-gong_zhu-risked-pig = 你出 { $card } 時，後面還可能有人出豬。
