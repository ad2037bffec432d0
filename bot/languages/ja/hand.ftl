# What stands on the private hand of any game.

button-back = 復帰する
button-to-table = テーブルへ
hand-heading = ### あなたの手札
hand-heading-behind = ### あなたの手札 · { $points }点、{ $place }位、首位（{ $names }）と{ $gap }点差
hand-heading-level = ### あなたの手札 · { $points }点、{ $names }と並んで1位
hand-heading-ahead = ### あなたの手札 · { $points }点、{ $names }に{ $gap }点差で1位
hand-over = ### { $place ->
    [1] あなたの勝ちです：{ $points }点
   *[other] { $place }位で終わりました：{ $points }点
}
hand-over-where = -# #{ $channel }の{ $variant }は終わりました。
hand-stays = { $time }時点の手札です。もう古いかもしれません。ここのボタンか、テーブルの「手札を見る」を押してください。
hand-closed-moved = { $guild } #{ $channel }の{ $variant }の手札は、下の新しいメッセージにあります。
hand-closed-game = { $guild } #{ $channel }の{ $variant }は終わりました。
hand-closed-left = { $guild } #{ $channel }の{ $variant }から退席しました。コンピューターが代わりにプレイします。ゲームが終わるまでは復帰できます。

# Cards that play themselves.

hand-only-card = 出せるカードが{ $card }だけだったので、自動で出しました。
hand-ahead-how = -# 今カードを押しておくと、手番になったときに出されます。
hand-ahead = ▶ 次に{ $card }を出します。もう一度押すと取り消せます。
hand-ahead-not = { $card }は今は出せないので、手札に残ります。
hand-resting = まずトリックを確認してください。まもなくリードできます。
press-too-soon = 早すぎたので、無効になりました。まずトリックを確認してください。
