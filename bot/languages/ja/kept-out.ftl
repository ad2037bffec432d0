# サーバーのテーブルに参加できない人。

kept-out = このサーバーのテーブルには、モデレーターの判断により参加できません。期限：{ $moment }
kept-out-for-good = このサーバーのテーブルには、モデレーターの判断により参加できません。
kept-out-reason = 理由：{ $reason }

button-tables-kept = 参加禁止
tables-title-kept = ### テーブルへの参加禁止
kept-none = 参加禁止の人はいません。
kept-line = { $person } 期限：{ $moment }、設定：{ $moderator }
kept-line-for-good = { $person } 無期限、設定：{ $moderator }
kept-about = -# 参加禁止の人は、ここでテーブルを開くことも参加することもできません。1人だけのゲームは遊べます。
kept-whom = 参加禁止にする人…
kept-let-in = 参加禁止を解除する人…
kept-how-long = { $person }を参加禁止にします。期間は？
kept-seats = 現在このサーバーの{ $count }卓に着席しています。どうしますか？
button-kept-stays = 最後まで遊べる
button-kept-leaves = コンピューターが代わる
button-kept-1 = 1時間
button-kept-24 = 1日
button-kept-168 = 1週間
button-kept-720 = 30日
button-kept-0 = 無期限
kept-reason-title = この人を参加禁止にしますか？
kept-reason-about = 参加しようとした本人に表示されます。
kept-done = { $person }を参加禁止にしました。
kept-done-let-in = { $person }は再び参加できます。
kept-late = 何も変わりませんでした。その人は参加禁止ではありません。
