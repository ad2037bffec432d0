# Cards and suits. Corners are international (A K Q J); a joker is 鬼牌.

suit-clubs = 梅花
suit-diamonds = 方塊
suit-spades = 黑桃
suit-hearts = 紅心

card-corner = { $rank ->
    [0] 鬼牌
    [11] J
    [12] Q
    [13] K
    [14] A
    [15] 小鬼
    [16] 大鬼
   *[other] { $rank }
}{ $suit }

card-name = { $suit }{ $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
