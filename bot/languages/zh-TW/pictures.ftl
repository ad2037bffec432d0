# Pictures in words, for those who hear them. Each text tells what its picture shows, and no more.

picture-hand = 你的手牌，{ $count } 張：{ $cards }。
picture-hand-empty = 你沒有手牌了。

picture-deal = 本局的結果。
picture-deal-card = 大圖：{ $card }，歸 { $name }。
picture-deal-moon = 大圖：一輪月亮。{ $name } 射月。

# $piles is a list of what lies beside the names.
picture-line = { $names }，{ $points } 分：{ $piles }。
picture-line-empty = { $names }，{ $points } 分，沒有牌。
picture-line-moon = { $names }，{ $points } 分，射月：{ $piles }。
picture-line-out = { $names }，{ $points } 分，胡牌：{ $piles }。

# What lies together, in such a list. $number is on a coin beside the cards.
picture-pile-high = 高牌 { $cards }
picture-pile-low = 低牌 { $cards }
picture-pile-hung = 抓到的 { $cards }
picture-pile-game = 牌點分，{ $number } 點
picture-pile-more = { $cards } 計 { $number }
picture-pile-more-alone = 另計 { $number }
picture-pile-natural = { $cards } 的真塔，{ $number } 張
picture-pile-mixed = { $cards } 的混塔，{ $number } 張
picture-pile-samba = { $cards } 的順子塔，{ $number } 張

# What the badges of cards in a picture mean.
picture-badge-high = ▲ 高牌
picture-badge-low = ▼ 低牌
picture-badge-hung = ❗ 抓到的 J
picture-badge-game = 🟡 牌點分
picture-badge-natural = 🟡 真塔
picture-badge-mixed = ⚪ 混塔
picture-badge-samba = 🔵 順子塔

# A worked example; $piles is a list of what lies side by side.
picture-example = 例子：{ $piles }。
picture-example-marked = 金框裡的 { $cards }

picture-chart = { $count ->
    [1] 總分圖，第 1 局後。
   *[other] 總分圖，共 { $count } 局，每局一點。
}
picture-chart-line = { $names }：{ $totals }。

# Who has which sign in a picture; there is no line break between sign and names.
picture-sign = { $sign } { $names }
picture-signs = -# { $signs }

# The table in play, each seat with its points. $card was played to the trick.
picture-table = 牌桌。
picture-table-seat = { $name }：{ $points }。
picture-table-played = { $name }：{ $card }，{ $points }。
picture-table-open = { $names } 亮了 { $piles }。
picture-table-home = { $names } 已得 { $piles }。
picture-table-led = { $name } 首出 { $card }。
picture-table-cancelled = 抵消：{ $cards }。
picture-table-starred = 金星：{ $name }。
picture-table-totals = 總分：{ $totals }。
picture-table-awaited = 輪到 { $names }。
picture-table-takes = { $name } 用 { $card } 收下：{ $points }。
picture-table-leads = { $name } 首出 { $card }：{ $points }。
picture-table-highest = { $name }：{ $card }，目前最大，{ $points }。
picture-table-holds = { $name }：手牌 { $count } 張，{ $points } 分。
picture-table-turned = 翻出 { $card }。
picture-table-stock = { $seen ->
    [yes] 牌堆：{ $count } 張，頂牌 { $card }。
   *[no] 牌堆：{ $count } 張。
}
picture-table-pile = { $frozen ->
    [yes] 凍結的棄牌堆：{ $count } 張，頂牌 { $card }。
   *[no] 棄牌堆：{ $count } 張，頂牌 { $card }。
}
button-bigger-cards = 放大牌面
