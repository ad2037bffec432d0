# The rule card, the options and the rules of Canasta and Samba.

canasta-card-usual = 4人用の標準の形：カード2組、手札11枚、カナスタ1組で上がれます。
canasta-card-usual-samba = 4人用の標準の形：カード3組、手札15枚、カナスタ2組で上がれます。
canasta-pack = ジョーカー入りのカード{ $packs }組、{ $cards }枚を使います。
canasta-opening-below = 0点未満なら{ $minimum }点
canasta-opening-from = { $least }点以上なら{ $minimum }点

canasta-departs-players = { $count }人用です。
canasta-departs-sides-pairs = 向かい同士がパートナーです。
canasta-departs-sides-alone = 全員が個人戦です（1人を1チームと数えます）。
canasta-departs-sides-threes = 3人ずつの2チームで、交互に座ります。
canasta-departs-sides-bench = 3人ずつの2チームで、ディールごとに各チームの1人が休みます。
canasta-departs-sides-two_three = 2人対3人で、3人のうち1人がディールごとに休みます。
canasta-departs-sides-cutthroat = 最初に捨て札の山を取った人が、そのディールはほかの2人を相手に1人で戦います。
canasta-departs-hand_size = 手札は{ $count }枚です。
canasta-departs-draw_count = 毎回{ $count }枚引きます。
canasta-departs-target = { $count }点に達するとゲーム終了です。
canasta-departs-canastas_to_go_out = { $count ->
    [0] カナスタがなくても上がれます。
   *[other] 上がるにはカナスタが{ $count }組必要です。
}
canasta-departs-wild_max = 1つのメルドのワイルドカードは{ $count }枚までです。
canasta-departs-mixed_wilds = { $count ->
    [1] 同じランクの1枚で捨て札の山を取るとき、使えるワイルドカードは1枚だけです。
   *[other] 同じランクの1枚で捨て札の山を取るとき、ワイルドカードは{ $count }枚まで使えます。
}
canasta-departs-out_bonus = 上がると{ $count }点です。
canasta-departs-concealed_extra = コンシールド上がりは、さらに{ $count }点です。
canasta-departs-canasta_natural = ナチュラルカナスタは{ $count }点です。
canasta-departs-canasta_mixed = ミックスカナスタは{ $count }点です。
canasta-departs-samba = サンバは{ $count }点です。
canasta-departs-red3_each = 赤の3は1枚{ $count }点です。
canasta-departs-red3_all = 赤の3が全部そろうと、合わせて{ $count }点です。
canasta-departs-red3_all_but_one = 赤の3が1枚を除いて全部そろうと、合わせて{ $count }点です。
canasta-departs-opening = 初回メルドの最低点（合計点による）：{ $table }。
canasta-departs-upcard-wild = 最初にめくったカードがジョーカーか2でも、次をめくって重ねません。
canasta-departs-upcard-3r = 最初にめくったカードが赤の3でも、次をめくって重ねません。
canasta-departs-upcard-3b = 最初にめくったカードが黒の3でも、次をめくって重ねません。
canasta-departs-group_max = 1つのメルドは{ $count }枚までです。

