# What /leaderboard and /stats tell beside wins: points, ratings, the day's deals, records.

command-leaderboard-by = 順位の基準（省略すると勝ち数）
command-leaderboard-four-weeks = 今シーズン（4週間）
command-stats-against = もう1人を選ぶと、2人の対戦成績を表示
leaderboard-by-wins = 勝ち数
leaderboard-by-points = 1ディールの平均点
leaderboard-by-rating = レーティング
leaderboard-by-daily = 今日のディール
option-by = 基準
option-against = 相手

button-by-wins = 勝ち数順
button-by-points = 平均点順
button-by-rating = レーティング順
button-by-daily = 今日のディール

season-four-weeks = シーズン{ $number }
season-week = { $day }からの週
season-four-weeks-days = -# 1シーズンは4週間です。このシーズンは{ $first }から{ $last }までです。

board-title-rating = ### このサーバーのレーティング：{ $games }（{ $season }）
board-title-daily = ### このサーバーの今日のディール：{ $games }（{ $season }）
board-order-fewest = -# 1ディールの平均点が少ない順。{ $games }ゲームから載ります。
board-order-most = -# 1ディールの平均点が多い順。{ $games }ゲームから載ります。
board-empty-points = まだ誰も載っていません。対象のゲームが{ $games }回必要です。
rating-settled = { $rating }
rating-provisional = { $rating }?
board-order-rating = -# レーティングの高い順。対象のゲーム{ $games }回から載ります。「?」＝まだ不確か
board-rating-season = -# この期間にプレイした人だけです：{ $season }
board-empty-rating = まだ誰も載っていません。レーティング対象のゲームが{ $games }回必要です。
board-own-rating = あなたは{ $rank }位です：{ $rating }（{ $games }ゲーム）
board-own-unlisted = あなたのレーティング：{ $rating }（{ $games }ゲーム）
board-order-daily = -# 1ディールごとに、上回った人の割合（%）と同じポイントが入ります。同点は半分として数えます。その日が終わると加算されます。
board-empty-daily = まだ誰も載っていません。今日のディールは、その日が終わると数えます。
board-champions = 🏆 { $season }の1位：**{ $names }**

stats-title-everywhere = ### すべてのサーバーでの{ $name }の戦績：{ $family }
stats-rating = **レーティング：{ $rating }**（{ $games }ゲーム）
stats-rating-ranked = **レーティング：{ $rating }**、{ $rank }位（{ $games }ゲーム）
stats-rating-uncertain = -# 「?」＝まだ不確か
stats-rating-everywhere = -# すべてのサーバーでは{ $rating }
stats-rating-solo = レーティング：{ $rating }（{ $games }ディール）
stats-course = { $games }ゲームのレーティング：最初のあと{ $first }、最後のあと{ $last }、最低{ $least }、最高{ $most }。
stats-course-caption = -# { $games }ゲームのレーティング
stats-line-everywhere = { $games }戦{ $wins }勝
stats-bests = **記録**
stats-streak = 最長{ $longest }連勝
stats-streak-now = 現在{ $current }連勝
stats-best-game = 最高のゲーム：{ $points }点
stats-computers = **対コンピューター**
stats-computer = { $level }：{ $games }ゲーム中{ $ahead }回上位
stats-rating-alone = 1人・ヒントなしのレーティング：{ $rating }（{ $games }ゲーム）
stats-against = **{ $other }との対戦**
stats-meetings = { $games }ゲーム：上が{ $ahead }回、同じ順位が{ $level }回、下が{ $behind }回
stats-partnered = パートナーで{ $count }ゲーム
stats-no-meetings = 2人がそろった対象のゲームはありません。
stats-daily = **今日のディール**
stats-daily-streak = { $current }日連続
stats-daily-longest = 最長{ $longest }日
stats-daily-season = { $season }：{ $rank }位、{ $deals }ディール、平均{ NUMBER($mean, maximumFractionDigits: 1) }%
stats-champion = 🏆 { $season }、このサーバーの1位
stats-champion-everywhere = 🏆 { $season }、全員の中の1位
stats-regret = **1回の選択での損：{ NUMBER($points, maximumFractionDigits: 2) }点**（誤差は{ NUMBER($error, maximumFractionDigits: 2) }点ほど）
stats-regret-about = -# 上級のコンピューターが調べた最近の{ $games }ゲームでの{ $count }回の選択です。自分にだけ見えます。
stats-reliability = **完走率：{ $share }%**、ほかの人とのゲーム{ $games }回中{ $finished }回を最後までプレイ
stats-reliability-few = 完走率：ほかの人とのゲーム{ $from }回から表示します。これまで{ $games }回中{ $finished }回を最後までプレイ
stats-own-only = ボットのいるサーバーの外では、自分の戦績だけを見られます。
stats-none-everywhere = { $name }が終えた対象のゲームはありません（2人以上、ヒントなし）。
feat-bids-made = ビッド成功{ $count }回
feat-bids-failed = ビッド失敗{ $count }回

season-this = 今シーズン
season-last = 前シーズン
