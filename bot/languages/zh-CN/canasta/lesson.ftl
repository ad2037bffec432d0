# Canasta and Samba for somebody who has never heard of them.

# Exactly two sentences.
canasta-in-short = { $kind ->
    [samba] 收集牌组，也就是至少三张牌点相同的牌，或同一花色连续的牌。
   *[canasta] 收集牌组，也就是至少三张牌点相同的牌，分最多的一方赢。
}轮到时抓 { $draw } 张牌，或吃下整个吃牌堆，可以摊出牌组，再打出一张，凑满七张的牌组有高额奖分。

# The lesson: steps with a meld and a canasta as examples.
canasta-lesson-turn = **回合。**抓 { $draw } 张牌；如果能摊出吃牌堆的顶牌，也可以吃下整个吃牌堆。想摊牌就摊。然后打出一张。
canasta-lesson-meld = { $wild ->
    [yes] **牌组。**两张 K 加 { $card } 就是一组，因为 2 和王是百搭。7 以下每张 5 分，8 到 K 每张 10 分，A 和 2 每张 20 分，王每张 50 分。
   *[no] **牌组。**三张牌点相同的牌就是一组。7 以下每张 5 分，8 到 K 每张 10 分，A 和 2 每张 20 分，王每张 50 分。
}
canasta-lesson-opening = { $enough ->
    [yes] **首次摊牌。**一方首次摊出的牌组，合计要有足够的分：整场开始时是 { $minimum } 分，所以这一组就够了。
   *[no] **首次摊牌。**一方首次摊出的牌组，合计要有足够的分：整场开始时是 { $minimum } 分，所以除了这一组还要再摊一组。
}
canasta-lesson-seven = { $kind ->
    [samba] **满七张**就有奖分。同一花色连续七张是顺点塔，得 { $samba } 分。牌点相同的七张是塔，有百搭得 { $mixed } 分，没有百搭得 { $natural } 分。红3 每张 { $three } 分。
   *[canasta] **满七张**牌点相同的牌是塔，有奖分：有百搭得 { $mixed } 分，没有百搭得 { $natural } 分。红3 每张 { $three } 分。
}
canasta-lesson-end = { $canastas ->
    [0] **终局。**谁手里没有牌了，谁就和牌，这一局结束。
   *[other] **终局。**谁手里没有牌了，谁就和牌，这一局结束。己方要有 { $canastas } 座塔才可以和牌。
}到 { $target } 分时，分最多的一方赢。
