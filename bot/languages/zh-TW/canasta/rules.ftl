# The rule card, the options and the rules of Canasta and Samba.

canasta-card-usual = 四人的一般玩法：兩副牌，每人十一張，有一座塔就可以胡牌。
canasta-card-usual-samba = 四人的一般玩法：三副牌，每人十五張，有兩座塔才可以胡牌。
canasta-pack = { $packs } 副牌，連鬼牌共 { $cards } 張。
canasta-opening-below = 負分時 { $minimum }
canasta-opening-from = { $least } 分起 { $minimum }

canasta-departs-players = 可供 { $count } 人玩。
canasta-departs-sides-pairs = 隊友對坐。
canasta-departs-sides-alone = 各打各的。
canasta-departs-sides-threes = 分兩隊，每隊三人，交錯而坐。
canasta-departs-sides-bench = 分兩隊，每隊三人；每局各輪空一人。
canasta-departs-sides-two_three = 兩人對三人；三人那一隊每局輪空一人。
canasta-departs-sides-cutthroat = 最先拿棄牌堆的人，那一局獨自對另外兩人。
canasta-departs-hand_size = 每人 { $count } 張牌。
canasta-departs-draw_count = 每次抽 { $count } 張牌。
canasta-departs-target = 打到 { $count } 分，整場結束。
canasta-departs-canastas_to_go_out = { $count ->
    [0] 沒有塔也可以胡牌。
   *[other] 有 { $count } 座塔才可以胡牌。
}
canasta-departs-wild_max = 一組牌最多 { $count } 張百搭。
canasta-departs-mixed_wilds = { $count ->
    [1] 用一張同點數的真牌拿棄牌堆時，只能配一張百搭。
   *[other] 用一張同點數的真牌拿棄牌堆時，最多可配 { $count } 張百搭。
}
canasta-departs-out_bonus = 胡牌得 { $count } 分。
canasta-departs-concealed_extra = 門清胡牌另得 { $count } 分。
canasta-departs-canasta_natural = 真塔得 { $count } 分。
canasta-departs-canasta_mixed = 混塔得 { $count } 分。
canasta-departs-samba = 順子塔得 { $count } 分。
canasta-departs-red3_each = 每張紅3 得 { $count } 分。
canasta-departs-red3_all = 紅3 全部到手，共得 { $count } 分。
canasta-departs-red3_all_but_one = 紅3 只差一張，共得 { $count } 分。
canasta-departs-opening = 第一次攤牌的門檻，看總分：{ $table }。
canasta-departs-upcard-wild = 開局翻出鬼牌或 2，不再翻牌蓋住。
canasta-departs-upcard-3r = 開局翻出紅3，不再翻牌蓋住。
canasta-departs-upcard-3b = 開局翻出黑3，不再翻牌蓋住。
canasta-departs-group_max = 一組牌最多 { $count } 張。

canasta-departs-wild_le_natural-true = 一組牌裡，百搭不能多過真牌。
canasta-departs-wild_ratio-half = 一組牌裡真牌至少是百搭的兩倍。
canasta-departs-wild_ratio-free = 一組牌裡，百搭可以和真牌一樣多。
canasta-departs-wild_after_canasta-unlimited = 完成的塔可以加任意張百搭。
canasta-departs-merge_sequences-false = 順子不能合併。
canasta-departs-completed_group-open = 完成的塔可以加任何合適的牌。
canasta-departs-completed_group-no_wilds = 完成的塔不能加百搭。
canasta-departs-completed_group-closed_at_7 = 完成的塔不能再加牌。
canasta-departs-pair_take-new_group = 用對子拿棄牌堆，要另成一組。
canasta-departs-seq_take-top_only = 可以不抽牌，只拿頂牌加到順子上，凍結時也可以。
canasta-departs-red3_deal-first_turn = 發到的紅3 在各人第一次輪到時亮出。
canasta-departs-last_card_red3-may_meld = 抽到的最後一張牌是紅3 時，還可以攤牌。
canasta-departs-route_mixed-true = 沒有凍結時，可以用一張同點數的真牌加百搭拿棄牌堆。
canasta-departs-route_mixed-false = 不能用一張真牌加百搭拿棄牌堆。
canasta-departs-route_add-false = 不能直接把頂牌加到己方的牌組上拿棄牌堆。
canasta-departs-opening_take_wild-pure = 第一次拿棄牌堆只能用真牌。
canasta-departs-open_then_mixed-false = 第一次拿棄牌堆要有一對真牌，不管另外攤了什麼。
canasta-departs-always_frozen-true = 棄牌堆永遠是凍結的。
canasta-departs-one_card_bar-always = 手裡只有一張牌，不能拿只有一張牌的棄牌堆。
canasta-departs-one_card_bar-never = 手裡只有一張牌，也可以拿只有一張牌的棄牌堆。
canasta-departs-black3_meld-never = 黑3 不能攤出。
canasta-departs-black3_opens-false = 黑3 不算開牌的分。
canasta-departs-concealed_waives_opening-never = 門清胡牌也要達到開牌門檻。
canasta-departs-concealed_waives_opening-always = 門清胡牌不必達到開牌門檻，拿過棄牌堆也一樣。
canasta-departs-concealed_with_pile-false = 拿過棄牌堆就不算門清。
canasta-departs-ask-unverified = 還不知道能不能胡牌，也可以先問隊友；隊友說可以卻沒胡牌，要扣分。
canasta-departs-ask-never = 不問隊友。
canasta-departs-ask-enforced = 能胡牌時才可以問隊友。
canasta-departs-red3_minus_if-no_meld = 沒有攤過牌的一方，紅3 倒扣。
canasta-departs-red3_minus_if-no_canasta = 沒有塔的一方，紅3 倒扣。
canasta-departs-red3_minus_if-under_two_canastas = 不到兩座塔的一方，紅3 倒扣。
canasta-departs-red3_minus-each = 紅3 倒扣時逐張計算。
canasta-departs-stock_end-immediate = 有人要抽牌而牌堆已空，這一局馬上結束。
canasta-departs-stock_end-last_draw = 抽到最後一張牌的人打完自己的回合，這一局結束。
canasta-departs-both_over_target-shared = 都過了目標分而總分相同，就並列獲勝。
canasta-departs-next_dealer-right = 莊家向右輪換。
canasta-departs-pile_memory-full = 棄牌堆的牌全部看得到。

