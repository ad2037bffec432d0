# レーティングと信頼度。

result-rating = -# レーティング：{ $changes }
result-rating-alone = -# 1人・ヒントなしのレーティング：{ $rating }（{ $change }）
result-rated-often = -# レーティング対象外です。このメンバーは今日すでに対象ゲームを3回プレイしています。

lobby-reliability = 完走率{ $percent }%
lobby-reliable-from = -# 参加条件：最近のゲームの{ $percent }%以上を完走（初めての人も可）
lobby-not-reliable = 参加できるのは、最近のゲームの{ $asked }%以上を最後までプレイした人です。あなたは{ $percent }%で、完走するたびに上がります。

leave-reliability = 戻らない場合、完走率が{ $now }%から{ $then }%に下がります。
leave-reliability-new = 戻らない場合、このゲームは完走しなかったものとして数えられます。

option-reliability = 完走率
offer-reliability = 参加できる人
offer-reliability-from = { $percent ->
    [0] 誰でも
   *[other] 初めての人と、最近のゲームの{ $percent }%以上を最後までプレイした人
}
options-reliability = 参加できる人
options-reliability-from = { $percent ->
    [0] 誰でも参加できる
   *[other] 初めて、または完走率{ $percent }%以上
}
