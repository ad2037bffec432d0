# The public table of a Hearts game.

turn-deal = カードを配っています。
turn-play = 手番：{ $names }。
turn-pass = 渡すカードを選択中：{ $names }。
turn-vector = ディーラーの{ $names }が、誰に何枚渡すかを決めます。
turn-discard = { $names }が同じ枚数を脇に伏せます。
turn-moon = シュート・ザ・ムーンを達成した{ $names }が、点の付け方を選びます。
turn-deadline = コンピューターが代行：{ $moment }
turn-deadline-quickened = 全員が速いので制限時間を短縮。コンピューターが代行：{ $moment }
turn-no-clock = ほかの人は全員離席中なので、制限時間はありません。
pass-done = 選択済み：{ $names }。

table-past-title = ### { $variant } · 第{ $number }ディール終了
table-ended-title = ### { $title }（最終）
table-only-title = ### { $title }
table-winners = { $count ->
    [1] { $names }の勝ちです。
   *[other] { $names }がともに勝ちました。
}

button-hand = 手札を見る
button-leave = 退席

# What lies on the table beside the trick.

pending-tricks-worth = { $cards }（{ $worth }）は誰も取れず、次のトリックを取った人のものになります。
kitty-lies-none = 余り札が{ $count }枚あります。
kitty-lies-first_trick = 余り札が{ $count }枚あります。最初のトリックを取った人のものになります。
kitty-lies-last_trick = 余り札が{ $count }枚あります。最後のトリックを取った人のものになります。
kitty-lies-first_penalty_trick = 余り札が{ $count }枚あります。失点カードの入った最初のトリックを取った人のものになります。
kitty-lies-hand = 余り札が{ $count }枚あります。最初のトリックを取った人が手札に加え、同じ枚数を脇に伏せます。
kitty-taken = { $name }が余り札{ $count }枚を取りました。
kitty-taken-seen = { $name }が余り札{ $count }枚を取りました：{ $cards }。

# プレイの前に公開したカードは点が倍になる。

hearts-heading-show = ### カードを公開できます
hearts-turn-show = 公開したい人はカードを公開できます。
hearts-task-show = **カードを公開しますか？** 全員に見え、点が倍になります（ハートのAはすべてのハート）。
hearts-button-show = { $ticked ->
    [0] 公開しない
   *[other] { $ticked }枚を公開する
}
hearts-chosen = 公開するカード：{ $cards }
hearts-choice-show = { $cards }を公開
hearts-choice-show-nothing = 公開しない
hearts-charged = 公開：{ $cards }
hearts-charged-none = 公開されたカードはありません。
hearts-charged-points = { $card } { $name }（{ $points }）
hearts-charged-hearts = { $card } { $name }（ハート×2）
hearts-charged-times = { $card } { $name }（×{ $times }）
hearts-counted-times = { $name } { $card }（{ $sum }）×{ $times } = **{ $points }**