canasta-house-rule-target = 多少分贏
canasta-house-rule-target-count = 打到 { $count } 分，整場結束
canasta-house-rule-canastas_to_go_out = 胡牌需要幾座塔
canasta-house-rule-canastas_to_go_out-count = { $count ->
    [0] 不需要
   *[other] { $count } 座
}
canasta-house-rule-draw_count = 每次抽幾張牌
canasta-house-rule-draw_count-count = { $count } 張
canasta-house-rule-always_frozen = 棄牌堆
canasta-house-rule-always_frozen-true = 永遠凍結：只有一對真牌能拿
canasta-house-rule-always_frozen-false = 有百搭或紅3 才凍結
canasta-house-rule-route_add = 直接把頂牌加到己方的牌組上拿棄牌堆
canasta-house-rule-route_add-true = 可以
canasta-house-rule-red3_minus_if = 哪一方的紅3 倒扣
canasta-house-rule-ask = 問隊友
canasta-house-rule-ask-enforced = 能胡牌時才可以問；要照隊友的回答做
canasta-house-rule-ask-unverified = 攤牌前隨時可以問；說可以卻沒胡牌要扣分
canasta-house-rule-stock_end = 牌堆用完時
canasta-house-rule-stock_end-play_on = 只要有人拿棄牌堆就繼續
canasta-house-rule-pile_memory = 棄牌堆的牌
canasta-house-rule-pile_memory-top_only = 只看得到頂牌
canasta-house-rule-route_mixed = 用一張真牌加百搭拿棄牌堆
canasta-house-rule-opening_take_wild = 第一次拿棄牌堆時用百搭
canasta-house-rule-opening_take_wild-extra_ok = 可以，但要在一對真牌之外
canasta-house-rule-wild_le_natural = 一組牌裡的百搭和真牌
canasta-house-rule-wild_le_natural-false = 最多三張百搭
canasta-house-rule-seq_take = 用順子拿棄牌堆
canasta-house-rule-seq_take-whole_pile = 沒有凍結時，拿走整堆
canasta-house-rule-seq_take-top_only = 只拿頂牌，凍結時也可以
canasta-house-rule-wild_ratio = 不滿七張的牌組裡的百搭
canasta-house-rule-completed_group = 在完成的塔上加牌

canasta-fault-target = 至少要打到一分。
canasta-fault-deals = 局數至少要是 1。
canasta-fault-seats = 這種玩法不能這麼多人玩。
canasta-fault-sides = 這個人數不能這樣分隊。
canasta-fault-ask = 這裡各打各的，沒有隊友可以問。
canasta-fault-stock = 這種玩法在牌堆用完後怎麼結束一局，另有規定。
canasta-fault-packs = 請用一至四副牌。
canasta-fault-jokers = 每副牌最多四張鬼牌。
canasta-fault-hand = 每人至少發兩張牌，而且要留下可以翻和抽的牌。
canasta-fault-draw = 每次請抽一至四張牌。
canasta-fault-upcard = 可以在百搭、紅3、黑3 上再翻一張蓋住；每種最多寫一次。
canasta-fault-wilds = 一組牌最多允許八張百搭。
canasta-fault-naturals = 一組牌請規定一至七張真牌。
canasta-fault-melds = 每方每個點數可以只有一組，也可以不限；有順子的玩法一律不限。
canasta-fault-pair = 有順子的玩法不能用一張真牌加百搭拿棄牌堆，要用一對真牌。
canasta-fault-largest = 一組牌必須至少放得下七張；如果每方每個點數只有一組，就要放得下這個點數的所有牌。
canasta-fault-finished = 如果每方每個點數只有一組，完成的塔就必須能再加真牌，否則那些牌根本攤不出去。
canasta-fault-canastas = 胡牌最多規定五座塔。
canasta-fault-sequence = 這種玩法沒有順子，不能用順子拿棄牌堆。
canasta-fault-mixed = 要用一張真牌加百搭拿棄牌堆，至少要允許一張百搭。
canasta-fault-opening = 請規定總分低於 0、等於 0 以及更高時的開牌門檻，都不能低於 0。
canasta-fault-points = 各項分數必須是 0 或更多，而且是 5 的倍數。
canasta-fault-choice = 這種玩法不能這樣打。
canasta-fault-other = 這種玩法沒有這條可以更改的規則，或者不能這樣改。

