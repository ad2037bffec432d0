# Hints: what the computer would do in a player's place, and why. Only that player reads them.

button-hint = 提示
hint = **提示：**{ $what }。{ $why }
hint-alone = **提示：**{ $what }。
hint-thinking = **提示：**思考中……
hint-none = **提示：**電腦在這裡沒有建議。
hint-not-allowed = 這張牌桌不能用提示。

# What to do.
hint-play = 出 { $card }
hint-pass = 傳 { $cards }
hint-give-to = 把 { $card } 給 { $name }
hint-aside = 蓋下 { $cards }
hint-choose = 選「{ $choice }」

# 幾類遊戲共用的理由。
hint-only = 能出的只有這一張。
hint-lead-lowest = { $count ->
    [1] 還沒出過的{ $suit }只有 1 張，比它大；那張牌不出現，你才會吃下這一墩
   *[other] 還沒出過的 { $count } 張{ $suit }都比它大；別人都沒有{ $suit }，你才會吃下這一墩
}。
hint-lead-last = 你沒有別的{ $suit }了，以後就不用再跟這門花色。
hint-lead-beaten = 還沒出過的{ $suit }中有 { $count } 張比它大，這一墩可能歸別人。
hint-lead-highest = 不會再有人出更大的{ $suit }，這一墩歸你。
hint-under = 它比 { $over } 小，你不會吃下這一墩。
hint-must = 你沒有比 { $over } 小的牌。
hint-must-low = 你沒有比 { $over } 小的牌，但這張是你最小的，也許還會有人壓過它。
hint-must-high = 你沒有比 { $over } 小的牌，反正要吃下這一墩，不如出掉最大的牌。
hint-throw = 你沒有{ $suit }，它吃不到這一墩。
hint-throw-last = 你沒有別的{ $suit }了，以後就不用再跟這門花色。
hint-bid = { $suit }{ $sign }當王牌的話，你會有 { $cards }。
hint-bid-pass = 你最好的花色是{ $suit }{ $sign }，有 { $cards }，看來還不夠。
hint-pitch = 這樣{ $suit }{ $sign }就是王牌，你有 { $cards }。
hint-lead-top = 不會再有人出更大的{ $suit }，只有王牌能贏它。
hint-lead-top-trump = 不會再有人出更大的王牌，這一墩歸你。
hint-trumps = 可以用王牌吃掉目前最大的 { $over }。
hint-over = 它大過目前最大的 { $over }。
hint-partner-has = 這一墩目前歸你的隊友 { $name }。
hint-discard-plain = 你的{ $suit }{ $sign }全部留下，它們是王牌。

# 幾類遊戲共用的失誤。$card 和 $better 是牌。
mistake-led-high = 你首出 { $card }，誰也壓不過它。
mistake-led-low = { $card } 應該留到以後，可以先出 { $better }。
mistake-kept-points = 你留著 { $card }，它本來可以歸別人。
mistake-threw = 墊{ $suit }更好。
mistake-over = 你用 { $card } 壓住了這一墩；出 { $better } 就不用吃了。
mistake-took-low = 反正要吃這一墩：該出 { $better }，留 { $card }。
mistake-under-low = { $better } 也壓不過，{ $card } 可以留到以後。
mistake-no-bid = 你沒叫分；這手牌值得叫 { $count } 分。
mistake-bid-high = 你叫得太高：{ $count } 分就夠。
mistake-bid-low = 你叫得太低：這手牌值 { $count } 分。
mistake-pitched = 你定{ $suit }{ $sign }當王牌；{ $better } 更有希望。
mistake-wasted-trump = 這一墩不值得用 { $card }。
mistake-led-trump = 你首出王牌 { $card }，它應該留到以後。
mistake-kept-trump = 該用 { $card } 吊王牌。
mistake-too-high = { $better } 也能贏這一墩，{ $card } 可以留著。
