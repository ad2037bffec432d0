# 拱豬裡虧得多的打法屬於哪一類，只給本人看。

mistake-gong_zhu-showed = 你亮了 { $card }，反而吃虧。
mistake-gong_zhu-hid = 你沒有亮 { $card }，亮了對你更有利。
mistake-gong_zhu-led-pig = 你自己首出 { $card }。
mistake-gong_zhu-led-above-pig = 豬還沒出現，你就首出 { $card }。
mistake-gong_zhu-led-scoring = 更大的牌還沒出現，你就首出 { $card }。
mistake-gong_zhu-no-spade = 首出黑桃也許能逼出豬。
mistake-gong_zhu-led-high = 你首出 { $card }，誰也壓不過它。
mistake-gong_zhu-led-low = { $card } 應該留到以後，可以先出 { $better }。
mistake-gong_zhu-gave-sheep = 你把 { $card } 送給了 { $name }。
mistake-gong_zhu-fed-hearts = 那時紅心都在 { $name } 手裡，你又墊了 { $card }。
mistake-gong_zhu-let-hearts-go = 那時紅心都在 { $name } 手裡；出 { $card } 能吃下一張。
mistake-gong_zhu-held = 你把 { $card } 留得太久：這裡可以出掉它。
mistake-gong_zhu-kept-points = 你留著 { $card }，它本來可以歸別人。
mistake-gong_zhu-kept-above-pig = 你留著 { $card }，可能要用它吃下豬。
mistake-gong_zhu-kept-high = 你留著 { $card }，以後可能吃到分。
mistake-gong_zhu-threw = 墊{ $suit }更好。
mistake-gong_zhu-ducked-sheep = 你放走了羊；出 { $card } 就能得羊。
mistake-gong_zhu-free-trick = 這一墩不扣分，正好出掉 { $card }。
mistake-gong_zhu-took-pig = 你得了豬；出 { $card } 就不用吃了。
mistake-gong_zhu-took-transformer = 你吃下 { $card }，扣分因此翻倍。
mistake-gong_zhu-took-points = 你吃下扣 { $count } 分的牌；出 { $card } 就不用吃了。
mistake-gong_zhu-risked-pig = 你出 { $card } 時，後面還可能有人出豬。
mistake-gong_zhu-over = 你用 { $card } 壓住了這一墩；出 { $better } 就不用吃了。
mistake-gong_zhu-took-low = 反正要吃這一墩：該出 { $better }，留 { $card }。
mistake-gong_zhu-under-low = { $better } 也壓不過，{ $card } 可以留到以後。
