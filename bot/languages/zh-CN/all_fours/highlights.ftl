# What is told of a deal in one sentence.

af-highlight-bid-all = { $name } 叫 { $bid } 分，四分全拿！
af-highlight-hung = { $name } 用 { $card } 捉到了 { $loser } 的 J！
af-highlight-jack-partner = { $name } 用 { $card } 保住了搭档 { $other } 的 J。
af-highlight-jack-alone = { $name } 的 J 自己赢下一墩！
af-highlight-high-low = { $card } 既是高牌又是低牌！
af-highlight-low-high = 高牌只是 { $card }！
af-highlight-low = 低牌竟是 { $card }！
af-highlight-low-captured = { $names } 从 { $name } 手里赢走了低牌！
af-highlight-game-one = 点数分只差一点，归 { $names }！
af-highlight-game-tied = 点数分各 { $count } 点打平，没有人得。
af-highlight-tens = 四张 10 全归 { $names }！
af-highlight-gift-paid = { $name } 求牌得一分，一共拿了 { $count } 分！
af-highlight-turned = { $name } 翻出 { $card }，得 { $count } 分！
af-highlight-revoked = { $name } 出 { $card } 有牌不跟，被抓住了！
af-highlight-every-trick = { $names } 赢下了所有墩！
af-highlight-no-trick = { $name } 一墩没赢，照样得分！
af-highlight-all-points = { $count } 分全归 { $names }！
af-highlight-game-far = { $names } 的点数分遥遥领先：{ $count } 比 { $others }！
af-highlight-out = { $names } 靠{ $what ->
    [high] 高牌
    [low] 低牌
    [jack] J 牌
   *[game] 点数分
}先到目标，{ $others } 慢了一步！
af-highlight-turned-won = { $name } 翻出 { $card }，就此获胜！
af-highlight-gift-won = 送出的那一分让 { $names } 获胜！
af-highlight-shutout = { $names } 获胜，对方一分未得！
af-highlight-one-more = { $names } 再得一分就获胜！
