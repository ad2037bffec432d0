# Pitch 的提示理由。

hint-point_pitch-misdeal = 這手沒有人頭牌也沒有分牌。
hint-point_pitch-stand = 這手牌夠好了。
hint-point_pitch-name = { $suit }{ $sign }當王牌的話，你有 { $cards }。
hint-point_pitch-bid-moon = { $suit }{ $sign }當王牌的話，你有 { $cards }，可能全收。
hint-point_pitch-bid-steal = 莊家可以用相同的分拿下，你的{ $suit }{ $sign }有 { $cards }。
hint-point_pitch-keep-trumps = 你留下全部 { $count } 張{ $suit }{ $sign }王牌。
hint-point_pitch-keep-points = { $suit }{ $sign }的分牌一張都沒扣。
hint-point_pitch-discard-pointless = { $cards } 沒有分。
hint-point_pitch-lead-draws = 不會再有更大的王牌，還可能吊出 { $count } 分的牌。
hint-point_pitch-lead-cheap = 就算被吃，也不丟分。
hint-point_pitch-point-safe = 誰也吃不掉它，穩得 { $count } 分。
hint-point_pitch-over-partner = 它大過隊友的 { $over }，沒人更大就由你首出。
hint-point_pitch-takes-points = 你最後出，拿下 { $count } 分。
hint-point_pitch-over-for-points = 它大過 { $over }，桌上有 { $count } 分。
hint-point_pitch-for-partner = 這一墩目前歸你的隊友 { $name }，{ $count } 分可能歸你們。
hint-point_pitch-gives-little = 這一墩目前歸 { $name }，出別的給得更多。
hint-point_pitch-gives-nothing = 這一墩目前歸 { $name }，這張不給分。
