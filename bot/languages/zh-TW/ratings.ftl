# 等級分，以及各人的守約程度。

result-rating = 等級分：{ $changes }
result-rating-of = { $name } **{ $rating }**（{ $change }）
result-rated-often = -# 這場不計等級分：這幾位今天已經打滿三場計分的牌局。
