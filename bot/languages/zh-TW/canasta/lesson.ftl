# Canasta and Samba for somebody who has never heard of them.

# Exactly two sentences.
canasta-in-short = { $kind ->
    [samba] 收集牌組，也就是至少三張點數相同的牌，或同一花色連續的牌。
   *[canasta] 收集牌組，也就是至少三張點數相同的牌，分數最多的一方贏。
}輪到時抽 { $draw } 張牌，或拿走整個棄牌堆，可以攤出牌組，再棄一張牌；湊滿七張的牌組有高額獎分。

# The lesson: steps with a meld and a canasta as examples.
canasta-lesson-turn = **回合。**抽 { $draw } 張牌；如果能攤出棄牌堆的頂牌，也可以拿走整個棄牌堆。想攤牌就攤。最後棄一張牌。
canasta-lesson-meld = { $wild ->
    [yes] **牌組。**兩張 K 加 { $card } 就是一組，因為 2 和鬼牌是百搭。7 以下每張 5 分，8 到 K 每張 10 分，A 和 2 每張 20 分，鬼牌每張 50 分。
   *[no] **牌組。**三張點數相同的牌就是一組。7 以下每張 5 分，8 到 K 每張 10 分，A 和 2 每張 20 分，鬼牌每張 50 分。
}
canasta-lesson-opening = { $enough ->
    [yes] **第一次攤牌。**一方第一次攤出的牌組，加起來要有足夠的分：整場開始時是 { $minimum } 分，所以這一組就夠了。
   *[no] **第一次攤牌。**一方第一次攤出的牌組，加起來要有足夠的分：整場開始時是 { $minimum } 分，所以除了這一組還要再攤一組。
}
canasta-lesson-seven = { $kind ->
    [samba] **滿七張**就有獎分。同一花色連續七張是順子塔，得 { $samba } 分。點數相同的七張是塔，有百搭得 { $mixed } 分，沒有百搭得 { $natural } 分。紅3 每張 { $three } 分。
   *[canasta] **滿七張**點數相同的牌是塔，有獎分：有百搭得 { $mixed } 分，沒有百搭得 { $natural } 分。紅3 每張 { $three } 分。
}
canasta-lesson-end = { $canastas ->
    [0] **終局。**誰手裡沒有牌了，誰就胡牌，這一局結束。
   *[other] **終局。**誰手裡沒有牌了，誰就胡牌，這一局結束。己方要有 { $canastas } 座塔才可以胡牌。
}到 { $target } 分時，分數最多的一方贏。
