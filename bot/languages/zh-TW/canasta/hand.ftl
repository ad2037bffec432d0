# One player's hand of Canasta, and the builder of melds.

canasta-hand = { $count } 張牌（−{ $points } 分）：{ $cards }
canasta-hand-worth = { $count } 張牌（−{ $points } 分）
canasta-drawn = 抽到：{ $cards }
canasta-resting = 你本局輪空。
canasta-task-begin = **輪到你。**{ $may ->
    [stop] 拿棄牌堆，或結束這一局。
    [fits] 必須拿棄牌堆。
    [promised] 拿棄牌堆，並且胡牌。
    [draw] 抽 { $count } 張牌。
   *[both] 抽 { $count } 張牌，或拿棄牌堆。
}
canasta-waiting = 輪到 **{ $name }**。
canasta-task-end = **輪到你。**不能抽牌，也不能拿棄牌堆。
canasta-task-meld = **輪到你。**攤牌，或棄一張。
canasta-task-last = **輪到你。**可以攤牌，不能棄牌：最後一張是紅3。
canasta-task-asked = **{ $name } 問：「我可以胡牌嗎？」**你的回答算數。
canasta-answer-yes = 隊友說可以：你現在必須胡牌。
canasta-answer-no = 隊友說不可以：你現在不能胡牌。

canasta-do-draw = 抽牌
canasta-do-stop = 結束這一局
canasta-do-out = 胡牌
canasta-do-ask = 問隊友
canasta-do-yes = 可以胡牌
canasta-do-no = 不可以

canasta-open-take = 拿棄牌堆…
canasta-open-add = 頂牌加到牌組
canasta-open-group = 規劃攤牌
canasta-open-run = 規劃順子
canasta-now-take = 直接拿棄牌堆
canasta-now-lay = 直接攤牌
canasta-discard = 棄一張牌，結束回合
canasta-discard-more = 棄別的牌
canasta-warns-out = 棄掉就胡牌
canasta-warns-freeze = 會凍結棄牌堆
canasta-warns-block = 下家不能拿棄牌堆

canasta-play-sequence = { $low } 到 { $high }
canasta-play-joins = { $cards } 加進 { $meld }
canasta-play-to = { $cards } 加進 { $meld }
canasta-play-merge = { $one } 和 { $other } 合併
canasta-play-top = { $card } 加到己方的牌組
canasta-worth = { $what } · { $sum }
canasta-worth-less = { $what } · { $sum }/{ $minimum }
canasta-worth-enough = { $what } · { $sum }/{ $minimum } ✓
canasta-missing = 還差 { $count } 分。
canasta-take-add = 加到己方的牌組
canasta-take-onto = 加進 { $meld }
canasta-take-beside = 配 { $cards }，加進 { $meld }
canasta-take-with = 配 { $cards }
canasta-take-and = { $take }，再攤出 { $plan }

canasta-pick-rank = 哪種牌
canasta-pick-naturals = 用幾張
canasta-pick-deuces = 配幾張 2
canasta-pick-jokers = 配幾張鬼牌
canasta-end = { $card }（{ $cards }）
canasta-pick-low = 從哪張牌
canasta-pick-high = 到哪張牌
canasta-pick-alone = 頂牌加到哪一組
canasta-pick-onto = 新的一組，或加到已有的一組
canasta-count-naturals = { $count ->
    [0] 不用 { $rank }
   *[other] { $rank } ×{ $count }
}
canasta-count-deuces = { $count ->
    [0] 不用 2
   *[other] { $count } 張 2
}
canasta-count-jokers = { $count ->
    [0] 不用鬼牌
   *[other] { $count } 張鬼牌
}
canasta-onto-new = 新的一組，或加到該去的一組
canasta-onto = 加進 { $meld }（{ $count }）

canasta-plan = **規劃：**{ $plan }
canasta-plan-none-group = 選出要攤的牌。
canasta-plan-none-run = 先選花色，再選頭尾兩張。
canasta-another = 下一組
canasta-undo = 復原
canasta-back = 返回
canasta-commit = 攤牌
canasta-commit-less = 攤牌（{ $sum }/{ $minimum }）
canasta-commit-enough = 攤牌（{ $sum }/{ $minimum } ✓）
canasta-commit-take = 拿棄牌堆
canasta-commit-take-less = 拿棄牌堆（{ $sum }/{ $minimum }）
canasta-commit-take-enough = 拿棄牌堆（{ $sum }/{ $minimum } ✓）