canasta-departs-wild_le_natural-true = メルドのワイルドカードは、ナチュラルカードの枚数までです。
canasta-departs-wild_ratio-half = メルドのナチュラルカードは、ワイルドカードの2倍以上必要です。
canasta-departs-wild_ratio-free = メルドのワイルドカードは、ナチュラルカードと同じ枚数でもかまいません。
canasta-departs-wild_after_canasta-unlimited = 完成したカナスタには、ワイルドカードを何枚でも付け加えられます。
canasta-departs-merge_sequences-false = シークエンス同士はまとめられません。
canasta-departs-completed_group-open = 完成したカナスタには、合うカードなら何でも付け加えられます。
canasta-departs-completed_group-no_wilds = 完成したカナスタには、ワイルドカードを付け加えられません。
canasta-departs-completed_group-closed_at_7 = 完成したカナスタには、何も付け加えられません。
canasta-departs-pair_take-new_group = 捨て札の山をペアで取るときは、新しいメルドを作ります。
canasta-departs-seq_take-top_only = 引く代わりに、一番上のカードだけをシークエンスに取れます。山が凍結中でも取れます。
canasta-departs-red3_deal-first_turn = 配られた赤の3は、各自の最初の手番に表に出します。
canasta-departs-last_card_red3-may_meld = 最後のカードとして赤の3を引いた人は、まだメルドを出せます。
canasta-departs-route_mixed-true = 凍結中でない捨て札の山は、同じランクの1枚とワイルドカードでも取れます。
canasta-departs-route_mixed-false = 捨て札の山を1枚とワイルドカードで取ることはできません。
canasta-departs-route_add-false = 一番上のカードを、直接メルドに付けて取ることはできません。
canasta-departs-opening_take_wild-pure = 初回メルドで捨て札の山を取るときは、ナチュラルカードだけを使います。
canasta-departs-open_then_mixed-false = 初回メルドで捨て札の山を取るには、ほかに何を出しても、ナチュラルカードのペアが必要です。
canasta-departs-always_frozen-true = 捨て札の山は常に凍結中です。
canasta-departs-one_card_bar-always = 手札が1枚の人は、1枚だけの捨て札の山を取れません。
canasta-departs-one_card_bar-never = 手札が1枚でも、1枚だけの捨て札の山を取れます。
canasta-departs-black3_meld-never = 黒の3はメルドにできません。
canasta-departs-black3_opens-false = 黒の3は初回メルドの点に数えません。
canasta-departs-concealed_waives_opening-never = コンシールド上がりにも最低点が必要です。
canasta-departs-concealed_waives_opening-always = コンシールド上がりは、捨て札の山を取った後でも最低点が不要です。
canasta-departs-concealed_with_pile-false = 捨て札の山を取った手番の上がりは、コンシールドになりません。
canasta-departs-ask-unverified = 上がれるかどうかわからないうちでも、パートナーに尋ねることができます。約束を守れないと減点です。
canasta-departs-ask-never = パートナーには尋ねません。
canasta-departs-ask-enforced = パートナーに尋ねることができるのは、上がれるときだけです。
canasta-departs-red3_minus_if-no_meld = メルドを出していないチームの赤の3は、マイナス点になります。
canasta-departs-red3_minus_if-no_canasta = カナスタのないチームの赤の3は、マイナス点になります。
canasta-departs-red3_minus_if-under_two_canastas = カナスタが2組に満たないチームの赤の3は、マイナス点になります。
canasta-departs-red3_minus-each = マイナス点になるとき、赤の3は1枚ずつ数えます。
canasta-departs-stock_end-immediate = 空の山札から引く番になった時点で、ディールが終わります。
canasta-departs-stock_end-last_draw = 最後のカードを引いた人の手番の後で、ディールが終わります。
canasta-departs-both_over_target-shared = 目標点以上で同点なら、ともに勝ちです。
canasta-departs-next_dealer-right = ディーラーは右隣に移ります。
canasta-departs-pile_memory-full = 捨て札の山のカードをすべて表示します。

