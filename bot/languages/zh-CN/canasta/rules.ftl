# The rule card, the options and the rules of Canasta and Samba.

canasta-card-usual = 四人常规玩法：两副牌，每人十一张，有一座塔就可以和牌。
canasta-card-usual-samba = 四人常规玩法：三副牌，每人十五张，有两座塔才可以和牌。
canasta-pack = { $packs } 副牌，连王共 { $cards } 张。
canasta-opening-below = 负分时 { $minimum }
canasta-opening-from = { $least } 分起 { $minimum }

canasta-departs-players = 可供 { $count } 人玩。
canasta-departs-sides-pairs = 搭档对坐。
canasta-departs-sides-alone = 各自为战。
canasta-departs-sides-threes = 分两队，每队三人，交错而坐。
canasta-departs-sides-bench = 分两队，每队三人；每局各轮空一人。
canasta-departs-sides-two_three = 两人对三人；三人一方每局轮空一人。
canasta-departs-sides-cutthroat = 最先吃牌的人，本局以一敌二。
canasta-departs-hand_size = 每人 { $count } 张牌。
canasta-departs-draw_count = 每次抓 { $count } 张牌。
canasta-departs-target = 打到 { $count } 分，整场结束。
canasta-departs-canastas_to_go_out = { $count ->
    [0] 没有塔也可以和牌。
   *[other] 有 { $count } 座塔才可以和牌。
}
canasta-departs-wild_max = 一组牌最多 { $count } 张百搭。
canasta-departs-mixed_wilds = { $count ->
    [1] 用一张同牌点的真牌吃牌时，只能配一张百搭。
   *[other] 用一张同牌点的真牌吃牌时，最多可配 { $count } 张百搭。
}
canasta-departs-out_bonus = 和牌得 { $count } 分。
canasta-departs-concealed_extra = 暗和另得 { $count } 分。
canasta-departs-canasta_natural = 真塔得 { $count } 分。
canasta-departs-canasta_mixed = 混塔得 { $count } 分。
canasta-departs-samba = 顺点塔得 { $count } 分。
canasta-departs-red3_each = 每张红3 得 { $count } 分。
canasta-departs-red3_all = 红3 全部到手，共得 { $count } 分。
canasta-departs-red3_all_but_one = 红3 只差一张，共得 { $count } 分。
canasta-departs-opening = 首次摊牌的最低要求分，按总分：{ $table }。
canasta-departs-upcard-wild = 开局翻出王或 2，不再盖牌。
canasta-departs-upcard-3r = 开局翻出红3，不再盖牌。
canasta-departs-upcard-3b = 开局翻出黑3，不再盖牌。
canasta-departs-group_max = 一组牌最多 { $count } 张。

canasta-departs-wild_le_natural-true = 一组牌里百搭不能多过真牌。
canasta-departs-wild_ratio-half = 一组牌里真牌至少是百搭的两倍。
canasta-departs-wild_ratio-free = 一组牌里百搭可以与真牌一样多。
canasta-departs-wild_after_canasta-unlimited = 完成的塔可以加任意多张百搭。
canasta-departs-merge_sequences-false = 顺子不能合并。
canasta-departs-completed_group-open = 完成的塔可以加任何合适的牌。
canasta-departs-completed_group-no_wilds = 完成的塔不能加百搭。
canasta-departs-completed_group-closed_at_7 = 完成的塔不能再加牌。
canasta-departs-pair_take-new_group = 用对子吃牌，要另成一组。
canasta-departs-seq_take-top_only = 代替抓牌，可以只拿顶牌加到顺子上，冻结时也可以。
canasta-departs-red3_deal-first_turn = 发到的红3 在各人第一次轮到时亮出。
canasta-departs-last_card_red3-may_meld = 抓到的最后一张牌是红3 时，仍然可以摊牌。
canasta-departs-route_mixed-true = 没有冻结时，可以用一张同牌点的真牌加百搭吃牌。
canasta-departs-route_mixed-false = 不能用一张真牌加百搭吃牌。
canasta-departs-route_add-false = 不能直接把顶牌加到己方的牌组上吃牌。
canasta-departs-opening_take_wild-pure = 首次吃牌只能用真牌。
canasta-departs-open_then_mixed-false = 首次吃牌要有一对真牌，不论另外摊了什么。
canasta-departs-always_frozen-true = 吃牌堆总是冻结的。
canasta-departs-one_card_bar-always = 手里只有一张牌，不能吃只有一张牌的吃牌堆。
canasta-departs-one_card_bar-never = 手里只有一张牌，也可以吃只有一张牌的吃牌堆。
canasta-departs-black3_meld-never = 黑3 不能摊出。
canasta-departs-black3_opens-false = 黑3 不计入开牌的分。
canasta-departs-concealed_waives_opening-never = 暗和也要达到最低要求分。
canasta-departs-concealed_waives_opening-always = 暗和不必达到最低要求分，吃过牌也一样。
canasta-departs-concealed_with_pile-false = 吃过牌就不算暗和。
canasta-departs-ask-unverified = 不知道能不能和牌，也可以先问搭档；得到同意却没能和牌，要扣分。
canasta-departs-ask-never = 不问搭档。
canasta-departs-ask-enforced = 能和牌时才可以问搭档。
canasta-departs-red3_minus_if-no_meld = 没有摊过牌的一方，红3 倒扣。
canasta-departs-red3_minus_if-no_canasta = 没有塔的一方，红3 倒扣。
canasta-departs-red3_minus_if-under_two_canastas = 不到两座塔的一方，红3 倒扣。
canasta-departs-red3_minus-each = 红3 倒扣时逐张计算。
canasta-departs-stock_end-immediate = 有人要抓牌而牌堆已空，本局立即结束。
canasta-departs-stock_end-last_draw = 抓到最后一张牌的人打完自己的回合，本局结束。
canasta-departs-both_over_target-shared = 都过了目标分而总分相同，就共同获胜。
canasta-departs-next_dealer-right = 庄家按逆时针方向轮换。
canasta-departs-pile_memory-full = 吃牌堆的牌全部可见。

