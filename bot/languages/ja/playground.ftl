# The page of the playground. Where Discord's client has the same words, these are Discord's.
# Only plain variables here: the browser fills them in.

playground-title = Cardroomお試しページ
playground-title-unread = （{ $count }）Cardroomお試しページ
playground-without-script = このページにはJavaScriptが必要です。読み込み元はこのコンピューターだけです。
playground-skip = メッセージへ移動
playground-server = サーバー
playground-channels = チャンネル
playground-people = プレイする人
playground-show = 表示
playground-show-one = 1人
playground-show-all = 全員
playground-show-one-short = 1人
playground-show-all-short = 全員
playground-note = このコンピューターだけのお試しページです。Discordには何も送られません。
playground-columns = 列
playground-away = お試しページから応答がありません。接続し直しています…

# A person or the server chooses a language; both are names.
playground-languages = 言語
playground-language-now = 言語：{ $language }
playground-language-of = { $name }の言語

# The columns, and the messages in them.
playground-as = { $name }として
playground-direct-messages = ダイレクトメッセージ
playground-direct-messages-closed = DM不可
playground-direct-messages-new = { $name }、新しいダイレクトメッセージあり
playground-direct-message-came = { $name }に新しいダイレクトメッセージが届きました。
playground-messages-of = { $name }のメッセージ
playground-newest = 最新のメッセージ
playground-empty = まだ何もありません
playground-empty-direct = 手札など、ボットが{ $name }だけに伝えることがここに表示されます。
playground-empty-channel = #{ $channel }へようこそ
playground-open-table = { $command }などのゲームのコマンドを入力すると、テーブルが開きます。
playground-waiting-for-commands = ボットのコマンドを待っています…
playground-message-elsewhere = そのメッセージはここでは見られません。
playground-message-gone = そのメッセージはもうありません。

# What Discord's client writes around messages.
playground-app = アプリ
playground-used = { $name }が{ $command }を使用しました
playground-somebody = 誰か
playground-unknown = 不明
playground-unknown-user = 不明なユーザー
playground-role = ロール
playground-message = メッセージ
playground-thinking = { $name }が考え中…
playground-edited = （編集済）
playground-whisper = これはあなただけに表示されています
playground-whisper-by = { $name }、あなただけに表示されています
playground-dismiss = メッセージを閉じる
playground-no-answer = アプリケーションが応答しませんでした
playground-failed = 問題が起きました。もう一度試してください。
playground-refused = ここでは今それはできません。
playground-not-drawn = 種類{ $kind }の部品はここでは表示できません。
playground-choose = 選択してください
playground-choose-count = { $count }個を選ぶ
playground-choose-some = { $count }個中{ $picked }個を選ぶ
playground-range = { $least }〜{ $most }
playground-submit = 送信
playground-cancel = キャンセル
playground-close = 閉じる
playground-needed = 必須
playground-picture = 画像
playground-picture-missing = 表示できない画像
playground-picture-large = 画像を大きく表示
playground-picture-browser = ブラウザーで開く
playground-spoiler = ネタバレ
playground-spoiler-show = ネタバレ、押すと表示
playground-spoiler-picture = ネタバレ、押すと画像を表示
playground-spoiler-file = ネタバレ、押すとファイルを表示

# The line in which commands are typed.
playground-suggestions = 候補
playground-hint = / を入力するとコマンドが表示されます
playground-hint-game = { $command }などを入力してテーブルを開く
playground-hint-command = { $command }などのコマンドを入力
playground-commands = コマンドを表示
playground-command-unknown = そのコマンドはありません。/ を入力すると、すべて表示されます。
playground-command-only = ここではコマンドだけが使えます。/ を入力すると表示されます。
playground-commands-none = ボットのコマンドはまだありません。
playground-send = 送信（Enter）
playground-send-command = { $command }を送信
playground-press-enter = { $command }、Enterで送信
playground-leave-command = コマンドをやめる（Esc）
playground-keys = Enterで送信、Escでやめる
playground-keys-for = { $description } · Enterで送信、Escでやめる
playground-option = { $option }：{ $description }
playground-option-wrong = { $option }の値を選んでください。
playground-yes = はい
playground-no = いいえ

# What a screen reader is told of a button with a card on it.
playground-and-also = { $said }、{ $also }
playground-card-chosen = 選択中
playground-card-trump = 切り札
playground-card-none = カードなし
playground-card-count = { $count }枚
playground-card-to = { $name }へ

# Servers and conversations in which the bot is not, and the menu of a message.
playground-conversations = 会話
playground-without-bot = ボットなし
playground-as-without-bot = { $name }として、ボットなし
playground-without-bot-about = ボットはここのメンバーではありません。全員が自分用にインストールしているので、一部のコマンドが使えます。
playground-apps = アプリ
playground-message-menu = このメッセージで使えるアプリ

# ボットのどのプロセスが何をしているかを示すページ。
playground-processes = プロセス
playground-processes-title = Cardroomお試しページのプロセス
playground-processes-about = 各プロセスはいくつかのシャードを受け持ち、そのサーバーのテーブルを進めます。
playground-processes-back = テーブルに戻る
playground-processes-loading = プロセスに問い合わせています…
playground-process = プロセス{ $name }
playground-process-serving = 動作中
playground-process-starting = 起動中
playground-process-handing-over = 後継に引き継ぎ中
playground-process-ended = 終了、まもなく再起動
playground-process-number = プロセス番号{ $id }
playground-process-shards = シャード
playground-process-no-shards = いま受け持つシャードはありません。
playground-process-shard = シャード{ $number }：{ $servers }
playground-process-shard-waits = シャード{ $number }は引き継ぎ待ち：{ $servers }
playground-process-answered = 応答した操作
playground-process-forwarded = 転送した操作
playground-process-tables = テーブル
playground-process-no-tables = いま進めているテーブルはありません。
playground-process-table-lobby = 募集中
playground-process-table-playing = プレイ中
playground-process-table-paused = 一時停止中
playground-process-computers = コンピューター：{ $count }
playground-process-kill = 強制終了
playground-process-kill-name = プロセス{ $name }を強制終了
playground-process-hand-over = 引き継ぐ
playground-process-hand-over-name = プロセス{ $name }を後継に引き継ぐ
playground-process-killed = プロセス{ $name }を強制終了しました。
playground-process-replaced = プロセス{ $name }の後継を起動しています。
playground-processes-nobody = どのプロセスも受け持っていないシャード
