# All Fours for somebody who has never heard of it.

# Exactly two sentences.
af-in-short = { $trump ->
    [beg] 翻开一张牌定将，将牌大过其他花色，庄家的下家可以求牌换将。
    [stay] 翻开一张牌定将，将牌大过其他花色，庄家的下家可以求一分。
    [turnup] 翻开一张牌定将，将牌大过其他花色。
    [auction] 每人可以叫一次分，叫得最高的人出的第一张牌定将。
   *[pitch] 第一张出的牌定将，将牌大过其他花色。
}{ $pegged ->
    [alone] 墩里赢得的将牌得分，10 和 5 最值钱，
    [four] 墩里赢得的将牌得分，高牌、低牌、J 牌、点数分也得分，
   *[none] 最大和最小的将牌、将牌 J，以及墩里点数最多的牌都能得分，
}先满 { $target } 分者胜。

# The lesson: steps with a trick and the four points as examples.
af-lesson-trump = { $trump ->
    [beg] **将牌。**翻开一张牌，它的花色就是将牌。庄家的下家可以求牌，要求换将。庄家就要送一分，或者重新翻一张。
    [stay] **将牌。**翻开一张牌，它的花色就是将牌。庄家的下家可以求牌。庄家就要送一分，或者每人再发三张。
    [turnup] **将牌。**翻开一张牌，它的花色就是将牌。
    [auction] **将牌。**每人可以叫一次分，说自己能得几分。叫得最高的人领出，这第一张牌的花色就是将牌。
   *[pitch] **将牌。**不翻牌。第一张领出的牌是什么花色，那门花色就是将牌。
}

# $high, $low, $jack and $ten are cards; $hang is what a Jack of another side brings.
af-lesson-ends = { $holder ->
    [captor] **高牌和低牌。**场上最大的将牌得一分：这里是 { $high }。最小的将牌也得一分，归赢得它的人：这里是 { $low }。
    [dealer] **高牌和低牌。**场上最大的将牌得一分：这里是 { $high }。最小的将牌也得一分，归庄家：这里是 { $low }。
   *[holder] **高牌和低牌。**场上最大的将牌得一分：这里是 { $high }。最小的将牌也得一分，归发到它的人：这里是 { $low }。
}
af-lesson-taken = { $hang ->
    [1] **J 牌和点数分。**赢得将牌 J（{ $jack }）得一分。
   *[other] **J 牌和点数分。**赢得将牌 J（{ $jack }）得一分，从别的一方赢得则得 { $hang } 分。
}{ $counts ->
    [all] 点数最多的一方再得一分：{ $ten } 算 { $pips } 点，A 算 4 点，K 算 3 点，Q 算 2 点，J 算 1 点。
    [tens_of_trumps] 点数最多的一方再得一分：{ $ten } 算 { $pips } 点，别的 10 不算，A 算 4 点，K 算 3 点，Q 算 2 点，J 算 1 点。
   *[other] 点数最多的一方再得一分：{ $ten } 算 { $pips } 点，有的花色不算。
}
af-lesson-pegs = **将牌分。**赢一墩，里面的将牌马上得分：{ $ten } 算 10 分，5 算 5 分，A 4 分，K 3 分，Q 2 分，J 1 分。{ $pegged ->
    [alone] 别的都不算。
   *[four] 高牌、低牌、J 牌、点数分也算。
}
af-lesson-end = **终局。**先满 { $target } 分者胜。
