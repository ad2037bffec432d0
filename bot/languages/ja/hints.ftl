# Hints: what the computer would do in a player's place ("Q♠を出す"), and why (whole sentences).

button-hint = ヒント
hint = **ヒント**：{ $what }。{ $why }
hint-alone = **ヒント**：{ $what }。
hint-thinking = **ヒント：** 考え中…
hint-none = **ヒント**：ここではコンピューターの助言はありません。
hint-not-allowed = このテーブルではヒントを使えません。

# What to do.
hint-play = { $card }を出す
hint-pass = { $cards }を渡す
hint-give-to = { $name }に{ $card }
hint-aside = { $cards }を脇に伏せる
hint-choose = 「{ $choice }」を選ぶ

# いくつかのゲームに共通の理由。
hint-only = 出せるカードはこれだけです。
hint-lead-lowest = { $count ->
    [1] まだ出ていない{ $suit }は1枚だけで、これより高いカードです。それが出ないときにしか、このトリックを取ることはありません。
   *[other] まだ出ていない{ $suit }{ $count }枚はすべてこれより高いので、誰も{ $suit }を出さないときにしか、このトリックを取ることはありません。
}
hint-lead-last = ほかに{ $suit }がないので、この先{ $suit }をフォローせずに済みます。
hint-lead-beaten = まだ出ていない{ $suit }のうち{ $count }枚はこれより高いので、ほかの人がこのトリックを取るかもしれません。
hint-lead-highest = これより高い{ $suit }はもう出ないので、このトリックを取れます。
hint-under = { $over }より低いので、このトリックを取らずに済みます。
hint-must = { $over }より低いカードがありません。
hint-must-low = { $over }より低いカードはありませんが、これが一番低いので、まだ誰かがこれに勝つかもしれません。
hint-must-high = { $over }より低いカードがなく、どのみちこのトリックを取るので、一番高いカードを使えます。
hint-throw = { $suit }がないので、このトリックを取ることはありません。
hint-throw-last = ほかに{ $suit }がないので、この先{ $suit }をフォローせずに済みます。
hint-bid = { $suit }{ $sign }を切り札にすれば、{ $cards }があります。
hint-bid-pass = 一番良いスートは{ $cards }のある{ $suit }{ $sign }ですが、不十分に見えます。
hint-pitch = { $suit }{ $sign }が切り札になり、手札に{ $cards }があります。
hint-lead-top = これより高い{ $suit }はもう出ないので、これに勝てるのは切り札だけです。
hint-lead-top-trump = これより高い切り札はもう出ないので、このトリックを取れます。
hint-trumps = ここまで一番強い{ $over }に切り札で勝てます。
hint-over = ここまで一番強い{ $over }に勝てます。
hint-partner-has = 今のところパートナーの{ $name }がトリックを取っています。
hint-discard-plain = 切り札の{ $suit }{ $sign }をすべて残せます。

# いくつかのゲームに共通のミス。$cardと$betterはカード。
mistake-led-high = 誰も勝てない{ $card }をリードしました。
mistake-led-low = { $card }は後に残し、先に{ $better }をリードできました。
mistake-kept-points = ほかの人に取らせることができた{ $card }を残しました。
mistake-threw = { $suit }を捨てるほうがよい場面でした。
mistake-over = { $card }で勝ってしまいました。{ $better }なら取らずに済みました。
mistake-took-low = どのみち取るトリックでした。{ $better }を使い、{ $card }を残せました。
mistake-under-low = { $better }でも取らずに済み、{ $card }を後に残せました。
mistake-no-bid = { $count }をビッドできる手札でパスしました。
mistake-bid-high = ビッドが高すぎました。{ $count }で十分でした。
mistake-bid-low = ビッドが低すぎました。{ $count }の価値がある手札でした。
mistake-pitched = { $suit }{ $sign }を切り札にしましたが、{ $better }のほうが有望でした。
mistake-wasted-trump = 価値の低いトリックに{ $card }を使いました。
mistake-led-trump = 後に残したい切り札{ $card }をリードしました。
mistake-kept-trump = { $card }で切り札を狩る場面でした。
mistake-too-high = { $better }でもトリックを取れ、{ $card }を残せました。
