# Hints: what the computer would do in a player's place, and why. Only that player reads them.

button-hint = 提示
hint = **提示：**{ $what }。{ $why }
hint-alone = **提示：**{ $what }。
hint-thinking = **提示：**思考中……
hint-none = **提示：**电脑对这一步没有建议。
hint-not-allowed = 这张牌桌不允许提示。

# What to do.
hint-play = 出 { $card }
hint-pass = 传 { $cards }
hint-give-to = { $card } 给 { $name }
hint-aside = 扣下 { $cards }
hint-choose = 选“{ $choice }”

# 几类游戏共用的理由。
hint-only = 能出的只有这一张。
hint-lead-lowest = { $count ->
    [1] 还没出过的{ $suit }只有 1 张，比它大；那张牌不出现，你才会收下这一墩
   *[other] 还没出过的 { $count } 张{ $suit }都比它大；别人都没有{ $suit }，你才会收下这一墩
}。
hint-lead-last = 你没有别的{ $suit }了，以后就不用再跟这门花色。
hint-lead-beaten = 还没出过的{ $suit }中有 { $count } 张比它大，这一墩可能归别人。
hint-lead-highest = 不会再有人出更大的{ $suit }，这一墩归你。
hint-under = 它比 { $over } 小，你不会收下这一墩。
hint-must = 你没有比 { $over } 小的牌。
hint-must-low = 你没有比 { $over } 小的牌，但这张是你最小的，也许还会有人压过它。
hint-must-high = 你没有比 { $over } 小的牌，反正要收下这一墩，不如出掉最大的牌。
hint-throw = 你没有{ $suit }，它收不到这一墩。
hint-throw-last = 你没有别的{ $suit }了，以后就不用再跟这门花色。
hint-bid = 以{ $suit }{ $sign }为将牌，你会有 { $cards }。
hint-bid-pass = 你最好的花色是{ $suit }{ $sign }，有 { $cards }，看来还不够。
hint-pitch = 它定{ $suit }{ $sign }为将牌，你有 { $cards }。
hint-lead-top = 不会再有人出更大的{ $suit }，只有将吃能赢它。
hint-lead-top-trump = 不会再有人出更大的将牌，这一墩归你。
hint-trumps = 它能将吃目前最大的 { $over }。
hint-over = 它大过目前最大的 { $over }。
hint-partner-has = 这一墩目前归你的搭档 { $name }。
hint-discard-plain = 你的{ $suit }{ $sign }全部留下，它们是将牌。

# 几类游戏共用的失误。$card 和 $better 是牌。
mistake-led-high = 你领出 { $card }，谁也压不过它。
mistake-led-low = { $card } 应该留到以后，可以先出 { $better }。
mistake-kept-points = 你留着 { $card }，它本来可以归别人。
mistake-threw = 垫{ $suit }更好。
mistake-over = 你用 { $card } 压住了这一墩；出 { $better } 就不用收。
mistake-took-low = 反正要收这一墩：该出 { $better }，留 { $card }。
mistake-under-low = { $better } 也压不过，{ $card } 可以留到以后。
mistake-no-bid = 你没叫分；这手牌值得叫 { $count } 分。
mistake-bid-high = 你叫得太高：{ $count } 分就够。
mistake-bid-low = 你叫得太低：这手牌值 { $count } 分。
mistake-pitched = 你定{ $suit }{ $sign }为将牌；{ $better } 更有希望。
mistake-wasted-trump = 这一墩不值得用 { $card }。
mistake-led-trump = 你领出将牌 { $card }，它应该留到以后。
mistake-kept-trump = 该用 { $card } 吊将牌。
mistake-too-high = { $better } 也能赢这一墩，{ $card } 可以留着。
