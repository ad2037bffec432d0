# The trick and the pass, on the table and in every hand.

pass-left = 左隣に渡す
pass-right = 右隣に渡す
pass-across = 対面に渡す
pass-scatter = 全員に1枚ずつ渡す
pass-hold = 交換なし
pass-places = { $way }に渡す
pass-dealer = { $ways }渡す
pass-unknown = これから配ります



hearts-broken = ハートはブレーク済みです。
hearts-unbroken = ハートはまだブレークしていません。
hearts-moon = { $names }にまだシュート・ザ・ムーンの可能性があります。
