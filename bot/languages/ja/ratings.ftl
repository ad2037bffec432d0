# レーティングと信頼度。

result-rating = レーティング：{ $changes }
result-rating-of = { $name } **{ $rating }**（{ $change }）
result-rated-often = -# レーティング対象外です。このメンバーは今日すでに対象ゲームを3回プレイしています。
