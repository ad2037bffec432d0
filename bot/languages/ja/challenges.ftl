# /challenge：2人に同じディール。それぞれ1人で、同じコンピューターと遊ぶ。2人ともすべて終えるか時間切れになるまで、成績は出ない。

# The message of a challenge: an invitation, then how far both are. $mention calls the other one.
challenge-asks = **{ $name }**から{ $mention }にチャレンジ：{ $deals }ディール。同じカード、同じコンピューターで、別々に遊びます。
challenge-asked-until = -# 招待の期限：{ $moment }。受けてから{ $days }日間遊べます。
challenge-progress = **{ $name }** { $finished }/{ $deals }
challenge-ends = -# 結果は、2人ともすべて終えると出ます。期限：{ $moment }。
button-field-accept = 受ける
button-field-refuse = 今はやめておく

# What is left of that message if there is no result.
challenge-none = { $why ->
    [refused] **{ $other }**は、**{ $name }**のチャレンジを今回は見送りました：{ $game }
    [unanswered] **{ $other }**は、**{ $name }**のチャレンジに期限までに返事をしませんでした：{ $game }
   *[withdrawn] **{ $name }**が、**{ $other }**とのチャレンジを取りやめました：{ $game }
}

# On the result of a deal.
challenge-own-more = { $other }の成績は、2人ともすべて終えると出ます。
challenge-own-last = これで最後のディールでした。結果は、{ $other }があと{ $left }ディール終えると出ます。

# The end. $score is like 3:2.
challenge-score = { $drawn ->
    [yes] { $score }の引き分け
   *[no] { $score }で{ $name }の勝ち
}
challenge-decided = **{ $other }**が遊ばなかったディールで決まりました。
challenge-each = -# 各ディール：ほかのプレイヤーに対する成績がよい方
challenge-unplayed = -# 1人だけが遊んだディールは、その人の勝ちです。
challenge-differed = 最大の差：**第{ $deal }ディール**、{ $points }点
button-field-review = { $name }の第{ $deal }ディール

# /challenge without anybody.
challenge-listed = [{ $game }]({ $link }) · 相手：**{ $other }**、期限：{ $moment }
challenge-none-listed = 終わっていないチャレンジはありません。相手を選ぶとチャレンジできます。

# In /stats.
challenge-record = { $other }とのチャレンジ：{ $won }勝{ $drawn }分{ $lost }敗

# Refusals.
challenge-not-them = 自分やボットにはチャレンジできません。ほかの人を選んでください。
challenge-unwilling = { $other }はここではチャレンジを受けていません。
challenge-others = これを押せるのは{ $names }だけです。自分のチャレンジは**/challenge**で始まります。
challenge-settled = このチャレンジは、もう返事が済んだか、終わっています。

# /challenge as Discord shows it, its name in the menu of a person, and its lines in /help and /settings.
command-challenge = 誰かにチャレンジする：2人に同じディール、遊ぶのはそれぞれ好きなとき
command-challenge-player = 誰にチャレンジするか（省略すると、終わっていないチャレンジの一覧）
command-challenge-deals = ディール数、1〜8（省略すると5）
command-challenge-this = チャレンジする
help-challenge = 友だちと2人で、それぞれ好きなときに：**/challenge**
prefer-challenges = チャレンジを受ける相手
prefer-challenges-yes = チャレンジ：誰からでも
prefer-challenges-no = チャレンジ：受けない
