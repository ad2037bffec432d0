# What is told of a deal in one sentence.

af-highlight-bid-all = { $name } 叫 { $bid } 分，四分全拿！
af-highlight-hung = { $name } 用 { $card } 抓到了 { $loser } 的 J！
af-highlight-jack-partner = { $name } 用 { $card } 保住了隊友 { $other } 的 J。
af-highlight-jack-alone = { $name } 的 J 自己贏下一墩！
af-highlight-high-low = { $card } 既是高牌又是低牌！
af-highlight-low-high = 高牌只是 { $card }！
af-highlight-low = 低牌竟是 { $card }！
af-highlight-low-captured = { $names } 從 { $name } 手裡贏走了低牌！
af-highlight-game-one = 牌點分只差一點，歸 { $names }！
af-highlight-game-tied = 牌點分各 { $count } 點平手，沒有人得。
af-highlight-tens = 四張 10 全歸 { $names }！
af-highlight-gift-paid = { $name } 求牌得一分，一共拿了 { $count } 分！
af-highlight-turned = { $name } 翻出 { $card }，得 { $count } 分！
af-highlight-revoked = { $name } 出 { $card } 有牌不跟，被抓到了！
af-highlight-every-trick = { $names } 贏下了所有墩！
af-highlight-no-trick = { $name } 一墩沒贏，照樣得分！
af-highlight-all-points = { $count } 分全歸 { $names }！
af-highlight-game-far = { $names } 的牌點分遙遙領先：{ $count } 比 { $others }！
af-highlight-out = { $names } 靠{ $what ->
    [high] 高牌
    [low] 低牌
    [jack] J 牌
   *[game] 牌點分
}先到目標，{ $others } 慢了一步！
af-highlight-turned-won = { $name } 翻出 { $card }，就此獲勝！
af-highlight-gift-won = 送出的那一分讓 { $names } 獲勝！
af-highlight-shutout = { $names } 獲勝，對方一分未得！
af-highlight-one-more = { $names } 再得一分就獲勝！
