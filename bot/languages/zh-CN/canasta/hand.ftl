# One player's hand of Canasta, and the builder of melds.

canasta-hand = { $count } 张牌（−{ $points } 分）：{ $cards }
canasta-hand-worth = { $count } 张牌（−{ $points } 分）
canasta-drawn = 抓到：{ $cards }
canasta-resting = 你本局轮空。
canasta-task-begin = **轮到你。**{ $may ->
    [stop] 吃牌，或结束本局。
    [fits] 必须吃牌。
    [promised] 吃牌，并且和牌。
    [draw] 抓 { $count } 张牌。
   *[both] 抓 { $count } 张牌，或吃牌。
}
canasta-waiting = 轮到 **{ $name }**。
canasta-task-end = **轮到你。**不能抓牌，也不能吃牌。
canasta-task-meld = **轮到你。**摊牌，或打出一张。
canasta-task-last = **轮到你。**可以摊牌，不能打出：最后一张是红3。
canasta-task-asked = **{ $name } 问：“我可以和牌吗？”**你的回答算数。
canasta-answer-yes = 搭档说可以：你现在必须和牌。
canasta-answer-no = 搭档说不可以：你现在不能和牌。

canasta-do-draw = 抓牌
canasta-do-stop = 结束本局
canasta-do-out = 和牌
canasta-do-ask = 问搭档
canasta-do-yes = 可以和牌
canasta-do-no = 不可以

canasta-open-take = 计划吃牌
canasta-open-add = 顶牌加到牌组
canasta-open-group = 计划摊牌
canasta-open-run = 计划顺子
canasta-now-take = 直接吃牌
canasta-now-lay = 直接摊牌
canasta-discard = 打出一张，结束回合
canasta-discard-more = 打出别的牌
canasta-warns-out = 打出就和牌
canasta-warns-freeze = 会冻结吃牌堆
canasta-warns-block = 下家不能吃牌

canasta-play-sequence = { $low } 至 { $high }
canasta-play-joins = { $cards } 加到 { $meld }
canasta-play-to = { $cards } 加到 { $meld }
canasta-play-merge = { $one } 与 { $other } 合并
canasta-play-top = { $card } 加到己方的牌组
canasta-worth = { $what } · { $sum }
canasta-worth-less = { $what } · { $sum }/{ $minimum }
canasta-worth-enough = { $what } · { $sum }/{ $minimum } ✓
canasta-missing = 还差 { $count } 分。
canasta-take-add = 加到己方的牌组
canasta-take-onto = 加到 { $meld }
canasta-take-beside = 配 { $cards }，加到 { $meld }
canasta-take-with = 配 { $cards }
canasta-take-and = { $take }，再摊出 { $plan }

canasta-pick-rank = 哪种牌
canasta-pick-naturals = 用几张
canasta-pick-deuces = 配几张 2
canasta-pick-jokers = 配几张王
canasta-end = { $card }（{ $cards }）
canasta-pick-low = 从哪张牌
canasta-pick-high = 到哪张牌
canasta-pick-alone = 顶牌加到哪一组
canasta-pick-onto = 新的一组，或加到已有的一组
canasta-count-naturals = { $count ->
    [0] 不用 { $rank }
   *[other] { $rank } ×{ $count }
}
canasta-count-deuces = { $count ->
    [0] 不用 2
   *[other] { $count } 张 2
}
canasta-count-jokers = { $count ->
    [0] 不用王
   *[other] { $count } 张王
}
canasta-onto-new = 新的一组，或加到该去的一组
canasta-onto = 加到 { $meld }（{ $count }）

canasta-plan = **计划：**{ $plan }
canasta-plan-none-group = 选择要摊出的牌。
canasta-plan-none-run = 先选花色，再选两头的牌。
canasta-another = 下一组
canasta-undo = 撤销
canasta-back = 返回
canasta-commit = 摊牌
canasta-commit-less = 摊牌（{ $sum }/{ $minimum }）
canasta-commit-enough = 摊牌（{ $sum }/{ $minimum } ✓）
canasta-commit-take = 吃牌
canasta-commit-take-less = 吃牌（{ $sum }/{ $minimum }）
canasta-commit-take-enough = 吃牌（{ $sum }/{ $minimum } ✓）

