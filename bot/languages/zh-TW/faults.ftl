# Why rules do not make a game. Each is a whole sentence that says what would be right.

fault-other = 其中有一條規則是這種玩法沒有的。
fault-variant = 這裡沒有這種玩法。
fault-dealer = 那個座位沒有人可以發牌。
fault-seats = 這個人數不能玩這種玩法。

fault-players = 平常的人數，必須是這種玩法允許的人數之一。
fault-players_allowed = 用一副牌可供 3 至 6 人玩，兩副牌最多 10 人；每個人數只寫一次。
fault-decks = 只能用一副或兩副牌。
fault-strip = 拿掉一些牌後，每人必須分到一樣多張。牌裡要留有梅花，也要留有罰分牌。
fault-hand_sizes = 每人至少要有一張牌，牌也要夠發。
fault-kitty = 底牌歸吃下第一墩的人、吃下最後一墩的人，或吃下最先出現罰分牌的那一墩的人。
fault-kitty_seen = 底牌可以不公開，可以只給拿到的人看，也可以給大家看。
fault-first_dealer = 第一局的莊家必須是坐在牌桌上的人。
fault-rotation = 輪流的方向只能是順時針或逆時針。

fault-pass_schedule = 傳牌可以每局輪換方向，也可以由莊家決定。
fault-pass_cycle = 這種傳牌方式和人數不合：人數是單數就沒有對家，而且每人都要有足夠的牌可傳。
fault-pass_count = 傳的張數要比一手牌少。
fault-dealer_pass_cap = 莊家要求傳的牌不能多於手裡可傳的牌。
fault-dealer_pass_zero_ok = 莊家可以決定不傳牌，或者不可以。
fault-unpassable = 不能傳的牌每張只寫一次，而且要留下足夠的牌可傳：夠給其他各家每家一張。
fault-charging = 亮牌只用一副牌和普通計分，而且底牌不能進手牌。

fault-opening_fallback = 2♦ 只能在原本由最小的梅花開局的玩法裡代替它。
fault-opening = 每局由最小的梅花開局（必須在某人手裡），或由莊家的下家開局。
fault-first_trick_penalty = 第一墩可以墊罰分牌，或者不可以。
fault-first_trick_stuck = 手裡全是罰分牌的人，第一墩可以墊任何一張，或只能墊紅心，或重新發牌。
fault-hearts_lead = 紅心隨時可以首出，或心碎後才可以。
fault-break_by = 紅心才會造成心碎，或任何罰分牌都會。
fault-forced_lead_breaks = 不得不首出的紅心算心碎，或者不算。
fault-heart_lead_exception = 心碎前，手裡全是紅心的人可以首出紅心，或手裡全是罰分牌的人可以。
fault-qs_lead = Q♠ 隨時可以首出，或心碎後才可以。
fault-forced_discard = 一有機會就必須墊掉的牌，要是這副牌裡有的，而且每張只寫一次。
fault-trick_rule = 可以讓相同的牌互相抵消，或用 9 加碼，或兩者都不用。

fault-hearts_values = 一局裡罰的分必須多於減的分，紅心也不能減分。
fault-spade_values = 黑桃Q、K、A 不能減分，而且必須有一些牌罰分。
fault-extra_values = 每張牌的罰分必須是整數；J♦ 或 10♦ 如果是減分牌，就不能罰分。一局裡罰的分必須多於減的分。
fault-imaginary = 複數得分不能和這些規則並用：可以自選的射月、吃下所有墩另計、分隊、命數、總分剛好等於終局分數。
fault-bonus_card = 只有 J♦ 或 10♦ 可以減分；照這個人數，一局裡罰的分必須多於減的分。
fault-bonus_points = 減分牌至少要減 1 分；照這個人數，一局裡罰的分必須多於減的分。
fault-bonus_floor = 減分牌可以讓一局的得分低於 0，或者不可以。
fault-double_card = 只有 10♣ 可以加倍。
fault-double_scope = 10♣ 只加倍罰分，或全部加倍，或連射月也加倍。
fault-no_trick_bonus = 一墩都沒吃可以減分，不能加分；照這個人數，一局裡罰的分必須多於減的分。

fault-moon = 沒有這種射月計分方式，或者罰分牌太少。
fault-moon_value = 射月至少要值 1 分。
fault-moon_needs_bonus = 有減分牌時，才能規定射月必須有它。
fault-bonus_on_moon = 射月時減分牌算分，或者不算。
fault-sun = 吃下所有墩可以當作一般射月，或加倍，或算固定的分數。
fault-sun_value = 「吃下所有墩」的分數只能用於算固定分數的規則，而且至少是 1 分。

fault-teams = 剛好四人才能有隊友。
fault-team_score = 只有隊友才能共用總分。
fault-team_moon = 要分隊，而且射月的分加給其他各家，隊友才能合力射月。
fault-partner_moon = 射月者的隊友加射月的分，或者不加。

fault-objective = 總分最低的人贏，或最高的人贏。
fault-end_mode = 整場打到規定的分數、打滿規定的局數，或看哪個先到。
fault-target = 整場至少要打到 1 分。
fault-target_cmp = 有人達到終局分數時結束，或超過時才結束。
fault-deals = 局數只用於照局數結束的牌局，而且至少是 1 局。
fault-placing = 總分最低的人贏，或先到終局分數的人輸。
fault-tie_rule = 第一名同分可以並列，或加賽分出高下。
fault-tie_scope = 只為第一名加賽，或為所有的同分加賽。
fault-end_latched = 一旦達到終局分數就算數，或者不算。
fault-exact_rule = 總分剛好等於終局分數時，只能退回較少的分數；如果整場是照分數結束，也可以算贏。別的都不行。
fault-lives = 命數不能和要問「誰會輸」的射月並用。
fault-danger = 丟一條命的分數至少要定為 1 分。
fault-display_sign = 得分可以照常寫、加負號寫，或倒著數。