canasta-house-rule-target = 打到多少分
canasta-house-rule-target-count = 打到 { $count } 分，整场结束
canasta-house-rule-canastas_to_go_out = 和牌需要几座塔
canasta-house-rule-canastas_to_go_out-count = { $count ->
    [0] 不需要
   *[other] { $count } 座
}
canasta-house-rule-draw_count = 每次抓几张牌
canasta-house-rule-draw_count-count = { $count } 张
canasta-house-rule-always_frozen = 吃牌堆
canasta-house-rule-always_frozen-true = 总是冻结：只有一对真牌能吃
canasta-house-rule-always_frozen-false = 只被百搭和红3 冻结
canasta-house-rule-route_add = 直接把顶牌加到己方的牌组上吃牌
canasta-house-rule-route_add-true = 可以
canasta-house-rule-red3_minus_if = 哪一方的红3 倒扣
canasta-house-rule-ask = 问搭档
canasta-house-rule-ask-enforced = 能和牌时才可以问；必须照回答做
canasta-house-rule-ask-unverified = 摊牌前随时可以问；得到同意却没能和牌要扣分
canasta-house-rule-stock_end = 牌堆用完时
canasta-house-rule-stock_end-play_on = 只要有人吃牌就继续
canasta-house-rule-pile_memory = 吃牌堆的牌
canasta-house-rule-pile_memory-top_only = 只看得到顶牌
canasta-house-rule-route_mixed = 用一张真牌加百搭吃牌
canasta-house-rule-opening_take_wild = 首次吃牌时用百搭
canasta-house-rule-opening_take_wild-extra_ok = 可以配在一对真牌之外
canasta-house-rule-wild_le_natural = 一组牌里的百搭与真牌
canasta-house-rule-wild_le_natural-false = 最多三张百搭
canasta-house-rule-seq_take = 用顺子吃牌
canasta-house-rule-seq_take-whole_pile = 没有冻结时，吃下整堆
canasta-house-rule-seq_take-top_only = 只拿顶牌，冻结时也可以
canasta-house-rule-wild_ratio = 不满七张的牌组里的百搭
canasta-house-rule-completed_group = 往完成的塔上加牌

canasta-fault-target = 至少要打到一分。
canasta-fault-deals = 局数至少是 1。
canasta-fault-seats = 这种玩法不能这么多人玩。
canasta-fault-sides = 这个人数不能这样分队。
canasta-fault-ask = 这里各自为战，没有搭档可以问。
canasta-fault-stock = 这种玩法对牌堆用完后怎样结束一局另有规定。
canasta-fault-packs = 请用一至四副牌。
canasta-fault-jokers = 每副牌最多四张王。
canasta-fault-hand = 每人至少发两张牌，并且要留下可以翻和抓的牌。
canasta-fault-draw = 每次请抓一至四张牌。
canasta-fault-upcard = 可以在百搭、红3、黑3 上再翻一张盖住；每种最多写一次。
canasta-fault-wilds = 一组牌最多允许八张百搭。
canasta-fault-naturals = 一组牌请规定一至七张真牌。
canasta-fault-melds = 每方每个牌点可以只有一组，也可以不限；有顺子的玩法总是不限。
canasta-fault-pair = 有顺子的玩法不能用一张真牌加百搭吃牌，要用一对真牌。
canasta-fault-largest = 一组牌必须至少容得下七张；如果每方每个牌点只有一组，就要容得下这个牌点的所有牌。
canasta-fault-finished = 如果每方每个牌点只有一组，完成的塔就必须能再加真牌，否则那些牌根本摊不出去。
canasta-fault-canastas = 和牌最多规定五座塔。
canasta-fault-sequence = 这种玩法没有顺子，不能用顺子吃牌。
canasta-fault-mixed = 要用一张真牌加百搭吃牌，至少要允许一张百搭。
canasta-fault-opening = 请规定总分低于 0、等于 0 以及更高时首次摊牌的最低要求分，都不能低于 0。
canasta-fault-points = 各项分数必须是 0 或更多，并且是 5 的倍数。
canasta-fault-choice = 这种玩法不能这样打。
canasta-fault-other = 这种玩法没有这条可以更改的规则，或者不能这样改。

