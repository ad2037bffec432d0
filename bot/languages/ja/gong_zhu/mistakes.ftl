# 拱猪で損の大きかったプレイの種類。本人だけが読む。

mistake-gong_zhu-showed = { $card }を公開して、かえって損をしました。
mistake-gong_zhu-hid = 公開すれば得になる{ $card }を公開しませんでした。
mistake-gong_zhu-led-pig = 自分から{ $card }をリードしました。
mistake-gong_zhu-led-above-pig = 豚がまだ出ていないのに、{ $card }をリードしました。
mistake-gong_zhu-led-scoring = より高いカードがまだ出ていないのに、{ $card }をリードしました。
mistake-gong_zhu-no-spade = スペードをリードすれば、豚を引き出せたかもしれません。
mistake-gong_zhu-gave-sheep = { $card }を{ $name }に取らせました。
mistake-gong_zhu-fed-hearts = ハートをすべて取っている{ $name }に{ $card }も取らせました。
mistake-gong_zhu-let-hearts-go = { $name }がハートをすべて取っていました。{ $card }なら1枚取れました。
mistake-gong_zhu-held = { $card }を長く持ちすぎました。ここで手放せました。
mistake-gong_zhu-kept-above-pig = 豚を取らされかねない{ $card }を残しました。
mistake-gong_zhu-kept-high = 後で何か取りかねない{ $card }を残しました。
mistake-gong_zhu-ducked-sheep = 羊を逃しました。{ $card }なら取れました。
mistake-gong_zhu-free-trick = このトリックでは点が減らないので、{ $card }を手放す好機でした。
mistake-gong_zhu-took-pig = 豚を取りました。{ $card }なら取らずに済みました。
mistake-gong_zhu-took-transformer = { $card }を取り、減点が何倍にもなりました。
mistake-gong_zhu-took-points = { $count }点減るカードを取りました。{ $card }なら取らずに済みました。
mistake-gong_zhu-risked-pig = 豚がまだ出うるところで{ $card }を出しました。
