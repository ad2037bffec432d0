# The message that tells how a game ended.

result-title = # 🏆 { $said }
result-shared = { $variant }：{ $names }が首位を分け合う！
result-left = 途中退席：{ $names }。
result-played-for = 💤 { $names }：手番の3分の1を超えてコンピューターが代行したため、勝ちになりません。
result-moons = { $count ->
    [1] { $name }がシュート・ザ・ムーンを達成しました。
   *[other] { $name }がシュート・ザ・ムーンを{ $count }回達成しました。
}
result-customised = -# ルールを変更したゲームです。
result-length = -# { $goal }。
result-tied = -# { $count }ディール＋同点のため{ $more }ディール。
result-hints = -# ヒントありなので、ランキングの対象外です。
result-unranked = -# 1人だけのゲームなので、ランキングの対象外です。

button-rematch = 再戦
button-one-more = もう1ディール
button-whole-game = フルゲーム
button-record = 対戦記録
button-more = その他

result-won = { $variant }：{ $names }の勝ち！

# What was special about the whole game, in one sentence.

story-from-last = 最後のディールで最下位から首位へ！
story-point = わずか1点差、2位は{ $names }！
story-overtaken = 最後のディールまでの首位は{ $names }！
story-shutout = ほかは全員0点！
story-was-last = 第{ $number }ディール終了時はまだ最下位でした！
story-leads = 首位が{ $count }回入れ替わりました。
story-narrow = 2位の{ $names }とはわずか{ $count }点差。
story-all-the-way = 最初から最後まで首位でした。
story-far = 2位の{ $names }に{ $count }点差。
story-since = 第{ $number }ディールから首位でした。
story-in-deal = 第{ $number }ディール：{ $said }

rematch-opened = 再戦のテーブルを開きました：{ $link }
