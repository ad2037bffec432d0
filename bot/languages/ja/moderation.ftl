# /tables: サーバーのモデレーター用のパネル。

moderators-only = これができるのは、このサーバーのモデレーターだけです。モデレーターなら、もう一度**/tables**を使ってください。
form-late = 時間がかかりすぎました。もう一度押してください。

button-tables-open = 開催中
button-tables-results = 結果
button-tables-log = 記録
button-tables-cancel = キャンセル

tables-title-open = ### このサーバーのテーブル
tables-none = 開いているテーブルはありません。
tables-private = -# 1人だけのゲームは非公開なので、ここには出ません。
tables-settings = -# テーブルの場所などの設定：**/settings**
tables-late = -# Discordの上限は毎秒{ $calls }回の更新で、今はそれを超えています。テーブルの表示は最大{ $seconds }秒遅れています。
tables-line = **{ $variant }**（{ $channel }）：{ $state }
tables-gathers = { $seats }席中{ $taken }席に着席、{ $moment }に募集開始
tables-turn = { $names }の番待ち（{ $moment }から）
tables-played = 進行中
tables-paused = 一時停止中、{ $moment }に終了
tables-left = ボットの次の更新まで中断中
tables-people = 参加者：{ $names }

button-tables-go = 見に行く
button-tables-pause = 一時停止
button-tables-resume = 再開
button-tables-end = 終了
tables-stand-in = コンピューターに交代させる人…
tables-pause-done = 一時停止しました。参加者はいつでも再開できます。
tables-resume-done = ゲームを再開しました。
tables-stand-in-done = { $name }が次にカードを押すまで、コンピューターが代わりにプレイします。
tables-stand-in-late = 何も変わりませんでした。その人はすでに離席中か、ほかに参加者がいません。
tables-end-done = テーブルを終了し、理由を表示しました。

tables-end-title = 結果なしで終了しますか？
tables-reason = 理由
tables-end-about = テーブルの全員に表示されます。
tables-pause-title = このゲームを一時停止しますか？
tables-pause-about = テーブルの全員に表示されます。

table-ended-moderator = モデレーターがこのゲームを終了しました。結果は残りません。理由：{ $reason }
lobby-closed-moderator = モデレーターがこのテーブルを閉じました。理由：{ $reason }

tables-title-results = ### 最近の結果
results-none = この7日間に終わったゲームはありません。
results-line = **{ $variant }**（{ $channel }、{ $moment }）：{ $names }
results-line-void = ~~**{ $variant }**（{ $channel }、{ $moment }）：{ $names }~~ 無効
results-about = -# 無効にした結果はランキングに数えません。1日以内なら元に戻せます。振り返りと対戦記録は残ります。
results-void = 結果を無効にする…
results-void-title = この結果を無効にしますか？
results-void-about = 理由は操作記録に残り、結果には無効と表示されます。
results-void-done = 結果を無効にしました。ランキングは反映済みで、レーティングは数分以内に反映されます。
results-void-late = 何も変わりませんでした。その結果はここにないか、すでに無効です。
results-restore = 無効を取り消す…
results-restore-done = 無効を取り消しました。ランキングは反映済みで、レーティングは数分以内に反映されます。
results-restore-late = 何も変わりませんでした。1日以内に無効にした結果はここにありません。
result-void = **モデレーターがこの結果を無効にしました。** 集計には含まれません。
result-void-above = モデレーターが[この結果]({ $link })を無効にしました。集計には含まれません。
result-counts-above = モデレーターが[この結果]({ $link })の無効を取り消しました。

tables-title-log = ### モデレーターの操作記録
log-none = まだ何もありません。
log-line = { $moment } { $said }
log-nowhere = -# この記録を流すチャンネルは/settingsで選べます。
log-posted = -# 記録は{ $channel }にも投稿されます。
log-unposted = ⚠️ { $count }件が{ $channel }にまだ投稿できていません。ボットがそこに送信できるか確認してください。
log-table = テーブル
log-nowhere-now = 今はないチャンネル

moderated-pause = { $moderator }が{ $channel }の{ $variant }を一時停止しました。
moderated-resume = { $moderator }が{ $channel }の{ $variant }を再開しました。
moderated-end = { $moderator }が{ $channel }の{ $variant }を終了しました。
moderated-stand-in = { $moderator }が{ $channel }の{ $variant }で、{ $person }の代わりにコンピューターを入れました。
moderated-void = { $moderator }が結果を無効にしました：{ $channel }の{ $variant }。
moderated-restore = { $moderator }が結果の無効を取り消しました：{ $channel }の{ $variant }。
moderated-keep-out = { $moderator }が{ $person }を参加禁止にしました。
moderated-let-in = { $moderator }が{ $person }の参加禁止を解除しました。
moderated-reset-board = { $moderator }がランキングをリセットしました：{ $about }。
moderated-export = { $moderator }が結果をファイルで取得しました。
moderated-setting = { $moderator }が「{ $about }」を選びました。
moderated-setting-from = { $moderator }が「{ $before }」を「{ $about }」に変えました。
moderated-save-preset = { $moderator }がルール「{ $about }」を保存しました。
moderated-delete-preset = { $moderator }がルール「{ $about }」を削除しました。
moderated-reason = 理由：{ $reason }