canasta-rules-aim = **目標。**把點數相同的牌成組攤出，最重要的是湊成「塔」，也就是七張的牌組（像七層寶塔）。一局結束時，先達到 { $target } 分的一方贏。
canasta-rules-deal = **發牌。**每人 { $hand } 張；翻開一張，當作棄牌堆的第一張，其餘是牌堆。
canasta-rules-covered = 如果翻出的是{ $cards }，就再翻一張牌蓋在上面。
canasta-covered-wild = 鬼牌或 2
canasta-covered-3r = 紅3
canasta-covered-3b = 黑3
canasta-covered-all = 鬼牌、2 或 3
canasta-rules-kinds = 鬼牌和 2 是百搭，4 到 A 是真牌。紅3 要馬上亮出，再補抽一張。棄牌堆頂上是黑3，下家就不能拿；黑3 只有胡牌時才能攤出。
canasta-rules-melds = **牌組。**從 4 到 A，至少三張點數相同的牌，其中至少 { $naturals } 張真牌，最多 { $wilds } 張百搭。七張就是塔：沒有百搭是真塔，有百搭是混塔。
canasta-rules-partners = 隊友共用牌組：兩人都可以往上加牌，但不能加到對方的牌組上。
canasta-rules-one-meld = 每方每個點數只有一組：以後同點數的牌都加到這一組上。
canasta-rules-many-melds = 每方同一點數可以有好幾組，也可以合併。
canasta-rules-sequences = 同一花色三至七張連續的牌是順子，從 4 到 A，不能用百搭。七張的順子是順子塔，不能再加牌。
canasta-rules-opening = **開牌。**一方第一次攤牌，一次攤出的牌要達到門檻，看總分：{ $table }。鬼牌 50 分，2 和 A 20 分，K 到 8 各 10 分，其餘各 5 分。
canasta-rules-turn = **回合。**輪到時抽 { $draw } 張牌，或者拿走整個棄牌堆；接著想攤什麼就攤什麼；最後棄一張牌。除非胡牌，手裡至少要留一張。
canasta-rules-pile = **拿棄牌堆。**用兩張和頂牌同點數的真牌，就能拿走整個棄牌堆。頂牌是百搭或黑3 時不能拿。
canasta-rules-mixed = 如果沒有凍結，而且己方已經開牌，用一張這樣的牌加百搭也可以。
canasta-rules-add = 如果沒有凍結，頂牌能加到己方的牌組上也可以。
canasta-rules-add-unfinished = 如果沒有凍結，頂牌能加到己方不滿七張的牌組上也可以。
canasta-rules-frozen = 棄牌堆裡有百搭或紅3 就凍結，直到有人拿走。己方開牌之前，棄牌堆對己方一律算凍結。
canasta-rules-always = 棄牌堆永遠是凍結的：只有一對真牌能拿。
canasta-rules-out = **胡牌。**{ $count ->
    [0] 己方沒有塔也可以胡牌。
   *[other] 己方要有 { $count } 座塔才可以胡牌。
}把最後的牌攤出或棄掉，這一局就結束。
canasta-rules-stock = 牌堆用完後，輪到的人拿棄牌堆，或結束這一局{ $adds ->
    [yes] ；如果頂牌能加到己方的牌組上，就必須拿棄牌堆。
   *[no] 。
}
canasta-rules-last-three = 牌堆的最後一張如果是紅3，這一局馬上結束。
canasta-rules-ask = 可以先問隊友：「我可以胡牌嗎？」隊友說可以，這回合就必須胡牌；說不可以，就不能胡牌。
canasta-rules-count = **計分。**真塔 { $natural } 分，混塔 { $mixed } 分，胡牌 { $out } 分；攤出的牌依牌分加分，手裡剩下的牌依牌分倒扣。
canasta-rules-samba = 順子塔 { $samba } 分。
canasta-rules-concealed = 門清胡牌另得 { $points } 分：之前沒有攤過牌，也沒有在隊友的牌組上加牌，一個回合就胡牌，其中有自己的塔。
canasta-rules-waived = 抽牌後一次把整手牌攤完，其中有塔，就不必達到開牌門檻。
canasta-rules-threes = 紅3 每張 { $each } 分，全部到手共 { $all } 分。
canasta-rules-here = **這裡不同的規則：**
