# Pictures in words, for those who hear them. Each text tells what its picture shows, and no more.

picture-hand = 你的手牌，{ $count } 张：{ $cards }。
picture-hand-empty = 你没有手牌了。

picture-deal = 本局的结果。
picture-deal-card = 大图：{ $card }，归 { $name }。
picture-deal-moon = 大图：一轮月亮。{ $name } 全收。

# $piles is a list of what lies beside the names.
picture-line = { $names }，{ $points } 分：{ $piles }。
picture-line-empty = { $names }，{ $points } 分，没有牌。
picture-line-moon = { $names }，{ $points } 分，全收：{ $piles }。
picture-line-out = { $names }，{ $points } 分，和牌：{ $piles }。

# What lies together, in such a list. $number is on a coin beside the cards.
picture-pile-high = 高牌 { $cards }
picture-pile-low = 低牌 { $cards }
picture-pile-hung = 捉到的 { $cards }
picture-pile-game = 点数分，{ $number } 点
picture-pile-more = { $cards }（{ $number } 分）
picture-pile-more-alone = 另 { $number } 分
picture-pile-natural = { $cards } 的真塔，{ $number } 张
picture-pile-mixed = { $cards } 的混塔，{ $number } 张
picture-pile-samba = { $cards } 的顺点塔，{ $number } 张

# What the badges of cards in a picture mean.
picture-badge-high = ▲ 高牌
picture-badge-low = ▼ 低牌
picture-badge-hung = ❗ 捉到的 J
picture-badge-game = 🟡 点数分
picture-badge-natural = 🟡 真塔
picture-badge-mixed = ⚪ 混塔
picture-badge-samba = 🔵 顺点塔

# A worked example; $piles is a list of what lies side by side.
picture-example = 例子：{ $piles }。
picture-example-marked = 金框里的 { $cards }

picture-chart = { $count ->
    [1] 第 1 局后的总分图。
   *[other] 总分图，共 { $count } 局，每局后各一点。
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
picture-table-led = { $name } 领出 { $card }。
picture-table-cancelled = 抵消：{ $cards }。
picture-table-starred = 金星：{ $name }。
picture-table-totals = 总分：{ $totals }。
picture-table-awaited = 轮到 { $names }。
picture-table-takes = { $name } 用 { $card } 收下：{ $points }。
picture-table-leads = { $name } 领出 { $card }：{ $points }。
picture-table-highest = { $name }：{ $card }，目前最大，{ $points }。
picture-table-holds = { $name }：手牌 { $count } 张，{ $points } 分。
picture-table-turned = 翻出 { $card }。
picture-table-stock = { $seen ->
    [yes] 牌堆：{ $count } 张，顶牌 { $card }。
   *[no] 牌堆：{ $count } 张。
}
picture-table-pile = { $frozen ->
    [yes] 冻结的吃牌堆：{ $count } 张，顶牌 { $card }。
   *[no] 吃牌堆：{ $count } 张，顶牌 { $card }。
}
button-bigger-cards = 放大牌面
