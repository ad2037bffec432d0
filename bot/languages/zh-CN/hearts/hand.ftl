# One player's hand, by direct message or shown in the channel to that player alone.

hand-where = -# { $guild } · #{ $channel } · [牌桌 { $table }]({ $link })

hand-passed = { $why ->
    [own] 你把 { $cards } 传给了 { $name }。
    [late] 你超时了，电脑替你把 { $cards } 传给了 { $name }。
   *[away] 你暂离时，电脑替你把 { $cards } 传给了 { $name }。
}
hand-passed-around = { $why ->
    [own] 你传出了 { $cards }。
    [late] 你超时了，电脑替你传出了 { $cards }。
   *[away] 你暂离时，电脑替你传出了 { $cards }。
}
hand-received = { $name } 传给你 { $cards }。
hand-received-around = 你收到 { $cards }。
hand-away = 你暂离了，现由电脑托管。点击“我回来了”就能自己打。托管超过三分之一，名次就排在留下的人之后。

hand-laid-aside = { $why ->
    [own] 你扣下了 { $cards }。
    [late] 你超时了，电脑替你扣下了 { $cards }。
   *[away] 你暂离时，电脑替你扣下了 { $cards }。
}
task-pass = **选 { $count } 张牌传给 { $name }。**
task-pass-around = **选 { $count } 张牌，每家一张。**
task-pass-shared = **选 { $count } 张牌，按选中的先后依次是：{ $shares }。**
task-pass-share = 给 { $name } { $count } 张
task-discard = **选 { $count } 张牌扣下。**扣下的牌里的分也归你。
task-open = **轮到你。**你有 { $card }，必须先出它。
task-lead = **轮到你。**可以领出任意一张牌。
task-lead-no-heart = **轮到你。**请领出红心以外的任意一张牌。
task-lead-club = **轮到你。**领出任意一张梅花。
task-lead-no-points = **轮到你。**领出任意一张没有罚分的牌。
task-lead-some = **轮到你。**领出 { $cards } 以外的任意一张牌。
task-follow = **轮到你。**跟{ $suit }{ $sign }。
task-void = **轮到你。**你没有{ $suit }{ $sign }，可以出任意一张牌。
task-void-some = **轮到你。**你没有{ $suit }{ $sign }，能出的牌是：{ $cards }。
task-vector = **你是庄家。**看手牌之前，先定每人传几张、传给谁。
task-moon = **你全收了。**请选择总分怎么算。{ $choices }
choice-vector = { $way } { $count } 张
choice-vector-none = 不传牌
share-count = { $way } { $count } 张
share-say = 就这样传：{ $vector }
share-most = 总共最多 { $count } 张
share-least = 至少要传 1 张
choice-moon-old = 其他各家加上这些分
choice-moon-new = 自己的总分减去这些分
choice-moon-old-totals = 其他各家加分 → { $totals }
choice-moon-new-totals = 自己减分 → { $totals }
told-moon-old = 如果其他各家加上这些分：{ $totals }。
told-moon-new = 如果自己的总分减去这些分：{ $totals }。
task-void-first-trick = **轮到你。**你没有{ $suit }{ $sign }。第一墩不能垫有罚分的牌。

label-new = { $card } 新
label-to = { $card } → { $name }

button-pass = 传给 { $name }（已选 { $ticked }/{ $count }）
button-pass-left = 传给左家 { $name }（已选 { $ticked }/{ $count }）
button-pass-right = 传给右家 { $name }（已选 { $ticked }/{ $count }）
button-pass-across = 传给对家 { $name }（已选 { $ticked }/{ $count }）
button-pass-around = 每家传一张（已选 { $ticked }/{ $count }）
button-pass-shared = 按庄家的决定传（已选 { $ticked }/{ $count }）
button-discard = 扣下（已选 { $ticked }/{ $count }）
