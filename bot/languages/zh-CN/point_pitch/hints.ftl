# Pitch 的提示理由。

hint-point_pitch-misdeal = 这手没有人头牌也没有分牌。
hint-point_pitch-stand = 这手牌够好了。
hint-point_pitch-name = 以{ $suit }{ $sign }为将牌，你有 { $cards }。
hint-point_pitch-bid-moon = 以{ $suit }{ $sign }为将牌，你有 { $cards }，可能全收。
hint-point_pitch-bid-steal = 庄家可以用相同的分拿下，你的{ $suit }{ $sign }有 { $cards }。
hint-point_pitch-keep-trumps = 你留下全部 { $count } 张{ $suit }{ $sign }将牌。
hint-point_pitch-keep-points = { $suit }{ $sign }的分牌一张都没扣。
hint-point_pitch-discard-pointless = { $cards } 没有分。
hint-point_pitch-lead-draws = 不会再有更大的将牌，还可能吊出 { $count } 分的牌。
hint-point_pitch-lead-cheap = 就算被吃，也不丢分。
hint-point_pitch-point-safe = 谁也吃不掉它，稳得 { $count } 分。
hint-point_pitch-over-partner = 它大过搭档的 { $over }，没人更大就由你领出。
hint-point_pitch-takes-points = 你最后出，拿下 { $count } 分。
hint-point_pitch-over-for-points = 它大过 { $over }，桌上有 { $count } 分。
hint-point_pitch-for-partner = 这一墩目前归你的搭档 { $name }，{ $count } 分可能归你们。
hint-point_pitch-gives-little = 这一墩目前归 { $name }，出别的给得更多。
hint-point_pitch-gives-nothing = 这一墩目前归 { $name }，这张不给分。
