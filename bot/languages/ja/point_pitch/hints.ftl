# ピッチのヒントの理由。

hint-point_pitch-misdeal = 絵札も得点カードもありません。
hint-point_pitch-stand = この手札で十分です。
hint-point_pitch-name = { $suit }{ $sign }を切り札にすれば、{ $cards }があります。
hint-point_pitch-bid-moon = { $suit }{ $sign }を切り札にすれば{ $cards }があり、すべて取れそうです。
hint-point_pitch-bid-steal = ディーラーは同じビッドで取れ、{ $suit }{ $sign }に{ $cards }があります。
hint-point_pitch-keep-trumps = { $suit }{ $sign }の切り札{ $count }枚をすべて残します。
hint-point_pitch-keep-points = { $suit }{ $sign }の得点カードは捨てません。
hint-point_pitch-discard-pointless = { $cards }は得点になりません。
hint-point_pitch-lead-draws = これより高い切り札はもう出ず、{ $count }点分のカードを引き出せるかもしれません。
hint-point_pitch-lead-cheap = 負けても点を失いません。
hint-point_pitch-point-safe = もう取られないので、{ $count }点が入ります。
hint-point_pitch-over-partner = パートナーの{ $over }に勝つので、負けなければ次にリードできます。
hint-point_pitch-takes-points = 最後の番なので、{ $count }点を取れます。
hint-point_pitch-over-for-points = { $over }に勝て、{ $count }点が出ています。
hint-point_pitch-for-partner = 今のところパートナーの{ $name }が取っているので、{ $count }点が入るかもしれません。
hint-point_pitch-gives-little = 今のところ{ $name }が取っており、これなら取らせる点が最少です。
hint-point_pitch-gives-nothing = 今のところ{ $name }が取っていますが、このカードなら点を取らせません。
