# 等級分，以及各人的守約程度。

result-rating = -# 等級分：{ $changes }
result-rating-alone = -# 自己玩、無提示的等級分：{ $rating }（{ $change }）
result-rated-often = -# 這場不計等級分：這幾位今天已經打滿三場計分的牌局。

lobby-reliability = 完局率 { $percent }%
lobby-reliable-from = -# 加入條件：近期的牌局有 { $percent }% 打到結束，新人不限。
lobby-not-reliable = 這桌只限近期有 { $asked }% 的牌局打到結束的人。你是 { $percent }%，每打完一場就會回升。

leave-reliability = 如果你不回來，完局率會從 { $now }% 降到 { $then }%。
leave-reliability-new = 如果你不回來，這一場會算作沒有打完，計入完局率。

option-reliability = 完局率
offer-reliability = 誰可以加入這桌
offer-reliability-from = { $percent ->
    [0] 任何人
   *[other] 新人，以及近期完局率達到 { $percent }% 的人
}
options-reliability = 誰可以加入
options-reliability-from = { $percent ->
    [0] 任何人都可以加入
   *[other] 新人，或完局率達到 { $percent }% 的人
}
