# What games of tricks say where a family has no words of its own.

trumps = 切り札：{ $suit }{ $sign }。
waits = 公開した{ $cards }は、そのスートが一度リードされるまで出せません。
illegal-follow-or-trump = 出せるうちは、{ $suit }{ $sign }をフォローするか切り札を出さなければなりません。
illegal-follow-trump = 切り札がリードされました。手札に切り札があるうちは、切り札を出さなければなりません。
turn-bid = { $names }がビッドかパスをします。
trumps-unmade = 最初のリードが切り札を決めます。
whose-nobody = 該当なし
heading-show = ### カードを公開できます
turned-up = ディーラー：{ $dealer }。めくられたカード：**{ $card }**。
bids-told = ビッド：{ $bids }。
choice-bid = { $what ->
    [pass] パス
   *[other] { $what }
}
rule-card-plain = - 標準のルールです。
fault-other = このゲームにないルールか、ほかと両立しないルールが含まれています。
fault-together = 次のルールは両立しません：{ $rules }。

# The trick on the table, card by card, and the one before it in a line.

task-ticks = { $how ->
    [pass] { $count ->
        [1] 選ぶとすぐに渡します。
       *[other] { $count }枚目を選ぶと渡します。
    }
    [discard] { $count ->
        [1] 選ぶとすぐに脇に伏せます。
       *[other] { $count }枚目を選ぶと脇に伏せます。
    }
    [keep] { $count }枚目を選ぶと決まります。
    [soon] 数秒後か、ほかの誰かも選び終えた時点で確定します。
   *[asks] 選んだらカードの下で確定してください。
}
turn-then = 続いて{ $others }。
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }（打ち消し）
trick-seat-takes = **{ $card }** { $name } ← 今一番強い
trick-seat-took = **{ $card }** { $name } ←
trick-name-takes = **{ $name } ←**
trick-name-cancelled = ~~{ $name }~~
trick-taken = **{ $name }が取りました。**
trick-taken-worth = **{ $name }が取りました：{ $worth }。**
last-title = ### 直前のトリック
last-trick = -# 直前のトリック：{ $cards } → { $name }
last-trick-worth = -# 直前のトリック：{ $cards } → { $name }、{ $worth }

lesson-trick = { $follow ->
    [strict] **トリックの例** リードされたスートがあればフォローし、なければ切り札も出せます。ここでは切り札が{ $trumps }で、{ $led }がリードされました。切り札の{ $best }がトリックを取ります。
    [plain] **トリックの例** リードされたスートがあればフォローし、なければ何を出してもかまいません。{ $led }がリードされました。そのスートで最も強い{ $best }がトリックを取ります。
   *[or_trump] **トリックの例** リードされたスートをフォローするか、切り札を出します。そのスートがなければ何でも出せます。ここでは切り札が{ $trumps }で、{ $led }がリードされました。切り札の{ $best }がトリックを取ります。
}

highlight-bid-set-one = { $name }のビッド{ $bid }、あと1点で失敗！
highlight-bid-set = { $name }のビッド{ $bid }は失敗！
highlight-bid-modest = { $name }はビッド{ $bid }で{ $count }点、控えめすぎました！
highlight-bid-exact = { $name }がビッド{ $bid }をちょうど達成！
counted-brief = { $whose }：{ $what }
counted-brief-points = { $what }（{ $points }点）
goal-line-target = -# { $target }点でゲーム終了です。