# Why something cannot be done.

illegal-canasta-already-drawn = 你已經抽牌或拿過棄牌堆：請攤牌或棄牌。
illegal-canasta-answer-first = 請先回答可以或不可以。
illegal-canasta-black-three-on-top = 頂牌是黑3，不能拿棄牌堆。
illegal-canasta-black-threes = 黑3 只有胡牌時才能攤：至少三張，不配百搭。
illegal-canasta-black-threes-last = 只有胡牌時才能攤黑3。
illegal-canasta-closed = 那座塔已經完成。
illegal-canasta-discard-first = 請棄一張牌，結束本回合。
illegal-canasta-do-not-match = 這兩組牌不能合併。
illegal-canasta-does-not-fit = 這些牌不能加到那一組。
illegal-canasta-draw-first = 請先抽牌或拿棄牌堆。
illegal-canasta-empty-stock = 牌堆空了。
illegal-canasta-frozen = 棄牌堆凍結了：要有和頂牌同點數的一對真牌。
illegal-canasta-group-full = 那一組不能再加牌了。
illegal-canasta-incomplete = 這一步少了什麼，或多了什麼。
illegal-canasta-keep-a-card = 請留一張牌：要有 { $needed } 座塔才能胡牌。
illegal-canasta-may-not-ask = 現在不能問隊友。
illegal-canasta-minimum = 第一次攤牌至少 { $minimum } 分，這裡有 { $value } 分。
illegal-canasta-mixed-wilds = { $count ->
    [1] 只用一張真牌，要配 1 張百搭。
   *[other] 只用一張真牌，要配 1 到 { $count } 張百搭。
}
illegal-canasta-must-go-out = 你這回合必須胡牌。
illegal-canasta-must-take = 頂牌能加到己方的牌組：必須拿棄牌堆。
illegal-canasta-new-group = 用對子拿棄牌堆要另成一組。
illegal-canasta-no-add = 只憑頂牌不能拿棄牌堆。
illegal-canasta-no-discard = 最後一張紅3 之後不能再棄牌。
illegal-canasta-no-merging = 這些牌組不能合併。
illegal-canasta-no-pile = 沒有棄牌堆可以拿。
illegal-canasta-no-sequence = 不能用頂牌開始順子。
illegal-canasta-no-sequences = 只有賽塔才能攤順子。
illegal-canasta-no-such-meld = 己方沒有這組牌。
illegal-canasta-no-way-out = 現在不能胡牌。
illegal-canasta-no-wilds = 完成的塔不能加百搭。
illegal-canasta-not-in-hand = 這些牌不在你手裡。
illegal-canasta-not-opened = 己方還沒有開牌。
illegal-canasta-nothing-laid = 請至少選一張牌。
illegal-canasta-one-card = 只剩一張牌，不能拿只有一張的棄牌堆。
illegal-canasta-one-group = 拿棄牌堆只用一組，其他的另外擺。
illegal-canasta-open-first = 用百搭拿棄牌堆，其他牌組要滿 { $minimum } 分，現在有 { $value } 分。
illegal-canasta-other-rank = 要用和頂牌同點數的牌。
illegal-canasta-out-of-order = 順子：同花色連續的真牌，從 4 到 A。
illegal-canasta-pair-needed = 要有和頂牌同點數的一對真牌。
illegal-canasta-partner-said-no = 你這回合不能胡牌。
illegal-canasta-plan-changed = 你的規劃已經有變，請再看一次。
illegal-canasta-pure-pair = 第一次拿棄牌堆只能用真牌。
illegal-canasta-red-three = 紅3 不能攤出，也不能棄掉。
illegal-canasta-red-three-on-top = 頂牌是紅3，不能拿棄牌堆。
illegal-canasta-sequence-full = 順子最多七張。
illegal-canasta-stock-left = 牌堆空了才能結束這一局。
illegal-canasta-too-few-cards = 一組牌至少要三張。
illegal-canasta-too-few-naturals = 一組牌至少要 { $count } 張真牌。
illegal-canasta-too-many-wilds = 那一組最多 { $count } 張百搭。
illegal-canasta-top-alone = 順子上只能加頂牌一張。
illegal-canasta-which-meld = 有幾組都合適，請說明是哪一組。
illegal-canasta-wild-on-top = 頂牌是百搭，不能拿棄牌堆。
illegal-canasta-wilds-alone = 百搭要配真牌。
