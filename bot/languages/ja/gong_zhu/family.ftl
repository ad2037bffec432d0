# Gong Zhu: what it is called, its kinds, and its rules in words.

family-gong_zhu = 拱猪（ゴンジュー）
family-gong_zhu-leaderboard = 拱猪では、点の多い人が上位です。

offer-gongzhu-open = このチャンネルで拱猪（ゴンジュー）のテーブルを開く
offer-gongzhu-preset = 拱猪の種類（省略すると標準の拱猪）

feat-pigs-taken = 豚を取った回数 { $count }
feat-sheep-won = 羊を取った回数 { $count }
feat-all-hearts = ハート総取り{ $count }回
feat-all-sixteen = 16枚総取り{ $count }回

variant-gong_zhu = 拱猪（ゴンジュー）
variant-gong_zhu-about = 中国のハーツで、名前は「豚を押し出す」の意味です。Q♠が豚、J♦が羊、10♣は点を倍にする変圧器です。プレイの前に公開したカードは点が倍になります。−1000点になった人が「豚」です。
variant-gong_zhu-brief = 羊を取り、豚を避ける。公開すると倍
variant-gong_zhu_plain = 拱猪（公開なし）
variant-gong_zhu_plain-about = 初めての人向けです。カードを公開しません。
variant-gong_zhu_plain-brief = 初めての人向け、公開なし
variant-gong_zhu_pairs = ペアの拱猪
variant-gong_zhu_pairs-about = 2人対2人で、パートナーの取ったカードは合わせて数えます。
variant-gong_zhu_pairs-brief = 2人対2人、合わせて数える
variant-gong_zhu_online = 拱猪（オンライン）
variant-gong_zhu_online-about = オンラインでよくある形です。A♥が公開されると、誰かがハートを出すまでハートをリードできません。豚がプラスになるのは16枚総取りのときだけです。
variant-gong_zhu_online-brief = A♥を公開するとハートはリードできない
variant-gong_zhu_both_ends = 拱猪（+1000点まで）
variant-gong_zhu_both_ends-about = 時計回りで、2♣から始めます。−1000点で「豚」、+1000点で勝ちです。
variant-gong_zhu_both_ends-brief = +1000点で勝ち、−1000点で負け
variant-gong_zhu_family = 拱猪（家族のルール）
variant-gong_zhu_family-about = 公開なしの4ディールです。7♠を持つ人から始め、ハートは数字どおり、豚は200点減ります。
variant-gong_zhu_family-brief = 4ディール、ハートは数字どおり、豚は200点

gong_zhu-goal = { $deals ->
    [none] { $ends_at ->
        [both] ±{ $target }点でゲーム終了
       *[low] −{ $target }点でゲーム終了
    }
   *[other] { $deals }ディール
}

# Exactly two sentences.
gong_zhu-in-short = 羊（J♦）を取り、豚（Q♠）とハートを避け、取った点を倍にする10♣に気をつけます。{ $deals ->
    [none] { $showing ->
        [none] { $ends_at ->
            [both] 先に+{ $target }点になれば勝ち、−{ $target }点に落ちれば「豚」です。
           *[low] −{ $target }点に落ちた人が「豚」です。
        }
       *[other] { $ends_at ->
            [both] プレイの前に公開したカードは倍になり、先に+{ $target }点になれば勝ち、−{ $target }点に落ちれば「豚」です。
           *[low] プレイの前に公開したカードは倍になり、−{ $target }点に落ちた人が「豚」です。
        }
    }
   *[other] { $showing ->
        [none] { $deals }ディールで点の一番多い人が勝ちます。
       *[other] プレイの前に公開したカードは倍になり、{ $deals }ディールで点の一番多い人が勝ちます。
    }
}

# The lesson: steps with cards as examples.
gong_zhu-lesson-cards = **豚と羊** 豚のQ♠は{ $pig }点減り、羊のJ♦は{ $sheep }点入ります。ハートも点が減り、一番はA♥の50点です。
gong_zhu-lesson-transformer = **変圧器** 10♣を取ると、点がプラスでもマイナスでも倍になります。ほかに得点カードがなければ{ $alone }点入ります。
gong_zhu-lesson-showing = **公開** プレイの前にQ♠、J♦、A♥、10♣を公開すると点が倍になり、A♥ならすべてのハートが倍になります。ただし、そのスートが最初にリードされたときは出せません。
gong_zhu-lesson-end = **ハート総取り** 13枚すべてなら逆に200点入ります。{ $deals ->
    [none] **終わり** −{ $target }点に落ちた人が「豚」、点の一番多い人が勝ちです。
   *[other] **終わり** { $deals }ディールで点の一番多い人が勝ちます。
}

