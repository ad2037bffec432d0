# /challenge：2人に同じディール。それぞれ1人で、同じコンピューターと遊ぶ。2人ともすべて終えるか時間切れになるまで、成績は出ない。

# The message of a challenge: an invitation, then how far both are. $mention calls the other one.
challenge-title = ### チャレンジ · { $game }
challenge-asks = **{ $name }**から{ $mention }にチャレンジ：{ $deals }ディール。同じカード、同じコンピューターで、別々に遊びます。
challenge-asked-until = -# 招待の期限：{ $moment }。受けてから{ $days }日間遊べます。
challenge-progress = **{ $name }** { $finished }/{ $deals }
challenge-ends = -# 結果は、2人ともすべて終えると出ます。期限：{ $moment }。
button-field-accept = 受ける
button-field-refuse = 今はやめておく
button-field-play = 自分の次のディールを遊ぶ

# What is left of that message if there is no result.
challenge-refused = **{ $other }**は、**{ $name }**のチャレンジを今回は見送りました：{ $game }
challenge-unanswered = **{ $other }**は、**{ $name }**のチャレンジに期限までに返事をしませんでした：{ $game }
challenge-withdrawn = **{ $name }**が、**{ $other }**とのチャレンジを取りやめました：{ $game }
challenge-ended = モデレーターが、**{ $name }**と**{ $other }**のチャレンジを終了しました：{ $game }

# Above the panel of a deal, and on its result. $deal counts in the order in which its player has them.
challenge-title-deal = ### チャレンジ · { $game } · { $deal }ディール目（全{ $deals }）
challenge-panel = -# 挑戦は1回、時間制限なし、{ $moment }まで。
challenge-leave = { $game }のディールは{ $moment }まで待っています。チャレンジの下の「自分の次のディールを遊ぶ」で続きを遊べます。
challenge-time-over = 終わる前にチャレンジが終了したので、このディールは成績になりません。
challenge-own-more = { $other }の成績は、2人ともすべて終えると出ます。
challenge-own-last = これで最後のディールでした。結果は、{ $other }があと{ $left }ディール終えると出ます。
challenge-told = チャレンジが終わりました：[結果へ]({ $link })
button-field-play-deal = { $deal }ディール目を遊ぶ（全{ $deals }）

# The end. $score is like 3:2. $own and $instead are as a hint says them: Play Q♠.
challenge-won = { $score }で{ $name }の勝ち
challenge-decided = **{ $other }**が遊ばなかったディールで決まりました。
challenge-drawn = { $score }の引き分け
challenge-none = 誰も遊ばなかったので、勝者はいません。
challenge-each = -# 各ディールの横は勝者で、ほかのプレイヤーに対する成績がよかった人です。
challenge-unplayed = -# 1人だけが遊んだディールは、その人の勝ちです。
challenge-updated = -# コンピューターが更新されたため、それまでに遊んだ分で終わりました。
challenge-differed = 最大の差：**第{ $deal }ディール**、{ $points }点
challenge-decisive = **{ $when }**：{ $name }は{ $own }、{ $other }は{ $instead }。{ $name }はこれで{ NUMBER($points, maximumFractionDigits: 1) }点損をしました。
button-field-review = { $name }の第{ $deal }ディール

# Behind Check. Each commitment is 64 hexadecimal digits.
challenge-check = カードは2人とも同じで、下のコミットメントとチャレンジのメッセージから決まります。誰もカードを選べず、1枚でも変わると合わなくなります。ボットの運営者はカードを見ることができます。チャレンジが終わると、各ディールの「検証」で全カードの決まり方が分かります。
challenge-checked = チャレンジは終わりました。各ディールの「検証」か**/verify**で、秘密と全カードの決まり方が分かります。そこには次のコミットメントがあるはずです。
challenge-commitment = -# 第{ $deal }ディール：`{ $commitment }`

# In /stats.
challenge-record = { $other }とのチャレンジ：{ $won }勝{ $drawn }分{ $lost }敗

# Refusals.
challenge-not-them = 自分やボットにはチャレンジできません。ほかの人を選んでください。
challenge-unwilling = { $other }はここではチャレンジを受けていません。
challenge-full = { $by ->
    [you] 終わっていないチャレンジがすでに{ $count }件あります。先にどれかを終えてください。
   *[other] { $other }には終わっていないチャレンジがすでに{ $count }件あります。どれかが終わるまでお待ちください。
}
challenge-others = これを押せるのは{ $names }だけです。自分のチャレンジは**/challenge**で始まります。
challenge-settled = このチャレンジは、もう返事が済んだか、終わっています。
challenge-withheld = もう1人がまだこのディールを遊べます。対戦記録はチャレンジが終わると公開されます。

# /challenge as Discord shows it, its name in the menu of a person, and its lines in /help and /settings.
command-challenge = 誰かにチャレンジする：2人に同じディール、遊ぶのはそれぞれ好きなとき
command-challenge-player = 誰にチャレンジするか
command-challenge-deals = ディール数、1〜8（省略すると5）
command-challenge-this = チャレンジする
help-challenge = 友だちと2人で、それぞれ好きなときに：**/challenge**
prefer-challenges = チャレンジを受ける相手
prefer-challenges-yes = チャレンジ：誰からでも
prefer-challenges-no = チャレンジ：受けない