canasta-rules-aim = **目标。**把牌点相同的牌成组摊出，最重要的是凑成“塔”，也就是七张的牌组（像七层宝塔）。一局结束时先满 { $target } 分的一方赢。
canasta-rules-deal = **发牌。**每人 { $hand } 张；翻开一张作为吃牌堆的开始，其余是牌堆（也叫换牌堆）。
canasta-rules-covered = 如果翻出的是{ $cards }，就再翻一张牌盖在上面。
canasta-covered-wild = 王或 2
canasta-covered-3r = 红3
canasta-covered-3b = 黑3
canasta-covered-all = 王、2 或 3
canasta-rules-kinds = 王和 2 是百搭（也叫野牌，分大百搭和小百搭），4 到 A 是真牌。红3 要立即亮出，再补抓一张。吃牌堆的顶牌是黑3，下家就不能吃牌；黑3 只有和牌时才能摊出。
canasta-rules-melds = **牌组。**至少三张牌点相同的牌（4 到 A），其中至少 { $naturals } 张真牌，最多 { $wilds } 张百搭。凑满七张叫造塔：没有百搭是真塔，有百搭是混塔。
canasta-rules-partners = 搭档共用牌组：搭档之间都可以往上加牌，但不能加到其他方的牌组上。
canasta-rules-one-meld = 每方每个牌点只有一组：以后同牌点的牌都加到这一组上。
canasta-rules-many-melds = 每方同一牌点可以有几组，也可以合并。
canasta-rules-sequences = 同一花色三至七张连续的牌是顺子，从 4 到 A，不能用百搭。七张的顺子是顺点塔，不能再加牌。
canasta-rules-opening = **开牌。**一方首次摊牌，一次摊出的牌要达到最低要求分，按总分：{ $table }。王 50 分，2 和 A 各 20 分，K 至 8 各 10 分，其余各 5 分。
canasta-rules-turn = **回合。**轮到时抓 { $draw } 张牌，或者吃下整个吃牌堆；然后想摊什么就摊什么；最后打出一张。除非和牌，手里至少要留一张。
canasta-rules-pile = **吃牌。**用两张与顶牌同牌点的真牌，就能吃下整个吃牌堆。顶牌是百搭或黑3 时不能吃。
canasta-rules-mixed = 如果没有冻结，而且己方已经开牌，用一张这样的牌加百搭也可以。
canasta-rules-add = 如果没有冻结，顶牌能加到己方的牌组上也可以。
canasta-rules-add-unfinished = 如果没有冻结，顶牌能加到己方不满七张的牌组上也可以。
canasta-rules-frozen = 吃牌堆里有百搭或红3 就冻结，直到有人吃牌。己方开牌之前，吃牌堆对己方也算冻结。
canasta-rules-always = 吃牌堆总是冻结的：只有一对真牌能吃。
canasta-rules-out = **和牌。**{ $count ->
    [0] 己方没有塔也可以和牌。
   *[other] 己方要有 { $count } 座塔才可以和牌。
}把最后的牌摊出或打出，这一局就结束。
canasta-rules-stock = 牌堆用完后，轮到的人吃牌，或结束本局{ $adds ->
    [yes] ；如果顶牌能加到己方的牌组上，就必须吃牌。
   *[no] 。
}
canasta-rules-last-three = 牌堆的最后一张如果是红3，本局立即结束。
canasta-rules-ask = 可以先问搭档能不能和牌，必须照回答做。
canasta-rules-count = **记分。**真塔 { $natural } 分，混塔 { $mixed } 分，和牌 { $out } 分，摊出的牌按牌分加；手里剩下的牌按牌分扣。
canasta-rules-samba = 顺点塔 { $samba } 分。
canasta-rules-concealed = 暗和另得 { $points } 分：之前没有摊过牌，也没有往搭档的牌组上加牌，在一个回合里和牌，其中有自己的塔。
canasta-rules-waived = 抓牌后一次把手牌全部摊出，其中有塔，就不必达到最低要求分。
canasta-rules-threes = 红3 每张 { $each } 分，全部到手共 { $all } 分。
canasta-rules-here = **这里不同的规则：**
