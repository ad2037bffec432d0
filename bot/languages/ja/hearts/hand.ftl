# One player's hand, by direct message or shown in the channel to that player alone.

hand-where = -# { $guild } · #{ $channel } · [テーブル{ $table }]({ $link })

hand-passed = { $why ->
    [own] { $name }に{ $cards }を渡しました。
    [late] 時間切れのため、コンピューターが代わりに{ $name }に{ $cards }を渡しました。
   *[away] 離席中だったため、コンピューターが代わりに{ $name }に{ $cards }を渡しました。
}
hand-passed-around = { $why ->
    [own] { $cards }を渡しました。
    [late] 時間切れのため、コンピューターが代わりに{ $cards }を渡しました。
   *[away] 離席中だったため、コンピューターが代わりに{ $cards }を渡しました。
}
hand-received = { $name }から{ $cards }を受け取りました。
hand-received-around = { $cards }を受け取りました。
hand-away = 離席中のため、コンピューターが代行しています。「復帰する」を押すと自分でプレイできます。代行が手番の3分の1を超えると、残った人全員より下の順位になります。

hand-laid-aside = { $why ->
    [own] { $cards }を脇に伏せました。
    [late] 時間切れのため、コンピューターが代わりに{ $cards }を脇に伏せました。
   *[away] 離席中だったため、コンピューターが代わりに{ $cards }を脇に伏せました。
}
task-pass = **{ $name }に渡すカードを{ $count }枚選んでください。**
task-pass-around = **ほかの全員に1枚ずつ渡すカードを{ $count }枚選んでください。**
task-pass-shared = **カードを{ $count }枚選んでください。選んだ順に{ $shares }渡ります。**
task-pass-share = { $name }に{ $count }枚
task-discard = **脇に伏せるカードを{ $count }枚選んでください。** 失点は自分に付きます。
task-open = **手番です。** { $card }を持っているので、それをリードして始めます。
task-lead = **手番です。** 好きなカードをリードしてください。
task-lead-no-heart = **手番です。** ハート以外をリードしてください。
task-lead-club = **手番です。** クラブをリードしてください。
task-lead-no-points = **手番です。** 失点カード以外をリードしてください。
task-lead-some = **手番です。** { $cards }以外をリードしてください。
task-follow = **手番です。** { $suit }{ $sign }をフォローしてください。
task-void = **手番です。** { $suit }{ $sign }がないので、好きなカードを出せます。
task-void-some = **手番です。** { $suit }{ $sign }がありません。出せるのは{ $cards }です。
task-vector = **あなたがディーラーです。** 手札を見る前に、誰に何枚渡すかを決めてください。全員がその通りに渡します。
task-moon = **シュート・ザ・ムーン達成！** 点の付け方を選んでください。{ $choices }
choice-vector = { $way }へ{ $count }枚
choice-vector-none = 交換しない
share-count = { $count ->
    [0] { $way }へは渡さない
   *[other] { $way }へ{ $count }枚
}
share-say = 決定：{ $vector }
share-most = 合わせて{ $count }枚まで
share-least = 1枚以上渡すこと
choice-moon-old = ほかの全員に付ける
choice-moon-new = 自分の合計点から引く
choice-moon-old-totals = ほかの全員に付ける → { $totals }
choice-moon-new-totals = 自分の合計点から引く → { $totals }
told-moon-old = ほかの全員に付けると：{ $totals }。
told-moon-new = 自分の合計点から引くと：{ $totals }。
task-void-first-trick = **手番です。** { $suit }{ $sign }がありません。最初のトリックに失点カードは出せません。

label-new = { $card } 余り札
label-to = { $card } → { $name }

button-pass = { $name }に{ $count }枚渡す（選択{ $ticked }）
button-pass-left = 左隣の{ $name }に{ $count }枚渡す（選択{ $ticked }）
button-pass-right = 右隣の{ $name }に{ $count }枚渡す（選択{ $ticked }）
button-pass-across = 対面の{ $name }に{ $count }枚渡す（選択{ $ticked }）
button-pass-around = 1枚ずつ{ $count }枚渡す（選択{ $ticked }）
button-pass-shared = 指示通り{ $count }枚渡す（選択{ $ticked }）
button-discard = { $count }枚を脇に伏せる（選択{ $ticked }）
