# Pitch 里代价高的一手是什么错误。

mistake-point_pitch-named = { $suit }{ $sign }更有希望：{ $count } 张将牌。
mistake-point_pitch-no-moon = 这手牌值得叫全收。
mistake-point_pitch-bid-too-much = 这手牌不值得叫分。
mistake-point_pitch-laid-point = 你扣下了 { $card }：{ $count } 分。
mistake-point_pitch-laid-trump = 你扣下了将牌 { $card }。
mistake-point_pitch-led-point = 你领出 { $card }，可能丢掉 { $count } 分。
mistake-point_pitch-kept-top = 该出谁也大不过的 { $card }。
mistake-point_pitch-led-top = { $card } 出得太早；{ $better } 更好。
mistake-point_pitch-took-partners = 你用 { $card } 吃了搭档的一墩。
mistake-point_pitch-kept-points = 搭档拿下这一墩：出 { $card } 能得 { $count } 分。
mistake-point_pitch-left-points = { $card } 能吃下这一墩：{ $count } 分。
mistake-point_pitch-gave-points = 你送掉了 { $card }：{ $count } 分。
mistake-point_pitch-too-low = { $card } 太小：{ $better } 更稳。
