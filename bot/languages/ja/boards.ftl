# サーバーのランキング（モデレーター向け）。

button-tables-boards = ランキング
tables-title-boards = ### ランキングと結果
boards-none = ここで終わったゲームはまだありません。
boards-games = { $count }ゲームの結果が保存されています。
button-boards-export = 結果をCSVで保存
boards-exported = 全{ $count }ゲームの結果です（1席につき1行）。
boards-exported-newest = 全{ $all }ゲーム中、最新{ $count }ゲームの結果です（1席につき1行）。これ以上は大きすぎて送れません。
boards-reset = ランキングをリセットする…
boards-every-game = すべてのゲーム
boards-of-season = { $games }：今月と今シーズン
boards-of-all = { $games }：全シーズン
boards-reset-ask = このランキングをゼロから始めますか？**{ $boards }**
boards-reset-stays = これまでの勝数と点数はそこでは数えられなくなり、元に戻せません。ゲーム、対戦記録、レーティング、今日のディールは残ります。
boards-reset-stats = /statsにあるこのサーバーでの勝数と点数も、全員ゼロからになります。
button-boards-reset = リセット
boards-reset-done = ランキングはゼロから始まります：{ $boards }

boards-title = シーズン（4週間）の終わりに、{ $family }で最も多く勝った人に{ $role }を付与します。
boards-title-none = 4週間のシーズンごとに、優勝者にロールを付与できます。
boards-title-holders = 現在：{ $names }
boards-title-family = ゲームを選ぶ
boards-title-role = ロールを選ぶ
boards-title-back = -# 選択なし：付与しない
boards-title-done = 設定しました。シーズンの終わりに付与します。
boards-title-told = { $family }のシーズン優勝者のロール
boards-title-told-off = シーズンのロールなし
boards-title-off = ロールは付与されなくなります。
boards-title-not-mine = そのロールを付与する権限がありません。「ロールの管理」を許可し、ボットのロールをその上に置いてください。
boards-title-not-yours = 自分にも「ロールの管理」の権限が必要です。また、全員の権限を超えるロールは選べません。
boards-title-unasked = Discordが応答していません。もう一度お試しください。
