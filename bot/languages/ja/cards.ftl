# Cards and suits. Corners are international; a card in full is "ハートのQ".

suit-clubs = クラブ
suit-diamonds = ダイヤ
suit-spades = スペード
suit-hearts = ハート

card-corner = { $rank ->
    [0] ジョーカー
    [11] J
    [12] Q
    [13] K
    [14] A
    [15] ジョーカー小
    [16] ジョーカー大
   *[other] { $rank }
}{ $suit }

card-name = { $suit }の{ $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
