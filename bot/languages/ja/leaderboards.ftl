# /leaderboard and /stats.

season-all = 全期間

board-title = ### このサーバーのランキング：{ $games }（{ $season }）
board-empty = まだ誰も載っていません。2人以上が参加し、ヒントなしで行ったゲームが対象です。テーブルの開き方は/helpにあります。
board-figures = -# 平均順位{ NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } · 1ディール平均{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点
board-figures-unstayed = -# 平均順位{ NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-page = -# { $page }/{ $pages }ページ
board-order = -# 勝数の多い順。同数ならゲーム数の少ない人、次にレーティングの高い人が上です。
board-note = -# { $note }
board-all-rules = -# ルールや長さを変更したゲームも含みます。
board-one-preset = -# このルールと通常の長さのゲームだけです。
board-aborted = -# このサーバーでは、カードを配ったあと結果なしで終わった{ $family }のゲームが{ $count }件あります。

button-previous = 前へ
button-next = 次へ
button-board-why = ?
button-season = { $which ->
    [month] 今月
    [week] 今週
    [four-weeks] 今シーズン
   *[all] 全期間
}

stats-title = ### このサーバーでの{ $name }の戦績：{ $family }
stats-month = **今月**
stats-month-none = 対象になるゲームはまだありません。
stats-all = **全期間**
stats-line = { $games }戦{ $wins }勝、ランキング{ $rank }位
stats-customised = -# うち{ $count }ゲームはルールや長さを変更したものです。
stats-none = { $name }がここで終えた対象のゲームはありません。2人以上が参加し、ヒントなしで行ったゲームが対象です。

# The columns of a board.

board-won = 勝/戦
board-games-won = { $wins }/{ $games }
board-rating = レート
board-points = 点
board-mean = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-games = 戦
board-deals = 回
board-mean-percent = %
board-percent = { NUMBER($percent, maximumFractionDigits: 1) }
board-sum = { NUMBER($points, maximumFractionDigits: 0) }
