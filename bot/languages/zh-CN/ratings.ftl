# 等级分，以及各人的守约程度。

result-rating = -# 等级分：{ $changes }
result-rating-alone = -# 单人无提示等级分：{ $rating }（{ $change }）
result-rated-often = -# 本场不计等级分：这几位今天已打满三场计分的牌局。

lobby-reliability = 完局率 { $percent }%
lobby-reliable-from = -# 加入条件：近期的牌局有 { $percent }% 打到结束，新人不限。
lobby-not-reliable = 这桌只限近期有 { $asked }% 的牌局打到结束的人。你是 { $percent }%，每打完一场就会回升。

leave-reliability = 如果你不回来，完局率将从 { $now }% 降到 { $then }%。
leave-reliability-new = 如果你不回来，这一场会算作没有打完，计入完局率。

option-reliability = 完局率
offer-reliability = 谁可以加入这桌
offer-reliability-from = { $percent ->
    [0] 任何人
   *[other] 新人，以及近期完局率达到 { $percent }% 的人
}
options-reliability = 谁可以加入
options-reliability-from = { $percent ->
    [0] 任何人都可以加入
   *[other] 新人，或完局率达到 { $percent }% 的人
}
