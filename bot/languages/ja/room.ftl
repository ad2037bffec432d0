# One-line answers, and what the room posts around a table.

this-server = このサーバー
this-channel = このチャンネル
former-player = 以前のプレイヤー

incident = 問題が発生し、操作が反映されていない可能性があります。繰り返す場合は、ボットの運営者に伝えてください：{ $id }
store-busy = 反映されませんでした。保存用のファイルが使用中です。少し待ってからもう一度お試しください。
store-unwritable = 反映されませんでした。ディスクに書き込めません。しばらくしてからもう一度お試しください。これまでの操作は保存されています。
guild-only = テーブルはここではなく、サーバーのチャンネルで開きます。
press-other-grammar = このボタンは古くて使えません。/handか/tableで新しいボタンを表示してください。
press-other-grammar-hand = このボタンは古くて使えません。/handで新しいボタンを表示してください。
press-other-grammar-typed = このボタンは古くて使えません。もう一度コマンドを入力してください。
press-message-gone = このメッセージはもうありません。下にある新しいメッセージを見てください。
answer-file-refused = Discordが画像またはファイルを受け付けませんでした。しばらくしてからもう一度お試しください。
answer-refused = Discordが表示を受け付けませんでした。何も失われていません。もう一度お試しのうえ、ボットの運営者に伝えてください。
press-stranger = このテーブルのプレイヤーではありません。テーブルの開き方は/helpにあります。
press-stale = { $by ->
    [computer] その選択は、すでにコンピューターが代わりに行いました。現在の手札はこちらです。
   *[you] その選択はもう済んでいます。現在の手札はこちらです。
}
press-stale-waiting = { $by ->
    [computer] すでにコンピューターが代わりにプレイしました。{ $names }を待っています。
   *[you] プレイはもう済んでいます。{ $names }を待っています。
}
press-between-deals = このディールは終わりました。「次へ」を押すと進みます。
press-next-begun = 次のディールが始まりました。
press-next-noted = 「次へ」を受け付けました。
press-not-asked = 今は選ぶことがありません。
press-not-your-turn = まだ手番ではありません。{ $names }を待っています。
illegal-tick-full = すでに{ $count }枚選んでいます。先に1枚取り消してください。
table-over = このテーブルは終わりました。
table-left = このテーブルは、ボットが次に更新されるまで中断しています。

own-deadline = **テーブルであなたの番です。** 時間切れ：{ $moment }。
turn-reminder = { $mention } 手番です：[テーブルへ移動]({ $link })
direct-messages-closed = { $mention } DMを送れません。「手札を見る」を押してください。
table-void = 申し訳ありませんが、このゲームを続けられません。結果なしで終了し、ランキングには影響しません。
table-closed-channel = ボットがこのチャンネルを使えなくなったため、このテーブルは閉じられました。
hand-posted = 手札を一番下に表示しました。
table-posted = チャンネルの一番下に表示しました。
table-posted-before = テーブルは少し前に表示したばかりです：[テーブルへ移動]({ $link })
table-is-there = ここでは{ $variant }のゲームが進行中です：[テーブルへ移動]({ $link })。再表示できるのは、着席している人だけです。

solo-in-direct-messages = ゲームはここの別のメッセージにあります。カードを押すと出せます。
# Somebody who sits at several tables is asked which one is meant. A line has at most 80 characters.

which-table = テーブルを選んでください
which-table-hand = 複数のテーブルに着席しています。**どの手札を見ますか？**
which-table-leave = 複数のテーブルに着席しています。**どのテーブルから退席しますか？**
which-table-table = ここで複数のテーブルに着席しています。**どのテーブルをもう一度表示しますか？**
which-table-rules = ここには複数のテーブルがあります。**どのテーブルのルールを「{ $name }」として保存しますか？**
which-table-leave-game = プレイ中。選ぶと退席します。
which-table-cancel = 開始前。選ぶと全員のテーブルが閉じます。
which-table-quit = 開始前。選ぶと退席します。
which-table-cancelled = そのテーブルを閉じました。
which-table-quitted = そのテーブルから退席しました。
which-preset = **どれをプレイしますか？**
which-preset-menu = ゲームを選んでください
play-which = **{ $running }**のゲームが途中です。
play-others = -# ほかに一時停止中：{ $names }（**/play**でゲームを選ぶと再開します）
button-play-on = 続ける
button-play-other = { $other }を始める（{ $running }は一時停止）
play-unhinted = { $variant }（ヒントなし）
which-table-line = { $variant }（#{ $channel }）
which-table-solo = { $variant }（1人用）
which-table-minutes = { $count ->
    [0] 始まったばかり
   *[other] { $count }分前に開始
}
which-table-hours = { $count }時間前に開始

no-table = 現在どのテーブルにも着席していません。テーブルの開き方は/helpにあります。
no-table-here = 現在このチャンネルでは誰もプレイしていません。テーブルの開き方は/helpにあります。
hands-dm = 今後は手札をDMで送ります。
hands-here = 今後は「手札を見る」を押すと、ここで手札が見られます。

start-missing-permissions = このチャンネルでボットに次の権限を与えてください：{ $names }。
start-not-posted = テーブルを表示できませんでした。ボットがチャンネルを閲覧し、メッセージを送信できるか確認してください。
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-public-threads = 公開スレッドの作成

refusal-seats = このゲームの人数は{ $allowed }人です。
refusal-rules = このルールではゲームになりません。{ $reason }
refusal-rematch-open = 再戦のテーブルはもう開いています：[移動する]({ $link })
another-table = ここではすでにあなたのテーブルが開いています：[{ $variant }]({ $link })
button-another-table = それでも別のを開く
refusal-opened-already = そのテーブルはもう開いています：[移動する]({ $link })
refusal-opened-before = このボタンのテーブルはもう終わりました。もう一度コマンドを使ってください。
refusal-option = 「{ $option }」は、Discordが表示する候補から選んでください。
command-unknown = 知らないコマンドです。Discordを再起動すると、使えるコマンドが表示されます。
command-elsewhere = ボットが参加しているサーバーでのみ使えます。
refusal-too-many-tables = すでに{ $count }卓に着席しています。先にどれかを退席してください：
refusal-guild-full = このサーバーにはすでに{ $count }卓あります。どれかが終わるまでお待ちください。
refusal-tables-elsewhere = このサーバーでテーブルを開けるのは{ $channels }です。
refusal-tables-nowhere = テーブルを開けるチャンネルが見当たりません。サーバーを管理している人に聞いてください。
refusal-alone-elsewhere = ここで/playを使えるのは{ $channels }です。DMでも遊べます。
refusal-alone-never = このサーバーでは/playを使えません。DMで遊べます。
refusal-channel-full = このチャンネルで同時に開けるのは{ $count }卓までです。参加するか、終わるまでお待ちください。
refusal-too-many-here = このサーバーで同時に着席できるのは{ $count }卓までです。先にどれかを退席してください。

record-here = 配られたカードとプレイのすべての記録です。ゲームを再現できます。
record-none = このゲームの記録はありません。
rematch-players-only = 再戦を申し込めるのは、ここでプレイした人だけです。
rematch-no-result = 再戦できるのは、最後まで行われたゲームの後だけです。
