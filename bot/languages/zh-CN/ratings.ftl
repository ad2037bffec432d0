# 等级分，以及各人的守约程度。

result-rating = 等级分：{ $changes }
result-rating-of = { $name } **{ $rating }**（{ $change }）
result-rated-often = -# 本场不计等级分：这几位今天已打满三场计分的牌局。