# Why something cannot be done.

illegal-canasta-already-drawn = 你已经抓牌或吃牌：请摊牌或打出。
illegal-canasta-answer-first = 请先回答可以或不可以。
illegal-canasta-black-three-on-top = 顶牌是黑3，不能吃牌。
illegal-canasta-black-threes = 黑3 只有和牌时才能摊：至少三张，不配百搭。
illegal-canasta-black-threes-last = 只有和牌时才能摊黑3。
illegal-canasta-closed = 那座塔已经完成。
illegal-canasta-discard-first = 请打出一张牌，结束本回合。
illegal-canasta-do-not-match = 这两组牌不能合并。
illegal-canasta-does-not-fit = 这些牌不能加到那一组。
illegal-canasta-draw-first = 请先抓牌或吃牌。
illegal-canasta-empty-stock = 牌堆空了。
illegal-canasta-frozen = 吃牌堆冻结了：要有与顶牌同牌点的一对真牌。
illegal-canasta-group-full = 那一组不能再加牌了。
illegal-canasta-incomplete = 这一步少了内容，或多了内容。
illegal-canasta-keep-a-card = 请留一张牌：要有 { $needed } 座塔才能和牌。
illegal-canasta-may-not-ask = 现在不能问搭档。
illegal-canasta-minimum = 首次摊牌至少 { $minimum } 分，这里有 { $value } 分。
illegal-canasta-mixed-wilds = { $count ->
    [1] 只用一张真牌，要配 1 张百搭。
   *[other] 只用一张真牌，要配 1 至 { $count } 张百搭。
}
illegal-canasta-must-go-out = 你本回合必须和牌。
illegal-canasta-must-take = 顶牌能加到己方的牌组：必须吃牌。
illegal-canasta-new-group = 用对子吃牌要另成一组。
illegal-canasta-no-add = 只凭顶牌不能吃牌。
illegal-canasta-no-discard = 抓到的最后一张是红3，之后不能再打出牌。
illegal-canasta-no-merging = 这些牌组不能合并。
illegal-canasta-no-pile = 没有可吃的牌。
illegal-canasta-no-sequence = 不能用顶牌开始顺子。
illegal-canasta-no-sequences = 只有赛塔才能摊顺子。
illegal-canasta-no-such-meld = 己方没有这组牌。
illegal-canasta-no-way-out = 现在不能和牌。
illegal-canasta-no-wilds = 完成的塔不能加百搭。
illegal-canasta-not-in-hand = 这些牌不在你手里。
illegal-canasta-not-opened = 己方还没有开牌。
illegal-canasta-nothing-laid = 请至少选一张牌。
illegal-canasta-one-card = 只剩一张牌，不能吃只有一张的吃牌堆。
illegal-canasta-one-group = 吃牌只用一组，其他的摊在旁边。
illegal-canasta-open-first = 用百搭吃牌，其他牌组要满 { $minimum } 分，现在有 { $value } 分。
illegal-canasta-other-rank = 要用与顶牌同牌点的牌。
illegal-canasta-out-of-order = 顺子：同花色连续的真牌，从 4 到 A。
illegal-canasta-pair-needed = 要有与顶牌同牌点的一对真牌。
illegal-canasta-partner-said-no = 你本回合不能和牌。
illegal-canasta-plan-changed = 你的计划已有变化，请再看一遍。
illegal-canasta-pure-pair = 首次吃牌只能用真牌。
illegal-canasta-red-three = 红3 不能摊出，也不能打出。
illegal-canasta-red-three-on-top = 顶牌是红3，不能吃牌。
illegal-canasta-sequence-full = 顺子最多七张。
illegal-canasta-stock-left = 牌堆空了才能结束本局。
illegal-canasta-too-few-cards = 一组牌至少要三张。
illegal-canasta-too-few-naturals = 一组牌至少要 { $count } 张真牌。
illegal-canasta-too-many-wilds = 那一组最多 { $count } 张百搭。
illegal-canasta-top-alone = 顺子上只能加顶牌一张。
illegal-canasta-which-meld = 有几组都合适，请说明是哪一组。
illegal-canasta-wild-on-top = 顶牌是百搭，不能吃牌。
illegal-canasta-wilds-alone = 百搭要配真牌。
