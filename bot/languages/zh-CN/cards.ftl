# Cards and suits. Corners are international (A K Q J); a joker is 王.

suit-clubs = 梅花
suit-diamonds = 方块
suit-spades = 黑桃
suit-hearts = 红心

card-corner = { $rank ->
    [0] 王
    [11] J
    [12] Q
    [13] K
    [14] A
    [15] 小王
    [16] 大王
   *[other] { $rank }
}{ $suit }

card-name = { $suit }{ $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
