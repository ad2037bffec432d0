# Pictures in words, for those who hear them. Each text tells what its picture shows, and no more.

picture-hand = あなたの手札、{ $count }枚：{ $cards }。
picture-hand-empty = 手札はありません。

picture-deal = このディールの結果。
picture-deal-card = 大きく表示：{ $card }。{ $name }のものになりました。
picture-deal-moon = 大きく表示：月。{ $name }がシュート・ザ・ムーンを達成しました。

# $piles is a list of what lies beside the names.
picture-line = { $names }、{ $points }点：{ $piles }。
picture-line-empty = { $names }、{ $points }点、カードなし。
picture-line-moon = { $names }、{ $points }点、シュート・ザ・ムーン：{ $piles }。
picture-line-out = { $names }、{ $points }点、上がり：{ $piles }。

# What lies together, in such a list. $number is on a coin beside the cards.
picture-pile-high = ハイの{ $cards }
picture-pile-low = ローの{ $cards }
picture-pile-hung = 捕まえた{ $cards }
picture-pile-game = ゲーム点、{ $number }
picture-pile-more = { $cards }で{ $number }
picture-pile-more-alone = ほかに{ $number }
picture-pile-natural = ナチュラルカナスタ、{ $cards }、{ $number }枚
picture-pile-mixed = ミックスカナスタ、{ $cards }、{ $number }枚
picture-pile-samba = サンバ、{ $cards }、{ $number }枚

# What the badges of cards in a picture mean.
picture-badge-high = ▲ ハイ
picture-badge-low = ▼ ロー
picture-badge-hung = ❗ 捕獲したジャック
picture-badge-game = 🟡 ゲーム点
picture-badge-natural = 🟡 ナチュラル
picture-badge-mixed = ⚪ ミックス
picture-badge-samba = 🔵 サンバ

# A worked example; $piles is a list of what lies side by side.
picture-example = 例：{ $piles }。
picture-example-marked = 金色の枠の{ $cards }

picture-chart = 全{ $count }ディールの合計点の推移グラフ。
picture-chart-line = { $names }：{ $totals }。

# Who has which sign in a picture; there is no line break between sign and names.
picture-sign = { $sign } { $names }
picture-signs = -# { $signs }

# The table in play, each seat with its points. $card was played to the trick.
picture-table = テーブル。
picture-table-seat = { $name }：{ $points }。
picture-table-played = { $name }：{ $card }、{ $points }。
picture-table-open = { $names }が公開したカード：{ $piles }。
picture-table-home = { $names }：{ $piles }。
picture-table-led = { $name }のリード：{ $card }。
picture-table-cancelled = 打ち消し：{ $cards }。
picture-table-starred = 金の星：{ $name }。
picture-table-totals = 合計：{ $totals }。
picture-table-awaited = 手番：{ $names }。
picture-table-takes = { $name }が{ $card }で取る：{ $points }。
picture-table-leads = { $name }が{ $card }をリード：{ $points }。
picture-table-highest = { $name }：{ $card }（今一番強い）、{ $points }。
picture-table-holds = { $name }：手札{ $count }枚、{ $points }点。
picture-table-turned = めくられたカード：{ $card }。
picture-table-stock = { $seen ->
    [yes] 山札：{ $count }枚、一番上は{ $card }。
   *[no] 山札：{ $count }枚。
}
picture-table-pile = { $frozen ->
    [yes] 凍結中の捨て札の山：{ $count }枚、一番上は{ $card }。
   *[no] 捨て札の山：{ $count }枚、一番上は{ $card }。
}
button-bigger-cards = カードを大きく