canasta-house-rule-target = 何点で勝つか
canasta-house-rule-target-count = { $count }点に達するとゲーム終了
canasta-house-rule-canastas_to_go_out = 上がりに必要なカナスタ
canasta-house-rule-canastas_to_go_out-count = { $count ->
    [0] 不要
   *[other] { $count }組
}
canasta-house-rule-draw_count = 1回に引く枚数
canasta-house-rule-draw_count-count = { $count }枚
canasta-house-rule-always_frozen = 捨て札の山の凍結
canasta-house-rule-always_frozen-true = 常に凍結：ナチュラルカードのペアでだけ取れる
canasta-house-rule-always_frozen-false = ワイルドカードか赤の3があるときだけ凍結
canasta-house-rule-route_add = 一番上のカードを直接メルドに付けて取ること
canasta-house-rule-route_add-true = できる
canasta-house-rule-red3_minus_if = 赤の3がマイナス点になるチーム
canasta-house-rule-ask = パートナーに尋ねること
canasta-house-rule-ask-enforced = 上がれるときだけ。答えには従う
canasta-house-rule-ask-unverified = メルドを出す前ならいつでも。約束を守れないと減点
canasta-house-rule-stock_end = 山札がなくなったとき
canasta-house-rule-stock_end-play_on = 捨て札の山を取れる限り続ける
canasta-house-rule-pile_memory = 捨て札の山の表示
canasta-house-rule-pile_memory-top_only = 一番上だけ
canasta-house-rule-route_mixed = 1枚とワイルドカードで捨て札の山を取ること
canasta-house-rule-opening_take_wild = 初回メルドで捨て札の山を取るときのワイルドカード
canasta-house-rule-opening_take_wild-extra_ok = ナチュラルカードのペアに加えて使える
canasta-house-rule-wild_le_natural = メルドのワイルドカードの枚数
canasta-house-rule-wild_le_natural-false = 3枚まで
canasta-house-rule-seq_take = シークエンスに捨て札を取るとき
canasta-house-rule-seq_take-whole_pile = 山全体を取る。凍結中は取れない
canasta-house-rule-seq_take-top_only = 一番上のカードだけを取る。凍結中でも取れる
canasta-house-rule-wild_ratio = 小さいメルドのワイルドカード
canasta-house-rule-completed_group = 完成したカナスタに付け加えられるカード

canasta-fault-target = 目標点は1点以上にしてください。
canasta-fault-deals = ディール数は1以上にしてください。
canasta-fault-seats = この人数では遊べません。
canasta-fault-sides = この人数では、そのようなチーム分けはできません。
canasta-fault-ask = 個人戦なので、尋ねるパートナーがいません。
canasta-fault-stock = このゲームには、山札がなくなったときの独自の終わり方があります。
canasta-fault-packs = カードは1〜4組にしてください。
canasta-fault-jokers = ジョーカーは1組に4枚までにしてください。
canasta-fault-hand = 手札は2枚以上とし、めくる分と引く分のカードが残るようにしてください。
canasta-fault-draw = 1回に引く枚数は1〜4枚にしてください。
canasta-fault-upcard = 次をめくって重ねられるのは、ワイルドカード、赤の3、黒の3です。それぞれ一度だけ挙げてください。
canasta-fault-wilds = メルドのワイルドカードは8枚までにしてください。
canasta-fault-naturals = メルドに必要なナチュラルカードは1〜7枚にしてください。
canasta-fault-melds = 同じランクのメルドは、1チームに1つか、いくつでもかのどちらかです。シークエンスのあるゲームでは常にいくつでもです。
canasta-fault-pair = シークエンスのあるゲームでは、捨て札の山を1枚とワイルドカードで取れません。ナチュラルカードのペアが必要です。
canasta-fault-largest = メルドは7枚以上入るようにしてください。同じランクのメルドが1つだけのゲームでは、そのランクの全部が入る必要があります。
canasta-fault-finished = 同じランクのメルドが1つだけのゲームでは、完成したカナスタにナチュラルカードを付け加えられる必要があります。そうでないと出せなくなります。
canasta-fault-canastas = 上がりに必要なカナスタは5組までにしてください。
canasta-fault-sequence = このゲームにはシークエンスがないので、捨て札をシークエンスに取れません。
canasta-fault-mixed = 捨て札の山を1枚とワイルドカードで取るには、ワイルドカードを1枚以上使えるようにしてください。
canasta-fault-opening = 初回メルドの最低点は、合計点が0点未満のとき、0点のとき、それより上の区切りごとに決めてください。0未満にはできません。
canasta-fault-points = 点は0以上で、5の倍数にしてください。
canasta-fault-choice = このゲームは、そのルールでは遊べません。
canasta-fault-other = このゲームに、そのように変更できるルールはありません。

