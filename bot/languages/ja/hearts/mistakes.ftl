# ハーツで損の大きかったプレイの種類。本人だけが読む。

mistake-hearts-no-heart-back = { $name }がすべての点を取っていました。ハートのリードでシュート・ザ・ムーンを止められたかもしれません。
mistake-hearts-led-above-queen = スペードのQがまだ出ていないのに、{ $card }をリードしました。
mistake-hearts-led-void = { $name }がもう持っていない{ $suit }をリードしました。
mistake-hearts-led-queen = 自分から{ $card }をリードしました。
mistake-hearts-no-spade = スペードをリードすれば、Qを引き出せたかもしれません。
mistake-hearts-fed-moon = すべての点を取っている{ $name }に{ $card }を取らせ、シュート・ザ・ムーンを助けました。
mistake-hearts-threw-stopper = { $name }のシュート・ザ・ムーンを止められる{ $card }を捨てました。
mistake-hearts-held-queen = { $card }を長く持ちすぎました。ここで手放せました。
mistake-hearts-kept-above-queen = スペードのQを取らされかねない{ $card }を残しました。
mistake-hearts-kept-high = 後で点を取りかねない{ $card }を残しました。
mistake-hearts-let-moon-go = { $name }がすべての点を取っていました。{ $card }ならシュート・ザ・ムーンを止められました。
mistake-hearts-took-points = { $count }点を取りました。{ $card }なら取らずに済みました。
mistake-hearts-risked-queen = スペードのQがまだ出うるところで{ $card }を出しました。
mistake-hearts-free-trick = このトリックは失点がないので、{ $card }を手放す好機でした。
mistake-hearts-passed-stopper = シュート・ザ・ムーンを止める{ $card }を渡しました。
mistake-hearts-kept-queen = { $count ->
    [0] 低いスペードなしで{ $card }を残しました。
   *[other] 低いスペードが{ $count }枚だけで{ $card }を残しました。
}
mistake-hearts-passed-queen = 低いスペードが{ $count }枚あったのに、{ $card }を渡しました。
mistake-hearts-passed-guard = スペードのQを守る{ $card }を渡しました。
mistake-hearts-passed-low = トリックを避けられる低い{ $card }を渡しました。
mistake-hearts-no-void = { $suit }をすべて渡すことができました。
mistake-hearts-charged = { $card }を公開して、かえって損をしました。
mistake-hearts-uncharged = 公開すれば得になる{ $card }を公開しませんでした。
