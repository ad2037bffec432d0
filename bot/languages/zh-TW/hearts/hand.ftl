# One player's hand, by direct message or shown in the channel to that player alone.

hand-where = -# { $guild } · #{ $channel } · [牌桌 { $table }]({ $link })

hand-passed = { $why ->
    [own] 你把 { $cards } 傳給了 { $name }。
    [late] 你逾時了，電腦替你把 { $cards } 傳給了 { $name }。
   *[away] 你暫離時，電腦替你把 { $cards } 傳給了 { $name }。
}
hand-passed-around = { $why ->
    [own] 你傳出了 { $cards }。
    [late] 你逾時了，電腦替你傳出了 { $cards }。
   *[away] 你暫離時，電腦替你傳出了 { $cards }。
}
hand-received = { $name } 傳給你 { $cards }。
hand-received-around = 你收到 { $cards }。
hand-away = 你暫離了，現在由電腦代打。按「我回來了」就能自己打。代打超過三分之一，名次就排在留下的人之後。

hand-laid-aside = { $why ->
    [own] 你蓋下了 { $cards }。
    [late] 你逾時了，電腦替你蓋下了 { $cards }。
   *[away] 你暫離時，電腦替你蓋下了 { $cards }。
}
task-pass = **選 { $count } 張牌傳給 { $name }。**
task-pass-around = **選 { $count } 張牌，每家一張。**
task-pass-shared = **選 { $count } 張牌，照選取的先後依序是：{ $shares }。**
task-pass-share = 給 { $name } { $count } 張
task-discard = **選 { $count } 張牌蓋下。**蓋下的牌裡有分，也算在你頭上。
task-open = **輪到你。**你有 { $card }，由你用它開局。
task-lead = **輪到你。**由你首出，任何一張牌都可以。
task-lead-no-heart = **輪到你。**由你首出，但不能出紅心。
task-lead-club = **輪到你。**由你首出，任何一張梅花都可以。
task-lead-no-points = **輪到你。**由你首出，任何一張不罰分的牌都可以。
task-lead-some = **輪到你。**由你首出，除了 { $cards } 都可以。
task-follow = **輪到你。**跟{ $suit }{ $sign }。
task-void = **輪到你。**你沒有{ $suit }{ $sign }，出任何一張牌都可以。
task-void-some = **輪到你。**你沒有{ $suit }{ $sign }，能出的牌是：{ $cards }。
task-vector = **你是莊家。**看手牌之前，先決定每人傳幾張、傳給誰。
task-moon = **你射月了。**請選擇總分怎麼算。{ $choices }
choice-vector = { $way } { $count } 張
choice-vector-none = 不傳牌
share-count = { $way } { $count } 張
share-say = 就這樣傳：{ $vector }
share-most = 總共最多 { $count } 張
share-least = 至少要傳 1 張
choice-moon-old = 其他各家加這些分
choice-moon-new = 自己的總分減這些分
choice-moon-old-totals = 其他各家加分 → { $totals }
choice-moon-new-totals = 自己減分 → { $totals }
told-moon-old = 如果其他各家加這些分：{ $totals }。
told-moon-new = 如果自己的總分減這些分：{ $totals }。
task-void-first-trick = **輪到你。**你沒有{ $suit }{ $sign }。第一墩不能墊罰分牌。

label-new = { $card } 新
label-to = { $card } → { $name }

button-pass = 傳給 { $name }（已選 { $ticked }/{ $count }）
button-pass-left = 傳給左家 { $name }（已選 { $ticked }/{ $count }）
button-pass-right = 傳給右家 { $name }（已選 { $ticked }/{ $count }）
button-pass-across = 傳給對家 { $name }（已選 { $ticked }/{ $count }）
button-pass-around = 每家傳一張（已選 { $ticked }/{ $count }）
button-pass-shared = 照莊家的決定傳（已選 { $ticked }/{ $count }）
button-discard = 蓋下（已選 { $ticked }/{ $count }）
