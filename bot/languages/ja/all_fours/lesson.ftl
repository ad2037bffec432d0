# All Fours for somebody who has never heard of it.

# Exactly two sentences.
af-in-short = { $trump ->
    [beg] めくった1枚のスートが切り札になり、ディーラーの次の人は別の切り札を求めてベッグできます。
    [turnup] めくった1枚のスートが、ほかに勝つ切り札になります。
    [auction] 全員が1回ずつビッドでき、最高のビッドをした人の最初のカードが切り札を決めます。
   *[pitch] 最初に出されたカードが、ほかに勝つ切り札を決めます。
}最も高い切り札、最も低い切り札、切り札のジャック、最も多いカード点が得点になり、先に{ $target }点に達すると勝ちです。

# The lesson: steps with a trick and the four points as examples.
af-lesson-trump = { $trump ->
    [beg] **切り札** 1枚めくり、そのスートが切り札になります。ディーラーの次の人は、別のスートを求めてベッグできます。ディーラーは1点を与えるか、次の1枚をめくります。
    [turnup] **切り札** 1枚めくり、そのスートが切り札になります。
    [auction] **切り札** 何点取れるかを、全員が1回ずつビッドできます。最高のビッドをした人がリードし、その最初のカードのスートが切り札になります。
   *[pitch] **切り札** カードはめくりません。最初にリードされたカードのスートが切り札になります。
}

# $high, $low, $jack and $ten are cards; $hang is what a Jack of another side brings.
af-lesson-ends = { $holder ->
    [captor] **ハイとロー** 使われている最も高い切り札は1点で、ここでは{ $high }です。最も低い切り札も取った人の1点で、ここでは{ $low }です。
    [dealer] **ハイとロー** 使われている最も高い切り札は1点で、ここでは{ $high }です。最も低い切り札もディーラーの1点で、ここでは{ $low }です。
   *[holder] **ハイとロー** 使われている最も高い切り札は1点で、ここでは{ $high }です。最も低い切り札も配られた人の1点で、ここでは{ $low }です。
}
af-lesson-taken = { $hang ->
    [1] **ジャックとゲーム点** 切り札のジャック、{ $jack }を取ると1点です。
   *[other] **ジャックとゲーム点** 切り札のジャック、{ $jack }を取ると1点、相手側から捕まえると{ $hang }点です。
}{ $counts ->
    [all] カード点が最も多い側も1点：{ $ten }は{ $pips }、Aは4、Kは3、Qは2、Jは1と数えます。
   *[other] カード点が最も多い側も1点：{ $ten }は{ $pips }と数え、数えないスートもあります。
}
af-lesson-end = **ゲームの終わり** 先に{ $target }点に達した側の勝ちです。
