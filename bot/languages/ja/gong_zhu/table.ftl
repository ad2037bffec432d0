# Gong Zhu: the table, the hand, the count of a deal, and what is told of it.

gong_zhu-turn-show = 公開したい人はカードを公開できます。
gong_zhu-task-show = **カードを公開しますか？** 全員に見え、点が倍になります（ハートのAはすべてのハート）。
gong_zhu-button-show = { $ticked ->
    [0] 公開しない
   *[other] { $ticked }枚を公開する
}
gong_zhu-chosen = 公開するカード：{ $cards }
gong_zhu-choice-show = { $cards }を公開
gong_zhu-choice-show-nothing = 公開しない
gong_zhu-shown = 公開：{ $cards }
gong_zhu-shown-none = 公開されたカードはありません。
gong_zhu-shown-card = { $face ->
    [AH] { $card } { $name }（ハート×2）
   *[other] { $card } { $name } ×{ $times }
}
gong_zhu-fallen = -# 取られたカード：{ $cards }
gong_zhu-fallen-card = { $card } { $name }
gong_zhu-hunting = { $name }はまだハート総取りができます。
gong_zhu-worth = { $points }点

# The count, a line for each player: the cards, and how they come to the points.

gong_zhu-counted = { $name } { $cards } **{ $points }**
gong_zhu-counted-sum = { $name } { $cards } { $sum } = **{ $points }**
gong_zhu-counted-times = { $name } { $cards }（{ $sum }）×{ $times } = **{ $points }**

gong_zhu-fell = { $names }が−{ $target }点に落ちて「豚」です！🐷
gong_zhu-rose = { $names }が+{ $target }点に達しました。
gong_zhu-result-hearts = { $name }がハート総取りを{ $count }回達成しました。
gong_zhu-ends = { $deals ->
    [none] { $ends_at ->
        [both] -# −{ $target }点か+{ $target }点で終わります。
       *[low] -# −{ $target }点で終わります。
    }
   *[other] -# { $deals }ディールで終わります。
}

daily-squares-gong_zhu = -# 🟩 点が入る · 🟨 減る · ⬛ 豚 · ⬜ 点なし

# What is told of a deal in one sentence.

gong_zhu-highlight-sixteen = { $name }が16枚総取り：{ $points }点！
gong_zhu-highlight-hearts = { $name }がハート総取り：{ $points }点！
gong_zhu-highlight-short = { $name }はあと1枚でハート総取り：{ $other }が{ $card }を取りました！
gong_zhu-highlight-own-pig = { $name }は公開した豚を自分で取りました！
gong_zhu-highlight-times = { $name }は変圧器で{ $points }点！
gong_zhu-highlight-alone = { $name }は{ $card }だけを取って{ $points }点！
gong_zhu-highlight-pig-shown = 🐷 公開された豚は{ $name }へ！
gong_zhu-highlight-sheep-lost = 🐑 { $name }が公開した羊を{ $other }が取りました！
gong_zhu-highlight-both = { $name }が豚も羊も取りました！
gong_zhu-highlight-pig-thrown = 🐷 { $other }が{ $name }の{ $card }に豚を捨てました！
gong_zhu-highlight-pig = 🐷 { $name }が{ $card }で豚を取りました。

# Why something cannot be done.

illegal-gong_zhu-shown-waits = 公開したカードは、そのスートが一度リードされるまで出せません。同じスートの別のカードを出してください。
illegal-gong_zhu-hearts-locked = A♥が公開されているので、誰かがハートを出すまでハートをリードできません。
illegal-gong_zhu-not-shown = 公開できるのは、手札のQ♠、J♦、A♥、10♣だけです。
