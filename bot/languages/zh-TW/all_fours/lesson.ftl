# All Fours for somebody who has never heard of it.

# Exactly two sentences.
af-in-short = { $trump ->
    [beg] 翻開一張牌定王牌，王牌大過其他花色，莊家的下家可以求牌，要求換王牌。
    [stay] 翻開一張牌定王牌，王牌大過其他花色，莊家的下家可以求一分。
    [turnup] 翻開一張牌定王牌，王牌大過其他花色。
    [auction] 每人可以叫一次分，叫得最高的人出的第一張牌定王牌。
   *[pitch] 第一張出的牌定王牌，王牌大過其他花色。
}{ $pegged ->
    [alone] 墩裡贏得的王牌得分，10 和 5 最值錢，
    [four] 墩裡贏得的王牌得分，高牌、低牌、J 牌、牌點分也得分，
   *[none] 最大和最小的王牌、王牌 J，以及墩裡的大牌都能得分，
}先達到 { $target } 分的贏。

# The lesson: steps with a trick and the four points as examples.
af-lesson-trump = { $trump ->
    [beg] **王牌。**翻開一張牌，它的花色就是王牌。莊家的下家可以求牌，要求換王牌。莊家就要送一分，或者重新翻一張。
    [stay] **王牌。**翻開一張牌，它的花色就是王牌。莊家的下家可以求牌。莊家就要送一分，或者每人再發三張。
    [turnup] **王牌。**翻開一張牌，它的花色就是王牌。
    [auction] **王牌。**每人可以叫一次分，說自己能得幾分。叫得最高的人首出，這第一張牌的花色就是王牌。
   *[pitch] **王牌。**不翻牌。打出的第一張牌是什麼花色，那門花色就是王牌。
}

# $high, $low, $jack and $ten are cards; $hang is what a Jack of another side brings.
af-lesson-ends = { $holder ->
    [captor] **高牌和低牌。**場上最大的王牌得一分：這裡是 { $high }。最小的王牌也得一分，歸贏得它的人：這裡是 { $low }。
    [dealer] **高牌和低牌。**場上最大的王牌得一分：這裡是 { $high }。最小的王牌也得一分，歸莊家：這裡是 { $low }。
   *[holder] **高牌和低牌。**場上最大的王牌得一分：這裡是 { $high }。最小的王牌也得一分，歸發牌時拿到它的人：這裡是 { $low }。
}
af-lesson-taken = { $hang ->
    [1] **J 牌和牌點分。**贏得王牌 J（{ $jack }）得一分。
   *[other] **J 牌和牌點分。**贏得王牌 J（{ $jack }）得一分，從別的一方贏來則得 { $hang } 分。
}{ $counts ->
    [all] 牌點最多的一方再得一分：{ $ten } 算 { $pips } 點，A 算 4 點，K 算 3 點，Q 算 2 點，J 算 1 點。
    [tens_of_trumps] 牌點最多的一方再得一分：{ $ten } 算 { $pips } 點，別的 10 不算，A 算 4 點，K 算 3 點，Q 算 2 點，J 算 1 點。
   *[other] 牌點最多的一方再得一分：{ $ten } 算 { $pips } 點，有的花色不算。
}
af-lesson-pegs = **王牌分。**贏一墩，裡面的王牌馬上得分：{ $ten } 算 10 分，5 算 5 分，A 4 分，K 3 分，Q 2 分，J 1 分。{ $pegged ->
    [alone] 別的都不算。
   *[four] 高牌、低牌、J 牌、牌點分也算。
}
af-lesson-end = **終局。**先達到 { $target } 分的贏。
