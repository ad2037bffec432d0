# 今日のディール：1日に1種類1ディール、全員が同じカード。

daily-over = その日はもう終わり、このディールは成績になりません。**/practice**で遊べます。
practice-too-early = その日はまだ終わっていません。この日のディールは/dailyで1回だけ遊べます。
daily-day-over = 終わる前に日付が変わったので、成績にはなりません。**/practice**でもう一度遊べます。

# /daily and /practice, as Discord shows them.
daily-open = 今日のディール：全員に同じカード、挑戦は1人1回
daily-option-game = 遊びたいゲーム（省略するとすべて）
practice-open = 前の日のディールを何度でも遊ぶ
practice-option-game = 遊びたいゲーム（省略するとハーツ）
practice-option-day = どの日か（省略すると前の日）
option-day = 日付

# Refusals.
daily-none-yet = 今日のディールはまだ準備中です。1分ほどしてからもう一度お試しください。
daily-unknown = その日のディールはありません。
daily-lost = 1回だけの挑戦は結果なしで終わりました。次のディールはUTCの午前0時に出ます。
daily-not-finished = ほかの人の成績は、このディールを自分で終えると見られます。
daily-shared-before = ここではもう共有しました。
practice-none = 前の日のディールはまだありません。今日のディールは/dailyで遊べます。

# Above the panel of a game, on its result and on all pages. $day is written as November 22.
daily-title = ### 今日のディール · { $day }
daily-title-game = ### 今日のディール · { $day } · { $game }
practice-title-game = ### 練習 · { $day } · { $game }
daily-panel = -# 挑戦は1回、時間制限なし、UTCの午前0時まで（{ $moment }）。
practice-panel = -# 過去の日のディールです。成績にはなりません。

# The menu.
daily-about = 全員同じカード、同じコンピューター。挑戦は1回ずつ、時間制限なし、UTCの午前0時まで（{ $moment }）。
daily-menu-begun = **{ $game }**：途中です
daily-menu-done = **{ $game }**：{ $points }点、{ NUMBER($percent, maximumFractionDigits: 0) }%
daily-menu-first = **{ $game }**：{ $points }点、一番乗り
daily-menu-lost = **{ $game }**：結果なしで終わりました
button-daily-new = { $game }を遊ぶ
button-daily-begun = { $game }の続き
button-daily-done = { $game }の成績
button-daily-lost = { $game }

# How it went.
daily-points = **{ $points }点**
daily-first = 一番乗りです。
daily-beaten = ほかの{ $others }人のうち{ $beaten }人を上回りました{ $tied ->
    [0] {""}
   *[other] （同点{ $tied }人）
}：**{ NUMBER($percent, maximumFractionDigits: 0) }%**
daily-level = ほかの{ $others }人と同点です。
daily-place = { $finished }人中{ $rank }位
daily-place-here = このサーバーで{ $finished }人中{ $rank }位
daily-streak = { $current ->
    [0] 最長の連続日数：{ $longest }日
   *[other] 連続{ $current }日（最長{ $longest }日）
}
daily-streak-longest = { $current ->
    [1] 連続1日
   *[other] 連続{ $current }日（最長）
}
daily-so-far = -# 途中経過（確定はUTCの午前0時、{ $moment }）
daily-final = -# この日は終わり、数字は確定しました。
daily-too-late = ディールが終わる前に日付が変わったので、成績にはなりません。

# How a try went, a square each trick or turn of one's own; and the points of the field.
daily-squares = -# 🟩 自分のトリック · ⬜ ほかの人
daily-squares-hearts = -# 🟩 失点なし · 🟨 ハート · ⬛ クイーン · ムーン：🌕 自分 · 🌙 ほかの人
daily-squares-all_fours = -# 🟩 カード点を獲得 · 🟨 トリックだけ · ⬜ ほかの人
daily-squares-canasta = -# 手番：🟦 カナスタ · 🟩 メルド・山 · ⬜ 引くだけ
daily-spread = 全員の点、左ほど好成績、▲ 自分

# The moment at which others did most differently. $own and $other are as a hint says them: Play Q♠.
daily-decisive = **{ $when }**：あなたは「{ $own }」。ほかの人の{ NUMBER($share, maximumFractionDigits: 0) }%は「{ $other }」を選び、平均で{ NUMBER($points, maximumFractionDigits: 1) }点{ $better ->
    [yes] 良い
   *[no] 悪い
}結果でした。
daily-at-turn = { $number }回目の手番
daily-before-play = プレイの前

# The field.
daily-field-all = 全員 · { $count }人が終えました
daily-field-here = このサーバー · { $count }人が終えました
daily-field-none = このディールを終えた人はいません。
daily-row = { $rank }\. **{ $name }**：{ $points }点
button-daily-all = 全員
button-daily-here = このサーバー
button-daily-own = 自分の成績
button-practice = もう一度練習

# What is posted for all to see. It names no card.
daily-share = **{ $name }** · 今日のディール · { $day } · { $game }
daily-share-percent = { $points }点 · ほかの{ $others }人のうち{ $beaten }人を上回りました{ $tied ->
    [0] {""}
   *[other] （同点{ $tied }人）
}：{ NUMBER($percent, maximumFractionDigits: 0) }%
daily-share-level = { $points }点 · ほかの{ $others }人と同点
daily-share-first = { $points }点 · 一番乗り

# The end of practice.
practice-ended = 練習は成績になりません。
practice-field = この日は{ $count }人がこのディールを終えました。上位：{ $best }

# /verify, of a day's deal. $commitment is 64 hexadecimal digits.
verify-day-commitment = -# その日の「検証」と、前日の**/daily**の「検証」に、このコミットメントが表示されていたはずです：`{ $commitment }`
verify-day-commitment-late = -# その日の「検証」に、このコミットメントが表示されていたはずです。カードは当日のUTC{ $time }に決まったので、前日にはありません：`{ $commitment }`
