# オールフォーズで損の大きかったプレイの種類。本人だけが読む。

mistake-af-gave = { $suit }{ $sign }を切り札に残すため1点を与えましたが、配り足すほうがよい場面でした。
mistake-af-stood = { $count ->
    [0] { $suit }{ $sign }が1枚もないのに、切り札に残しました。
   *[other] { $suit }{ $sign }が{ $count }枚だけなのに、切り札に残しました。
}
mistake-af-ran = 配り足しましたが、1点を与えるほうがよい場面でした。
mistake-af-begged = { $suit }{ $sign }が{ $count }枚あるのに、ほかの切り札を求めました。
mistake-af-bid = ビッドするほどの手札ではありませんでした。
mistake-af-discarded-trump = 切り札の{ $card }を脇に伏せました。
mistake-af-led-jack = 取られかねないジャックをリードしました。
mistake-af-no-hunt = { $card }でジャックを狙えました。
mistake-af-led-ten = ゲーム点の大きい{ $card }をリードしました。
mistake-af-led-dear = カード点{ $count }の{ $card }をリードしました。
mistake-af-over-partner = { $card }でパートナーのトリックを取りました。
mistake-af-kept-pips = パートナーのトリックでした。{ $card }でカード点{ $count }が入りました。
mistake-af-left-pips = { $card }ならこのトリック（カード点{ $count }）を取れました。
mistake-af-left-pegs = { $card }なら、切り札{ $count }点のこのトリックを取れました。
mistake-af-gave-pegs = { $count }点の{ $card }を取らせました。
mistake-af-led-pegs = 取った人に{ $count }点が入る{ $card }をリードしました。
mistake-af-gave-pips = カード点{ $count }の{ $card }を取らせました。
mistake-af-left-jack = チームのジャックが危ないところでした。{ $card }で守れました。
mistake-af-missed-jack = { $card }ならジャックに勝てました。
mistake-af-kept-jack = ここならジャックは安全でした。
mistake-af-risked-jack = ジャックを危険にさらしました。