gong_zhu-rules =
    {""}**カード** ハート13枚、豚（Q♠）、羊（J♦）、変圧器（10♣）が得点カードです。ほかのカードに点はありません。{ $teams ->
        [none] {""}
       *[other] 向かい同士がパートナーで、合計点は一つです。{ $side_cards ->
            [apart] 2人のカードは別々に数えて足します。
           *[pooled] 2人のカードは合わせて数えます。
        }
    }

    { $showing ->
        [none] {""}**プレイ** リードされたスートがあれば必ずフォローします。そのスートで一番強いカードを出した人がトリックを取り、次をリードします。次のディールは豚を取った人から始めます。
       *[other] {""}**公開** { $showing ->
            [in_turn] プレイの前に、順番にQ♠、J♦、A♥、10♣を公開できます。
           *[together] プレイの前に、全員が同時にQ♠、J♦、A♥、10♣を公開できます。
        }公開された豚、羊、すべてのハートは倍になり、変圧器は4倍になります。そのスートが最初にリードされたとき、公開したカードは、それしかない場合を除いて出せません。{ $lead_lock ->
            [true] A♥が公開されていれば、誰かがハートを出すまで、ハートしかない場合を除いてハートをリードできません。
           *[false] {""}
        }

            {""}**プレイ** リードされたスートがあれば必ずフォローします。そのスートで一番強いカードを出した人がトリックを取り、次をリードします。次のディールは豚を取った人から始めます。
    }

    {""}**得点** { $hearts ->
        [pip] ハートで減る点は、A 50、K 40、Q 30、J 20、4は10、ほかは数字どおりです。
       *[classic] ハートで減る点は、A 50、K 40、Q 30、J 20、10〜5は各10、4〜2は0です。
    }豚は{ $pig }点減り、羊は{ $sheep }点入ります。変圧器は合計をプラスでもマイナスでも倍にし、それだけなら{ $alone }点入ります。

    {""}**ハート総取り** 13枚すべてを取ると200点入ります。{ $pig_turns ->
        [with_hearts] 一緒に取った豚もプラスになります。
        [with_sixteen] 得点カード16枚すべてなら豚もプラスになります。
       *[never] 豚はいつもどおり減ります。
    }

    {""}**終わり** { $deals ->
        [none] { $ends_at ->
            [both] 誰かが−{ $target }点以下か+{ $target }点以上になると終わりです。
           *[low] 誰かが−{ $target }点以下になると終わりです。
        }点の一番多い人が勝ち、−{ $target }点以下の人はみな「豚」です。
       *[other] { $deals }ディールで点の一番多い人が勝ちます。
    }

# What each rule is about, and what a value of it means. Each line of a menu may have 100 characters.

gong_zhu-teams = チーム
gong_zhu-teams-is = { $value ->
    [none] 一人ずつプレイします。
   *[other] 向かい同士がパートナーで、合計点は一つです。
}
gong_zhu-rotation = 回る向き
gong_zhu-rotation-is = { $value ->
    [cw] 時計回りに配り、プレイします。
   *[ccw] 反時計回りに配り、プレイします。
}
gong_zhu-showing = 公開
gong_zhu-showing-is = { $value ->
    [none] カードを公開しません。
    [in_turn] リードする人から順番に公開します。
   *[together] 全員が同時に公開します。
}
gong_zhu-lead_lock = 公開されたA♥
gong_zhu-lead_lock-is = { $value ->
    [true] A♥が公開されたら、誰かがハートを出すまでハートをリードできません（ハートしかない場合を除く）。
   *[false] A♥が公開されても、ハートをリードできます。
}
gong_zhu-opening = 最初のリード
gong_zhu-opening-is-2s = 2♠から始めます。
gong_zhu-opening-is-2s_any = 2♠を持つ人が、好きなカードで始めます。
gong_zhu-opening-is-2c = 2♣から、使わないときは3♣から始めます。
gong_zhu-opening-is-7s_any = 7♠を持つ人が、好きなカードで始めます。
gong_zhu-hearts_lead = ハートをリードできるとき
gong_zhu-hearts_lead-is = { $value ->
    [until_broken] 誰かがハートを捨てるまで、ハートしかない場合を除いてハートをリードできません。
   *[anytime] ハートはいつでもリードできます。
}
gong_zhu-hearts = ハートの点
gong_zhu-hearts-is = { $value ->
    [pip] ハートで減る点は、A 50、K 40、Q 30、J 20、4は10、ほかは数字どおりです。
   *[classic] ハートで減る点は、A 50、K 40、Q 30、J 20、10〜5は各10、4〜2は0です。
}
gong_zhu-pig = 豚
gong_zhu-pig-is = 豚のQ♠は{ $value }点減ります。
gong_zhu-sheep = 羊
gong_zhu-sheep-is = 羊のJ♦は{ $value }点入ります。
gong_zhu-alone = 変圧器だけのとき
gong_zhu-alone-is = 得点カードが10♣だけなら{ $value }点入ります。
gong_zhu-pig_turns = 豚がプラスになるとき
gong_zhu-pig_turns-is = { $value ->
    [with_sixteen] 16枚総取りなら豚がプラスになります。
    [never] 豚はプラスになりません。
   *[with_hearts] ハート総取りなら豚がプラスになります。
}
gong_zhu-ends_at = ゲームの終わり方
gong_zhu-ends_at-is = { $value ->
    [both] マイナスでもプラスでも、目標点に達すると終わります。
   *[low] マイナスの目標点に達したときだけ終わります。
}
gong_zhu-target = 目標点
gong_zhu-target-is = 目標点は{ $value }点です。
gong_zhu-deals = ディール数
gong_zhu-deals-is = { $value ->
    [none] ディール数に決まりはありません。
   *[other] { $value }ディールで終わります。
}
gong_zhu-side_cards = パートナーの取ったカード
gong_zhu-side_cards-is = { $value ->
    [apart] 2人のカードは別々に数えて足します。
   *[pooled] 2人のカードは合わせて数えます。
}
