# Pitch 裡代價高的一手是什麼錯誤。

mistake-point_pitch-named = { $suit }{ $sign }更有希望：{ $count } 張王牌。
mistake-point_pitch-no-moon = 這手牌值得叫全收。
mistake-point_pitch-bid-too-much = 這手牌不值得叫分。
mistake-point_pitch-laid-point = 你棄掉了 { $card }：{ $count } 分。
mistake-point_pitch-laid-trump = 你棄掉了王牌 { $card }。
mistake-point_pitch-led-point = 你首出 { $card }，可能丟掉 { $count } 分。
mistake-point_pitch-kept-top = 該出誰也大不過的 { $card }。
mistake-point_pitch-led-top = { $card } 出得太早；{ $better } 更好。
mistake-point_pitch-took-partners = 你用 { $card } 吃了隊友的一墩。
mistake-point_pitch-kept-points = 隊友拿下這一墩：出 { $card } 能得 { $count } 分。
mistake-point_pitch-left-points = { $card } 能吃下這一墩：{ $count } 分。
mistake-point_pitch-gave-points = 你送掉了 { $card }：{ $count } 分。
mistake-point_pitch-too-low = { $card } 太小：{ $better } 更穩。