canasta-rules-aim = **目的** 同じランクのカードをそろえたメルド、特に7枚のメルドであるカナスタを作ります。ディールの終わりに{ $target }点に達したチームの勝ちです。
canasta-rules-deal = **配り方** 手札は{ $hand }枚です。次の1枚をめくって捨て札の山の最初とし、残りが山札です。
canasta-rules-covered = 最初にめくったカードが{ $cards }なら、次のカードをめくって上に重ねます。
canasta-covered-wild = ジョーカーか2
canasta-covered-3r = 赤の3
canasta-covered-3b = 黒の3
canasta-covered-all = ジョーカー、2、3のどれか
canasta-rules-kinds = ジョーカーと2はワイルドカードです。赤の3はすぐに表に出し、代わりの1枚を引きます。黒の3が一番上にあると、次の人は捨て札の山を取れません。黒の3をメルドにできるのは、上がるときだけです。
canasta-rules-melds = **メルド** 4からAまでの同じランクのカード3枚以上で、ナチュラルカードは{ $naturals }枚以上、ワイルドカードは{ $wilds }枚までです。7枚になるとカナスタで、ワイルドカードがなければナチュラルカナスタ、あればミックスカナスタです。
canasta-rules-partners = メルドはパートナーと共有し、どちらからでも付け加えられます。相手チームのメルドには付け加えられません。
canasta-rules-one-meld = 同じランクのメルドは1チームに1つで、そのランクのカードはそこに付け加えます。
canasta-rules-many-melds = 1チームが同じランクのメルドをいくつでも持て、まとめることもできます。
canasta-rules-sequences = 同じスートの4からAまでの続いたカード3〜7枚は、ワイルドカードなしでシークエンスになります。7枚になるとサンバで、もう何も付け加えられません。
canasta-rules-opening = 各チームの初回メルドは、一度に出すカードの点が、チームの合計点に応じた最低点に達しなければなりません：{ $table }。カードの点は、ジョーカーが50点、2とAが20点、Kから8までが10点、その他が5点です。
canasta-rules-turn = **手番** カードを{ $draw }枚引くか、捨て札の山を全部取り、好きなだけメルドを出し、1枚捨てます。上がるとき以外は、手札を1枚以上残さなければなりません。
canasta-rules-pile = **捨て札の山** 一番上のカードと同じランクのナチュラルカード2枚があれば、山を全部取れます。一番上がワイルドカードか黒の3なら取れません。
canasta-rules-mixed = 山が凍結中でなく、初回メルドの後なら、同じランクの1枚とワイルドカードでも取れます。
canasta-rules-add = 山が凍結中でなければ、一番上のカードを自分たちのメルドに付けて取ることもできます。
canasta-rules-add-unfinished = 山が凍結中でなければ、一番上のカードを、自分たちの7枚未満のメルドに付けて取ることもできます。
canasta-rules-frozen = ワイルドカードか赤の3が入った山は、取られるまで凍結されます。初回メルドの前のチームには、山は常に凍結中です。
canasta-rules-always = 捨て札の山は常に凍結中で、ナチュラルカードのペアでだけ取れます。
canasta-rules-out = **上がり** { $count ->
    [0] カナスタがなくても、
   *[other] チームにカナスタが{ $count }組あれば、
}最後のカードをメルドに出すか捨てて上がることができ、ディールが終わります。
canasta-rules-stock = 山札がなくなったら、手番の人は捨て札の山を取るか、ディールを終わらせます。{ $adds ->
    [yes] 一番上のカードが自分たちのメルドに合うなら、取らなければなりません。
   *[no] {""}
}
canasta-rules-last-three = 山札の最後の1枚が赤の3なら、ディールはすぐに終わります。
canasta-rules-ask = 上がる前にパートナーに尋ねてもよく、その答えには従います。
canasta-rules-count = **得点計算** ナチュラルカナスタ{ $natural }点、ミックスカナスタ{ $mixed }点、上がり{ $out }点、それに出したカードすべての点です。手札に残ったカードはマイナス点になります。
canasta-rules-samba = サンバは{ $samba }点です。
canasta-rules-concealed = コンシールド上がりは、さらに{ $points }点です。それまでに何も出さず、パートナーのメルドにも付け加えずに、自分のカナスタを含む手札を一度に出して上がることです。
canasta-rules-waived = 山札から引いた手番に、カナスタを含む手札を全部出す人には、最低点は不要です。
canasta-rules-threes = 赤の3は1枚{ $each }点、全部そろうと合わせて{ $all }点です。
canasta-rules-here = **ここで異なるルール：**
